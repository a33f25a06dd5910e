# Labels of options (at most 80 characters), labels of verbs, prompts.
# $target is the form inside a sentence, $label the label of the same thing. An axe is a Captain result, a claw a Monster result.

# Pieces of these: dice by colour; a place in an Outpost; place and owner of a card, where they are needed to tell it from others

pit-dice = { $white ->
    [0] { "" }
   *[other] { $white } White
}{ $yellow ->
    [0] { "" }
   *[other] { $white ->
        [0] { $yellow } Yellow
       *[other] , { $yellow } Yellow
    }
}{ $red ->
    [0] { "" }
   *[other] { $before ->
        [0] { $red } Red
       *[other] , { $red } Red
    }
}
pit-spot = { $side ->
    [side_a] attacker slot { $at }
    [side_d] defender slot { $at }
    [side_r] Reserve { $at }
   *[other] number { $at }
}
pit-mark = { $mark ->
    [none] { "" }
    [name] { "" } ({ $name })
    [spot] { "" } ({ pit-spot })
   *[both] { "" } ({ pit-spot }, { $name })
}

## Set-up, dice

pit-option-role-captain = I want to be a Captain
pit-option-role-monster = I want to play the Monster
pit-option-captain = { $label }: { $short }
pit-option-skull = { $label }: { $short }
pit-option-space = Space { $n } ({ $left } to the Gate)
pit-option-roll = Roll the dice
pit-option-dice = { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}: { pit-dice }
pit-option-stand = Let it stand
pit-option-misses = Roll again: all dice that show a claw
pit-option-die = Roll again: { $colour } Die{ $n ->
    [0] { "" }
   *[other] { "" } { $n }
} ({ $axes ->
    [0] { "" }
    [one] 1 axe
   *[other] { $axes } axes
}{ $claws ->
    [0] { "" }
   *[other] { $axes ->
        [0] { "" }
       *[other] ,{ " " }
    }{ $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }
})
pit-option-done = Done

## Places, bearers

pit-option-place-attacker = { $taken ->
    [0] Attacker slot { $n }, { $rune }
   *[other] Attacker slot { $n }, { $rune }: swap with { $who }
}
pit-option-place-defender = { $taken ->
    [0] Defender slot { $n }, { $rune }
   *[other] Defender slot { $n }, { $rune }: swap with { $who }
}
pit-option-place-reserve = Into Reserve
pit-option-place-structure = { $label }
pit-option-push = { $label }{ pit-mark } goes into Reserve
pit-option-bear = { $label }{ pit-mark } carries it
pit-option-let-go = Let it go
pit-option-unit = { $label }{ pit-mark }
pit-option-heal = Heal { $label }{ pit-mark }
pit-option-injure = Injure { $label }{ pit-mark }
pit-option-give = Give { $label }{ pit-mark }
pit-option-lose = Sacrifice { $label }{ pit-mark }
pit-option-seat = { $name } ({ $label })

## Midday

pit-option-district = { $label }
pit-option-attack-gate = Attack { $monster } from the Citadel Gate
pit-option-attack-watchtower = Attack { $monster } from the Watchtower
pit-option-fight = Fight { $cards } at { $target }
pit-option-fight-many = Fight at { $target }: { $cards } and { $n } more
pit-option-token = { $n ->
    [0] { CAP($card) } at { $target } ({ $health } health)
   *[other] { CAP($card) } number { $n } at { $target } ({ $health } health)
}
pit-option-token-perched = { CAP($card) } on { pit-spot } of { $name } ({ $health } health)
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
pit-option-recruit-tavern = { CAP($structure) }: recruit { $label } ({ $cost } Gold)
pit-option-buy = Buy { $label } ({ $cost } Gold)
pit-option-reveal = See more cards in { $target } (1 Gold)
pit-option-barkeep = { CAP($structure) }: the Barkeep sends { $label } away (1 Gold)
pit-option-quest-do = Do your Quest: { $target }
pit-option-quest-drop = Give the Quest up, nobody can do it: { $target }
pit-option-further = Wish: one more structure
pit-option-open = { $label }
pit-option-end = End the turn

