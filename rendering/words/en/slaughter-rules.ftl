# The rules in our own words. slaughter-topic-… names a topic, slaughter-rules-… tells it (at most 3500 characters).

slaughter-topic-overview = What it is about
slaughter-rules-overview =
    Five young people spend the night in a cabin in the woods. You play the monsters outside.

    Each player has one monster family: a child, a mother and a father. Each hour you play one of them. You break doors, search the rooms for guests who hide there, and attack them. A guest is hidden until somebody finds him or her. From then on the guest is **in the open**, and we call him or her a **victim**.

    You earn points with

    - **flesh**: 2 points for each health you take from a victim
    - **bone**: 2 points for killing a party guest
    - **brain**: 3 points when a party guest dies in exactly the place (first, second, third …) that you foresaw
    - **favourite**: 5 points when your own monster kills your favourite meal
    - **door**: 1 point for each door you smash

    Monsters never attack each other. But when a rival attacks, you may slip the victim a weapon, so that your dinner lives until you are there.

    The night ends at sunrise, or when nobody is left. Then most points win.

slaughter-topic-setup = Before the night
slaughter-rules-setup =
    1. Five guests come to the cabin. All nine doors are closed.
    2. Each player takes one monster family. Everyone can see which.
    3. The cards are shuffled and dealt face down to the five rooms: 6 objects for each family in play, 3 traps and 7 bonus actions. The living room gets the most cards, the WC the fewest.
    4. The five guests are shuffled too. One lies on top of each room's pile. Nobody knows who hides where.
    5. In secret, each player puts the five guests in an order: who will die first, second, third and so on. Then you mark one of them as your favourite meal. Everyone sees which place you marked, but not who lies there.
    6. The event pile is made: 7 random events, and Knock Knock somewhere among the first three cards.
    7. The first player is drawn. This stays the same all night; turns go round from there.

    { "" }**What the table can choose**
    - *Guests*: the usual five, five of eight at random, or the player in seat 1 invites them.
    - *Families*: everyone chooses in seat order, or they are dealt at random.
    - *Officer Roscoe*: one of two versions may come as a surprise guest.
    - *Five more ordinary objects*: each room gets one card more.
    - *The tool shed*: a sixth room in the east yard, with 5 garden tools and a strong door. It takes 2 successes to break and scores 1 door. Victims can be scared from the bedroom to the shed: this costs 2 steps, one out and one in.

slaughter-topic-night = The night and its hours
slaughter-rules-night =
    The night has ten rounds. In each round every player has one turn.

    - **Round 1, before midnight**: no event.
    - **Rounds 2 to 9, 00:00 to 07:00**: the round begins with a new event.
    - **Round 10, 08:00**: the event pile is empty. If the last event works "all hour", it goes on.

    A monster that you have played sleeps (its card is face down). So in three rounds you use each of your three monsters once. At **02:00, 05:00 and 08:00** all monsters wake up, and you choose freely again.

    Some events happen once, at once. Others stay in force until the next event comes.

slaughter-topic-turn = Your turn
slaughter-rules-turn =
    Choose one monster that is awake.

    - **Child**: 3 actions, rolls 2 dice
    - **Mother**: 2 actions, rolls 3 dice
    - **Father**: 2 actions, rolls 4 dice

    The first time a monster plays, you put it into any of the four yards. Later it begins where it stands.

    Each action is one of these: **move, peek, smash, search, scare, attack**. You may do the same one again. Besides, in any order, you have:

    - 1 **free move**, which costs no action
    - your family's ability
    - any bonus actions from your hand

    { "" }**Dice**: half of the sides are a success, for monsters and victims alike. No roll ever has more than 5 dice. With 0 dice there is no success, but the action is spent.

    You do not have to use everything. When you end your turn, the monster goes to sleep.

slaughter-topic-move = Move
slaughter-rules-move =
    Go to a zone next to yours. There are nine zones: five rooms, and four yards around the cabin. No dice.

    Between yards the way is always open. Into the cabin, and from room to room, you need a doorway without a door and without a barricade. Closed doors stop monsters: they have to smash them first.

    Any number of monsters and victims can be in one zone.

