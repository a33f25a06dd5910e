# The rules in our own words. pit-topic-… names a topic, pit-rules-… tells it (at most 3500 characters).

pit-topic-overview = What it is about
pit-rules-overview =
    A Monster has climbed out of its pit and comes for the Citadel. One to four of you are **Captains** and fight it together. If you like, one more person plays the Monster.

    Each Captain has an **Outpost**: up to twelve cards who attack and defend. The cards give dice.

    A match goes in **Rounds** of four phases:

    1. **Morning**: every Captain rolls all dice. Good results bring Gold. Bad results move the Monster towards the Gate.
    2. **Midday**: every Captain goes to one District of the Citadel, recruits, buys, heals, makes wishes, or attacks the Monster.
    3. **Twilight**: the Monster rolls its own dice. Its board tells what it does: it moves, attacks, grows, burns.
    4. **Night**: the shops change their goods, some cards take effect, and the next Captain becomes the Lead Captain.

    { "" }**You win together** when the Monster has no health left. **You lose together** when it reaches the Citadel Gate at the end of its track. (The Dragon has one more way to win.) Whatever comes first ends the match at once.

    For the first match take the Enchantress on side A, without Encounters and without difficulty tokens.

pit-topic-setup = Before the first Morning
pit-rules-setup =
    1. Each player chooses a Captain. Captains stand at the Ice, Rock, Arch and Stone Bridge, in seat order. With a Monster player, all say who wants to be the Monster first.
    2. The Monster gets its board, its first dice and its health. Health is counted for each Captain; against one Captain alone there is a number of its own.
    3. Six Location tokens with runes are put on the six Districts, at random.
    4. The decks are shuffled. The Tavern cards are dealt to three Taverns; the cards of Captains who play are taken out. One card of each Tavern, of the Town Hall and of the Stables is turned face up. Tavern cards without a price go under their deck for now.
    5. Each Captain draws a Quest. The highest number becomes the **Lead Captain** and takes the King's Messenger. The Quests are shuffled back.
    6. Difficulty tokens are drawn, if you play with them (see *Difficulty*).
    7. Each Captain has 3 Gold and one Paladin, in any slot.

    { "" }**What the table can choose**
    - *The Monster*: it plays by its board and cards, or one of you plays it.
    - *Encounter deck*: Events, Creatures and guests at Night. Better after the first match.
    - *Outposts*: side A or B. All Captains use the same side.
    - *Captains*: chosen in seat order, or at random.
    - *Vengeance Track*: 60 spaces; 48 is harder, 72 is easier.
    - *Difficulty tokens*: none, those suggested for the Monster, or a number of each colour; drawn, or chosen by the Captains together.

pit-topic-dice = Dice
pit-rules-dice =
    All dice have axes and claws. An **axe** is a Captain result, a **claw** is a Monster result.

    - **White**: 4 axes (one with a star), 2 claws
    - **Yellow**: 3 axes, 3 claws
    - **Red**: 2 axes, 4 claws (one with a star)

    { "" }**A star** (an enchanted result) counts, and the die is rolled again. This goes on until a side without a star comes. All sides count.

    { "" }**Limits.** In any roll there are at most 6 White, 5 Yellow and 4 Red Dice. This is true for Captains, for the Monster and for Creatures. Only cards that say so go beyond.

    The **Rune Die** and the **Location Die** have six sides with the runes Ember, Tide, Stone, Gale, Thorn and Star. The Rune Die points at slots and at the tables of your Outpost. The Location Die points at the District with this token. If it is rolled twice and shows the same District, that District is hit twice.

    { "" }**After a roll** there is a moment in which it can be changed: by abilities, cards, wishes and stones. Nothing happens before the roll stands. A roll that was made again can be made again once more.

    { "" }**Alchemy Stone.** Rolls all dice of any one roll again, whoever made it: a Captain, a Creature or the Monster, and also the Rune Die or Location Die. Then it is out of the game. While you hold a stone, you are asked at every roll; you can switch that off with *Do not ask me before rolls count*.

pit-topic-captains = Captains
pit-rules-captains =
    Each Captain has an ability, **once a Round**. You may use it when your Rune Die of this Morning shows the Captain's rune. Or you spend one gem of the right colour. A spent gem is out of the game.

    - **{ pit-name-isolde_kerr }**: { pit-card-isolde_kerr }
    - **{ pit-name-brannoc_tallow }**: { pit-card-brannoc_tallow }
    - **{ pit-name-maelin_dusk }**: { pit-card-maelin_dusk }
    - **{ pit-name-quill_farrow }**: { pit-card-quill_farrow }
    - **{ pit-name-oona_bramblehide }**: { pit-card-oona_bramblehide }
    - **{ pit-name-yrsa_vane }**: { pit-card-yrsa_vane }

    The Captain card belongs to no slot. It fights in every combat of its Outpost, in attack and in defence.

    An injured Captain still gives one die, but has no ability. Only Maelin Dusk can use hers while injured, to heal herself or somebody else. A Captain can never be sacrificed.

    Captains whom nobody plays can be hired in the Taverns, without their ability.

