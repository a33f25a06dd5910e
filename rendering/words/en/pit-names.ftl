# Names. The value is a label; .text is the form inside a sentence, where it differs.

pit-title = Monster Pit
pit-variant-enchantress = Enchantress: Vaiel
pit-variant-enchantress-b = Enchantress: Vaiel (side B)
pit-variant-orc-warchief = Orc Warchief: Gruhm Ashtusk
pit-variant-orc-warchief-b = Orc Warchief: Gruhm Ashtusk (side B)
pit-variant-behemoth = Behemoth: Old Gravelback
pit-variant-behemoth-b = Behemoth: Old Gravelback (side B)
pit-variant-vampire-queen = Vampire Queen: Seraveth the Pale
pit-variant-vampire-queen-b = Vampire Queen: Seraveth the Pale (side B)
pit-variant-dragon = Dragon: Phoshar
pit-variant-dragon-b = Dragon: Phoshar (side B)

## Monsters

pit-name-enchantress = Vaiel
pit-name-enchantress-b = Vaiel (side B)
    .text = Vaiel
pit-name-orc_warchief = Gruhm Ashtusk
pit-name-orc_warchief-b = Gruhm Ashtusk (side B)
    .text = Gruhm Ashtusk
pit-name-behemoth = Old Gravelback
pit-name-behemoth-b = Old Gravelback (side B)
    .text = Old Gravelback
pit-name-vampire_queen = Seraveth the Pale
pit-name-vampire_queen-b = Seraveth the Pale (side B)
    .text = Seraveth the Pale
pit-name-dragon = Phoshar
pit-name-dragon-b = Phoshar (side B)
    .text = Phoshar

## Captains and the Messenger

pit-name-isolde_kerr = Isolde Kerr
pit-name-brannoc_tallow = Brannoc Tallow
pit-name-maelin_dusk = Maelin Dusk
pit-name-quill_farrow = Quill Farrow
pit-name-oona_bramblehide = Oona Bramblehide
pit-name-yrsa_vane = Yrsa Vane
pit-name-kings_messenger = King's Messenger
    .text = the King's Messenger

## Barracks

pit-name-paladin = Paladin
    .text = the Paladin
pit-name-gate_pikeman = Gate Pikeman
    .text = the Gate Pikeman
pit-name-road_levy = Road Levy
    .text = the Road Levy
pit-name-banner_runner = Banner Runner
    .text = the Banner Runner
pit-name-night_sentry = Night Sentry
    .text = the Night Sentry
pit-name-wall_sapper = Wall Sapper
    .text = the Wall Sapper
pit-name-siege_bowman = Siege Bowman
    .text = the Siege Bowman
pit-name-drill_sergeant = Drill Sergeant
    .text = the Drill Sergeant
pit-name-quartermaster = Quartermaster
    .text = the Quartermaster
pit-name-conscripted_miller = Conscripted Miller
    .text = the Conscripted Miller
pit-name-bell_warden = Bell Warden
    .text = the Bell Warden
pit-name-clay_sentinel = Clay Sentinel
    .text = the Clay Sentinel

## Taverns

pit-name-grinning_cutpurse = Grinning Cutpurse
    .text = the Grinning Cutpurse
pit-name-oathless_deserter = Oathless Deserter
    .text = the Oathless Deserter
pit-name-plague_bell_crier = Plague-Bell Crier
    .text = the Plague-Bell Crier
pit-name-hexed_minstrel = Hexed Minstrel
    .text = the Hexed Minstrel
pit-name-debt_bound_bruiser = Debt-Bound Bruiser
    .text = the Debt-Bound Bruiser
pit-name-lost_squire = Lost Squire
    .text = the Lost Squire
pit-name-harbour_brawler = Harbour Brawler
    .text = the Harbour Brawler
pit-name-ditch_digger = Ditch Digger
    .text = the Ditch Digger
pit-name-candle_runner = Candle Runner
    .text = the Candle Runner
pit-name-ferry_guard = Ferry Guard
    .text = the Ferry Guard
pit-name-slinger_of_low_street = Slinger of Low Street
    .text = the Slinger of Low Street
pit-name-hedge_witch = Hedge Witch
    .text = the Hedge Witch
pit-name-pit_chaplain = Pit Chaplain
    .text = the Pit Chaplain
