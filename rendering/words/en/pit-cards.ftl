# What cards do. pit-short-… has at most 60 characters, for pictures. An axe is a Captain result, a claw a Monster result.

# The numbers of a card, for /card. Dice are letters: W White, Y Yellow, R Red.
pit-facts-unit = { $sort }{ $type ->
    [none] { "" }
   *[other] , { $type }
}, { $roles ->
    [a] attacker
    [d] defender
   *[ad] attacker or defender
}. { $dice ->
    [none] No dice
   *[other] Dice (W White, Y Yellow, R Red): { $dice }
}{ $cost ->
    [0] { "" }
   *[other] , price { $cost } Gold
}.
pit-facts-wizard = Wizard. { $pool ->
    [none] { "" }
   *[other] Rolls { $pool } (W is White).{ " " }
}{ $back ->
    [0] { "" }
   *[other] Spaces back: { $back }.{ " " }
}The Monster gains { $gains ->
    [none] no die
    [white] a White Die
    [yellow] a Yellow Die
   *[red] a Red Die
}.
pit-facts-wyvern = Wyvern, in any slot until it is used{ $pool ->
    [none] { "" }
   *[other] . Rolls (W White, Y Yellow): { $pool }
}.
pit-facts-fortification = Fortification, price { $cost } Gold. Nobody carries it.
pit-facts-item = { $sort }, price { $cost } Gold. { $dice ->
    [none] No dice
   *[other] Dice (W White, Y Yellow, R Red): { $dice }, { $in ->
        [attack] in attacks
        [defend] in defence
       *[all] in all rolls
    }
}. For { $bearers ->
    [any] anybody
   *[other] these types: { $bearers }
}.
pit-facts-mount = Mount, price { $cost } Gold. { $dice ->
    [none] No dice
   *[other] Dice (W White, Y Yellow): { $dice }, { $in ->
        [attack] in attacks
        [defend] in defence
       *[all] in all combat
    }
}. For { $bearers ->
    [any] anybody
   *[other] these types: { $bearers }
}.
pit-facts-quest = Quest { $number }, at { $place ->
    [tavern] any Tavern
    [any] any District
    [rolled] the District that the Location Die shows
   *[other] { $place }
}.
pit-facts-monster_card = Costs a Monster player { $cost } Gold.
pit-facts-encounter = { $sort }.
pit-facts-creature = { $sort }{ $family ->
    [none] { "" }
   *[other] , { $family }
}: { $health } health, dice (W White, Y Yellow, R Red) { $dice }, { $reward } Gold for each damage, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
pit-facts-monster = Family { $family }. Health: { $health } for each Captain, { $solo } against one alone. Starts with { $dice } (W White, Y Yellow, R Red), has at most { $limit } dice.
pit-facts-wish = { $copies ->
    [one] 1 token is
   *[other] { $copies } tokens are
} in the bag.
pit-facts-skull = A { $colour } skull.

## Captains: one ability each, once a Round

pit-card-isolde_kerr = The Wardmarshal. After your Progress Roll ignore up to 2 of its claws. Needs the rune Stone, or a Blue Gem.
pit-short-isolde_kerr = Ignore 2 claws of your Progress Roll
pit-card-brannoc_tallow = The Tollkeeper. After your Progress Roll gain 2 Gold. Needs the rune Ember, or a Green Gem.
pit-short-brannoc_tallow = After your Progress Roll: 2 Gold
pit-card-maelin_dusk = The Vigilant. At any time heal one character in any Outpost, also herself. Needs the rune Tide, or a Blue Gem.
pit-short-maelin_dusk = Any time: heal one character in any Outpost
pit-card-quill_farrow = The Hedge Scholar. After a roll of your own, roll any number of its dice again. Needs the rune Star, or a Blue Gem.
pit-short-quill_farrow = Roll any dice of one own roll again
pit-card-oona_bramblehide = The Beast Warden. In your combat, after both rolls, add 1 axe. Needs the rune Thorn, or a Green Gem.
pit-short-oona_bramblehide = In your combat: 1 more axe
pit-card-yrsa_vane = The Castellan. In your Midday turn also visit one structure of a District beside yours. Needs the rune Gale, or a Green Gem.
pit-short-yrsa_vane = Visit one structure of a neighbouring District too
pit-card-kings_messenger = Its bearer is the Lead Captain. Takes a defender slot. Never in Reserve, traded, sacrificed or mesmerized.
pit-short-kings_messenger = Its bearer is the Lead Captain

