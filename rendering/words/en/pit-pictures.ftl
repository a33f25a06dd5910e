# Words on the board picture of Monster Pit, and its alt text.

## The title bar

pit-picture-board-phase-setup = Set-up
pit-picture-board-phase-morning = Morning { $round }
pit-picture-board-phase-midday = Midday { $round }
pit-picture-board-phase-twilight = Twilight { $round }
pit-picture-board-phase-night = Night { $round }
pit-picture-board-phase-over = Round { $round }
pit-picture-board-setup = { $chosen } of { $all } Captains are chosen
pit-picture-board-preparing = the Outposts are made ready
pit-picture-board-roles = Who plays the Monster?
pit-picture-board-over = The siege has ended
pit-picture-board-over-slain = The Monster is slain
pit-picture-board-over-gate = The Monster is in the Citadel
pit-picture-board-over-razed = The Citadel lies in ashes
pit-picture-board-placing = { $card } is being placed
pit-picture-board-card = { $card } is played
pit-picture-board-in = at work in { $district }
pit-picture-board-choosing = chooses a District
pit-picture-board-row = { $n ->
        [one] 1 claw decides what the Monster does
       *[other] { $n } claws decide what the Monster does
    }
pit-picture-board-progress = { $axes ->
        [0] no axe brings Gold
        [one] 1 axe brings Gold
       *[other] { $axes } axes bring Gold
    }, { $claws ->
        [0] no claw moves the Monster
        [one] 1 claw moves the Monster
       *[other] { $claws } claws move the Monster
    }
pit-picture-board-fight = { $first } attacks { $second }
pit-picture-board-doing-morning = Progress Rolls
pit-picture-board-doing-midday = Captains go to the Districts
pit-picture-board-doing-twilight = the Monster acts
pit-picture-board-doing-night = the Night brings what it brings
pit-picture-board-roll-progress = Progress Roll
pit-picture-board-roll-attack = Attack
pit-picture-board-roll-defence = Defence
pit-picture-board-roll-monster = Monster
pit-picture-board-roll-twilight = Twilight Roll
pit-picture-board-roll-church = Prayer
pit-picture-board-roll-wyvern = Wyvern
pit-picture-board-roll-wizard = Wizard
pit-picture-board-roll-hounds = Grave Hounds
pit-picture-board-roll-rune = Rune Die
pit-picture-board-roll-location = Location Die
pit-picture-board-axes = { $n ->
        [one] 1 axe
       *[other] { $n } axes
    }
pit-picture-board-claws = { $n ->
        [one] 1 claw
       *[other] { $n } claws
    }
pit-picture-board-royal = Royal!

## The map

pit-picture-board-round = Round
pit-picture-board-wish-price = 1–3
pit-tag-barkeep = Barkeep
pit-tag-bridge_ice = Ice
pit-tag-bridge_rock = Rock
pit-tag-bridge_arch = Arch
pit-tag-bridge_stone = Stone
pit-tag-tavern_1 = Tavern
pit-tag-tavern_2 = Tavern
pit-tag-tavern_3 = Tavern

## Short names for narrow places

pit-tag-plague_bell_crier = Bell Crier
pit-tag-debt_bound_bruiser = Indebted Bruiser
pit-tag-slinger_of_low_street = Street Slinger
pit-tag-regent_in_exile = Exiled Regent
pit-tag-isolde_kerr_double = Isolde Kerr
pit-tag-brannoc_tallow_double = Brannoc Tallow
pit-tag-maelin_dusk_double = Maelin Dusk
pit-tag-quill_farrow_double = Quill Farrow
pit-tag-oona_bramblehide_double = Oona
pit-tag-yrsa_vane_double = Yrsa Vane
pit-tag-ashwood_bow = Bow
pit-tag-engraved_sword = Sword
pit-tag-warded_cloak = Cloak
pit-tag-oathbound_ring = Ring
pit-tag-purse_of_return = Purse
pit-tag-weighted_die = Weight Die
pit-tag-watch_brazier = Brazier
pit-tag-healers_tent = Tent
pit-tag-barded_destrier = Destrier
pit-tag-plains_courser = Courser
pit-tag-watch_until_dawn = Until Dawn
pit-tag-vigil_for_the_wounded = Vigil
pit-tag-a_borrowed_flask = Borrowed Flask
pit-tag-the_silent_offering = Silent Offering
pit-tag-the_wyverns_debt = Wyvern’s Debt
pit-tag-clear_the_streets = Clear Streets
pit-tag-cut_the_purse_strings = Purse-Strings
pit-tag-old_heron_of_the_moat = Old Heron
pit-tag-lady_sable_toll_thief = Lady Sable

