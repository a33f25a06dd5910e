# What cards do. slaughter-short-… has at most 60 characters, for pictures.

slaughter-when-own = in your own turn
slaughter-when-before_roll = before you roll
slaughter-when-after_roll = after you roll
slaughter-when-after_attack = right after your attack
slaughter-when-defence = when a rival attacks
slaughter-when-rival_monster = when a rival picks a monster
slaughter-when-rival_move = when a rival moves

# The numbers of a card or guest, for /card.
slaughter-facts-object = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
}{ $bonus ->
    [none] { "" }
   *[other] , 1 more against { $bonus }
}.
slaughter-facts-guest = { $health } health, { $own_dice ->
    [0] no dice
    [one] 1 die
   *[other] { $own_dice } dice
} without help.

## Bonus actions: cost no action

slaughter-card-second_wind = Your monster gets 1 more action this turn.
slaughter-short-second_wind = 1 more action
slaughter-card-adrenaline = Add 2 dice to the roll you are about to make.
slaughter-short-adrenaline = 2 more dice on this roll
slaughter-card-sprint = Your monster gets 2 more free moves this turn.
slaughter-short-sprint = 2 more free moves
slaughter-card-battering_ram = One closed door of your zone breaks without a roll, and you keep it. It does not work on barricades, the shed or the basement door.
slaughter-short-battering_ram = Break a closed door here, no roll
slaughter-card-nail_it_shut = Put a barricade into any cabin doorway that has lost its door.
slaughter-short-nail_it_shut = Barricade any open doorway
slaughter-card-mass_panic = Your monster scares a victim with exactly 2 successes, without a roll.
slaughter-short-mass_panic = Scare with 2 sure successes
slaughter-card-rummage = Look at the top 3 cards of the pile in your room. You may take one object or bonus action; the rest go back on top in the order you like.
slaughter-short-rummage = See 3 cards here, take 1
slaughter-card-snoop = Look at every card in the pile of any one room. The order stays as it is.
slaughter-short-snoop = See a whole room pile
slaughter-card-feeding_frenzy = Your attack has just hurt a victim who is still in front of you: attack the same victim again for free.
slaughter-short-feeding_frenzy = Attack the same victim again
slaughter-card-steady_claw = One failed die of the roll you have just made counts as a success.
slaughter-short-steady_claw = One failed die becomes a success
slaughter-card-monster_chow = A rival has just picked a monster: it has 1 action fewer this turn, but at least 1.
slaughter-short-monster_chow = Rival's monster: 1 action fewer
slaughter-card-tripwire = A rival's monster wants to move: it stays where it is, and the move is used up.
slaughter-short-tripwire = Rival's move fails
slaughter-card-sticky_fingers = Take 1 random card from the hand of a player who has a monster in your zone.
slaughter-short-sticky_fingers = Steal a random card from a neighbour
slaughter-card-musical_chairs = Two of your monsters on the board swap places. Those in the basement cannot.
slaughter-short-musical_chairs = Two of your monsters swap places

## Traps: happen at once to the monster that finds them

slaughter-card-explosion = Every monster in the room is thrown out, yours first. Nobody hides. The search is over.
slaughter-card-booby_trap = The turn ends at once.
slaughter-card-potato_masher = Your monster rolls 1 die fewer for the rest of this turn. The search is over.
slaughter-card-bear_trap = Your monster cannot move any more this turn. The search goes on.
slaughter-card-smoke_alarm = Every victim in the room hides here again, and the pile is shuffled. The search is over.
slaughter-card-ejector_bed = Your monster is thrown out. The search is over.
slaughter-card-paint_bucket = You lose 2 random cards from your hand. The search is over.

## Events

