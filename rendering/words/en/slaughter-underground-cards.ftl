# What the cards, guests and mutations of Underground do. slaughter-short-… has at most 60 characters, for pictures.

slaughter-when-ejection = when your monster is thrown out
slaughter-when-any_turn = in anybody's turn

## Agents

slaughter-ability-agent_p = Protection
slaughter-guest-agent_p = Rolls 1 more die and cannot be scared. Carries the tactical shield: it takes the first wound of each attack.
slaughter-ability-agent_s = Rampage
slaughter-guest-agent_s = Rolls 1 more die and cannot be scared. After a fight that Agent S wins, each player rolls 1 die for each own monster here; each failure costs a token.

## MSUG equipment

slaughter-card-grenade = Every monster in the zone is thrown out, the attacker first; the fight is over and the victims hide. In the basement they roll for a token instead, and the fight goes on.
slaughter-short-grenade = Throws out all monsters here
slaughter-card-night_goggles = The victim keeps them on: 1 more die in this fight and in every later one. They may be added to another object.
slaughter-short-night_goggles = Stay on: 1 more die in every fight
slaughter-card-shotgun = If the monster loses the fight, its player also throws away 1 card.
slaughter-short-shotgun = If it wins, the attacker loses 1 card
slaughter-card-m16 = Stays with the victim and can be used again until the end of the round.
slaughter-short-m16 = Can be used again this round

## Basement objects

slaughter-card-inhibitor = In your turn, lay it into any room or the basement. For the rest of the game no family ability works there.
slaughter-short-inhibitor = A room without family abilities
slaughter-card-outboard_motor = Three blades, no brakes.
slaughter-short-outboard_motor = { slaughter-card-outboard_motor }
slaughter-card-flashing_helmet = In your turn, a victim in the open puts it on. Monsters can attack nobody else in its zone.
slaughter-short-flashing_helmet = Nobody else here can be attacked
slaughter-card-monster_costume = In your turn, a victim in the open puts it on. It cannot be attacked while another victim is in its zone.
slaughter-short-monster_costume = Wearer safe while another is here
slaughter-card-stun_gun = A short buzz and a long nap.
slaughter-short-stun_gun = { slaughter-card-stun_gun }
slaughter-card-brain_jar = Dice for a victim; or, in your own turn, 1 brain for you.
slaughter-short-brain_jar = Dice for a victim, or 1 brain for you
slaughter-card-bandage = Heals a victim by 1: in a fight, or in your own turn.
slaughter-short-bandage = Heals 1 health
slaughter-card-blood_bag = Heals any victim by 3, in a fight or in your own turn; or, in your own turn, 1 flesh for you.
slaughter-short-blood_bag = Heals 3 health, or 1 flesh for you
slaughter-card-fire_extinguisher = Dice for a victim; or, in Hot Night and in your own turn, it puts out one fire. Then it leaves the game.
slaughter-short-fire_extinguisher = Dice for a victim, or puts out a fire
slaughter-card-blowtorch = Dice for a victim; or, in your own turn, it mends the Faulty Sump Pump.
slaughter-short-blowtorch = Dice for a victim, or mends the pump
slaughter-card-bolt_cutter = Dice for a victim. In Battered Cabin, while you have a monster in the basement, it cuts the chains at any time.
slaughter-short-bolt_cutter = Dice for a victim, or cuts the chains

## Single cards

slaughter-card-nothing_here = Nobody hides in this pile. The search goes on.
slaughter-card-chains = The basement door is chained from the inside. Only the Bolt Cutter opens it.
slaughter-card-k1_b00 = A turret with 3 bolts now stands in this room, or in the basement if you like. After each event of the night it fires at the monsters there. The search goes on.

## Bonus actions

slaughter-card-family_time = Your other monsters next to this one come into its zone, through doors and barricades, but not into or out of the basement. Its next roll has 1 more die for each of them.
slaughter-short-family_time = Your monsters gather: +1 die each
slaughter-card-get_out = The victim under attack runs one zone away, where you say. The attack is over.
slaughter-short-get_out = The victim runs, the attack is over
slaughter-card-stubborn = Your monster would be thrown out, or would roll for a token in the basement. It stays, its turn goes on, and nobody hides.
slaughter-short-stubborn = Your monster is not thrown out
slaughter-card-tenacious = Roll all failed dice of the roll you have just made again, once.
slaughter-short-tenacious = Roll all failed dice again
slaughter-card-maternal_instinct = In your child's turn, your mother comes one zone closer to it, through doors and barricades, but not through a closed basement door.
slaughter-short-maternal_instinct = Mother comes closer to her child
slaughter-card-mine_now = Take an object that was played in this turn out of the discards into your hand. This works in every player's turn.
slaughter-short-mine_now = Take an object played this turn
slaughter-card-discretion = The next move of your monster this turn may go through a closed door, which stays closed. Not the basement door.
slaughter-short-discretion = Next move goes through a closed door
slaughter-card-mighty_meat = Eat 1 or 2 of your own flesh tokens. Your monster gets 1 more action for each.
slaughter-short-mighty_meat = Eat flesh, 1 more action each

