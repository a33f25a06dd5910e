# What happened, one line each. CAP() makes a name begin a sentence. An axe is a Captain result, a claw a Monster result.

## Set-up

pit-event-foe = { $name } plays the Monster.
pit-event-captain = { $name } is { $card }. { $effect }
pit-event-lead-drawn = { $name } draws Quest number { $n }, the highest: the King's Messenger comes, and { $name } is the Lead Captain.
pit-event-skull = Difficulty token { $card }: { $effect }
pit-event-starts = The Monster starts on space { $space }.
pit-event-voted = { $verb ->
    [by_space] The Captains agree ({ $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }): space { $choice }.
   *[other] The Captains agree ({ $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }): { $choice }.
}

## Morning

pit-event-round = Round { $n } begins: it is Morning.
pit-event-foe-sold = { $name } discards { $n ->
    [one] 1 Monster card
   *[other] { $n } Monster cards
} and gains { $gold } Gold.
pit-event-clerk = { $name }'s Tally Clerk brings 1 Gold.
pit-event-progress = { $name } gains { $gold } Gold{ $royal ->
    [0] { "" }
   *[other] { "" } and { $royal } more for a Royal Roll
}, with { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
} and the rune { $rune }.
pit-event-moved = The Monster moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to space { $space }.
pit-event-barricaded = A Barricade on space { $space } stops it, and breaks.
pit-event-hourglass-runs = The sand runs: { $name }'s roll does not move the Monster.
pit-event-driven-back = { $spaces ->
    [0] The Monster cannot be driven further back than space { $space }.
    [one] The Monster is driven back 1 space, to space { $space }.
   *[other] The Monster is driven back { $spaces } spaces, to space { $space }.
}

## Abilities, wishes, stones, switches

pit-event-ability = { $name } uses the ability of { $card }.
pit-event-skill = { $name } uses { $card }.
pit-event-stone = { $name } throws an Alchemy Stone: the roll is made again.
pit-event-hold = { $name } wants to be asked when it counts.
pit-event-unhold = { $name } need not be asked any more.
pit-event-wishes-drawn = { $name } draws from the Fountain: { $cards }.
pit-event-wish-kept = { $name } keeps the wish { $card }.
pit-event-wish = { $name } makes a wish, { $card }: { $effect }
pit-event-wish-lost = { $name } loses the wish { $card }.
pit-event-gold = { $name } gains { $n } Gold.
pit-event-lost-gold = { $name } loses { $n } Gold.
pit-event-got-token = { $name } gains { $token }.

## Midday

pit-event-foe-drew = { $name } fills the hand of Monster cards: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
pit-event-enters = { $name } enters { $district }.
pit-event-stays = { $name } finds no open District and stays.
pit-event-map-used = { $name } uses the Tunnel Map to stay in the same District.
pit-event-visited = { $name } ends the turn.
pit-event-opened = { $name } may also use { $structure }.
pit-event-recruited = { $name } recruits { $card }.
pit-event-joined = { CAP($card) } joins { $name }.
pit-event-placed = { $side ->
    [side_r] { CAP($card) } goes into Reserve ({ $name }).
   *[other] { CAP($card) } takes { pit-spot } ({ $name }).
}
pit-event-reserved = { CAP($card) } makes room and goes into Reserve ({ $name }).
pit-event-reassigns = { $name } reassigns the Outpost at the Barracks.
pit-event-bought = { $name } buys { $card }.
pit-event-bought-token = { $name } buys { $token }.
pit-event-attached = { CAP($unit) } carries { $card } now ({ $name }).
pit-event-armoured = { CAP($unit) } wears { $token } now ({ $name }).
pit-event-left-behind = { CAP($card) } is left behind and leaves the game ({ $name }).
pit-event-built = { $name } builds { $card }. { $effect }
pit-event-barricade = { $name } puts a Barricade on space { $space }.
pit-event-granary = The Granary is open: each Captain gains 1 Gold.
pit-event-revealed = { CAP($structure) }: { $card } is revealed.
pit-event-sent-away = { $name } has the Barkeep send { $card } away.
pit-event-charmed = { CAP($card) } costs nothing: Vaiel charms the newcomer at once.
pit-event-prayed = { $hits ->
    [0] { $name } asks the Light for aid. It does not answer.
   *[other] { $name } asks the Light for aid. It answers.
}
pit-event-shifted = A Monster die turns from { $colour } to { $to }.
pit-event-mined = { $name } visits the Dwarven Grotto, rune { $rune }: { $gold } Gold{ $blue ->
    [0] { "" }
    [one] , 1 Blue Gem
   *[other] , { $blue } Blue Gems
}{ $green ->
    [0] { "" }
    [one] , 1 Green Gem
   *[other] , { $green } Green Gems
}.
pit-event-offered = { $name } brings { $unit } to the Statue.
pit-event-gave = { $name } gives { $card } to { $other }.
pit-event-gave-gold = { $name } gives { $n } Gold to { $other }.
pit-event-wizard = { $name } uses { $card }: { $effect }
pit-event-copied = The Mirror Witch of { $name } copies { $card }: { $effect }
pit-event-hourglass = The next Progress Roll of { $name } will not move the Monster.
pit-event-stars-read = { $name } reads the stars: one Monster card stays on top, { $n ->
    [one] 1 is
   *[other] { $n } are
} discarded.
pit-event-flies = { CAP($card) } of { $name } flies.