## At any time

pit-option-ability-rune = Captain's ability (its rune was rolled)
pit-option-ability-gem = Captain's ability (costs 1 gem)
pit-option-skill = Use { $target }
pit-option-wizard = Wizard: { $label }
pit-option-wyvern = Wyvern: { $label }
pit-option-wyvern-no = Send no Wyvern
pit-option-wish = Wish: { $label }
pit-option-trade = Give something to { $name } ({ $label })
pit-option-gold = Give { $n } Gold
pit-option-item = Give { $label } of { $bearer }{ pit-mark }
pit-option-item-of = { $label } of { $bearer }{ pit-mark }
pit-option-stone = Alchemy Stone: roll again { $roll ->
    [roll_progress] { $roller }'s Progress Roll
    [roll_attack] { $roller }'s dice
    [roll_defence] { $roller }'s dice
    [roll_twilight] the Twilight Roll
    [roll_rune] the Rune Die
    [roll_location] the Location Die
    [roll_church] { $roller }'s prayer
    [roll_hounds] the die against the Grave Hounds
   *[other] { $roller }'s roll
}
pit-option-stone-foe = Alchemy Stone: roll again the dice of { $foe }
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
pit-option-keep-wish = { $label }: { $short }
pit-option-pass = Play nothing
pit-option-tracker = { $target } Dice (now { $n })
pit-option-tracker-gain = Gain a White Die
pit-option-shift = One { $colour } Die less, one { $to } Die more
pit-option-shift-none = Leave the trackers as they are
pit-option-tavern = { CAP($structure) }: { $label } ({ $cost } Gold)
pit-option-free = Free { $label }{ pit-mark }: the hit goes there
pit-option-free-none = Hit { $monster }, free nobody
pit-option-miller-yes = Sacrifice the Conscripted Miller
pit-option-miller-no = Spare the Miller
pit-option-edict-injure = Injure one of your characters
pit-option-edict-refuse = Refuse: { $monster } moves 1 more
pit-option-bruiser-pay = Pay the Bruiser 1 Gold
pit-option-bruiser-return = Let the Bruiser go
pit-option-horn-yes = Sound the Signal Horn
pit-option-horn-no = Keep the horn silent
pit-option-warden-yes = Ring the bell: cancel the card
pit-option-warden-no = Let the card take effect
pit-option-look-keep = Leave it on top
pit-option-look-under = Put it under the deck
pit-option-top = Card { $n }
pit-option-top-card = Card { $n }: keep { $label } on top
pit-option-now-use = Use it at once
pit-option-now-save = Save it in a slot
pit-option-copy = Copy { $target }
pit-option-deck = { $label }
pit-option-deck-card = { $label } (open: { $card })
pit-option-take = { $label }: { $short }
pit-option-drop-wish = The wish { $label }
pit-option-drop-quest = The Quest { $label }
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
pit-prompt-captain = { $name }: choose your Captain. `/rules` tells more, under *Captains*.
pit-prompt-skull = The Captains choose a difficulty token together. Most votes count; the Lead Captain breaks ties.
pit-prompt-start = Where does { $monster } start? The Captains choose together; the Lead Captain breaks ties.

## Prompts: Morning