## The Monster

pit-picture-board-to-gate = to the Gate
pit-picture-board-limit = { $n }/{ $limit }
pit-picture-board-held = held this Round
pit-picture-board-lost = { $n } of 2 Districts lost
pit-picture-board-side-a = side A
pit-picture-board-side-b = side B
pit-picture-board-tab-x0 = 0
pit-picture-board-tab-x1 = 1
pit-picture-board-tab-x2 = 2
pit-picture-board-tab-x3 = 3
pit-picture-board-tab-x4 = 4
pit-picture-board-tab-x5 = 5
pit-picture-board-tab-x6 = 6+
pit-picture-board-next = at Twilight it rolls { $n ->
        [one] 1 die
       *[other] { $n } dice
    }

## The Captains

pit-picture-board-injured = injured
pit-picture-board-no-captain = no Captain yet
pit-picture-board-no-quest = no Quest

## A combat

pit-picture-board-versus = FIGHT!
pit-picture-board-verdict-win = HIT!
pit-picture-board-verdict-critical = CRITICAL HIT!
pit-picture-board-verdict-blunt = BLUNTED
pit-picture-board-verdict-held = HELD!
pit-picture-board-verdict-tie = TIE
pit-picture-board-verdict-loss = DEFEAT
pit-picture-board-damage = { $n } damage
pit-picture-board-unhurt = nobody is hurt
pit-picture-board-pending = dice are still open
pit-picture-board-fate-injured = { $name } is injured
pit-picture-board-fate-sacrificed = { $name } is lost
pit-picture-board-fate-burned = The Citadel burns

## The chart of points

pit-picture-board-moment = R{ $round }

## The alt text

pit-alt-board-head = Monster Pit, { $moment }.
pit-alt-board-turn = { $name }: { $doing }.
pit-alt-board-roll = { $roll }: { $results }.
pit-alt-board-combat = { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } against { $claws ->
        [one] 1 claw
       *[other] { $claws } claws
    }.
pit-alt-board-combat-win = The Captain wins, { $damage } damage.
pit-alt-board-combat-critical = A critical hit, { $damage } damage.
pit-alt-board-combat-held = The Captain holds out.
pit-alt-board-combat-tie = A tie.
pit-alt-board-combat-loss = The Captain loses.
pit-alt-board-monster = { $monster } stands on space { $space } of { $length }, health { $health } of { $full }, dice: { $dice }.
pit-alt-board-row = Row { $row }: { $text }
pit-alt-board-dice-w = { $n } White
pit-alt-board-dice-y = { $n } Yellow
pit-alt-board-dice-r = { $n } Red
pit-alt-board-no-dice = none
pit-alt-board-district = { $district }: { $things }.
pit-alt-board-structure = { $structure } { $state }
pit-alt-board-state-closed = closed
pit-alt-board-state-burnt = on fire
pit-alt-board-state-ruin = in ruins
pit-alt-board-state-removed = out of the game
pit-alt-board-at = { $creature } at { $structure }
pit-alt-board-face = { $card } for { $price }
pit-alt-board-foe = { $name } plays the Monster: { $gold } Gold, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
pit-alt-board-encounters = Encounters: { $cards }.
pit-alt-board-skulls = Difficulty: { $cards }.
pit-alt-board-seat-open = { $name } has no Captain yet.
pit-alt-board-seat = { $name }, { $captain }: { $things }.
pit-alt-board-lead = Lead
pit-alt-board-gold = { $n } Gold
pit-alt-board-blue = { $n } Blue
pit-alt-board-green = { $n } Green
pit-alt-board-stone = { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }
pit-alt-board-wish = { $n ->
        [one] 1 wish
       *[other] { $n } wishes
    }
pit-alt-board-quest = Quest { $quest } until Night { $round }
pit-alt-board-pool = dice { $dice }