## Quests

pit-event-quest = { $name } draws the Quest { $card }. { $effect }
pit-event-quest-done = { $name } has done the Quest { $card }!
pit-event-quest-dropped = { $name } gives up the Quest { $card }, which nobody can do any more.
pit-event-quest-failed = { $name } has not done the Quest { $card } in time.
pit-event-quest-lost = { $name } loses the Quest { $card }.

## Combat

pit-event-strikes = { CAP($foe) } attacks { $name }.
pit-event-attack-cancelled = { $name } hides everything in mist: the attack finds nobody.
pit-event-horn = { $name } sounds the Signal Horn: 1 Yellow Die more for { $other }.
pit-event-fought = { $name } has { $hits ->
    [one] 1 axe
   *[other] { $hits } axes
}, { $foe } has { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
}.
pit-event-charmed-reroll = Vaiel makes { $unit } help her: one of her dice is rolled again.
pit-event-defended = { $name } holds the wall. Nobody is hurt.
pit-event-hit = { $critical ->
    [0] { $name } hits { $foe }.
   *[other] { $name } hits { $foe }. A critical hit!
}
pit-event-stone-hide = The stone hide is too hard: no damage.
pit-event-damaged = The Monster takes { $n } damage from { $name } and has { $health } health left.
pit-event-warded = Scales ward the Monster: 1 damage does nothing.
pit-event-freed = { CAP($unit) } takes the hit instead, is free, and comes injured to { $name }.
pit-event-monster-healed = The Monster heals { $n } and has { $health } health.
pit-event-tie-spared = A tie, but nobody of { $name }'s is injured.
pit-event-helm = The Iron Helm saves { $unit } ({ $name }) and goes back to the Town Hall.
pit-event-ring = The Oathbound Ring breaks: { $unit } ({ $name }) is injured, not sacrificed.
pit-event-injured = { CAP($unit) } ({ $name }) is injured.
pit-event-healed = { CAP($unit) } ({ $name }) is healed.
pit-event-sacrificed = { CAP($unit) } ({ $name }) is sacrificed.
pit-event-mesmerized = { CAP($unit) } is mesmerized and serves Vaiel now{ $n ->
    [0] { "" }
    [one] , with 1 die
   *[other] , with { $n } dice
}.
pit-event-tithe = { $n ->
    [0] War Tithe: { $name } has no Gold to give.
   *[other] War Tithe: { $name } loses { $n } Gold.
}

## Twilight

