# The scenario cards of Underground, Hot Night, and what in all of this is ours. *(ours)* marks what no book says.

slaughter-topic-last-hours = 1: Last Hours
slaughter-rules-last-hours =
    Some of the guests have shut themselves in the basement, and the door is tight.

    { "" }**Before the night**
    - Four dice are rolled *(victims' dice: ours)*. For each success one guest hides in the basement pile, and one more ordinary object is mixed into the cabin's cards.
    - The other guests are mixed into the cabin's cards as well, and all of these are dealt to the rooms, one more to each. So a pile may hide several guests, or none. There is no *Nothing Here*, and no *Trapdoor!*
    - The basement door has 5 bolts.

    { "" }**Goal**: most points. What many are after is behind the door.

    { "" }**Special rules**
    - **Stay hidden**: no pile is shuffled when a door breaks.
    - **Force the door**: the door cannot be smashed. From the west yard, an action forces it. You roll the printed dice of your monster, of your other monsters there, and of all rivals' monsters there whose players want to help. This roll may have more than 5 dice, and nothing changes it: no ability, no mutation, no card, no event.
    - Each success takes one bolt. The successes of one turn add up. If bolts are left when the turn ends, there are 5 again.
    - With the last bolt the door is broken: the player whose turn it is, alone, takes the basement door (2) and 1 bolt (2). Helpers spend nothing and get nothing.
    - **The doomed door**: at 04:00 the guests open it themselves, if it still stands. Nobody takes anything.

    { "" }**End**: as in *Underground*, after 09:00 or when only monsters are left.

slaughter-topic-station-b62 = 2: Station B62
slaughter-rules-station-b62 =
    Under this cabin somebody guards something. You have to win together before anyone can win alone.

    { "" }**Before the night**
    - Both agents stand in the open in the basement. They are surprise guests: flesh, but no bone.
    - A turret with 10 bolts stands there too.
    - The weapon locker holds the 4 cards of the MSUG and one ordinary object that does not heal *(drawn at random: ours)*.
    - Knock Knock is among the events, not the Response Team. The turret trap is out.

    { "" }**Goal**: both agents are dead and the turret is destroyed by the end of 09:00. If so, most points win. **If not, everybody loses.**

    { "" }**Special rules**
    - **Guard**: the agents never leave the basement.
    - **Protected**: while the turret stands, other victims in the basement cannot be attacked. The agents can.
    - **Break the turret**: from the basement, an action; each success takes one bolt for good. You keep the bolts, 2 points each.
    - **Automatic fire**: at the start of each hour 1 die is rolled. On a success each monster in the basement rolls 1 die, and each failure costs its player a token. Turns go on.
    - **Automatic defence**: the same for each monster that enters the basement, alone.
    - **Help yourself**: after each turn every victim in the open in the basement who carries nothing takes a card from the locker. The agents do not. Nobody can search the locker.
    - **Scare into the basement**: once in your turn, for free, roll your dice against a victim in your zone. With 2 successes it hides in the basement, whatever the doors. It does not work from the basement.

    { "" }**End**: after 09:00; or earlier, when only monsters are left and the turret is gone.

slaughter-topic-battered-cabin = 3: Battered Cabin
slaughter-rules-battered-cabin =
    The basement door is chained from the inside. But the floor of the living room is old.

    { "" }**Before the night**
    - No Krittlins. *Trapdoor!* and *Toxic Gas Leak!* are out. The *Bolt Cutter* is always in the basement pile.
    - **Intuition**: when all death orders lie, each player takes one of six room markers (five rooms and the basement), the last player first, and lays it on a guest of the own order. Everyone sees the room and the place in the order; who lies there stays secret.
    - The floor of the living room has 6 points.

    { "" }**Goal**: most points.

    { "" }**Special rules**
    - If a party guest dies in the room of the marker that you laid on this guest, you take 1 brain, and 1 flesh more if it is the basement. This comes on top of the brain for the order, whoever made the kill.
    - **Break the floor**: from the living room, an action; each success takes 1 point off for good. Nobody keeps these. Who takes the last one gets 1 bolt (2), and there is a hole.
    - **The hole**: children go through it, in both directions, for an action each time; a free move is not enough *(ours)*. Mothers and fathers never fit. A scare reaches through the hole *(ours)*; victims do not climb.
    - **The chains**: nothing breaks or opens the basement door, except the *Bolt Cutter*. A player who holds it and has a monster in the basement may cut the chains at any time, even in a rival's turn. The door is open then, and nobody scores it *(ours)*.
    - The Bolt Cutter may also be offered to a victim. Then the door stays chained, unless somebody gets the card back with *Mine Now*.

    { "" }**End**: as in *Underground*, after 09:00 or when only monsters are left.

slaughter-topic-night-patrol = 4: Night Patrol
slaughter-rules-night-patrol =
    Some have gone down to the basement to be alone. The noise at the door will bring the police.

    { "" }**Before the night**
    - Two victims stand in the open in the basement. They are drawn at random from guests who are not of the party *(ours)*, never Officer Roscoe or an agent, and count as surprise guests *(ours)*.
    - The basement door has 8 bolts.
    - 8 random events: neither Knock Knock nor the Response Team. *Toxic Gas Leak!* and *Family Time* are out. Roscoe and agents cannot be party guests.

    { "" }**Goal**: most points. The door alone is worth 18.

    { "" }**Special rules**
    - **Break the door**: it cannot be smashed. From the west yard, an action; each success takes one bolt for good, and you keep it: 2 points. Who takes the last bolt takes the basement door too.
    - **911**: as soon as 4 bolts or fewer are left, Officer Roscoe comes to the west yard.
    - **Night watch**: while Roscoe stands in the west yard, nobody can attack the door. Scare him away, or kill him.
    - **A mysterious death**: when Roscoe dies, one of the agents, drawn at random, comes to the west yard. The door can be attacked while an agent is there.

    { "" }**End**: as in *Underground*, after 09:00 or when only monsters are left.

slaughter-topic-hunger = 5: Hunger Makes It Right
slaughter-rules-hunger =
    Others were in the cabin before you. They are hungry, and they can be bought.

    { "" }**Before the night**
    - Nobody plays the Krittlins.
    - Each player in turn, the last player first, chooses one of the five rooms; each room only once. A wild Krittlin of that player's roams there.
    - The *Faulty Sump Pump* is the first of the basement events.

    { "" }**Goal**: most points.

    { "" }**Special rules**
    - **Wild ones** do nothing, are not moved by anything, and do not count as monsters when victims hide after a fight *(ours)*.
    - **Tame**: in your turn, with any monster of your family in the same room, pay 1 flesh. It costs no action. You can tame only your own.
    - **Claw attack**: from then on, after your monster's part of the turn, you may play the tamed one too: 2 actions, 2 dice, 1 free move *(free move: ours)*. But not when a trap or a lost fight in the basement has ended your turn. Then it sleeps until all monsters wake up. What it gains is yours.
    - **Loners**: tamed ones count as children, but have no ability, are of no family, and do not mutate. Objects are not better against them. Cards, traps and events work as usual.
    - **Water play**: the Faulty Sump Pump does not limit them. In the basement they have 1 more action while it is in play.
    - A mutation is bought at the very end of the turn.

    { "" }**Wandering Monsters** is the same with a wild child of a family that nobody plays, in place of each Krittlin. It has the same 2 actions and 2 dice, and no ability.

    { "" }**End**: as in *Underground*, after 09:00 or when only monsters are left.

slaughter-topic-hot-night = Hot Night
slaughter-rules-hot-night =
    The base game, and a fire. We made this form of the game up: from the books comes only the *Fire Extinguisher*, which takes one fire away.

    { "" }**Before the night**: the Fire Extinguisher is shuffled in; the living room gets 1 card more.

    { "" }**The fire** *(all of this: ours)*
    - At **02:00**, after the event, the kitchen catches fire.
    - From **03:00** on, each hour after the event, 1 die is rolled. On a success one more room burns, next to a burning one by a doorway. The first player says which.
    - **In a burning room** searches have 1 die fewer. A monster that ends its turn there is thrown out; nobody hides. At the end of the round each victim in the open there loses 1 health. Nobody takes flesh for this.
    - Whoever dies in the fire gives no bone and no favourite meal. The death order counts.
    - **The Fire Extinguisher** takes away one fire in your own turn, or gives a victim 1 die. Either way it leaves the game.

    { "" }**Goal**: most points.

    { "" }**End**: after 08:00, when only monsters are left, or after the round in which all five rooms burn.

slaughter-topic-below-ours = Underground: what is ours
slaughter-rules-below-ours =
    We play by the rule book of Underground, in a translation. Parts of it are hidden or missing, and the cards are not public. What it leaves open we have filled as follows. These numbers were not tuned with as many games as those of the base game.

    { "" }**From the book**: the set-up, the long night, the two successes and 2 points of the basement door, the roll in place of being thrown out, losing tokens, what victims carry, both agents and the shield, the four cards of the MSUG, four of the new bonus actions, all names of events and basement objects and what most of them do, the rules of mutations and seven of them, and the five scenarios.

    { "" }**Gaps in the book that we filled**
    - One step of the set-up is missing in print. We take it to be the shuffling in of the new cards: 8 bonus actions, the turret as one of the 3 traps, the new event.
    - The basement pile: both rows of the table are added up.
    - Family Time, Get Out, Stubborn and Tenacious: only the names can be read.
    - Storm, Trapdoor! and Radio can be read in part. Ours: a monster that does not hold on is thrown out, victims use the ladder both ways, an agent answers the call.
    - Toxic Gas: everyone goes to the west yard.
    - Names that fit no card: we read *Stand Your Ground!* as Stubborn, and *Never Split Up!* as Family Time.
    - Which door shows the basement's side: the west yard.
    - 08:00 brings an event of the basement, but no new event of the night, as in the base game.
    - In which room the turret trap stands: where it is found, or the basement.

    { "" }**Our own**
    - health and own dice of the agents
    - how many of each basement object there are
    - names of all mutations; effects and prices of nine: { slaughter-name-bony_plates }, { slaughter-name-slime_body }, { slaughter-name-ram_skull }, { slaughter-name-spring_legs } and the five for a family
    - a monster thrown out of a yard goes to the next one clockwise
    - that the Grenade lets victims hide, and what it does in the basement
    - that only victims in the open count for pump and radio
    - that the shield leaves the game when nobody is there to take it
    - what happens when several things happen at once

    In the scenario cards, *(ours)* marks such rulings. Hot Night is ours as a whole.