## Barracks

pit-card-paladin = No special ability. Every Captain begins with one Paladin.
pit-short-paladin = No special ability
pit-card-gate_pikeman = No special ability. Serves 2 Rounds.
pit-short-gate_pikeman = Serves 2 Rounds
pit-card-road_levy = No special ability.
pit-short-road_levy = No special ability
pit-card-banner_runner = When you recruit it, gain 1 Gold. Serves 3 Rounds.
pit-short-banner_runner = When recruited: 1 Gold. Serves 3 Rounds
pit-card-night_sentry = No special ability. Serves 1 Round.
pit-short-night_sentry = Serves 1 Round
pit-card-wall_sapper = No special ability. Serves 2 Rounds.
pit-short-wall_sapper = Serves 2 Rounds
pit-card-siege_bowman = A tie while attacking injures nobody. Serves until its first combat is over.
pit-short-siege_bowman = A tie injures nobody. Goes home after one combat
pit-card-drill_sergeant = Night: your Soldiers with a limited service do not come nearer to its end.
pit-short-drill_sergeant = Night: your Soldiers' service does not run out
pit-card-quartermaster = Items cost you 1 Gold less, but at least 1.
pit-short-quartermaster = Items cost 1 Gold less
pit-card-conscripted_miller = When another character of your Outpost would be injured or sacrificed, you may sacrifice the Miller instead.
pit-short-conscripted_miller = May be sacrificed for another of yours
pit-card-bell_warden = Cancel a Monster card as it is drawn; the Bell Warden then returns to the Barracks. Serves 3 Rounds.
pit-short-bell_warden = Cancels one Monster card. Serves 3 Rounds
pit-card-clay_sentinel = Cannot carry Items or a Mount. Serves 3 Rounds.
pit-short-clay_sentinel = Carries nothing. Serves 3 Rounds

## Taverns