pit-prompt-progress = { $name }: make your Progress Roll. You have { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} ({ pit-dice }). Axes bring Gold{ $held ->
    [0] , claws move { $monster } ({ $left ->
        [one] 1 space
       *[other] { $left } spaces
    } to the Gate)
   *[other] ; this time claws do not move { $monster } as usual
}.
pit-prompt-after-roll = { $roll ->
    [roll_combat] { $roller } has { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    }, { $foe } has { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }: { $verdict ->
        [ahead] { $roller } would win
        [behind] { $roller } would lose, and a loss costs a character
       *[tie] a tie, and a tie injures a character
    }.
    [roll_progress] { $roller } rolls { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } (Gold), { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    } (the Monster moves) and the rune { $rune }{ $verdict ->
        [royal] : a Royal Roll
       *[other] { "" }
    }.
    [roll_twilight] The Twilight Roll shows { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }: { $deeds }
    [roll_rune] The Rune Die shows { $rune }.
    [roll_location] The Location Die shows { $rune }.
   *[other] { $roller } rolls { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } and { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
} Change it with a stone, a wish or an ability, or let it stand?
pit-prompt-reroll = { $roll ->
    [roll_twilight] The Twilight Roll shows { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
    [roll_combat] { $roller } has { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    }, { $foe } has { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
   *[other] { $roller } has { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } and { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
} Which die is rolled again?
pit-prompt-discard = { $own ->
    [0] The Monster player may discard up to two cards for Gold.
   *[1] You have { $income } Gold. Discard up to two cards? You gain Gold once: the cost of the cheaper one.
}

## Prompts: Midday

pit-prompt-district = { $name }: where do you go? { $again ->
    [0] { "" }
   *[1] In the last Round it was { $last }; now choose another District.{ " " }
}No more than two Captains fit into a District.
pit-prompt-visit = { $name } is at { $district } and has { $gold } Gold. Each structure can be used once. What do you do?
pit-prompt-further = { $name }: which other structure do you want to reach?
pit-prompt-token = { $name }: whom do you fight?
pit-prompt-offering = { $name }: whom do you give to the Statue? { $monster } takes that character at Twilight. You visit nothing else.
pit-prompt-reassign = { $name }: whom do you move? Choose one after the other, then Done.
pit-prompt-shift = { $name }: the Light answers. Which dice of { $monster } change?
pit-prompt-wish = { $name }: which Wish token do you keep? The others go back.
pit-prompt-armour = { $name }: who wears { $card }?
pit-prompt-upgrade = Which character's die becomes White, for as long as that character stays?
pit-prompt-free-card = From which deck does the top card come? It joins your Outpost for free.
pit-prompt-use-now = { CAP($card) } is here. Use it at once, or save it in a slot?
pit-prompt-barricade = Where does the Barricade stand? It stops one move of the Monster, now on space { $space }.
pit-prompt-gift = What does { $other } get? A character costs the giver 3 Gold.
pit-prompt-heron = { $own ->
    [0] { $name } looks at three Quests and takes one.
   *[1] The Old Heron shows you these Quests: { $looking }. Which one do you take?
}
pit-prompt-rats = { $name }: rats! Pay 1 Gold, or an Item goes back to its deck.
pit-prompt-carrion = Which Creature does the Carrion Wyvern carry off?
pit-prompt-hourglass = Whose next Progress Roll shall not move the Monster?
pit-prompt-copy = Which Wizard does the Mirror Witch copy?
pit-prompt-lower = { $monster } loses one die. Of which colour?
pit-prompt-star = { $own ->
    [0] The Star Reader shows the top Monster cards to one Captain.
   *[1] These are the top Monster cards: { $looking }. Which one stays on top? The others are discarded.
}

## Prompts: places and bearers

pit-prompt-place = { $other }: where does { $card } go in your Outpost? If no slot is free, somebody makes room.
pit-prompt-bearer = { $other }: who carries { $card }?
pit-prompt-keep = { $other }: the bearer of { $card } is gone. Pay { $n } Gold and give it to another, or let it leave the game?
pit-prompt-return = { CAP($card) } goes back to a Tavern. Under which deck?
pit-prompt-token-place = { $about ->
    [0] { CAP($card) }: where does a token go? { $opposed ->
        [0] The Captains choose together; the Lead Captain breaks ties.
       *[1] The Monster player chooses.
    }
   *[1] { CAP($card) }: which slot of { $other } is taken?
}
pit-prompt-heal = Who is healed?

## Prompts: combat and harm

pit-prompt-mist = { $monster } attacks a Captain. Send a Mist Wyvern, so that the attack finds nobody?
pit-prompt-thorn = { $fighter } fights { $foe }. Send a Thorn Wyvern for two White Dice more?
pit-prompt-horn = { $other } fights { $foe } in your District. Sound the Signal Horn for one Yellow Die more?
pit-prompt-free = { $fighter } hits. Who takes this damage: { $monster }, or somebody whom she has mesmerized? Who is freed comes to { $fighter }, injured.
pit-prompt-lose = { $fighter } loses against { $foe }. Who is sacrificed?
pit-prompt-injure = { $reason ->
    [by_combat] A tie between { $fighter } and { $foe }: one who fought is injured. Who?
    [by_quest] The Quest was not done in time: one of the strongest is injured. Who?
    [by_card] { pit-name-old_wounds }: one character is injured. Who?
   *[other] One character is injured. Who?
}
pit-prompt-miller = { CAP($card) } is about to be injured or lost. Does the Conscripted Miller step in and fall instead?
pit-prompt-edict = { $monster } demands blood. Injure one of your characters, or refuse? For each who refuses the Monster moves 1 more.

## Prompts: Twilight and Monster cards

pit-prompt-twilight = Twilight: roll for { $monster }, { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} ({ pit-dice }). The claws choose what happens.
pit-prompt-oracle = { $own ->
    [0] The Veiled Oracle looks at the top Monster card.
   *[1] The Veiled Oracle sees the top Monster card: { $looking }. Leave it there?
}
pit-prompt-target = Whom does { $monster } attack?
pit-prompt-charm = { $monster } charms the cheapest character of the Taverns. Several cost the same: which one?
pit-prompt-rolled = Two characters stand under the rune { $rune }. Which one does it strike?
pit-prompt-improve = One die of { $monster } gets better: White to Yellow, or Yellow to Red. Which one?
pit-prompt-gain-or-improve = Does { $monster } gain a White Die, or does a Yellow one turn Red?
pit-prompt-joins = { CAP($card) } costs nothing and joins somebody. Several Captains are next: whom?
pit-prompt-warden = { $monster } plays { $card }. Send the Bell Warden home to cancel it?
pit-prompt-wounds = { pit-name-old_wounds }: in whose Outpost is a character injured?
pit-prompt-purse = { pit-name-cut_the_purse_strings }: which Captain loses 2 Gold?
pit-prompt-straps-captain = { pit-name-rusted_straps }: several Captains have the most Items. Who loses one?
pit-prompt-straps = { pit-name-rusted_straps }: what goes back to its deck?
pit-prompt-whispers = { pit-name-whispers }: which Captain loses a Wish token or a Quest?
pit-prompt-whispers-what = { pit-name-whispers }: what does { $other } lose?
pit-prompt-rumours = { pit-name-whispers }: each Captain with a Quest loses 1 Gold or the Quest. Which one?
pit-prompt-fog = { pit-name-dread_fog }: which District is closed this Midday?
pit-prompt-burn = { pit-name-burning_street }: which District burns?
pit-prompt-panic = { pit-name-panic }: which Captain must go where you say?
pit-prompt-panic-district = { pit-name-panic }: which District must { $other } enter?
pit-prompt-foe-window = { $own ->
    [0] The Captains are about to set out. Does the Monster player play a card?
   *[1] The Captains are about to set out. Play a card first?
}
pit-prompt-ward = { $own ->
    [0] { $monster } is about to take damage.
   *[1] You are about to take 1 damage. Cancel it with Ward of Scales?
}
pit-prompt-chant = { $own ->
    [0] A Wizard is about to act.
   *[1] A Wizard is about to act. Cancel it with Counter-Chant?
}

## Prompts: Night

pit-prompt-bruiser = The Debt-Bound Bruiser wants 1 Gold, or leaves the Outpost. Pay?
pit-prompt-librarian = { $own ->
    [0] The Grey Librarian looks at the top card of the Sanctuary.
   *[1] The Grey Librarian sees the top card of the Sanctuary: { $looking }. Leave it there?
}
pit-prompt-imps = The Fire Imps light a fire. Which District burns?
pit-prompt-wraith = A Night Wraith hunts in the streets. Whom does it attack?
pit-prompt-any-time = You can act at any time.