slaughter-card-knock_knock = A surprise guest walks into the living room.
slaughter-short-knock_knock = A surprise guest arrives
slaughter-card-barricades = Each player in turn must put a barricade into a doorway that has lost its door, while there are doorways and barricades.
slaughter-short-barricades = Each player places a barricade
slaughter-card-switcheroo = The first player names two rooms. Their piles change places unseen.
slaughter-short-switcheroo = Two room piles change places
slaughter-card-stand_and_fight = All hour, victims roll 1 more die, but do not hide after they throw a monster out.
slaughter-short-stand_and_fight = Victims: 1 more die, but no hiding
slaughter-card-teleportation = All hour, a monster that is on the board may begin its turn in any yard, but not one in the basement.
slaughter-short-teleportation = Begin your turn in any yard
slaughter-card-open_wounds = All hour, an attack that hurts a victim takes 1 more health.
slaughter-short-open_wounds = Attacks that hurt take 1 more health
slaughter-card-copycat = All hour, everyone must use the same kind of monster as the first player, if theirs is awake. Krittlins are free of this.
slaughter-short-copycat = All use the first player's kind of monster
slaughter-card-full_fury = All hour, monsters roll 1 more die when they attack.
slaughter-short-full_fury = 1 more die on every attack
slaughter-card-sobering_up = All hour, every victim rolls 1 more die.
slaughter-short-sobering_up = Victims roll 1 more die
slaughter-card-pouring_rain = All hour, there are no free moves at all.
slaughter-short-pouring_rain = No free moves
slaughter-card-dinner_bell = Whoever makes the first kill of this hour takes 1 extra flesh.
slaughter-short-dinner_bell = First kill: 1 extra flesh
slaughter-card-fog_bank = All hour, nobody can peek, and a scare reaches only the monster's own zone.
slaughter-short-fog_bank = No peeking; scare only in your own zone
slaughter-card-power_cut = All hour, monsters roll 1 die fewer when they search, but at least 1.
slaughter-short-power_cut = 1 die fewer on every search
slaughter-card-rusty_hinges = All hour, smashing a closed door works without a roll. Barricades, the shed and the basement door still need one.
slaughter-short-rusty_hinges = Closed doors break without a roll
slaughter-card-whispers = Each player in turn looks in secret at the top card of one pile.
slaughter-short-whispers = Everyone peeks at one pile
slaughter-card-stampede = The first player moves every victim in the open one zone, inside the cabin. Nobody hides.
slaughter-short-stampede = Every victim runs one room on
slaughter-card-clumsy_paws = Players with more than 4 cards in hand throw cards away until they have 4.
slaughter-short-clumsy_paws = Hands shrink to 4 cards
slaughter-card-second_helping = All hour, a monster that kills gets 1 more action, once in its turn.
slaughter-short-second_helping = A kill gives 1 more action

## Objects: given to a victim under attack. Dice and families are shown beside the words.

