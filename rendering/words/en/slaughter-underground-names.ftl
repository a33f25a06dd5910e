# Names of Underground, its scenarios, and Hot Night. The value is a label; .text is the form inside a sentence, where it differs.

slaughter-variant-hot-night = Hot Night: the cabin burns
slaughter-variant-underground = Underground: the basement
slaughter-variant-last-hours = Underground 1: Last Hours
slaughter-variant-station-b62 = Underground 2: Station B62
slaughter-variant-battered-cabin = Underground 3: Battered Cabin
slaughter-variant-night-patrol = Underground 4: Night Patrol
slaughter-variant-hunger = Underground 5: Hunger Makes It Right
slaughter-variant-wandering-monsters = Underground 5: Wandering Monsters

## Zones, doors and markers

slaughter-name-basement = Basement
    .text = the basement
slaughter-name-bd = Basement door
    .text = the basement door
slaughter-name-turret = Turret
    .text = the turret
slaughter-name-floor = Living room floor
    .text = the living room floor
slaughter-name-ladder = Ladder
    .text = the ladder
slaughter-name-hole = Hole in the floor
    .text = the hole in the floor
slaughter-name-shield = Tactical shield
    .text = the tactical shield
slaughter-name-locker = Weapon locker
    .text = the weapon locker
slaughter-name-fire = Fire
    .text = fire

## Tokens and hours

slaughter-name-basement_door = Basement door
    .text = basement door
slaughter-name-bolt = Bolt
    .text = bolt
slaughter-hour-09 = 09:00

## Wild monsters: wild_ and the seat that may tame them; with their family, where that is known

slaughter-name-wild_1 = Wild one
    .text = wild one
slaughter-name-wild_2 = Wild one
    .text = wild one
slaughter-name-wild_3 = Wild one
    .text = wild one
slaughter-name-wild_4 = Wild one
    .text = wild one
slaughter-name-wild_5 = Wild one
    .text = wild one
slaughter-name-werewolf-wild = Wild Werewolf child
slaughter-name-golem-wild = Wild Golem child
slaughter-name-vampire-wild = Wild Vampire child
slaughter-name-zombie-wild = Wild Zombie child
slaughter-name-mummy-wild = Wild Mummy child
slaughter-name-alien-wild = Wild Alien child
slaughter-name-psychopath-wild = Wild Psychopath child
slaughter-name-clown-wild = Wild Clown child
slaughter-name-ghost-wild = Wild Ghost child
slaughter-name-merman-wild = Wild Mer-child
slaughter-name-krittlin-wild = Wild Krittlin
slaughter-name-family = Family
    .text = whole family

## Guests

slaughter-name-agent_p = MSUG Agent P
    .text = Agent P
slaughter-name-agent_s = MSUG Agent S
    .text = Agent S

## MSUG equipment, basement objects, single cards

slaughter-name-grenade = Grenade
slaughter-name-night_goggles = Night-Vision Goggles
slaughter-name-shotgun = Shotgun
slaughter-name-m16 = M16
slaughter-name-inhibitor = Inhibitor
slaughter-name-outboard_motor = Outboard Motor
slaughter-name-flashing_helmet = Helmet with Flashing Light
slaughter-name-monster_costume = Monster Costume
slaughter-name-stun_gun = Stun Gun
slaughter-name-brain_jar = Brain in a Jar
slaughter-name-bandage = Bandage
slaughter-name-blood_bag = Blood Bag
slaughter-name-fire_extinguisher = Fire Extinguisher
slaughter-name-blowtorch = Blowtorch
slaughter-name-bolt_cutter = Bolt Cutter
slaughter-name-nothing_here = Nothing Here
slaughter-name-chains = Chains
slaughter-name-k1_b00 = K1-B00 Turret!

## Bonus actions

slaughter-name-family_time = Family Time
slaughter-name-get_out = Get Out
slaughter-name-stubborn = Stubborn
slaughter-name-tenacious = Tenacious
slaughter-name-maternal_instinct = Maternal Instinct
slaughter-name-mine_now = Mine Now
slaughter-name-discretion = Discretion
slaughter-name-mighty_meat = Mighty Meat

## Events, of the night and of the basement

slaughter-name-msug_response_team = MSUG Response Team!
slaughter-name-from_the_basement = It Came From the Basement!
slaughter-name-storm = Storm
slaughter-name-trapdoor = Trapdoor!
slaughter-name-radio = Radio
slaughter-name-toxic_gas = Toxic Gas Leak!
slaughter-name-monster_spirit = Smells Like Monster Spirit
slaughter-name-sump_pump = Faulty Sump Pump

## Mutations

slaughter-name-extra_limb = Extra Limb
slaughter-name-razor_jaws = Razor Jaws
slaughter-name-overgrowth = Overgrowth
slaughter-name-hypnotic_eyes = Hypnotic Eyes
slaughter-name-long_claws = Long Claws
slaughter-name-hound_nose = Hound Nose
slaughter-name-third_eye = Third Eye
slaughter-name-bony_plates = Bony Plates
slaughter-name-slime_body = Slime Body
slaughter-name-ram_skull = Ram Skull
slaughter-name-spring_legs = Spring Legs
slaughter-name-shared_stomach = Shared Stomach
slaughter-name-pack_sense = Pack Sense
slaughter-name-cheek_pouches = Cheek Pouches
slaughter-name-night_vision = Night Vision
slaughter-name-mob_rule = Mob Rule
