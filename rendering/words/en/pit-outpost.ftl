# Words on the pictures of one Outpost, of the Monster player's hand, of the end and of the box, and their alt texts.

## The Outpost

pit-picture-outpost = Outpost of { $name }
pit-picture-outpost-yours = Your Outpost, { $name }
pit-picture-outpost-line = { $captain } · { $bridge }
pit-picture-outpost-place = { $captain } · { $bridge } · now in { $district }
pit-picture-bridge-ice = Ice Bridge
pit-picture-bridge-rock = Rock Bridge
pit-picture-bridge-arch = Arch Bridge
pit-picture-bridge-stone = Stone Bridge
pit-picture-near-ice = Ice
pit-picture-near-rock = Rock
pit-picture-near-arch = Arch
pit-picture-near-stone = Stone
pit-picture-rune-ember = Ember
pit-picture-rune-tide = Tide
pit-picture-rune-stone = Stone
pit-picture-rune-gale = Gale
pit-picture-rune-thorn = Thorn
pit-picture-rune-star = Star
pit-picture-outpost-none = This Captain is not chosen yet
pit-picture-attackers = Attackers
pit-picture-defenders = Defenders
pit-picture-pool = Progress
pit-picture-slot-a = free for an attacker
pit-picture-slot-d = free for a defender
pit-picture-slot-blocked = slot is blocked
pit-picture-used = used
pit-picture-injured = injured
pit-picture-ability-or = or
pit-picture-grotto = Grotto
pit-picture-mage = White Mage
pit-picture-nothing = nothing
pit-picture-heal-all = all
pit-picture-heal-own = own
pit-picture-heal-any = any
pit-picture-reserve = Reserve
pit-picture-reserve-none = Reserve: nobody
pit-picture-reserve-note = no dice until they go back to a slot at the Barracks
pit-picture-quest-none = No Quest
pit-picture-quest-none-note = The King’s Keep gives one.
pit-picture-quest-due = Due: Night of Round { $round }
pit-picture-quest-late = Due this Night
pit-picture-at-hand = Wishes
pit-picture-at-hand-none = No wish
pit-picture-today = This Round
pit-picture-today-none = nothing visited yet
pit-picture-hourglass = next roll moves nobody
pit-picture-forced = must enter: { $district }
pit-picture-extra = with every roll
pit-picture-ability-used = ability used
pit-picture-ability-ready = ability ready
pit-picture-ability-lost = no ability

## What a card does, in three words; at most 34 characters

pit-brief-kings_messenger = Lead Captain
pit-brief-banner_runner = Joining: +1 Gold
pit-brief-siege_bowman = Only one fight
pit-brief-drill_sergeant = Soldiers stay
pit-brief-quartermaster = Items 1 cheaper
pit-brief-conscripted_miller = Falls for another
pit-brief-bell_warden = Stops one card
pit-brief-clay_sentinel = Carries nothing
pit-brief-grinning_cutpurse = Night: −1 Gold
pit-brief-hexed_minstrel = Never in Reserve
pit-brief-debt_bound_bruiser = Night: pay 1 or go
pit-brief-ditch_digger = Sacrifice: +2 Gold
pit-brief-candle_runner = Re-roll a Red Die
pit-brief-hedge_witch = Thorn: −1 claw
pit-brief-pit_chaplain = Tide: heal 1
pit-brief-tally_clerk = Morning: +1 Gold
pit-brief-mule_driver = Two Mounts
pit-brief-sworn_twin_ash = + Yellow with Elm
pit-brief-sworn_twin_elm = + Yellow with Ash
pit-brief-rune_smith = Ember: +1 Gold
pit-brief-street_alchemist = Stones cost 1
pit-brief-falconer = Wyverns cost 2
pit-brief-confessor = A tie is safe
pit-brief-veiled_oracle = Looks at a card
pit-brief-kiln_servitor = Safe from cards
pit-brief-the_unbroken = Three Items
pit-brief-exiled_warlock = Critical by 2
pit-brief-high_almoner = Heal 1
pit-brief-regent_in_exile = One visit twice
pit-brief-archmages_shade = Re-roll a die
pit-brief-wandering_healer = Heal 1 own
pit-brief-tower_adept = Wizards: 2 more
pit-brief-grey_librarian = Night: top Wizard
pit-brief-novice_of_tides = Monster back 4, gains White
pit-brief-adept_of_gales = Monster back 6, gains Yellow
pit-brief-binder_of_roots = Monster back 8, gains Red
pit-brief-dice_seer = Back 2 an axe, gains White
pit-brief-hourglass_sage = Stops one march, gains White
pit-brief-ember_magus = 1 damage, it gains Yellow
pit-brief-quieting_monk = One tracker down 1
pit-brief-mirror_witch = Copies a saved Wizard
pit-brief-waystone_keeper = Back to purple, gains Red
pit-brief-star_reader = Back 3, reads three cards
pit-brief-weatherworker = Back 2, re-rolls at Morning
pit-brief-cinder_wyvern = Two axes: 1 damage
pit-brief-gale_wyvern = Back 2 for an axe
pit-brief-thorn_wyvern = Two White in a fight
pit-brief-mist_wyvern = Cancels one attack
pit-brief-carrion_wyvern = Removes a Creature
pit-brief-brood_matriarch = 1 damage for two axes
pit-brief-wish_extra_result = One axe
pit-brief-wish_back_six = Back 6
pit-brief-wish_free_card = Free card
pit-brief-wish_red_die = Red Die
pit-brief-wish_yellow_die = Yellow Die
pit-brief-wish_white_die = White Die
pit-brief-wish_upgrade_die = Upgrade
pit-brief-wish_platinum = Platinum
pit-brief-wish_roll_again = Re-roll
pit-brief-wish_two_visits = 2 visits

