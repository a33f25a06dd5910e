# Names of what is no person and no place: Items, Mounts, Quests, Monster cards, Encounters, tokens.

## Town Hall

pit-name-notched_axe = Notched Axe
    .text = the Notched Axe
pit-name-long_spear = Long Spear
    .text = the Long Spear
pit-name-hook_blade = Hook Blade
    .text = the Hook Blade
pit-name-war_maul = War Maul
    .text = the War Maul
pit-name-ashwood_bow = Ashwood Bow
    .text = the Ashwood Bow
pit-name-engraved_sword = Engraved Sword
    .text = the Engraved Sword
pit-name-dawn_mace = Dawn Mace
    .text = the Dawn Mace
pit-name-star_rod = Star Rod
    .text = the Star Rod
pit-name-padded_jack = Padded Jack
    .text = the Padded Jack
pit-name-kite_shield = Kite Shield
    .text = the Kite Shield
pit-name-tower_shield = Tower Shield
    .text = the Tower Shield
pit-name-iron_helm = Iron Helm
    .text = the Iron Helm
pit-name-warded_cloak = Warded Cloak
    .text = the Warded Cloak
pit-name-mail_coat = Mail Coat
    .text = the Mail Coat
pit-name-oathbound_ring = Oathbound Ring
    .text = the Oathbound Ring
pit-name-purse_of_return = Purse of Return
    .text = the Purse of Return
pit-name-weighted_die = Weighted Die
    .text = the Weighted Die
pit-name-signal_horn = Signal Horn
    .text = the Signal Horn
pit-name-tunnel_map = Tunnel Map
    .text = the Tunnel Map
pit-name-barricade = Barricade
    .text = the Barricade
pit-name-spike_ditch = Spike Ditch
    .text = the Spike Ditch
pit-name-watch_brazier = Watch Brazier
    .text = the Watch Brazier
pit-name-granary = Granary
    .text = the Granary
pit-name-healers_tent = Healer's Tent
    .text = the Healer's Tent

## Stables

pit-name-plains_courser = Plains Courser
    .text = the Plains Courser
pit-name-marsh_pony = Marsh Pony
    .text = the Marsh Pony
pit-name-war_ox = War Ox
    .text = the War Ox
pit-name-hill_ram = Hill Ram
    .text = the Hill Ram
pit-name-frost_elk = Frost Elk
    .text = the Frost Elk
pit-name-barded_destrier = Barded Destrier
    .text = the Barded Destrier
pit-name-ash_wolf = Ash Wolf
    .text = the Ash Wolf
pit-name-cave_lizard = Cave Lizard
    .text = the Cave Lizard
pit-name-old_griffon = Old Griffon
    .text = the Old Griffon
pit-name-pack_mule = Pack Mule
    .text = the Pack Mule

## Quests

pit-name-carry_the_alms = Carry the Alms
pit-name-watch_until_dawn = Watch Until Dawn
pit-name-test_of_steel = Test of Steel
pit-name-drain_the_cask = Drain the Cask
pit-name-map_the_deep = Map the Deep
pit-name-empty_the_purse = Empty the Purse
pit-name-shoe_the_herd = Shoe the Herd
pit-name-letters_of_levy = Letters of Levy
pit-name-vigil_for_the_wounded = Vigil For the Wounded
pit-name-a_borrowed_flask = A Borrowed Flask
pit-name-the_silent_offering = The Silent Offering
pit-name-the_wyverns_debt = The Wyvern's Debt
pit-name-bulwark = Bulwark
pit-name-clear_the_streets = Clear the Streets
pit-name-royal_audience = Royal Audience
pit-name-the_long_ride = The Long Ride

## Monster cards

pit-name-surge_of_claws = Surge of Claws
pit-name-hungry_march = Hungry March
pit-name-dread_fog = Dread Fog
pit-name-cut_the_purse_strings = Cut the Purse-Strings
pit-name-old_wounds = Old Wounds
pit-name-sudden_assault = Sudden Assault
pit-name-brood_call = Brood Call
pit-name-sharpened_malice = Sharpened Malice
pit-name-blood_moon = Blood Moon
pit-name-rot_in_the_granary = Rot in the Granary
pit-name-rusted_straps = Rusted Straps
pit-name-burning_street = Burning Street
pit-name-panic = Panic
pit-name-mend_flesh = Mend Flesh
pit-name-ward_of_scales = Ward of Scales
pit-name-whispers = Whispers
pit-name-spawn = Spawn
pit-name-counter_chant = Counter-Chant

## Encounters

pit-name-market_day = Market Day
pit-name-curfew = Curfew
pit-name-flooded_tunnels = Flooded Tunnels
pit-name-lamp_festival = Lamp Festival
pit-name-eclipse = Eclipse
pit-name-pilgrim_road = Pilgrim Road
pit-name-tremor = Tremor
pit-name-rust_rats = Rust Rats
pit-name-bone_marchers = Bone Marchers
pit-name-grave_hounds = Grave Hounds
pit-name-cellar_oozes = Cellar Oozes
pit-name-fire_imps = Fire Imps
pit-name-stone_harpies = Stone Harpies
pit-name-tomb_ogre = Tomb Ogre
    .text = the Tomb Ogre
pit-name-night_wraith = Night Wraith
    .text = the Night Wraith
pit-name-old_heron_of_the_moat = Old Heron of the Moat
    .text = the Old Heron of the Moat
pit-name-stone_colossus = Stone Colossus
    .text = the Stone Colossus
pit-name-maren_of_the_road = Maren of the Road
pit-name-brother_oats = Brother Oats
pit-name-lady_sable_toll_thief = Lady Sable, Toll-Thief
pit-name-the_ratcatcher = The Ratcatcher
    .text = the Ratcatcher

## Wish tokens

pit-name-wish_extra_result = Extra Axe
pit-name-wish_back_six = Six Back
pit-name-wish_free_card = Free Card
pit-name-wish_red_die = Red Die
pit-name-wish_yellow_die = Yellow Die
pit-name-wish_white_die = White Die
pit-name-wish_upgrade_die = Better Die
pit-name-wish_platinum = Platinum
pit-name-wish_roll_again = Roll Again
pit-name-wish_two_visits = Two More Visits

## Difficulty tokens

pit-name-skull_onward = Restless
pit-name-skull_half_wizards = Half the Way
pit-name-skull_one_tavern = Crowded Taverns
pit-name-skull_dear_barracks = Dear Soldiers
pit-name-skull_no_statue = No Statue
pit-name-skull_purple_wizards = Purple Lines
pit-name-skull_more_health = Thick Blood
pit-name-skull_start_rock = Start at the Rock Bridge
pit-name-skull_no_grotto = Fallen Grotto
pit-name-skull_red_die = One Red Die More
pit-name-skull_dear_all = Dear Times
pit-name-skull_weak_wizards = Feeble Wizards
pit-name-skull_start_arch = Start at the Arch Bridge
pit-name-skull_more_dice = More Dice
