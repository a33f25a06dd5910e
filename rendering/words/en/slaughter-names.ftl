# Names. The value is a label; .text is the form inside a sentence, where it differs.

slaughter-title = Monster Slaughter
slaughter-variant-base = The cabin
slaughter-variant-base-neutral = The cabin with 5 more ordinary objects
slaughter-variant-base-shed = The cabin with the tool shed

## Families and their members

slaughter-name-werewolf = Werewolves
slaughter-name-werewolf-child = Werewolf child
slaughter-name-werewolf-mother = Werewolf mother
slaughter-name-werewolf-father = Werewolf father
slaughter-name-golem = Golems
slaughter-name-golem-child = Golem child
slaughter-name-golem-mother = Golem mother
slaughter-name-golem-father = Golem father
slaughter-name-vampire = Vampires
slaughter-name-vampire-child = Vampire child
slaughter-name-vampire-mother = Vampire mother
slaughter-name-vampire-father = Vampire father
slaughter-name-zombie = Zombies
slaughter-name-zombie-child = Zombie child
slaughter-name-zombie-mother = Zombie mother
slaughter-name-zombie-father = Zombie father
slaughter-name-mummy = Mummies
slaughter-name-mummy-child = Mummy child
slaughter-name-mummy-mother = Mummy mother
slaughter-name-mummy-father = Mummy father
slaughter-name-alien = Aliens
slaughter-name-alien-child = Alien child
slaughter-name-alien-mother = Alien mother
slaughter-name-alien-father = Alien father
slaughter-name-psychopath = Psychopaths
slaughter-name-psychopath-child = Psychopath child
slaughter-name-psychopath-mother = Psychopath mother
slaughter-name-psychopath-father = Psychopath father
slaughter-name-clown = Clowns
slaughter-name-clown-child = Clown child
slaughter-name-clown-mother = Clown mother
slaughter-name-clown-father = Clown father
slaughter-name-ghost = Ghosts
slaughter-name-ghost-child = Ghost child
slaughter-name-ghost-mother = Ghost mother
slaughter-name-ghost-father = Ghost father
slaughter-name-merman = Mermen
slaughter-name-merman-child = Mer-child
slaughter-name-merman-mother = Mermaid mother
slaughter-name-merman-father = Merman father
slaughter-name-krittlin = Krittlins
slaughter-name-krittlin-child_1 = Krittlin 1
slaughter-name-krittlin-child_2 = Krittlin 2
slaughter-name-krittlin-child_3 = Krittlin 3
slaughter-name-krittlin-child_4 = Krittlin 4
slaughter-name-krittlin-child_5 = Krittlin 5

slaughter-name-child = Child
    .text = child
slaughter-name-mother = Mother
    .text = mother
slaughter-name-father = Father
    .text = father
slaughter-name-child_1 = Krittlin 1
    .text = first Krittlin
slaughter-name-child_2 = Krittlin 2
    .text = second Krittlin
slaughter-name-child_3 = Krittlin 3
    .text = third Krittlin
slaughter-name-child_4 = Krittlin 4
    .text = fourth Krittlin
slaughter-name-child_5 = Krittlin 5
    .text = fifth Krittlin

## Guests

slaughter-name-bob = Bob
slaughter-name-laika = Laika
slaughter-name-britney = Britney
slaughter-name-kam = Kam
slaughter-name-tom = Tom
slaughter-name-mona = Mona
slaughter-name-hank = Hank
slaughter-name-ivy = Ivy
slaughter-name-ghost_hunter = Ghost Hunter
    .text = the Ghost Hunter
slaughter-name-roscoe = Officer Roscoe
slaughter-name-roscoe_alt = Officer Roscoe (alternate)
    .text = Officer Roscoe
slaughter-name-browne = Professor Browne
slaughter-name-walton = Bullwhip Walton
slaughter-name-demon_hunter = Demon Hunter
    .text = the Demon Hunter

## Zones and doors

slaughter-name-yard_n = North yard
    .text = the north yard
