# Labels of options (at most 80 characters), labels of verbs, prompts.
# $target is the form inside a sentence, $label the label of the same thing. An axe is a Captain result, a claw a Monster result.

pit-option-role-captain = I want to be a Captain
pit-option-role-monster = I want to play the Monster
pit-option-captain = { $label }
pit-option-skull = { $label }
pit-option-space = Space { $n }
pit-option-roll = Roll the dice
pit-option-dice = Roll { $white } White, { $yellow } Yellow, { $red } Red
pit-option-stand = Let it stand
pit-option-misses = All dice that show a claw
pit-option-die = { $colour } Die ({ $cards })
pit-option-done = Done

## Places, bearers

pit-option-place-attacker = Attacker slot { $n } ({ $rune })
pit-option-place-defender = Defender slot { $n } ({ $rune })
pit-option-place-reserve = Into Reserve
pit-option-place-structure = { $label }
pit-option-push = Move { $target } into Reserve
pit-option-bear = Give it to { $target }
pit-option-let-go = Let it go
pit-option-unit = { $label } ({ $name })
pit-option-heal = Heal { $target } ({ $name })
pit-option-injure = Injure { $target } ({ $name })
pit-option-give = Give { $target }
pit-option-lose = Sacrifice { $target }
pit-option-seat = { $name }

## Midday

pit-option-district = { $label }
pit-option-attack-gate = Attack the Monster from the Citadel Gate
pit-option-attack-watchtower = Attack the Monster from the Watchtower
pit-option-fight = Fight at { $target }: { $cards }
pit-option-token = { CAP($card) } at { $target }
pit-option-visit-statue = Give somebody to the Statue
pit-option-visit-reassign = Barracks: reassign your characters
pit-option-visit-light = Stone Church: ask the Light for aid (4 Gold)
pit-option-visit-grotto = Dwarven Grotto: ask the miners for help
pit-option-visit-mage = Sanctuary: White Mage (3 Gold)
pit-option-visit-pilgrim = Sanctuary: White Mage (1 Gold)
pit-option-visit-keep = King's Keep: draw a Quest
pit-option-visit-fountain = { $n ->
    [one] Fountain: draw 1 wish (1 Gold)
   *[other] Fountain: draw { $n } wishes, keep one ({ $n } Gold)
}
pit-option-visit-tent = Healer's Tent: heal one of yours (1 Gold)
pit-option-visit-heron = Old Heron: choose one of 3 Quests (2 Gold)
pit-option-visit-oats = Brother Oats: heal one of yours
pit-option-visit-drain = Drain the flooded tunnels (2 Gold)
pit-option-visit-harpy = Fight the Stone Harpy in your Outpost
pit-option-recruit-barracks = Barracks: conscript a Soldier ({ $cost } Gold)
pit-option-recruit-eyrie = Eyrie: recruit a Wyvern ({ $cost } Gold)
pit-option-recruit-sanctuary = Sanctuary: recruit a Wizard ({ $cost } Gold)
pit-option-recruit-tavern = Recruit { $card } ({ $cost } Gold)
pit-option-buy = { $label } ({ $cost } Gold)
pit-option-reveal = See more cards in { $target } (1 Gold)
pit-option-barkeep = Barkeep: send { $card } away (1 Gold)
pit-option-quest-do = Do your Quest: { $target }
pit-option-quest-drop = Give the Quest up, nobody can do it: { $target }
pit-option-further = Wish: one more structure
pit-option-open = { $label }
pit-option-end = End the turn

## At any time