pit-name-tally_clerk = Tally Clerk
    .text = the Tally Clerk
pit-name-mule_driver = Mule Driver
    .text = the Mule Driver
pit-name-bridge_champion = Bridge Champion
    .text = the Bridge Champion
pit-name-cliff_reaver = Cliff Reaver
    .text = the Cliff Reaver
pit-name-sworn_twin_ash = Sworn Twin Ash
pit-name-sworn_twin_elm = Sworn Twin Elm
pit-name-rune_smith = Rune Smith
    .text = the Rune Smith
pit-name-street_alchemist = Street Alchemist
    .text = the Street Alchemist
pit-name-falconer = Falconer
    .text = the Falconer
pit-name-confessor = Confessor
    .text = the Confessor
pit-name-gilded_duelist = Gilded Duelist
    .text = the Gilded Duelist
pit-name-shield_matron = Shield Matron
    .text = the Shield Matron
pit-name-chain_warden = Chain Warden
    .text = the Chain Warden
pit-name-veiled_oracle = Veiled Oracle
    .text = the Veiled Oracle
pit-name-kiln_servitor = Kiln Servitor
    .text = the Kiln Servitor
pit-name-the_unbroken = The Unbroken
    .text = the Unbroken
pit-name-exiled_warlock = Exiled Warlock
    .text = the Exiled Warlock
pit-name-high_almoner = High Almoner
    .text = the High Almoner
pit-name-thunder_rider = Thunder Rider
    .text = the Thunder Rider
pit-name-iron_duchess = Iron Duchess
    .text = the Iron Duchess
pit-name-titan_husk = Titan Husk
    .text = the Titan Husk
pit-name-blade_saint = Blade Saint
    .text = the Blade Saint
pit-name-regent_in_exile = Regent-in-Exile
    .text = the Regent-in-Exile
pit-name-isolde_kerr_double = Isolde Kerr (Hero)
    .text = Isolde Kerr
pit-name-brannoc_tallow_double = Brannoc Tallow (Hero)
    .text = Brannoc Tallow
pit-name-maelin_dusk_double = Maelin Dusk (Hero)
    .text = Maelin Dusk
pit-name-quill_farrow_double = Quill Farrow (Hero)
    .text = Quill Farrow
pit-name-oona_bramblehide_double = Oona Bramblehide (Hero)
    .text = Oona Bramblehide
pit-name-yrsa_vane_double = Yrsa Vane (Hero)
    .text = Yrsa Vane

## Eyrie

pit-name-cinder_wyvern = Cinder Wyvern
    .text = the Cinder Wyvern
pit-name-gale_wyvern = Gale Wyvern
    .text = the Gale Wyvern
pit-name-thorn_wyvern = Thorn Wyvern
    .text = the Thorn Wyvern
pit-name-mist_wyvern = Mist Wyvern
    .text = the Mist Wyvern
pit-name-carrion_wyvern = Carrion Wyvern
    .text = the Carrion Wyvern
pit-name-brood_matriarch = Brood Matriarch
    .text = the Brood Matriarch

## Sanctuary

pit-name-novice_of_tides = Novice of Tides
    .text = the Novice of Tides
pit-name-adept_of_gales = Adept of Gales
    .text = the Adept of Gales
pit-name-binder_of_roots = Binder of Roots
    .text = the Binder of Roots
pit-name-dice_seer = Dice-Seer
    .text = the Dice-Seer
pit-name-hourglass_sage = Hourglass Sage
    .text = the Hourglass Sage
pit-name-ember_magus = Ember Magus
    .text = the Ember Magus
pit-name-quieting_monk = Quieting Monk
    .text = the Quieting Monk
pit-name-mirror_witch = Mirror Witch
    .text = the Mirror Witch
pit-name-waystone_keeper = Waystone Keeper
    .text = the Waystone Keeper
pit-name-star_reader = Star Reader
    .text = the Star Reader
pit-name-weatherworker = Weatherworker
    .text = the Weatherworker
pit-name-archmages_shade = Archmage's Shade
    .text = the Archmage's Shade
pit-name-wandering_healer = Wandering Healer
    .text = the Wandering Healer
pit-name-tower_adept = Tower Adept
    .text = the Tower Adept
pit-name-grey_librarian = Grey Librarian
    .text = the Grey Librarian