slaughter-name-yard_e = East yard
    .text = the east yard
slaughter-name-yard_s = South yard
    .text = the south yard
slaughter-name-yard_w = West yard
    .text = the west yard
slaughter-name-kitchen = Kitchen
    .text = the kitchen
slaughter-name-bathroom = Bathroom
    .text = the bathroom
slaughter-name-bedroom = Bedroom
    .text = the bedroom
slaughter-name-living = Living room
    .text = the living room
slaughter-name-wc = WC
    .text = the WC
slaughter-name-shed = Tool shed
    .text = the tool shed
slaughter-name-d_n_bath = North bathroom door
    .text = the north bathroom door
slaughter-name-d_e_bed = East bedroom door
    .text = the east bedroom door
slaughter-name-d_s_liv = South living room door
    .text = the south living room door
slaughter-name-d_w_kit = West kitchen door
    .text = the west kitchen door
slaughter-name-d_liv_kit = Kitchen–living room door
    .text = the kitchen–living room door
slaughter-name-d_kit_bath = Kitchen–bathroom door
    .text = the kitchen–bathroom door
slaughter-name-d_bath_bed = Bathroom–bedroom door
    .text = the bathroom–bedroom door
slaughter-name-d_bed_liv = Bedroom–living room door
    .text = the bedroom–living room door
slaughter-name-d_liv_wc = WC door
    .text = the WC door
slaughter-name-d_shed = Shed door
    .text = the shed door

## Tokens, actions, hours

slaughter-name-flesh = Flesh
    .text = flesh
slaughter-name-bone = Bone
    .text = bone
slaughter-name-brain = Brain
    .text = brain
slaughter-name-target = Favourite
    .text = favourite
slaughter-name-door = Door
    .text = door

slaughter-name-move = Move
slaughter-name-peek = Peek
slaughter-name-smash = Smash
slaughter-name-search = Search
slaughter-name-scare = Scare
slaughter-name-attack = Attack

slaughter-hour-before = Before midnight
slaughter-hour-00 = 00:00
slaughter-hour-01 = 01:00
slaughter-hour-02 = 02:00
slaughter-hour-03 = 03:00
slaughter-hour-04 = 04:00
slaughter-hour-05 = 05:00
slaughter-hour-06 = 06:00
slaughter-hour-07 = 07:00
slaughter-hour-08 = 08:00

## Objects

slaughter-name-silver_cutlery = Silver Cutlery
slaughter-name-wolfsbane_spray = Wolfsbane Spray
slaughter-name-rolled_newspaper = Rolled Newspaper
slaughter-name-dog_whistle = Dog Whistle
slaughter-name-hunting_rifle = Hunting Rifle
slaughter-name-lightning_rod = Lightning Rod
slaughter-name-acid_bucket = Bucket of Acid
slaughter-name-pitchfork = Pitchfork
slaughter-name-torch = Burning Torch
slaughter-name-sledgehammer = Sledgehammer
slaughter-name-garlic_string = String of Garlic
slaughter-name-tent_peg = Tent Peg
slaughter-name-sun_lamp = Sun Lamp
slaughter-name-shaving_mirror = Shaving Mirror
slaughter-name-crossbow = Crossbow
slaughter-name-cricket_bat = Cricket Bat
slaughter-name-fire_poker = Fire Poker
slaughter-name-frying_pan = Frying Pan
slaughter-name-lawn_edger = Lawn Edger
slaughter-name-chainsaw = Chainsaw
slaughter-name-toilet_paper = Toilet Paper
slaughter-name-fabric_scissors = Fabric Scissors
slaughter-name-moth_box = Box of Moths
slaughter-name-lighter_fluid = Lighter Fluid
slaughter-name-museum_sabre = Museum Sabre
slaughter-name-tinfoil_hat = Tinfoil Hat
slaughter-name-bug_zapper = Bug Zapper
slaughter-name-signal_jammer = Signal Jammer
slaughter-name-sneezing_powder = Sneezing Powder
slaughter-name-welding_torch = Welding Torch
slaughter-name-pepper_spray = Pepper Spray
slaughter-name-handcuffs = Handcuffs
slaughter-name-hockey_stick = Hockey Stick
slaughter-name-bear_spray = Bear Spray
slaughter-name-flare_pistol = Flare Pistol
slaughter-name-cream_pie = Cream Pie
slaughter-name-pin_cushion = Pin Cushion
slaughter-name-seltzer_bottle = Seltzer Bottle
slaughter-name-whoopee_cushion = Whoopee Cushion
slaughter-name-bowling_ball = Bowling Ball
slaughter-name-salt_shaker = Salt Shaker
slaughter-name-vacuum_cleaner = Vacuum Cleaner
slaughter-name-prayer_book = Prayer Book
slaughter-name-spirit_board = Spirit Board
slaughter-name-flash_camera = Flash Camera
slaughter-name-fishing_net = Fishing Net
slaughter-name-hair_dryer = Hair Dryer
slaughter-name-tartar_sauce = Tartar Sauce
slaughter-name-boat_hook = Boat Hook
slaughter-name-harpoon = Harpoon
slaughter-name-mousetrap = Mousetrap
slaughter-name-broom = Broom
slaughter-name-tennis_racket = Tennis Racket
slaughter-name-food_blender = Food Blender
slaughter-name-leaf_blower = Leaf Blower