slaughter-topic-peek = Peek
slaughter-rules-peek =
    Look in secret at the top card of a pile: in your own room, or in a room joined to your zone by a doorway. The door may be closed. You cannot peek through a wall. No dice.

    The card goes back on top. What you saw is noted for you until the pile is shuffled.

slaughter-topic-smash = Smash
slaughter-rules-smash =
    Break a door of your zone.

    - **Closed door**: 1 success or more. You keep the door: 1 point. The doorway is open from now on.
    - **Barricade**: 2 successes in one roll. No points; it goes back to the box.
    - **Shed door**: 2 successes in one roll. 1 point.

    Successes of two rolls are never added up.

    When a door breaks, the noise makes people hide better: the pile of each room beside it is shuffled. Victims in the open stay where they are.

slaughter-topic-search = Search
slaughter-rules-search =
    Search the room you are in. Each success lets you draw one card from the pile, one after the other. You may stop before any card.

    - **Object or bonus action**: you take it into your hand. The others do not see it.
    - **Guest**: is put into the room for all to see. The search goes on.
    - **Trap**: happens at once. Most traps end the search.

    You can hold at most 7 cards. With 7 cards you cannot search, and a search ends when you reach 7. A pile that is empty stays empty, unless somebody hides there.

slaughter-topic-scare = Scare
slaughter-rules-scare =
    Choose a victim in your zone or in any zone next to it. Doors and walls do not matter for this.

    With 1 success or more, you choose:

    - **Run**: the victim goes exactly as many zones as you have successes. It never ends in your own zone.
    - **Hide**: the victim first walks as far as you like, with 1 success for each zone, and then hides for 1 success. Its card is shuffled into the pile of that room. It cannot hide in your own zone. What is left over is lost.
    - **Let be**: nothing happens.

    Scared people use doors and shut them again. They cannot pass barricades, and they do not leave the cabin. If they cannot run so far, they run as far as they can. A scare never hurts.

slaughter-topic-attack = Attack
slaughter-rules-attack =
    Attack one victim who is in the open in your room.

    1. You say whom you attack. The action is spent.
    2. The other players may help the victim (see *Helping a victim*).
    3. Both sides roll. You roll your monster's dice; the victim rolls its own dice, those of its ability and those of an object. Each success of the victim cancels one of yours.

    - **You have more**: the victim loses that many health, and you take as many flesh. Nobody can lose more health than there is.
    - **The victim has more**: your monster is thrown out (see *Thrown out, and hiding*).
    - **Equal**: nothing happens.

    Whatever happens, you may go on with the actions you have left.

slaughter-topic-defence = Helping a victim
slaughter-rules-defence =
    Before the dice of an attack fall, every other player with cards in hand may offer the victim **one object**. It does not matter where your monsters are. Talk as much as you like.

    - **Nobody offers**: the victim rolls alone.
    - **One offers**: this object is used.
    - **Several offer**: they show each other their cards in secret, and each votes for one. If all votes are the same, that card is used. If not, none is used.

    An object gives 1 to 3 dice, and most give 1 more against certain families. The object that was used is thrown away. All other cards stay in their owners' hands. Nobody ever has to help, and you may offer a weak card just to spoil the vote.

    The *Box of Plasters* is different: it heals 1 health, may be added without a vote, and leaves room for an object. In your own turn it heals any victim in the open. You cannot help a victim that you attack yourself.

    Whoever does not answer in time has passed.

slaughter-topic-hiding = Thrown out, and hiding
slaughter-rules-hiding =
    A monster that loses a fight is thrown out:

    - from the WC into the living room
    - from the kitchen into the west yard
    - from the bathroom into the north yard
    - from the bedroom into the east yard
    - from the living room into the south yard
    - from the tool shed into the east yard

    If the door on that way is still closed, it breaks, and nobody gets the point. A barricade stays, and does not stop the flight.

    If there is now no monster at all in the room, **all** victims of this room hide at once: their cards are shuffled into its pile. They keep their wounds. A hidden victim cannot be attacked, scared or healed, but a search may find it again.

    Traps can throw monsters out too. Then nobody hides.