slaughter-card-silver_cutlery = Forks, knives, spoons. The good set, and it burns.
slaughter-short-silver_cutlery = { slaughter-card-silver_cutlery }
slaughter-card-wolfsbane_spray = A garden spray that no wolf can stand.
slaughter-short-wolfsbane_spray = { slaughter-card-wolfsbane_spray }
slaughter-card-rolled_newspaper = Bad dog! Also good against small pests.
slaughter-short-rolled_newspaper = { slaughter-card-rolled_newspaper }
slaughter-card-dog_whistle = You hear nothing. They hear everything.
slaughter-short-dog_whistle = { slaughter-card-dog_whistle }
slaughter-card-hunting_rifle = Grandpa's rifle. Loud, heavy, and it works on all.
slaughter-short-hunting_rifle = { slaughter-card-hunting_rifle }
slaughter-card-lightning_rod = Gives the big one a shock it will remember.
slaughter-short-lightning_rod = { slaughter-card-lightning_rod }
slaughter-card-acid_bucket = Eats through stone and old flesh.
slaughter-short-acid_bucket = { slaughter-card-acid_bucket }
slaughter-card-pitchfork = No angry crowd should be without one.
slaughter-short-pitchfork = { slaughter-card-pitchfork }
slaughter-card-torch = Fire on a stick. Dry bandages burn well.
slaughter-short-torch = { slaughter-card-torch }
slaughter-card-sledgehammer = Breaks anything, if you can lift it.
slaughter-short-sledgehammer = { slaughter-card-sledgehammer }
slaughter-card-garlic_string = Twelve cloves. Smells like safety.
slaughter-short-garlic_string = { slaughter-card-garlic_string }
slaughter-card-tent_peg = Short, sharp, and made of wood.
slaughter-short-tent_peg = { slaughter-card-tent_peg }
slaughter-card-sun_lamp = Ten minutes of noon at the press of a switch.
slaughter-short-sun_lamp = { slaughter-card-sun_lamp }
slaughter-card-shaving_mirror = Look, nobody there! Very upsetting for some.
slaughter-short-shaving_mirror = { slaughter-card-shaving_mirror }
slaughter-card-crossbow = Found over the fireplace. Still loaded.
slaughter-short-crossbow = { slaughter-card-crossbow }
slaughter-card-cricket_bat = A straight bat to a rotten head.
slaughter-short-cricket_bat = { slaughter-card-cricket_bat }
slaughter-card-fire_poker = Keeps hands away, even loose ones.
slaughter-short-fire_poker = { slaughter-card-fire_poker }
slaughter-card-frying_pan = Cast iron. One clang fits most heads.
slaughter-short-frying_pan = { slaughter-card-frying_pan }
slaughter-card-lawn_edger = Made for grass. Good for ankles.
slaughter-short-lawn_edger = { slaughter-card-lawn_edger }
slaughter-card-chainsaw = Starts at the third pull. Always.
slaughter-short-chainsaw = { slaughter-card-chainsaw }
slaughter-card-toilet_paper = An endless roll to tangle a bandage with.
slaughter-short-toilet_paper = { slaughter-card-toilet_paper }
slaughter-card-fabric_scissors = Snip one bandage and pull.
slaughter-short-fabric_scissors = { slaughter-card-fabric_scissors }
slaughter-card-moth_box = They love old cloth and white sheets.
slaughter-short-moth_box = { slaughter-card-moth_box }
slaughter-card-lighter_fluid = Old linen plus this. Stand back.
slaughter-short-lighter_fluid = { slaughter-card-lighter_fluid }
slaughter-card-museum_sabre = Please do not touch. Too late.
slaughter-short-museum_sabre = { slaughter-card-museum_sabre }
slaughter-card-tinfoil_hat = They cannot read what they cannot reach.
slaughter-short-tinfoil_hat = { slaughter-card-tinfoil_hat }
slaughter-card-bug_zapper = A blue light that things from afar cannot resist.
slaughter-short-bug_zapper = { slaughter-card-bug_zapper }
slaughter-card-signal_jammer = The mother ship does not answer.
slaughter-short-signal_jammer = { slaughter-card-signal_jammer }
slaughter-card-sneezing_powder = Not one of them has a handkerchief.
slaughter-short-sneezing_powder = { slaughter-card-sneezing_powder }
slaughter-card-welding_torch = Hot enough for a hull, or a hide.
slaughter-short-welding_torch = { slaughter-card-welding_torch }
slaughter-card-pepper_spray = Straight into the eyeholes of the mask.
slaughter-short-pepper_spray = { slaughter-card-pepper_spray }
slaughter-card-handcuffs = Click. Now who is tied up?
slaughter-short-handcuffs = { slaughter-card-handcuffs }
slaughter-card-hockey_stick = Masks come off with one good swing.
slaughter-short-hockey_stick = { slaughter-card-hockey_stick }
slaughter-card-bear_spray = A can made for bigger animals.
slaughter-short-bear_spray = { slaughter-card-bear_spray }
slaughter-card-flare_pistol = One shot, and everybody sees it.
slaughter-short-flare_pistol = { slaughter-card-flare_pistol }
slaughter-card-cream_pie = They know it is coming. It still works.
slaughter-short-cream_pie = { slaughter-card-cream_pie }
slaughter-card-pin_cushion = Balloons and big shoes fear it.
slaughter-short-pin_cushion = { slaughter-card-pin_cushion }
slaughter-card-seltzer_bottle = A splash in the face. Fish hate bubbles too.
slaughter-short-seltzer_bottle = { slaughter-card-seltzer_bottle }
slaughter-card-whoopee_cushion = For once, the joke is on them.
slaughter-short-whoopee_cushion = { slaughter-card-whoopee_cushion }
slaughter-card-bowling_ball = Three holes, one throw, no mercy.
slaughter-short-bowling_ball = { slaughter-card-bowling_ball }
slaughter-card-salt_shaker = A thin white line they will not cross.
slaughter-short-salt_shaker = { slaughter-card-salt_shaker }
slaughter-card-vacuum_cleaner = Sucks up sheets of every kind.
slaughter-short-vacuum_cleaner = { slaughter-card-vacuum_cleaner }
slaughter-card-prayer_book = Read aloud, it hurts the unholy.
slaughter-short-prayer_book = { slaughter-card-prayer_book }
slaughter-card-spirit_board = Ask them to leave. Politely.
slaughter-short-spirit_board = { slaughter-card-spirit_board }
slaughter-card-flash_camera = A flash so bright that nothing can stay pale.
slaughter-short-flash_camera = { slaughter-card-flash_camera }
slaughter-card-fishing_net = One throw, and the catch is wet and angry.
slaughter-short-fishing_net = { slaughter-card-fishing_net }
slaughter-card-hair_dryer = Dry scales itch terribly.
slaughter-short-hair_dryer = { slaughter-card-hair_dryer }
slaughter-card-tartar_sauce = They know what goes with it.
slaughter-short-tartar_sauce = { slaughter-card-tartar_sauce }
slaughter-card-boat_hook = Keeps the deck clear of big fish.
slaughter-short-boat_hook = { slaughter-card-boat_hook }
slaughter-card-harpoon = Made for something much larger.
slaughter-short-harpoon = { slaughter-card-harpoon }
slaughter-card-mousetrap = Snap! Small fingers, big noise.
slaughter-short-mousetrap = { slaughter-card-mousetrap }
slaughter-card-broom = Sweep them out of the door.
slaughter-short-broom = { slaughter-card-broom }
slaughter-card-tennis_racket = Small things fly far. Dogs run after the ball.
slaughter-short-tennis_racket = { slaughter-card-tennis_racket }
slaughter-card-food_blender = They are curious. They climb in.
slaughter-short-food_blender = { slaughter-card-food_blender }
slaughter-card-leaf_blower = Full power clears the room.
slaughter-short-leaf_blower = { slaughter-card-leaf_blower }
slaughter-card-dibble = A stick for planting bulbs. Better than nothing.
slaughter-short-dibble = { slaughter-card-dibble }
slaughter-card-garden_shears = For hedges, or whatever comes through them.
slaughter-short-garden_shears = { slaughter-card-garden_shears }
slaughter-card-shovel = A flat, honest answer.
slaughter-short-shovel = { slaughter-card-shovel }
slaughter-card-nail_gun = Fast, if you keep pulling.
slaughter-short-nail_gun = { slaughter-card-nail_gun }
slaughter-card-tiller = Turns the soil, and anything on it.
slaughter-short-tiller = { slaughter-card-tiller }
slaughter-card-umbrella = Opens at the wrong moment, which helps.
slaughter-short-umbrella = { slaughter-card-umbrella }
slaughter-card-beer_crate = Twenty bottles, all of them thrown.
slaughter-short-beer_crate = { slaughter-card-beer_crate }
slaughter-card-bread_knife = Cuts more than bread.
slaughter-short-bread_knife = { slaughter-card-bread_knife }
slaughter-card-car_battery = Two clamps and a spark.
slaughter-short-car_battery = { slaughter-card-car_battery }
slaughter-card-wood_axe = It was meant for the fireplace.
slaughter-short-wood_axe = { slaughter-card-wood_axe }
slaughter-card-plaster_box = Heals a victim by 1: in a fight, or in your own turn.
slaughter-short-plaster_box = { slaughter-card-plaster_box }