## The hand

pit-picture-only-you = Only you see this
pit-picture-eyes = Under your eyes
pit-picture-eyes-note = top card first
pit-picture-foe-hand = Monster cards of { $name }
pit-picture-foe-none = No card in your hand
pit-picture-foe-dear = { $n } Gold short
pit-picture-foe-deck = { $deck } in the deck, { $n } discarded
pit-picture-foe-rows = At Twilight: Monster results, and what they do
pit-picture-foe-abilities = Always
pit-picture-foe-way = to the Gate
pit-picture-foe-most = { $n } of at most { $limit } dice
pit-picture-foe-charmed = Beside the board
pit-picture-row-x0 = 0
pit-picture-row-x1 = 1
pit-picture-row-x2 = 2
pit-picture-row-x3 = 3
pit-picture-row-x4 = 4
pit-picture-row-x5 = 5
pit-picture-row-x6 = 6+

## The end

pit-picture-end-slain = The Monster is slain!
pit-picture-end-gate = The Citadel has fallen
pit-picture-end-razed = The Citadel is ashes
pit-picture-end-line-slain = { $monster } falls in Round { $round }, { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } from the Gate.
pit-picture-end-line-gate = { $monster } reaches the Gate in Round { $round } with { $health } health left.
pit-picture-end-line-razed = { $monster } destroys two Districts in Round { $round } with { $health } health left.
pit-picture-end-foe-wins = { $name } played the Monster and wins
pit-picture-end-foe-loses = { $name } played the Monster
pit-picture-end-track = The Vengeance Track
pit-picture-end-far = { $space } of { $length }
pit-picture-end-damage = damage dealt
pit-picture-end-pushed = spaces driven back
pit-picture-end-earned = Gold gained
pit-picture-end-honour-damage = Sharpest blade
pit-picture-end-honour-pushed = Firmest ward
pit-picture-end-honour-earned = Fullest purse

## The box

pit-picture-box-tagline = It climbs to the Gate. You hold the walls.
pit-picture-box-free = free seat

## Alt texts

pit-alt-outpost = Outpost of { $name }: { $captain }, { $gold } Gold, { $blue } Blue and { $green } Green Gems, { $stones } Alchemy Stones.
pit-alt-outpost-none = { $name } has no Captain yet.
pit-alt-outpost-dice = Dice: Progress Roll { $pool }, attack { $attack }, defence { $defence }.
pit-alt-outpost-lead = Lead Captain.
pit-alt-outpost-injured = The Captain is injured.
pit-alt-outpost-used = Ability used this Round.
pit-alt-outpost-ability = Ability: { $text }
pit-alt-outpost-carries = The Captain carries { $things }.
pit-alt-outpost-attackers = Attackers: { $cards }.
pit-alt-outpost-defenders = Defenders: { $cards }.
pit-alt-outpost-nobody = nobody
pit-alt-outpost-blocked = { $n ->
        [one] One slot is blocked
       *[other] { $n } slots are blocked
    } by Stone Harpies.
pit-alt-outpost-reserve = Reserve: { $cards }.
pit-alt-outpost-quest = Quest: { $quest }, due in the Night of Round { $round }.
pit-alt-outpost-task = Task: { $task } Reward: { $reward }
pit-alt-outpost-ride = It leads to: { $district }.
pit-alt-outpost-wishes = Wishes: { $cards }.
pit-alt-outpost-visited = Visited: { $cards }.
pit-alt-outpost-extra = Wish dice this Round: { $dice }.
pit-alt-outpost-coming = Coming: { $text }.
pit-alt-card-dice = { $card } { $dice }
pit-alt-card-injured = { $card } (injured)
pit-alt-card-service = { $card } ({ $n ->
        [one] 1 Round
       *[other] { $n } Rounds
    })
pit-alt-card-with = { $card } with { $things }
pit-alt-card-used = { $card } (used)
pit-alt-card-wish = Upgrade
pit-alt-card-at = { $rune }: { $card }
pit-alt-many = { $card } × { $n }
pit-alt-no-dice = none
pit-alt-dice-w = { $n } White
pit-alt-dice-y = { $n } Yellow
pit-alt-dice-r = { $n } Red
pit-alt-eyes = You look at: { $cards }.
pit-alt-foe = Your Monster cards, { $name }: { $cards }. You have { $gold } Gold.
pit-alt-foe-none = You hold no Monster card, { $name }. You have { $gold } Gold.
pit-alt-foe-card = { $card } ({ $cost } Gold: { $text })
pit-alt-foe-monster = { $monster }: { $health } of { $full } health, { $left } spaces to the Gate, dice { $dice }.
pit-alt-foe-card-short = { $card } ({ $cost })
pit-alt-foe-charmed = Beside its board: { $cards }.
pit-alt-foe-row = { $row }: { $text }
pit-alt-end-slain = The Monster is slain: { $monster }, in Round { $round }, { $left } spaces from the Gate. The Captains win.
pit-alt-end-gate = The Citadel has fallen: { $monster } reached the Gate in Round { $round } with { $health } health left. The Captains lose.
pit-alt-end-razed = The Citadel is ashes: { $monster } destroyed two Districts in Round { $round }. The Captains lose.
pit-alt-end-captain = { $name } ({ $captain }): { $damage } damage dealt, Monster driven back { $pushed }, { $earned } Gold gained.
pit-alt-end-cards = At the end: { $cards }.
pit-alt-end-foe = { $name } played the Monster.
pit-alt-box = The box of Monster Pit: five Monsters around a fiery pit below a walled Citadel at dusk, Captains on the wall. { $taken } of { $seats } seats are taken.