## Districts and structures

pit-name-city_watch = City Watch
    .text = the City Watch
pit-name-southern_gate = Southern Gate
    .text = the Southern Gate
pit-name-great_hall = Great Hall
    .text = the Great Hall
pit-name-market = Market District
    .text = the Market District
pit-name-mystics_quarter = Mystic's Quarter
    .text = the Mystic's Quarter
pit-name-royal_keep = Royal Keep
    .text = the Royal Keep
pit-name-gate = Citadel Gate
    .text = the Citadel Gate
pit-name-statue = Statue
    .text = the Statue
pit-name-barracks = Barracks
    .text = the Barracks
pit-name-church = Stone Church
    .text = the Stone Church
pit-name-eyrie = Eyrie
    .text = the Eyrie
pit-name-watchtower = Watchtower
    .text = the Watchtower
pit-name-town_hall = Town Hall
    .text = the Town Hall
pit-name-stables = Stables
    .text = the Stables
pit-name-alchemist = Alchemist
    .text = the Alchemist
pit-name-tavern_1 = Tavern 1
pit-name-tavern_2 = Tavern 2
pit-name-tavern_3 = Tavern 3
pit-name-barkeep = Barkeep
    .text = the Barkeep
pit-name-grotto = Dwarven Grotto
    .text = the Dwarven Grotto
pit-name-sanctuary = Sanctuary
    .text = the Sanctuary
pit-name-mage = White Mage
    .text = the White Mage
pit-name-keep = King's Keep
    .text = the King's Keep
pit-name-fountain = Fountain
    .text = the Fountain
pit-name-armoury = Armoury
    .text = the Armoury

## Runes, and bridges. The stone of the Alchemist has a name of its own, for Stone is a rune and a bridge

pit-name-ember = Ember
pit-name-tide = Tide
pit-name-stone = Stone
pit-name-gale = Gale
pit-name-thorn = Thorn
pit-name-star = Star
pit-name-ice = Ice
pit-name-rock = Rock
pit-name-arch = Arch
pit-name-bridge_ice = Ice Bridge
    .text = the Ice Bridge
pit-name-bridge_rock = Rock Bridge
    .text = the Rock Bridge
pit-name-bridge_arch = Arch Bridge
    .text = the Arch Bridge
pit-name-bridge_stone = Stone Bridge
    .text = the Stone Bridge

## Goods, and tokens that characters wear

pit-name-gold = Gold
pit-name-blue = Blue Gem
    .text = a Blue Gem
pit-name-green = Green Gem
    .text = a Green Gem
pit-name-alchemy_stone = Alchemy Stone
    .text = an Alchemy Stone
pit-name-white_armour = White Armour
    .text = a White Armour token
pit-name-yellow_armour = Yellow Armour
    .text = a Yellow Armour token
pit-name-wish_armour = Better Die

## Colours and faces of dice

pit-name-w = White
pit-name-y = Yellow
pit-name-r = Red
pit-name-face_c = axe
pit-name-face_C = starred axe
pit-name-face_m = claw
pit-name-face_M = starred claw

## Phases

pit-name-setup = Set-up
pit-name-morning = Morning
pit-name-midday = Midday
pit-name-twilight = Twilight
pit-name-night = Night
pit-name-over = The end

## Types of characters, kinds of cards, families

pit-name-fighter = Fighter
pit-name-spellcaster = Spellcaster
pit-name-cleric = Cleric
pit-name-monarch = Monarch
pit-name-construct = Construct
pit-name-captain = Captain
pit-name-messenger = Messenger
pit-name-soldier = Soldier
pit-name-mercenary = Mercenary
pit-name-outlaw = Outlaw
pit-name-hero = Hero
pit-name-champion = Champion
pit-name-wizard = Wizard
pit-name-wyvern = Wyvern
pit-name-weapon = Weapon
pit-name-armament = Armament
pit-name-trinket = Trinket
pit-name-fortification = Fortification
pit-name-event = Event
pit-name-creature = Creature
pit-name-antient = Antient
pit-name-adventurer = Adventurer
pit-name-mythological = Mythological
pit-name-infernal = Infernal
pit-name-vermin = Vermin
pit-name-zombie = Zombie
pit-name-dungeon = Dungeon
pit-name-undead = Undead