slaughter-topic-death = Death and points
slaughter-rules-death =
    A victim with 0 health dies at once. Then, in this order:

    1. **Flesh** for the last wounds: the health that was really left.
    2. **Bone**: the killer takes 1, if it was a party guest.
    3. **Brain**: was it the first guest of the party to die, or the second, or the third? Everyone who had put this guest at exactly that place takes 1 brain, killer or not. All players show where they had put this guest.
    4. **Favourite**: if this guest was the killer's favourite meal, the killer takes the favourite token.

    Surprise guests give flesh, but no bone and no brain. They do not count in the order.

slaughter-topic-end = The end, and ties
slaughter-rules-end =
    The game ends

    - when everybody has played the round of 08:00 (in Underground 09:00): the sun rises, or
    - at once, when all five party guests are dead and no surprise guest is alive, in the open or hidden.

    { "" }**Points**: flesh 2, bone 2, brain 3, favourite 5, door 1. Barricades give nothing.

    Most points win. If two have the same, more brains win; then the favourite token; then more bones; then more flesh. If all of this is equal, they share the win.

slaughter-topic-objects = Objects
slaughter-rules-objects =
    Objects are weapons for victims. You use them when a rival attacks (see *Helping a victim*).

    Each family brings six objects into the game: two with 1 die, three with 2 dice, one with 3 dice. All but the strongest give 1 more die against this family; a few also help against a second one. The picture of your hand shows the dice, and the families by their signs.

    Ordinary objects and garden tools give 1 to 3 dice against everybody, with no extra die for any family.

    Used objects lie face up in the discards. They do not come back.

slaughter-topic-bonus = Bonus actions
slaughter-rules-bonus =
    They cost no action, and you may play as many as you like. Each is in the game only once, and 7 of the 14 are dealt.

    - **{ slaughter-name-second_wind }**: { slaughter-card-second_wind }
    - **{ slaughter-name-adrenaline }**: { slaughter-card-adrenaline }
    - **{ slaughter-name-sprint }**: { slaughter-card-sprint }
    - **{ slaughter-name-battering_ram }**: { slaughter-card-battering_ram }
    - **{ slaughter-name-nail_it_shut }**: { slaughter-card-nail_it_shut }
    - **{ slaughter-name-mass_panic }**: { slaughter-card-mass_panic }
    - **{ slaughter-name-rummage }**: { slaughter-card-rummage }
    - **{ slaughter-name-snoop }**: { slaughter-card-snoop }
    - **{ slaughter-name-feeding_frenzy }**: { slaughter-card-feeding_frenzy }
    - **{ slaughter-name-steady_claw }**: { slaughter-card-steady_claw }
    - **{ slaughter-name-monster_chow }**: { slaughter-card-monster_chow }
    - **{ slaughter-name-tripwire }**: { slaughter-card-tripwire }
    - **{ slaughter-name-sticky_fingers }**: { slaughter-card-sticky_fingers }
    - **{ slaughter-name-musical_chairs }**: { slaughter-card-musical_chairs }

slaughter-topic-traps = Traps
slaughter-rules-traps =
    3 of these 7 lie in the piles. A trap happens at once, and then it is gone.

    - **{ slaughter-name-explosion }**: { slaughter-card-explosion }
    - **{ slaughter-name-booby_trap }**: { slaughter-card-booby_trap }
    - **{ slaughter-name-potato_masher }**: { slaughter-card-potato_masher }
    - **{ slaughter-name-bear_trap }**: { slaughter-card-bear_trap }
    - **{ slaughter-name-smoke_alarm }**: { slaughter-card-smoke_alarm }
    - **{ slaughter-name-ejector_bed }**: { slaughter-card-ejector_bed }
    - **{ slaughter-name-paint_bucket }**: { slaughter-card-paint_bucket }