pit-topic-outposts = Outposts, slots and Reserve
pit-rules-outposts =
    An Outpost has six attacker slots and six defender slots. Each slot has a rune. On side A each rune is once among the attackers and once among the defenders. On side B some runes are twice on one side.

    { "" }**Roles.** Some characters only attack, some only defend, some can do both: then you choose by the slot. Wizards and Wyverns may stand in any slot; they give no dice there.

    { "" }**Abilities** count while a card is uninjured and in a slot. If a card names a rune, it must stand in a slot with this rune.

    { "" }**No free slot?** The new character takes a slot of the right side, and you move somebody from there into **Reserve**. The Messenger, Wyverns and the Hexed Minstrel cannot go there. If nobody can make room, the new card goes into Reserve.

    { "" }**Reserve** has no limit. Characters there give no dice and no abilities, but their Night effects still work. Only *reassign* at the Barracks brings them back.

    { "" }**Items and Mounts.** A character may have two Items and one Mount; some cards allow more. When the bearer leaves the Outpost, you may hand each Item or Mount to another for 2 Gold. Otherwise it is out of the game. Armour tokens go back to the Armoury.

    { "" }**Soldiers who serve some Rounds** go one Round down at each Night. At 0 they go back under their deck.

    { "" }**The King's Messenger** stands in a defender slot of the Lead Captain and gives a die. It may carry Items and a Mount and takes them along. It can be injured.

    `/pit outpost` shows the Outpost of any Captain.

pit-topic-morning = Morning
pit-rules-morning =
    In turn, from the Lead Captain on, every Captain makes a **Progress Roll**: all dice of the Captain card, of all uninjured characters in slots and of their Items. Mounts do not count. The Rune Die is rolled too.

    - **Each axe** brings you 1 Gold.
    - **Each claw** moves the Monster 1 space.

    With eight dice or fewer you must roll all of them. With more you choose eight, by colour. Dice of wishes come on top.

    { "" }**Royal Roll.** If all dice show the same (all axes or all claws), you gain 2 Gold more. Only the first side of each die counts, before stars and changes. It takes at least two dice. The Rune Die does not matter.

    { "" }**When the Monster moves.** After each Captain's roll, as one move. So abilities that ignore claws come before it, and Wizards can be used right after it. If the Monster reaches the Gate, the match is lost before the next Captain rolls.

    After a Statue offering the Monster does not move in this Morning.

pit-topic-midday = Midday
pit-rules-midday =
    From the Lead Captain on, clockwise, each Captain goes to one District and acts there.

    - It must be **another District than in the last Round**. In the first Round all are new.
    - At most **two Captains** fit into a District.
    - A **closed** District can only be entered to fight Creatures there.
    - If there is no District that you may enter, you stay where you are and visit nothing.

    In your District you may do **one thing at each structure**, in any order: use it, or fight a Creature that stands there. While a Creature stands at a structure, nobody can use it.

    { "" }**The ring of Districts**: City Watch, Southern Gate, Great Hall, Market District, Mystic's Quarter, Royal Keep, and back to the City Watch.

    { "" }**Trading.** Two Captains in the same District may give each other things, during the turn of either. Gold and Items are free. A character costs its giver 3 Gold, paid to the Treasury; two characters that change places cost twice. Gems, Alchemy Stones, Wish tokens, Quests and Mounts cannot be given, but a character takes along what it carries. The Messenger stays.

    { "" }**Agreeing.** When the Captains choose something together, each says what he or she wants. Most votes count; the Lead Captain decides a tie.

pit-topic-watch = City Watch
pit-rules-watch =
    { "" }**Citadel Gate.** Attack the Monster (see *Combat*), once a Round for each Captain. So two Captains in the City Watch may both attack. If somebody has attacked from the Watchtower in this Round, nobody can attack from the Gate any more.

    { "" }**Statue.** You give one character from your Outpost that came from the Barracks, the Sanctuary or a Tavern, and use no other structure of your District. A Paladin will do; the Messenger and Captains will not. At the start of Twilight the Monster takes it, as if it were sacrificed. Then

    - the Monster skips the rest of this Twilight
    - the Monster does not move in the next Morning
    - the structure where the character came from is closed for the whole game, and its deck is gone: the Barracks, the Sanctuary (with the White Mage), or all three Taverns.

    Against the Dragon, a deck that is gone counts as empty. The Behemoth is only slowed (see *Old Gravelback, the Behemoth*).

    { "" }**Barracks.** One of two:
    - *Conscript* for 2 Gold: the top Soldier joins you.
    - *Reassign* for free: move any of your characters, from Reserve too, to other slots. What they carry stays with them.