pit-card-grinning_cutpurse = When revealed: joins the Lead Captain. Night: its Captain loses 1 Gold.
pit-short-grinning_cutpurse = Joins the Lead. Night: you lose 1 Gold
pit-card-oathless_deserter = When revealed: joins the Captain with the most Gold.
pit-short-oathless_deserter = Joins the Captain with the most Gold
pit-card-plague_bell_crier = When revealed: joins the Captain with the most characters, and the Monster moves 1 space.
pit-short-plague_bell_crier = Joins the Captain with most characters; Monster moves 1
pit-card-hexed_minstrel = When revealed: joins the Captain with the fewest dice. You may never choose to put it into Reserve.
pit-short-hexed_minstrel = Joins who has fewest dice. Never in Reserve
pit-card-debt_bound_bruiser = When revealed: joins the Lead Captain. Night: pay 1 Gold, or it goes back to a Tavern.
pit-short-debt_bound_bruiser = Joins the Lead. Night: pay 1 Gold or it leaves
pit-card-lost_squire = When revealed: joins the Captain with the fewest characters.
pit-short-lost_squire = Joins the Captain with fewest characters
pit-card-harbour_brawler = No special ability.
pit-short-harbour_brawler = No special ability
pit-card-ditch_digger = When it is sacrificed, gain 2 Gold.
pit-short-ditch_digger = When sacrificed: 2 Gold
pit-card-candle_runner = Once a Round: roll one Red Die of your roll again.
pit-short-candle_runner = Once a Round: re-roll one Red Die
pit-card-ferry_guard = No special ability.
pit-short-ferry_guard = No special ability
pit-card-slinger_of_low_street = No special ability.
pit-short-slinger_of_low_street = No special ability
pit-card-hedge_witch = In a Thorn slot: ignore 1 claw of each of your Progress Rolls.
pit-short-hedge_witch = In a Thorn slot: ignore 1 claw each Morning
pit-card-pit_chaplain = In a Tide slot: at Night heal one character of this Outpost.
pit-short-pit_chaplain = In a Tide slot: heal one own character at Night
pit-card-tally_clerk = Morning: gain 1 Gold.
pit-short-tally_clerk = Morning: 1 Gold
pit-card-mule_driver = May have two Mounts.
pit-short-mule_driver = May have two Mounts
pit-card-bridge_champion = No special ability.
pit-short-bridge_champion = No special ability
pit-card-cliff_reaver = No special ability.
pit-short-cliff_reaver = No special ability
pit-card-sworn_twin_ash = Gives 1 Yellow Die more while Sworn Twin Elm stands uninjured in the same Outpost.
pit-short-sworn_twin_ash = 1 more Yellow Die while Elm is here, uninjured
pit-card-sworn_twin_elm = Gives 1 Yellow Die more while Sworn Twin Ash stands uninjured in the same Outpost.
pit-short-sworn_twin_elm = 1 more Yellow Die while Ash is here, uninjured
pit-card-rune_smith = In an Ember slot: when your Rune Die shows Ember, gain 1 Gold.
pit-short-rune_smith = In an Ember slot: 1 Gold when you roll Ember
pit-card-street_alchemist = Alchemy Stones cost you 1 Gold.
pit-short-street_alchemist = Alchemy Stones cost 1 Gold
pit-card-falconer = Wyverns cost you 2 Gold.
pit-short-falconer = Wyverns cost 2 Gold
pit-card-confessor = A tie while you defend injures nobody.
pit-short-confessor = A tie in defence injures nobody
pit-card-gilded_duelist = No special ability.
pit-short-gilded_duelist = No special ability
pit-card-shield_matron = No special ability.
pit-short-shield_matron = No special ability
pit-card-chain_warden = No special ability.
pit-short-chain_warden = No special ability
pit-card-veiled_oracle = Start of Twilight: look at the top Monster card. You may put it under the deck.
pit-short-veiled_oracle = Twilight: see the top Monster card, keep or bury it
pit-card-kiln_servitor = Monster cards cannot injure or remove it.
pit-short-kiln_servitor = Safe from Monster cards
pit-card-the_unbroken = May carry three Items.
pit-short-the_unbroken = May carry three Items
pit-card-exiled_warlock = Your attacks on the Monster are critical hits with 2 axes more than its claws, not 3.
pit-short-exiled_warlock = Attack on the Monster: critical with 2 more
pit-card-high_almoner = Once a Round: heal one character in any Outpost.
pit-short-high_almoner = Once a Round: heal one in any Outpost
pit-card-thunder_rider = No special ability.
pit-short-thunder_rider = No special ability
pit-card-iron_duchess = No special ability.
pit-short-iron_duchess = No special ability
pit-card-titan_husk = No special ability.
pit-short-titan_husk = No special ability
pit-card-blade_saint = No special ability.
pit-short-blade_saint = No special ability
pit-card-regent_in_exile = Once a Round you may visit one structure of your District twice, but not to fight.
pit-short-regent_in_exile = Once a Round: one structure twice, not to fight
pit-card-isolde_kerr_double = No special ability. She is hired when nobody plays her.
pit-short-isolde_kerr_double = No special ability
pit-card-brannoc_tallow_double = No special ability. He is hired when nobody plays him.
pit-short-brannoc_tallow_double = No special ability
pit-card-maelin_dusk_double = No special ability. She is hired when nobody plays her.
pit-short-maelin_dusk_double = No special ability
pit-card-quill_farrow_double = No special ability. He is hired when nobody plays him.
pit-short-quill_farrow_double = No special ability
pit-card-oona_bramblehide_double = No special ability. She is hired when nobody plays her.
pit-short-oona_bramblehide_double = No special ability
pit-card-yrsa_vane_double = No special ability. She is hired when nobody plays her.
pit-short-yrsa_vane_double = No special ability

## Town Hall