slaughter-topic-families = Monster families
slaughter-rules-families =
    Every family has one ability. It works for the monster whose turn it is.

    - **{ slaughter-name-werewolf }**, { slaughter-ability-werewolf }: { slaughter-family-werewolf }
    - **{ slaughter-name-golem }**, { slaughter-ability-golem }: { slaughter-family-golem }
    - **{ slaughter-name-vampire }**, { slaughter-ability-vampire }: { slaughter-family-vampire }
    - **{ slaughter-name-zombie }**, { slaughter-ability-zombie }: { slaughter-family-zombie }
    - **{ slaughter-name-mummy }**, { slaughter-ability-mummy }: { slaughter-family-mummy }
    - **{ slaughter-name-alien }**, { slaughter-ability-alien }: { slaughter-family-alien }
    - **{ slaughter-name-psychopath }**, { slaughter-ability-psychopath }: { slaughter-family-psychopath }
    - **{ slaughter-name-clown }**, { slaughter-ability-clown }: { slaughter-family-clown }
    - **{ slaughter-name-ghost }**, { slaughter-ability-ghost }: { slaughter-family-ghost }
    - **{ slaughter-name-merman }**, { slaughter-ability-merman }: { slaughter-family-merman }
    - **{ slaughter-name-krittlin }**, { slaughter-ability-krittlin }: { slaughter-family-krittlin }

    Krittlins are five children with 3 actions and 2 dice each. In three rounds you use three of them.

slaughter-topic-guests = Guests
slaughter-rules-guests =
    Abilities work only while a guest is in the open.

    { "" }**The usual five**
    - **{ slaughter-name-bob }**, { slaughter-ability-bob }: { slaughter-guest-bob }
    - **{ slaughter-name-laika }**, { slaughter-ability-laika }: { slaughter-guest-laika }
    - **{ slaughter-name-britney }**, { slaughter-ability-britney }: { slaughter-guest-britney }
    - **{ slaughter-name-kam }**, { slaughter-ability-kam }: { slaughter-guest-kam }
    - **{ slaughter-name-tom }**, { slaughter-ability-tom }: { slaughter-guest-tom }

    { "" }**Others who may be invited**
    - **{ slaughter-name-mona }**, { slaughter-ability-mona }: { slaughter-guest-mona }
    - **{ slaughter-name-hank }**, { slaughter-ability-hank }: { slaughter-guest-hank }
    - **{ slaughter-name-ivy }**, { slaughter-ability-ivy }: { slaughter-guest-ivy }

    { "" }**Surprise guests**
    - **{ slaughter-name-ghost_hunter }**, { slaughter-ability-ghost_hunter }: { slaughter-guest-ghost_hunter }
    - **{ slaughter-name-roscoe }**, { slaughter-ability-roscoe }: { slaughter-guest-roscoe }
    - **{ slaughter-name-roscoe_alt }**, { slaughter-ability-roscoe_alt }: { slaughter-guest-roscoe_alt }
    - **{ slaughter-name-browne }**, { slaughter-ability-browne }: { slaughter-guest-browne }
    - **{ slaughter-name-walton }**, { slaughter-ability-walton }: { slaughter-guest-walton }
    - **{ slaughter-name-demon_hunter }**, { slaughter-ability-demon_hunter }: { slaughter-guest-demon_hunter }

