# The rules of Underground in our own words: what it adds to the base game (each topic at most 3500 characters).

slaughter-topic-underground = Underground
slaughter-rules-underground =
    Under the living room lies a basement, and the night is one hour longer. All rules of the base game hold, with these changes.

    { "" }**Before the night**
    - The basement has a pile of its own: 7, 8, 9 or 10 basement objects and 3, 3, 4 or 5 bonus actions for 2, 3, 4 or 5 players.
    - Six cards are shuffled and lie on the six piles: the five guests, and *Nothing Here*. So in one pile nobody hides.
    - 8 new bonus actions join the 14 of the base game. The turret is one of the 3 traps. *It Came From the Basement!* joins the events.
    - *MSUG Response Team!* takes the place of Knock Knock.
    - Three mutations lie face up (see *Mutations*).
    - If guests come at random or are invited, surprise guests and MSUG agents can be of the party too. They then count as party guests in everything. If an agent is among them, Knock Knock comes as usual.
    - There are 10 barricades in place of 5. The tool shed cannot be used.

    { "" }**A long night**: after 08:00 comes a last round at **09:00**, without an event of the night. All monsters wake up once more.

    { "" }**At 02:00, 05:00 and 08:00**, after the event of the night, an event of the basement happens (see *Basement events*), and the three mutations are replaced.

    { "" }**Run for your life**: a scare can also drive a victim outside. In a yard it can be attacked and scared, but it cannot hide. A monster that loses a fight in a yard is thrown out into the next yard, clockwise.

    { "" }**New points**: the basement door 2, each bolt 2.

    { "" }**Losing tokens**: whoever must lose a token chooses which. Without tokens, nothing happens.

    { "" }**Things with bolts** (a turret, in some scenarios a floor or a door) are attacked with the action *Break*: one roll as for an attack, no defence, and each success takes one bolt or one point off for good.

slaughter-topic-basement = The basement
slaughter-rules-basement =
    The basement is a room with a pile, below the living room. Monsters search, peek, scare and attack there as in any room.

    { "" }**The door** is in the west yard.
    - It takes 2 successes in one smash. You keep it: 2 points. No card and no event breaks it, and nobody can barricade it.
    - While it is closed, neither monsters nor victims pass. You can still peek through it, and a scare reaches through it, but the victim stays inside.
    - Ghosts cannot walk through it, nor through the floor of the living room.

    { "" }**Living room and basement** are not next to each other, unless a ladder or a hole joins them.

    { "" }**Nobody is thrown out of the basement.** A monster that loses a fight there, or would be thrown out for another reason, rolls 1 die instead. Without a success its player loses a token. Either way the turn is over, if it is that monster's turn; only a mutation may follow. Nobody hides.

    { "" }**The turret** comes with the trap *{ slaughter-name-k1_b00 }* It stands where it was found, or in the basement if the finder likes. From 00:00 to 07:00, right after the event, it fires at all monsters in its zone: they are thrown out. In the basement each of them costs a token instead, without a roll. It has 3 bolts; those you shoot off go back to the box. Without bolts it is gone.

    { "" }**Mermen** are at home in the flooded basement too, while the *{ slaughter-name-sump_pump }* is in play.

slaughter-topic-mutations = Mutations
slaughter-rules-mutations =
    Three mutations lie face up. At the end of your turn you may buy **one**. It costs no action, but tokens: you choose tokens that are worth the price or more. What they are worth too much is lost. Tokens that are not needed for the price cannot be thrown in.

    A mutation belongs to one of your monsters, awake or asleep, or to your whole family. The gap is filled at once. At 02:00, 05:00 and 08:00 all three go to the bottom of the pile, and three new ones come.

    { "" }**Limits**: 3 mutations for each player, and 1 of its own for each monster. If you have too many, you give one up at once; it may be the new one.

    { "" }**For one monster** (price with 2–3 / with 4–5 players)
    - **{ slaughter-name-extra_limb }** (4 / 3): { slaughter-short-extra_limb }
    - **{ slaughter-name-razor_jaws }** (4 / 3): { slaughter-short-razor_jaws }
    - **{ slaughter-name-overgrowth }** (4 / 3): { slaughter-short-overgrowth }
    - **{ slaughter-name-hypnotic_eyes }** (3 / 2): in its turn victims have no abilities; they keep their own dice and the shield, and agents can be scared
    - **{ slaughter-name-long_claws }** (3 / 2): { slaughter-short-long_claws }
    - **{ slaughter-name-hound_nose }** (2 / 1): { slaughter-short-hound_nose }
    - **{ slaughter-name-third_eye }** (2 / 1): a peek shows the whole pile
    - **{ slaughter-name-bony_plates }** (3 / 2): a fight lost by exactly 1 is a draw
    - **{ slaughter-name-slime_body }** (3 / 2): the first free move each turn may go through a closed door, which stays closed
    - **{ slaughter-name-ram_skull }** (2 / 1): 1 sure success to smash doors and barricades, not the basement door
    - **{ slaughter-name-spring_legs }** (3 / 2): { slaughter-short-spring_legs }

    { "" }**For the whole family**
    - **{ slaughter-name-shared_stomach }** (5 / 4): 1 more flesh when one of your monsters kills a victim
    - **{ slaughter-name-pack_sense }** (4 / 3): { slaughter-short-pack_sense }
    - **{ slaughter-name-cheek_pouches }** (2 / 1): your hand can hold 10 cards
    - **{ slaughter-name-night_vision }** (3 / 2): the first peek each turn costs no action
    - **{ slaughter-name-mob_rule }** (5 / 4): 1 more die to attack while another of your monsters is in the zone