pit-option-ability-rune = Captain's ability (by the rune)
pit-option-ability-gem = Captain's ability (for a gem)
pit-option-skill = Use { $target }
pit-option-wizard = Use { $target }
pit-option-wyvern = Send { $target }
pit-option-wyvern-no = Send no Wyvern
pit-option-wish = Wish: { $label }
pit-option-trade = Give something to { $name }
pit-option-gold = Give { $n } Gold
pit-option-item = Give { $target }
pit-option-item-of = { $label } ({ $name })
pit-option-stone = { $roll ->
    [roll_progress] Stone: re-roll the Progress Roll
    [roll_twilight] Stone: re-roll the Twilight Roll
    [roll_rune] Stone: re-roll the Rune Die
    [roll_location] Stone: re-roll the Location Die
    [roll_church] Stone: re-roll the prayer
    [roll_attack] Stone: re-roll the Captain's dice
    [roll_defence] Stone: re-roll the Captain's dice
   *[other] Stone: re-roll this roll
}
pit-option-stone-foe = Stone: re-roll the foe's dice
pit-option-hold-stones = Ask me before a roll counts
pit-option-unhold-stones = Do not ask me before rolls count
pit-option-hold-reactions = Ask me at damage and Wizards
pit-option-unhold-reactions = Do not ask me at damage and Wizards

## The Monster, its player, and what happens to Captains

pit-option-play = { $cost ->
    [0] Play { $target }
   *[other] Play { $target } ({ $cost } Gold)
}
pit-option-discard = Discard { $target }
pit-option-keep = Discard nothing more
pit-option-keep-wish = Keep { $label }
pit-option-pass = Play nothing
pit-option-tracker = { $target } tracker
pit-option-tracker-gain = Gain a White Die
pit-option-shift = { $colour } down by 1, { $to } up by 1
pit-option-shift-none = Leave the trackers as they are
pit-option-tavern = { CAP($card) } in { $target } ({ $cost } Gold)
pit-option-free = Free { $target }: the hit goes there
pit-option-free-none = Hit her, free nobody
pit-option-miller-yes = Sacrifice the Conscripted Miller
pit-option-miller-no = Spare the Miller
pit-option-edict-injure = Injure one of your characters
pit-option-edict-refuse = Refuse: the Monster moves 1 more
pit-option-bruiser-pay = Pay the Bruiser 1 Gold
pit-option-bruiser-return = Let the Bruiser go
pit-option-horn-yes = Sound the Signal Horn
pit-option-horn-no = Keep the horn silent
pit-option-warden-yes = Ring the bell: cancel the card
pit-option-warden-no = Let the card happen
pit-option-look-keep = Leave it on top
pit-option-look-under = Put it under the deck
pit-option-top = Card { $n }
pit-option-top-card = Keep { $target } on top
pit-option-now-use = Use it at once
pit-option-now-save = Save it in a slot
pit-option-copy = Copy { $target }
pit-option-deck = { $label }
pit-option-deck-card = { $label }: { $card }
pit-option-take = Take { $label }
pit-option-drop = { $label }
pit-option-rats-gold = Pay 1 Gold
pit-option-whisper-gold = Lose 1 Gold
pit-option-whisper-quest = Lose the Quest

## Verbs: a button that opens several options

pit-verb-role = What you play
pit-verb-captain = Captain
pit-verb-skull = Token
pit-verb-space = Space
pit-verb-roll = Roll
pit-verb-dice = Dice
pit-verb-stand = Let it stand
pit-verb-misses = All claws
pit-verb-die = Die
pit-verb-done = Done
pit-verb-place = Place
pit-verb-push = Into Reserve
pit-verb-bear = Bearer
pit-verb-let-go = Let it go
pit-verb-unit = Character
pit-verb-heal = Heal
pit-verb-injure = Injure
pit-verb-give = Give
pit-verb-lose = Sacrifice
pit-verb-seat = Captain
pit-verb-district = District
pit-verb-attack = Attack
pit-verb-fight = Fight
pit-verb-token = Token
pit-verb-visit = Visit
pit-verb-recruit = Recruit
pit-verb-buy = Buy
pit-verb-reveal = See more
pit-verb-barkeep = Barkeep
pit-verb-quest = Quest
pit-verb-further = One more structure
pit-verb-open = Structure
pit-verb-end = End the turn
pit-verb-ability = Ability
pit-verb-skill = Cards
pit-verb-wizard = Wizards
pit-verb-wyvern = Wyverns
pit-verb-wish = Wishes
pit-verb-trade = Give
pit-verb-gold = Gold
pit-verb-item = Item
pit-verb-stone = Alchemy Stone
pit-verb-hold = Ask me
pit-verb-unhold = Do not ask me
pit-verb-play = Monster cards
pit-verb-discard = Discard
pit-verb-keep = Keep
pit-verb-pass = Play nothing
pit-verb-tracker = Tracker
pit-verb-shift = Trackers
pit-verb-tavern = Tavern
pit-verb-free = Hit or free
pit-verb-miller = Miller
pit-verb-edict = Edict
pit-verb-bruiser = Bruiser
pit-verb-horn = Horn
pit-verb-warden = Bell
pit-verb-look = Top card
pit-verb-top = Keep on top
pit-verb-now = Use or save
pit-verb-copy = Copy
pit-verb-deck = Deck
pit-verb-take = Take
pit-verb-drop = What is lost
pit-verb-rats = Rats
pit-verb-whisper = What is lost