pit-event-twilight = Twilight falls.
pit-event-offering-taken = The Monster takes { $unit } from the Statue ({ $name }).
pit-event-shut = Closed for the rest of the game: { $structure }.
pit-event-twilight-skipped = The Monster is content with what it was given: no Twilight Roll, and it will not march in the Morning.
pit-event-looks = { CAP($card) } lets { $name } look at a card.
pit-event-oracle = { $under ->
    [0] { $name }'s Oracle has seen the top Monster card and leaves it there.
   *[1] { $name }'s Oracle has seen the top Monster card and puts it under the deck.
}
pit-event-blood-edict = Blood Edict: a Captain is injured, so a Monster card is played.
pit-event-row = The Twilight Roll shows { $n ->
    [one] 1 claw
   *[other] { $n } claws
}: row { $row } of the board of { $monster }.
pit-event-gained = The Monster gains a { $colour } Die.
pit-event-no-gain = There is no room for another { $colour } Die.
pit-event-improved = A Monster die turns from { $colour } to { $to }.
pit-event-lowered = { $name } takes a { $colour } Die from the Monster.
pit-event-refused = { $name } refuses: the Monster moves 1 space more.
pit-event-located = The Location Die shows { $rune }: { $district }.
pit-event-closed = { CAP($district) } is closed.
pit-event-district-burns = { CAP($district) } burns.
pit-event-citadel-burns = The Citadel burns! Every deck and every stock loses something.
pit-event-burnt = Fire takes { $card } from { $structure }.
pit-event-destroyed = { CAP($district) } is destroyed: no card is left there.

## Monster cards

pit-event-monster-card = The Monster plays { $card }: { $alone }
pit-event-foe-played = { $name } plays { $card } for { $cost } Gold: { $short }.
pit-event-card-cancelled = The Bell Warden of { $name } rings: { $card } does nothing.
pit-event-chanted = Counter-Chant: { $card } is silenced.
pit-event-chant-set = The next Wizard will move the Monster only half as far.
pit-event-ward-set = In the next Round the first damage will do nothing.
pit-event-forced = { $name } must enter { $district } this Midday.
pit-event-reversed = In the coming Midday the Captains choose in reverse order.
pit-event-stripped = { CAP($unit) } ({ $name }) loses { $card } to its deck.
pit-event-nothing-spawned = No Creature is left to come.

## Night and Encounters

pit-event-night = Night falls.
pit-event-cutpurse = The Grinning Cutpurse takes 1 Gold from { $name }.
pit-event-paid = { $name } pays { $unit } 1 Gold.
pit-event-went-home = { CAP($unit) } leaves { $name }.
pit-event-served = { CAP($unit) } has served { $name } and goes home.
pit-event-librarian = { $under ->
    [0] { $name }'s Librarian has seen the top card of the Sanctuary and leaves it there.
   *[1] { $name }'s Librarian has seen the top card of the Sanctuary and puts it under the deck.
}
pit-event-lead = The King's Messenger goes to { $name }, the new Lead Captain.
pit-event-encounter = Encounter: { $card }. { $effect }
pit-event-encounter-returned = { CAP($card) } returns to the Encounter deck.
pit-event-lamps = Lamps everywhere: each Captain gains { $n } Gold.
pit-event-token-placed = { CAP($card) } at { $place }.
pit-event-token-moved = { CAP($card) } moves to { $place }.
pit-event-perched = A Stone Harpy sits down on { pit-spot } of { $name }'s Outpost.
pit-event-token-hurt = { $name } does { $n } damage to { $foe } and gains { $gold } Gold.
pit-event-token-beaten = { $name } has beaten { $foe }.
pit-event-marchers = Bone Marchers ({ $n }) drum the Monster on.
pit-event-hounds = { $bitten ->
    [0] The Grave Hounds howl around { $name }, and bite nobody.
   *[1] The Grave Hounds bite at { $name }'s Outpost.
}
pit-event-ratcatcher = The Ratcatcher follows { $name } home and takes 1 Gold.
pit-event-moves-on = { CAP($card) } moves on.
pit-event-heron = { $name } pays the Old Heron { $gold } Gold for a look at three Quests.
pit-event-oats = Brother Oats helps { $name }.
pit-event-drained = { $name } spends { $gold } Gold: the tunnels are dry again.

## The end

pit-event-over = { $how ->
    [slain] The Monster is slain. The Citadel is saved!
    [razed] Two Districts lie in ashes. The Dragon has won.
   *[gate] The Monster has reached the Citadel Gate. The Captains have lost.
}