## Events of the night

slaughter-card-msug_response_team = Both MSUG agents come into the basement, and a surprise guest walks into the living room.
slaughter-short-msug_response_team = Two agents and a surprise guest arrive
slaughter-card-from_the_basement = A basement event happens now.
slaughter-short-from_the_basement = A basement event happens now

## Basement events

slaughter-card-storm = The wind takes all doors of the cabin; nobody gets them. Each monster inside rolls 1 die, and without a success it is thrown out. Nobody hides.
slaughter-short-storm = All doors gone; monsters hold on or fly
slaughter-card-trapdoor = From now on there is a ladder: victims can step between living room and basement. Monsters cannot.
slaughter-short-trapdoor = Victims can climb in and out of the basement
slaughter-card-radio = While a victim is in the open in the basement, each player rolls 1 die as the turn begins. The first success brings help.
slaughter-short-radio = Victims in the basement call for help
slaughter-card-toxic_gas = All monsters and victims in the basement come up into the west yard. Hidden guests stay hidden.
slaughter-short-toxic_gas = Everybody leaves the basement
slaughter-card-monster_spirit = Each mutation costs 1 point less, but at least 1.
slaughter-short-monster_spirit = Mutations cost 1 less
slaughter-card-sump_pump = At the end of each round victims in the basement lose 1 health. A monster that was there has 2 actions this turn, bonus actions included.
slaughter-short-sump_pump = Victims drown slowly; monsters: 2 actions

## Mutations

slaughter-card-extra_limb = One monster: 1 more action each turn.
slaughter-short-extra_limb = 1 more action each turn
slaughter-card-razor_jaws = One monster: 1 sure success on each attack.
slaughter-short-razor_jaws = 1 sure success on each attack
slaughter-card-overgrowth = One monster: 1 more die on every action that rolls.
slaughter-short-overgrowth = 1 more die on every action
slaughter-card-hypnotic_eyes = One monster: in its turn victims have no abilities. They keep their own dice and the shield.
slaughter-short-hypnotic_eyes = Victims have no abilities
slaughter-card-long_claws = One monster: 1 more die on attacks.
slaughter-short-long_claws = 1 more die on attacks
slaughter-card-hound_nose = One monster: 1 more die on searches.
slaughter-short-hound_nose = 1 more die on searches
slaughter-card-third_eye = One monster: its peek shows the whole pile.
slaughter-short-third_eye = A peek shows the whole pile
slaughter-card-bony_plates = One monster: if it loses a fight by exactly 1, the fight is a draw.
slaughter-short-bony_plates = Losing by 1 is a draw
slaughter-card-slime_body = One monster: its first free move each turn may go through a closed door, which stays closed.
slaughter-short-slime_body = First free move passes a closed door
slaughter-card-ram_skull = One monster: 1 sure success when it smashes a door or a barricade, but not the basement door.
slaughter-short-ram_skull = 1 sure success on doors, barricades
slaughter-card-spring_legs = One monster: 1 more free move each turn.
slaughter-short-spring_legs = 1 more free move each turn
slaughter-card-shared_stomach = Whole family: 1 more flesh when one of your monsters kills a victim.
slaughter-short-shared_stomach = 1 more flesh for each kill
slaughter-card-pack_sense = Whole family: 1 more die to scare and to smash.
slaughter-short-pack_sense = 1 more die to scare and smash
slaughter-card-cheek_pouches = Whole family: your hand can hold 10 cards.
slaughter-short-cheek_pouches = Your hand holds 10 cards
slaughter-card-night_vision = Whole family: the first peek in each of your turns costs no action.
slaughter-short-night_vision = First peek each turn is free
slaughter-card-mob_rule = Whole family: 1 more die on attacks while another of your monsters is in the zone.
slaughter-short-mob_rule = 1 more die to attack in company