pit-topic-gate = Southern Gate
pit-rules-gate =
    { "" }**Stone Church.** One of two:
    - *Ask the Light for aid* for 4 Gold: roll a White Die. On an axe you may lower one Monster tracker by 1 and raise the one beside it by 1. White and Red are both beside Yellow. The tracker that goes down must be at 2 or more, and there must be room for the other die. On a claw the Gold is lost.
    - *Blue Gem* for 4 Gold.

    { "" }**Eyrie.** For 4 Gold the top Wyvern comes to a free slot of yours. You need a free slot. You may use it at once or later (see *Wizards and Wyverns*).

    { "" }**Watchtower.** Attack the Monster from here, if nobody has attacked at the Citadel Gate in this Round. Only one Captain in a Round may do so. After that, nobody can attack at the Gate in this Round.

pit-topic-hall = Great Hall
pit-rules-hall =
    Both structures may be used in one visit, with one purchase each.

    { "" }**Town Hall.** Buy the open Item. You attach it to a character; some Items are only for certain types. Fortifications belong to nobody: they work for all from now on.

    { "" }**Stables.** Buy the open Mount and attach it to a character. Mounts give dice in combat only, and these dice have no limit.

    { "" }**See more.** For 1 Gold, once a Round at each of the two, the Town Hall shows up to three Items, the Stables up to two Mounts. They stay open for a second Captain who comes here.

    A new card is turned only when none is left to buy. At Night all open cards go under their decks.

    { "" }**Items at a glance**
    - A character carries at most two Items and one Mount.
    - Dice of weapons count in all rolls or in attacks, dice of armaments in defence; each card says so.
    - An injured bearer gives no dice of Items and Mounts.

pit-topic-market = Market District
pit-rules-market =
    { "" }**Alchemist.** An Alchemy Stone for 3 Gold. It makes any roll be rolled again (see *Dice*).

    { "" }**Three Taverns.** At each you may recruit the open character for the price on its card. The next one is turned at once. If somebody recruits, a second Captain here finds the new one.

    { "" }**Barkeep.** Once a Round you may pay 1 Gold to put an open Tavern card under its deck. The next one is turned at once, and you may recruit it. The Barkeep is no visit.

    { "" }**Characters without a price** join somebody as soon as they are turned face up, wanted or not. Each card says whom. Ties are decided by the Lead Captain, or by the Monster player. If there is no free slot for such a character, somebody must go into Reserve. Then the next card is turned.

    This happens only when a card is revealed in play. When a card burns, or is drawn by a Quest, nothing happens.

pit-topic-quarter = Mystic's Quarter
pit-rules-quarter =
    { "" }**Dwarven Grotto.** Free of charge. Roll the Rune Die and look at the table of your Outpost: you gain Gold, gems or both. If the supply of gems is empty, you get none.

    { "" }**Sanctuary.** One of two:
    - *White Mage* for 3 Gold: roll the Rune Die. The table of your Outpost says how many characters are healed, and whether they must be your own or may be anybody's. Captains and characters in Reserve can be healed too.
    - *Wizard* for 3 Gold: draw the top card. A Wizard may be used at once or saved in a slot (see *Wizards and Wyverns*). Heroes take a slot and stay.

    The picture of your Outpost shows both tables. They are different for each bridge and side.

pit-topic-keep = Royal Keep
pit-rules-keep =
    { "" }**King's Keep.** Draw a Quest, if you have none (see *Quests*).

    { "" }**Fountain.** Spend 1, 2 or 3 Gold: draw that many Wish tokens, keep one, put the others back (see *Wishes*).

    { "" }**Armoury.** One of two:
    - *Armour token* for 4 Gold, White or Yellow. You put it on a character with a die that it improves. A Yellow token turns a Red Die into a Yellow one. A White token turns a Yellow Die into a White one, also one that was Red before. It stays as long as the character stays.
    - *Green Gem* for 4 Gold.