slaughter-topic-events = Events
slaughter-rules-events =
    7 of these come in a night, and Knock Knock at 00:00, 01:00 or 02:00.

    - **{ slaughter-name-knock_knock }**: { slaughter-card-knock_knock }
    - **{ slaughter-name-barricades }**: { slaughter-card-barricades }
    - **{ slaughter-name-switcheroo }**: { slaughter-card-switcheroo }
    - **{ slaughter-name-stand_and_fight }**: { slaughter-card-stand_and_fight }
    - **{ slaughter-name-teleportation }**: { slaughter-card-teleportation }
    - **{ slaughter-name-open_wounds }**: { slaughter-card-open_wounds }
    - **{ slaughter-name-copycat }**: { slaughter-card-copycat }
    - **{ slaughter-name-full_fury }**: { slaughter-card-full_fury }
    - **{ slaughter-name-sobering_up }**: { slaughter-card-sobering_up }
    - **{ slaughter-name-pouring_rain }**: { slaughter-card-pouring_rain }
    - **{ slaughter-name-dinner_bell }**: { slaughter-card-dinner_bell }
    - **{ slaughter-name-fog_bank }**: { slaughter-card-fog_bank }
    - **{ slaughter-name-power_cut }**: { slaughter-card-power_cut }
    - **{ slaughter-name-rusty_hinges }**: { slaughter-card-rusty_hinges }
    - **{ slaughter-name-whispers }**: { slaughter-card-whispers }
    - **{ slaughter-name-stampede }**: { slaughter-card-stampede }
    - **{ slaughter-name-clumsy_paws }**: { slaughter-card-clumsy_paws }
    - **{ slaughter-name-second_helping }**: { slaughter-card-second_helping }

slaughter-topic-asking = Bot seats, and when you are asked
slaughter-rules-asking =
    { "" }**Bot seats.** An empty seat can be played by the bot. It knows only what a person in that seat would know, and it uses the same dice.

    { "" }**When you are asked.** The game waits for you

    - in your own turn
    - when a rival attacks and you have cards in hand
    - when an event or a card lets you choose something

    { "" }**Ask me at my rolls.** *Adrenaline* and *Steady Claw* change your own dice. To play them, switch on *Ask me at my rolls*: then the game stops before and after each of your rolls.

    { "" }**Ask me at rivals' moves.** *Monster Chow* and *Tripwire* are played in a rival's turn. To play them, switch on *Ask me at rivals' moves*: then the game stops each time a rival picks a monster or moves.

    Both switches are off at the start, so that the night goes quickly. You may throw them at any time, with any cards or none; everyone is told that you did. So you can bluff with them. Nobody is asked any more once the cards in question are out of the game.

    { "" }**If you do not answer in time**, a simple choice is made for you: pass, keep the roll, or end the turn.

slaughter-topic-ours = What is from the book, and what is ours
slaughter-rules-ours =
    The host plays by the rule book of the base game. The book does not print every number, and the texts of the cards are not public. So a part of what you play with is our own invention. It was tuned with thousands of games of simple bots.

    { "" }**From the book**: the rounds and hours, the monsters' actions and dice, the six actions, helping a victim, throwing out and hiding, the four steps of death, points and ties, the death order and the favourite, Knock Knock, a hand of at most 7 cards, how many traps, bonus actions and events are used, and that a scared guest stays inside.

    { "" }**From other public sources**: nine doors and five barricades, one guest on top of each pile, the shuffle when a door breaks, never more than 5 dice for monsters, some names of guests, traps and events, the health and powers of most surprise guests, the Krittlins' extra dice.

    { "" }**Our own** (where the sources say nothing)
    - half of the sides of each die are successes
    - which room lies beside which yard, and where the doors are
    - how many cards lie in each room
    - the exact effect of the abilities; for Werewolves, Golems and Ghosts only the idea is known
    - health, own dice and powers of the party guests; own dice of surprise guests
    - six objects for each family, with their names, dice and families
    - all bonus actions, and the effects of the traps and events
    - hiding after a scare costs 1 success
    - which piles are shuffled when a door breaks
    - into which yard a monster is thrown
    - the 07:00 event goes on at 08:00
    - most of the tool shed
    - three actions for each Krittlin
    - at most 5 dice for victims
    - what happens when several things happen at once

    For Underground, its scenarios and Hot Night, see *Underground: what is ours*.

    Whoever hosts this bot can change the numbers. All pictures and texts are our own.