pit-card-notched_axe = No special ability.
pit-short-notched_axe = For Fighters
pit-card-long_spear = No special ability.
pit-short-long_spear = In attacks
pit-card-hook_blade = No special ability.
pit-short-hook_blade = In attacks
pit-card-war_maul = No special ability.
pit-short-war_maul = For Fighters
pit-card-ashwood_bow = A tie while attacking does not injure its bearer.
pit-short-ashwood_bow = In attacks. A tie does not injure its bearer
pit-card-engraved_sword = No special ability.
pit-short-engraved_sword = For Fighters and Monarchs
pit-card-dawn_mace = No special ability.
pit-short-dawn_mace = For Clerics and Monarchs
pit-card-star_rod = No special ability.
pit-short-star_rod = For Spellcasters
pit-card-padded_jack = No special ability.
pit-short-padded_jack = In defence
pit-card-kite_shield = No special ability.
pit-short-kite_shield = In defence
pit-card-tower_shield = No special ability.
pit-short-tower_shield = In defence. For Fighters
pit-card-iron_helm = Prevents the next injury of its bearer. Then the Helm goes back to the Town Hall.
pit-short-iron_helm = Prevents one injury, then goes back
pit-card-warded_cloak = A rune roll never picks its bearer.
pit-short-warded_cloak = Rune rolls never pick its bearer
pit-card-mail_coat = One Red Die of its bearer counts as Yellow.
pit-short-mail_coat = One Red Die of its bearer becomes Yellow
pit-card-oathbound_ring = When its bearer would be sacrificed, it is injured instead, and the Ring leaves the game.
pit-short-oathbound_ring = Bearer is injured, not sacrificed; once
pit-card-purse_of_return = Your Royal Roll pays 1 Gold more.
pit-short-purse_of_return = Royal Roll: 1 Gold more
pit-card-weighted_die = Once a Round: roll one die that its bearer gives again.
pit-short-weighted_die = Once a Round: re-roll one die of its bearer
pit-card-signal_horn = Once a Round: another Captain in your District rolls 1 Yellow Die more in a combat.
pit-short-signal_horn = Another Captain here: 1 Yellow Die in a combat
pit-card-tunnel_map = You may enter the District where you were last Round. Then the Map leaves the game.
pit-short-tunnel_map = Stay in the same District once
pit-card-barricade = Put it on the track, up to 6 spaces ahead of the Monster. The next move that would pass it stops there; then it is gone.
pit-short-barricade = Stops one move, up to 6 spaces ahead
pit-card-spike_ditch = City Watch: the first attack from the Citadel Gate in each Round rolls 1 Yellow Die more.
pit-short-spike_ditch = First attack at the Gate: 1 more Yellow Die
pit-card-watch_brazier = Southern Gate: two Captains may attack from the Watchtower in a Round, not just one.
pit-short-watch_brazier = Two Captains may attack from the Watchtower
pit-card-granary = At each of the next two Nights every Captain gains 1 Gold. Then it is gone.
pit-short-granary = Two Nights: each Captain gains 1 Gold
pit-card-healers_tent = Southern Gate: a Captain there may pay 1 Gold, once a Round, to heal one own character.
pit-short-healers_tent = Southern Gate: pay 1 Gold, heal one own

## Stables

pit-card-plains_courser = No special ability.
pit-short-plains_courser = In all combat
pit-card-marsh_pony = No special ability.
pit-short-marsh_pony = In all combat
pit-card-war_ox = No special ability.
pit-short-war_ox = In all combat
pit-card-hill_ram = Your critical hits against Creatures pay 1 Gold more.
pit-short-hill_ram = In attacks. Critical hit on a Creature: 1 more Gold
pit-card-frost_elk = A tie while you defend injures nobody.
pit-short-frost_elk = In defence. A tie injures nobody
pit-card-barded_destrier = No special ability.
pit-short-barded_destrier = In all combat. For Fighters
pit-card-ash_wolf = No special ability.
pit-short-ash_wolf = In attacks
pit-card-cave_lizard = Its die is rolled in the Morning too.
pit-short-cave_lizard = In all combat, and in the Morning
pit-card-old_griffon = No special ability.
pit-short-old_griffon = In attacks
pit-card-pack_mule = Its bearer may carry three Items.
pit-short-pack_mule = Bearer may carry three Items

## Eyrie: used once, then out of the game

pit-card-cinder_wyvern = Roll its dice: with 2 axes or more the Monster takes 1 damage. Then it is gone.
pit-short-cinder_wyvern = Rolls; 2 axes or more: 1 damage
pit-card-gale_wyvern = Roll its dice: the Monster moves back 2 spaces for each axe. Then it is gone.
pit-short-gale_wyvern = Rolls; Monster back 2 for each axe
pit-card-thorn_wyvern = Adds 2 White Dice to one of your combat rolls, beyond all limits. Then it is gone.
pit-short-thorn_wyvern = 2 more White Dice in one combat
pit-card-mist_wyvern = Cancels one attack of the Monster on any Captain. Then it is gone.
pit-short-mist_wyvern = Cancels one attack of the Monster
pit-card-carrion_wyvern = Removes one Creature token; you take its reward once. Then it is gone.
pit-short-carrion_wyvern = Removes a Creature token, reward once
pit-card-brood_matriarch = Roll its dice: the Monster takes 1 damage for every 2 axes. Then it is gone.
pit-short-brood_matriarch = Rolls; 1 damage for every 2 axes