pit-topic-twilight = Twilight
pit-rules-twilight =
    1. The Monster takes what was offered at the Statue. Then it skips the rest of Twilight.
    2. Cards with an effect at the start of Twilight.
    3. The Lead Captain (or the Monster player) makes the **Twilight Roll**: the Monster's Red dice first, then Yellow, then White, up to the maximum of its board.
    4. Count the **claws**. The row of the board with this number tells what happens, from left to right. The last row is for 6 and more.

    { "" }**What rows can say**
    - *Move*: forward on the track, as one move.
    - *Attack*: combat with a Captain, who defends (see *Combat*).
    - *Monster card*: the top card of the Monster deck takes effect (see *Monster cards*).
    - *Gain a die*: the tracker of this colour goes up by 1.
    - *Improve a die*: a White one becomes Yellow, or a Yellow one Red.
    - *Location Die*: roll it and do it to that District.
    - *Rune Die*: it points at a slot. If two characters of an Outpost stand under this rune, the Lead Captain or the Monster player picks one.
    - *Burn*: the top card of each deck of that District is out of the game, the open card first.
    - *Close*: Captains cannot use that District.
    - *Heal*: never above the health at the start.

    { "" }**Limits of its dice.** 6 White, 5 Yellow, 4 Red, and the maximum of its board for all together. A die that does not fit is lost, unless the row says what happens then.

    { "" }**Ties** (two Captains have the most Gold, for example): the Lead Captain chooses, or the Monster player.

    "The left" is clockwise the next Captain in play. What is done to each Captain is done once to a Captain who plays alone.

pit-topic-night = Night
pit-rules-night =
    1. Open Items and Mounts go under their decks, and one new card of each is turned. A Tavern without an open card turns one.
    2. **Night effects** of cards, those in Reserve too. Then fortifications, Creatures and guests.
    3. **Quests** that are due now and not done: see *Quests*.
    4. The **King's Messenger** goes to the next Captain, clockwise, who becomes the Lead Captain and gives it a defender slot. Who plays alone keeps it.
    5. With the Encounter deck: one **Encounter card** (see *Encounters*).

    What can be done once a Round can be done again from now on.

pit-topic-combat = Combat
pit-rules-combat =
    Combat is between one Captain and the Monster or one Creature.

    - **You attack**: at the Citadel Gate, from the Watchtower, or a Creature. You roll the dice of your Captain and of your **attackers**.
    - **You defend**: when the Monster or a Creature attacks you. You roll the dice of your Captain and of your **defenders**.

    At most eight dice, within the limits of the colours; the best are taken. Dice of Mounts, wishes and some cards come on top, without a limit. The Monster rolls its dice up to its maximum, a Creature its own. It does not move in combat.

    You count your **axes**, the foe counts its **claws**.

    - **More axes**: you win. If you attacked, you do 1 damage.
    - **3 axes more, or above**: a critical hit, 2 damage.
    - **Equal**: the Monster wins. One character who took part is injured. You choose; it may be your Captain. If your Captain fought alone and was injured already, the Citadel burns instead.
    - **More claws**: the Monster wins. You must sacrifice one character who took part, never a Captain or the Messenger. If there is none to sacrifice, your Captain is injured and the Citadel burns. If the Captain was injured already, the Citadel burns all the same.

    All this is the same in attack and in defence, and against Creatures.

    { "" }**Who took part**: the Captain, and the uninjured characters on the side that you used. Injured ones did not, and Wyverns never do.

    { "" }**Creatures.** A fight counts as visiting the structure. You gain the Gold on the card for each damage. With the last health gone, the token leaves the board.

pit-topic-harm = Injury, sacrifice and fire
pit-rules-harm =
    { "" }**Injured.** The card is turned over. It gives no dice and no abilities; what it carries stays but does not count. Captains still give one die. Only the White Mage and some cards heal.

    { "" }**Who chooses.** In a combat the Captain who fights. By cards and boards: the Captain who is hit, or the Monster player if there is one.

    { "" }**Sacrificed.** The character is taken by the Monster and is out of the game, unless the board says something else. Abilities with "when sacrificed" work in attack and in defence.

    { "" }**Removed**: out of the game, with no other effect. **Returned**: under its own deck. With three Tavern decks the Lead Captain says which.

    { "" }**The Citadel burns**: the top card of each of the nine decks (Barracks, three Taverns, Town Hall, Stables, Eyrie, Sanctuary, Quests) is out of the game; an open card is the top card. One token each of the Alchemist, the Grotto, the Fountain and the Armoury is lost too. The Monster deck and the Encounters do not burn.

    { "" }**A District burns**: the top card of each of its decks.
    - City Watch: Barracks
    - Southern Gate: Eyrie
    - Great Hall: Town Hall and Stables
    - Market District: all three Taverns
    - Mystic's Quarter: Sanctuary
    - Royal Keep: Quests

    A burnt card never does what it does when revealed.