slaughter-topic-agents = Agents and equipment
slaughter-rules-agents =
    The agents of the MSUG clear up after monsters. They count as surprise guests: flesh, but no bone, and no place in the death order. They roll 1 extra die and cannot be scared.

    - **{ slaughter-name-agent_p }**, { slaughter-ability-agent_p }: carries the tactical shield.
    - **{ slaughter-name-agent_s }**, { slaughter-ability-agent_s }: after a fight that Agent S wins, each player rolls 1 die for each own monster in the zone, and loses a token for each failure. Only then the loser of the fight is thrown out.

    { "" }**The shield** takes the first wound of each attack; this wound gives no flesh. When its holder dies, the next victim in the open in the zone takes it; if there are several, the player whose turn it is says who. With nobody there it leaves the game.

    { "" }**What victims carry.** Some cards are given to a victim for good. A victim carries one card; everybody sees it, and it stays when the victim hides. It is thrown away when it has been used for dice, or when the victim dies. In a fight each helper may put forward what the victim carries, as if it were an own offer.

    { "" }**Equipment of the MSUG** comes as ordinary objects in *Last Hours*, or where the table adds 5 of these, and from the locker of *Station B62*.
    - **{ slaughter-name-grenade }**: { slaughter-card-grenade }
    - **{ slaughter-name-night_goggles }**, 1 die: { slaughter-card-night_goggles } Nobody needs to agree.
    - **{ slaughter-name-shotgun }**, 3 dice: { slaughter-card-shotgun }
    - **{ slaughter-name-m16 }**, 2 dice: { slaughter-card-m16 }

slaughter-topic-below-cards = Objects and cards of Underground
slaughter-rules-below-cards =
    { "" }**Basement objects.** None is better against a certain family.
    - **{ slaughter-name-outboard_motor }** (2 in the box): 3 dice
    - **{ slaughter-name-stun_gun }** (2): 2 dice
    - **{ slaughter-name-inhibitor }**: { slaughter-card-inhibitor }
    - **{ slaughter-name-flashing_helmet }**: { slaughter-card-flashing_helmet }
    - **{ slaughter-name-monster_costume }**: { slaughter-card-monster_costume }
    - **{ slaughter-name-brain_jar }**: 2 dice for a victim; or, in your own turn, 1 brain for you.
    - **{ slaughter-name-bandage }** (2): { slaughter-card-bandage }
    - **{ slaughter-name-blood_bag }** (2): { slaughter-card-blood_bag }
    - **{ slaughter-name-fire_extinguisher }**: 1 die for a victim; or, in Hot Night and in your own turn, it puts out one fire. Then it leaves the game.
    - **{ slaughter-name-blowtorch }** (2): 2 dice for a victim; or, in your own turn, it mends the pump.
    - **{ slaughter-name-bolt_cutter }**: 2 dice for a victim; in *Battered Cabin* it cuts the chains.

    Healing works for victims in the open who are hurt, and never above their first health.

    { "" }**New bonus actions**
    - **{ slaughter-name-family_time }**: { slaughter-card-family_time }
    - **{ slaughter-name-get_out }**: { slaughter-card-get_out }
    - **{ slaughter-name-stubborn }**: { slaughter-card-stubborn }
    - **{ slaughter-name-tenacious }**: { slaughter-card-tenacious }
    - **{ slaughter-name-maternal_instinct }**: { slaughter-card-maternal_instinct }
    - **{ slaughter-name-mine_now }**: { slaughter-card-mine_now }
    - **{ slaughter-name-discretion }**: { slaughter-card-discretion }
    - **{ slaughter-name-mighty_meat }**: { slaughter-card-mighty_meat }

    To play *Tenacious*, or *Stubborn* in your own turn, switch on *Ask me at my rolls*; for *Stubborn* in a rival's turn, *Ask me at rivals' moves*. *Get Out* is offered when a rival attacks. *Mine Now* waits in your hand in every turn.

slaughter-topic-below-events = Basement events
slaughter-rules-below-events =
    One of these is turned up at 02:00, 05:00 and 08:00, and when *{ slaughter-name-from_the_basement }* comes as an event of the night.

    { "" }**At once, then gone**
    - **{ slaughter-name-storm }**: { slaughter-card-storm } Barricades and the basement door stay. No pile is shuffled. Yards and basement are safe.
    - **{ slaughter-name-trapdoor }**: { slaughter-card-trapdoor } A scare reaches through it too.
    - **{ slaughter-name-toxic_gas }**: { slaughter-card-toxic_gas } The door may be closed. A turret stays where it is.

    { "" }**In force until the next one**
    - **{ slaughter-name-radio }**: { slaughter-card-radio } An agent comes into the basement, or a surprise guest when both agents have been there. Then the radio is broken.
    - **{ slaughter-name-monster_spirit }**: { slaughter-card-monster_spirit }
    - **{ slaughter-name-sump_pump }**: { slaughter-card-sump_pump } Nobody takes flesh for the health that the water takes. Whoever dies in it gives no bone; the death order counts. Free moves are not limited. A *Blowtorch* ends it.