## Sanctuary: Wizards are used once, Heroes stay

pit-card-novice_of_tides = The Monster moves back 4 spaces and gains a White Die.
pit-short-novice_of_tides = Monster back 4, gains White
pit-card-adept_of_gales = The Monster moves back 6 spaces and gains a Yellow Die.
pit-short-adept_of_gales = Monster back 6, gains Yellow
pit-card-binder_of_roots = The Monster moves back 8 spaces and gains a Red Die.
pit-short-binder_of_roots = Monster back 8, gains Red
pit-card-dice_seer = Roll 4 White Dice: the Monster moves back 2 spaces for each axe. It gains a White Die.
pit-short-dice_seer = Rolls; Monster back 2 for each axe, gains White
pit-card-hourglass_sage = Choose a Captain: the next Progress Roll of that Captain does not move the Monster. It gains a White Die.
pit-short-hourglass_sage = One Progress Roll moves nobody, Monster gains White
pit-card-ember_magus = The Monster takes 1 damage and gains a Yellow Die.
pit-short-ember_magus = 1 damage, Monster gains Yellow
pit-card-quieting_monk = The Monster loses one die of your choice.
pit-short-quieting_monk = Monster loses one die
pit-card-mirror_witch = Does what another Wizard does that is saved in any Outpost. That Wizard stays.
pit-short-mirror_witch = Copies a Wizard saved in any Outpost
pit-card-waystone_keeper = The Monster moves back to the last purple space it passed, at most 10 spaces. It gains a Red Die.
pit-short-waystone_keeper = Back to the last purple space, Monster gains Red
pit-card-star_reader = The Monster moves back 3 spaces. Look at the top 3 Monster cards: keep one on top, discard the others.
pit-short-star_reader = Monster back 3; see 3 Monster cards, keep 1
pit-card-weatherworker = The Monster moves back 2 spaces. Next Morning each Captain may roll one die again.
pit-short-weatherworker = Monster back 2; next Morning re-roll one die each
pit-card-archmages_shade = Once a Round: roll one of your combat dice again.
pit-short-archmages_shade = Once a Round: re-roll one combat die
pit-card-wandering_healer = Once a Round: heal one character of yours.
pit-short-wandering_healer = Once a Round: heal one of yours
pit-card-tower_adept = Your Wizards move the Monster 2 spaces further back.
pit-short-tower_adept = Your Wizards: 2 spaces further back
pit-card-grey_librarian = Night: look at the top card of the Sanctuary. You may put it under the deck.
pit-short-grey_librarian = Night: see the top Wizard, keep or bury it

## Quests