## Neutral objects

slaughter-name-dibble = Dibble
slaughter-name-garden_shears = Garden Shears
slaughter-name-shovel = Shovel
slaughter-name-nail_gun = Nail Gun
slaughter-name-tiller = Tiller
slaughter-name-umbrella = Umbrella
slaughter-name-beer_crate = Crate of Beer
slaughter-name-bread_knife = Bread Knife
slaughter-name-car_battery = Car Battery
slaughter-name-wood_axe = Wood Axe
slaughter-name-plaster_box = Box of Plasters

## Traps

slaughter-name-explosion = Explosion
slaughter-name-booby_trap = Booby Trap
slaughter-name-potato_masher = Potato Masher
slaughter-name-bear_trap = Bear Trap
slaughter-name-smoke_alarm = Smoke Alarm
slaughter-name-ejector_bed = Ejector Bed
slaughter-name-paint_bucket = Paint Bucket

## Bonus actions

slaughter-name-second_wind = Second Wind
slaughter-name-adrenaline = Adrenaline
slaughter-name-sprint = Sprint
slaughter-name-battering_ram = Battering Ram
slaughter-name-nail_it_shut = Nail It Shut
slaughter-name-mass_panic = Mass Panic
slaughter-name-rummage = Rummage
slaughter-name-snoop = Snoop
slaughter-name-feeding_frenzy = Feeding Frenzy
slaughter-name-steady_claw = Steady Claw
slaughter-name-monster_chow = Monster Chow
slaughter-name-tripwire = Tripwire
slaughter-name-sticky_fingers = Sticky Fingers
slaughter-name-musical_chairs = Musical Chairs

## Events

slaughter-name-knock_knock = Knock Knock
slaughter-name-barricades = Barricades
slaughter-name-switcheroo = Switcheroo
slaughter-name-stand_and_fight = Stand and Fight
slaughter-name-teleportation = Teleportation
slaughter-name-open_wounds = Open Wounds
slaughter-name-copycat = Copycat
slaughter-name-full_fury = Full Fury
slaughter-name-sobering_up = Sobering Up
slaughter-name-pouring_rain = Pouring Rain
slaughter-name-dinner_bell = Dinner Bell
slaughter-name-fog_bank = Fog Bank
slaughter-name-power_cut = Power Cut
slaughter-name-rusty_hinges = Rusty Hinges
slaughter-name-whispers = Whispers
slaughter-name-stampede = Stampede
slaughter-name-clumsy_paws = Clumsy Paws
slaughter-name-second_helping = Second Helping