## Prompts: set-up

pit-prompt-role = { $own ->
    [0] Who wants to play the Monster? One of those who do is drawn; if nobody does, one of all.
   *[1] Do you want to be a Captain or the Monster? One of those who want the Monster is drawn; if nobody does, one of all.
}
pit-prompt-captain = { $name }: choose your Captain. `/rules` tells what each can do, under *Captains*.
pit-prompt-skull = The Captains choose a difficulty token together. Most votes count; the Lead Captain breaks ties.
pit-prompt-start = Where does the Monster start? The Captains choose together.

## Prompts: Morning

pit-prompt-progress = { $name }: make your Progress Roll. Axes bring Gold, claws move the Monster ({ $left ->
    [one] 1 space
   *[other] { $left } spaces
} to the Gate).
pit-prompt-after-roll = { $roll ->
    [roll_combat] { $roller }: { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } against { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
    [roll_progress] { $roller }: { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    }, { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }, rune { $rune }.
    [roll_twilight] The Twilight Roll shows { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
    [roll_rune] The Rune Die shows { $rune }.
    [roll_location] The Location Die shows { $rune }.
   *[other] The dice show { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } and { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
} Change the roll, or let it stand?
pit-prompt-reroll = Choose a die to roll again.
pit-prompt-discard = { $own ->
    [0] The Monster player may discard up to two cards for Gold.
   *[1] Discard up to two cards? You gain Gold once: the cost of the cheaper one.
}

## Prompts: Midday

pit-prompt-district = { $name }: where do you go? It must be another District than in the last Round.
pit-prompt-visit = { $name } at { $district }: one action for each structure. What do you do?
pit-prompt-further = { $name }: which structure do you also want to reach?
pit-prompt-token = { $name }: whom do you fight?
pit-prompt-offering = { $name }: whom do you give to the Statue? The Monster takes that character at Twilight. You visit nothing else.
pit-prompt-reassign = { $name }: whom do you move? Choose one after the other; then Done.
pit-prompt-shift = { $name }: the Light answers. Which tracker goes down, and which one beside it up?
pit-prompt-wish = { $name }: which Wish token do you keep?
pit-prompt-armour = { $name }: who wears { $card }?
pit-prompt-upgrade = Whose die becomes White?
pit-prompt-free-card = From which deck does the top card come? It joins your Outpost for free.
pit-prompt-use-now = { CAP($card) } is here. Use it at once, or save it in a slot?
pit-prompt-barricade = { $name }: where on the track does the Barricade stand?
pit-prompt-gift = What do you give to { $other }? A character costs you 3 Gold.
pit-prompt-heron = { $own ->
    [0] { $name } looks at three Quests and takes one.
   *[1] The Old Heron shows you these Quests: { $looking }. Which one do you take?
}
pit-prompt-rats = { $name }: rats! Pay 1 Gold, or an Item goes back to its deck.
pit-prompt-carrion = Which Creature does the Carrion Wyvern carry off?
pit-prompt-hourglass = Whose next Progress Roll shall not move the Monster?
pit-prompt-copy = Which Wizard does the Mirror Witch copy?
pit-prompt-lower = Which tracker of the Monster goes down by 1?
pit-prompt-star = { $own ->
    [0] Somebody reads the stars: the top three Monster cards.
   *[1] These are the top Monster cards: { $looking }. Which one stays on top? The others are discarded.
}

## Prompts: places and bearers

pit-prompt-place = A place for { $card }: which one?
pit-prompt-bearer = Who carries { $card }?
pit-prompt-keep = Its bearer is gone. Hand { $card } to another for { $n } Gold, or let it go?
pit-prompt-return = { CAP($card) } goes home. Under which deck?
pit-prompt-token-place = A token of { $card }: where does it go?
pit-prompt-heal = Whom do you heal?

## Prompts: combat and harm

pit-prompt-mist = The Monster attacks a Captain. Send a Mist Wyvern to cancel it?
pit-prompt-thorn = A combat begins. Send a Thorn Wyvern for two White Dice more?
pit-prompt-horn = { $other } fights in your District. Sound the Signal Horn for one Yellow Die more?
pit-prompt-free = Whom does the hit strike: the Monster, or somebody whom she has mesmerized? A mesmerized one comes to your Outpost, injured.
pit-prompt-lose = The combat is lost. Who is sacrificed?
pit-prompt-injure = { $reason ->
    [by_combat] A tie: one character who fought is injured. Who?
    [by_quest] The Quest was not done. One of the strongest is injured. Who?
   *[other] One character is injured. Who?
}
pit-prompt-miller = { CAP($card) } is in danger. Does the Conscripted Miller step in and fall instead?
pit-prompt-edict = The Queen demands blood: injure one of your characters, or refuse? For each who refuses she moves 1 more.

## Prompts: Twilight and Monster cards

pit-prompt-twilight = Twilight: roll for { $monster } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}).
pit-prompt-oracle = { $own ->
    [0] The Veiled Oracle looks at the top Monster card.
   *[1] The Veiled Oracle sees the top Monster card: { $looking }. Leave it there?
}
pit-prompt-target = Whom does { $monster } attack?
pit-prompt-charm = Which character of the Taverns is mesmerized?
pit-prompt-rolled = Two characters stand under the rune that was rolled. Which one is it?
pit-prompt-improve = Which of the Monster's dice is improved?
pit-prompt-gain-or-improve = Does the Monster gain a White Die, or improve a Yellow one to Red?
pit-prompt-joins = Whom does { $card } join?
pit-prompt-warden = The Monster card is { $card }. Ring the Bell Warden's bell to cancel it?
pit-prompt-wounds = In whose Outpost is a character injured?
pit-prompt-purse = Which Captain loses 2 Gold?
pit-prompt-straps-captain = Which Captain loses an Item?
pit-prompt-straps = What goes back to its deck?
pit-prompt-whispers = Which Captain hears the whispers?
pit-prompt-whispers-what = What does { $other } lose?
pit-prompt-rumours = Whispers: each Captain with a Quest loses 1 Gold or the Quest.
pit-prompt-fog = Which District does the fog close?
pit-prompt-burn = Which District burns?
pit-prompt-panic = Which Captain panics?
pit-prompt-panic-district = Which District must { $other } enter?
pit-prompt-foe-window = { $own ->
    [0] The Captains are about to set out. Does the Monster player play a card?
   *[1] The Captains are about to set out. Play a card first?
}
pit-prompt-ward = { $own ->
    [0] The Monster is about to take damage.
   *[1] You are about to take 1 damage. Cancel it with Ward of Scales?
}
pit-prompt-chant = { $own ->
    [0] A Wizard is about to act.
   *[1] A Wizard is about to act. Cancel it with Counter-Chant?
}

## Prompts: Night

pit-prompt-bruiser = The Debt-Bound Bruiser wants 1 Gold. Pay, or let it go?
pit-prompt-librarian = { $own ->
    [0] The Grey Librarian looks at the top card of the Sanctuary.
   *[1] The Grey Librarian sees the top card of the Sanctuary: { $looking }. Leave it there?
}
pit-prompt-imps = The Fire Imps light a fire. Which District burns?
pit-prompt-wraith = A Night Wraith hunts. Whom does it attack?
pit-prompt-any-time = You can act at any time.