pit-quest-task-carry_the_alms = Spend 2 Gold at the Stone Church.
pit-quest-reward-carry_the_alms = 1 Blue Gem.
pit-quest-task-watch_until_dawn = Visit the Watchtower and do not attack.
pit-quest-reward-watch_until_dawn = 3 Gold.
pit-quest-task-test_of_steel = Attack the Monster at the Citadel Gate, win or lose.
pit-quest-reward-test_of_steel = 1 Yellow Armour token.
pit-quest-task-drain_the_cask = Recruit at a Tavern somebody whose card says 3 Gold or more.
pit-quest-reward-drain_the_cask = 2 Gold.
pit-quest-task-map_the_deep = Visit the Dwarven Grotto: roll twice, the second roll counts.
pit-quest-reward-map_the_deep = 1 Green Gem.
pit-quest-task-empty_the_purse = Spend 3 Gold on one wish at the Fountain.
pit-quest-reward-empty_the_purse = Keep one more of the tokens you drew.
pit-quest-task-shoe_the_herd = Buy a Mount at the Stables.
pit-quest-reward-shoe_the_herd = 2 Gold.
pit-quest-task-letters_of_levy = Conscript a Soldier at the Barracks.
pit-quest-reward-letters_of_levy = A second Soldier for free.
pit-quest-task-vigil_for_the_wounded = Visit the White Mage at the Sanctuary.
pit-quest-reward-vigil_for_the_wounded = Heal one more character in any Outpost.
pit-quest-task-a_borrowed_flask = Buy an Alchemy Stone at the Alchemist.
pit-quest-reward-a_borrowed_flask = 1 more Alchemy Stone.
pit-quest-task-the_silent_offering = At the Statue, spend 3 Gold and give nobody; no other structure.
pit-quest-reward-the_silent_offering = One Monster tracker goes down by 1, not below 1.
pit-quest-task-the_wyverns_debt = Recruit a Wyvern at the Eyrie.
pit-quest-reward-the_wyverns_debt = 3 Gold.
pit-quest-task-bulwark = Buy at the Town Hall a card whose printed price is 3 Gold or more.
pit-quest-reward-bulwark = The Monster moves back 2 spaces.
pit-quest-task-clear_the_streets = Defeat a Creature; if there is none on the board, win any combat.
pit-quest-reward-clear_the_streets = 1 Platinum (10 Gold).
pit-quest-task-royal_audience = Return to the King's Keep next Round uninjured, and spend 1 Gold.
pit-quest-reward-royal_audience = The next Champion of the first Tavern deck joins you.
pit-quest-task-the_long_ride = Enter the District that the Location Die shows.
pit-quest-reward-the_long_ride = Draw 2 Wish tokens and keep 1.
pit-card-carry_the_alms = { pit-quest-task-carry_the_alms } Reward: { pit-quest-reward-carry_the_alms }
pit-short-carry_the_alms = Spend 2 Gold at the Stone Church
pit-card-watch_until_dawn = { pit-quest-task-watch_until_dawn } Reward: { pit-quest-reward-watch_until_dawn }
pit-short-watch_until_dawn = Visit the Watchtower without attacking
pit-card-test_of_steel = { pit-quest-task-test_of_steel } Reward: { pit-quest-reward-test_of_steel }
pit-short-test_of_steel = Attack the Monster at the Gate
pit-card-drain_the_cask = { pit-quest-task-drain_the_cask } Reward: { pit-quest-reward-drain_the_cask }
pit-short-drain_the_cask = Recruit at a Tavern for 3 Gold or more
pit-card-map_the_deep = { pit-quest-task-map_the_deep } Reward: { pit-quest-reward-map_the_deep }
pit-short-map_the_deep = Visit the Grotto: second roll counts
pit-card-empty_the_purse = { pit-quest-task-empty_the_purse } Reward: { pit-quest-reward-empty_the_purse }
pit-short-empty_the_purse = Spend 3 Gold on one wish
pit-card-shoe_the_herd = { pit-quest-task-shoe_the_herd } Reward: { pit-quest-reward-shoe_the_herd }
pit-short-shoe_the_herd = Buy a Mount
pit-card-letters_of_levy = { pit-quest-task-letters_of_levy } Reward: { pit-quest-reward-letters_of_levy }
pit-short-letters_of_levy = Conscript a Soldier
pit-card-vigil_for_the_wounded = { pit-quest-task-vigil_for_the_wounded } Reward: { pit-quest-reward-vigil_for_the_wounded }
pit-short-vigil_for_the_wounded = Visit the White Mage
pit-card-a_borrowed_flask = { pit-quest-task-a_borrowed_flask } Reward: { pit-quest-reward-a_borrowed_flask }
pit-short-a_borrowed_flask = Buy an Alchemy Stone
pit-card-the_silent_offering = { pit-quest-task-the_silent_offering } Reward: { pit-quest-reward-the_silent_offering }
pit-short-the_silent_offering = Spend 3 Gold at the Statue, give nobody
pit-card-the_wyverns_debt = { pit-quest-task-the_wyverns_debt } Reward: { pit-quest-reward-the_wyverns_debt }
pit-short-the_wyverns_debt = Recruit a Wyvern
pit-card-bulwark = { pit-quest-task-bulwark } Reward: { pit-quest-reward-bulwark }
pit-short-bulwark = Buy at the Town Hall for 3 Gold or more
pit-card-clear_the_streets = { pit-quest-task-clear_the_streets } Reward: { pit-quest-reward-clear_the_streets }
pit-short-clear_the_streets = Defeat a Creature, or win a combat if there is none
pit-card-royal_audience = { pit-quest-task-royal_audience } Reward: { pit-quest-reward-royal_audience }
pit-short-royal_audience = Return to the Keep next Round, spend 1 Gold
pit-card-the_long_ride = { pit-quest-task-the_long_ride } Reward: { pit-quest-reward-the_long_ride }
pit-short-the_long_ride = Enter the District that was rolled
