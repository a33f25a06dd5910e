# More topics of the rules; they follow those of pit-rules.ftl.

pit-topic-wizards = Wizards and Wyverns
pit-rules-wizards =
    { "" }**Wizards** drive the Monster back. Use one when you recruit it, or save it in any slot, where it gives no dice. You may use a saved Wizard at any time, in anybody's turn. But not while the Monster is being moved: you get your chance right after the move, if the Gate was not reached.

    After use a Wizard is out of the game. Heroes of the Sanctuary stay and can be used again and again.

    Most Wizards let the Monster gain a die. The Monster never goes back behind the start.

    - **{ pit-name-novice_of_tides }**: { pit-short-novice_of_tides }
    - **{ pit-name-adept_of_gales }**: { pit-short-adept_of_gales }
    - **{ pit-name-binder_of_roots }**: { pit-short-binder_of_roots }
    - **{ pit-name-dice_seer }**: { pit-short-dice_seer }
    - **{ pit-name-hourglass_sage }**: { pit-short-hourglass_sage }
    - **{ pit-name-ember_magus }**: { pit-short-ember_magus }
    - **{ pit-name-quieting_monk }**: { pit-short-quieting_monk }
    - **{ pit-name-mirror_witch }**: { pit-short-mirror_witch }
    - **{ pit-name-waystone_keeper }**: { pit-short-waystone_keeper }
    - **{ pit-name-star_reader }**: { pit-short-star_reader }
    - **{ pit-name-weatherworker }**: { pit-short-weatherworker }

    { "" }**Wyverns** are no characters. They cannot carry anything, be injured or go into Reserve. Use one at any time from its slot, then it is out of the game.

    - **{ pit-name-cinder_wyvern }**: { pit-short-cinder_wyvern }
    - **{ pit-name-gale_wyvern }**: { pit-short-gale_wyvern }
    - **{ pit-name-brood_matriarch }**: { pit-short-brood_matriarch }
    - **{ pit-name-carrion_wyvern }**: { pit-short-carrion_wyvern }
    - **{ pit-name-thorn_wyvern }**: { pit-short-thorn_wyvern }; you are asked when a combat begins
    - **{ pit-name-mist_wyvern }**: { pit-short-mist_wyvern }; you are asked when it attacks

pit-topic-cards = Monster cards
pit-rules-cards =
    The Monster deck has two of each. A card that is drawn for the Monster takes effect at once, for free, and is discarded. When the deck is empty, the discards are shuffled. Some cards do nothing in the wrong moment.

    Without a Monster player:

    - **{ pit-name-surge_of_claws }**: { pit-alone-surge_of_claws }
    - **{ pit-name-hungry_march }**: { pit-alone-hungry_march }
    - **{ pit-name-dread_fog }**: { pit-alone-dread_fog }
    - **{ pit-name-cut_the_purse_strings }**: { pit-alone-cut_the_purse_strings }
    - **{ pit-name-old_wounds }**: { pit-alone-old_wounds }
    - **{ pit-name-sudden_assault }**: { pit-alone-sudden_assault }
    - **{ pit-name-brood_call }**: { pit-alone-brood_call }
    - **{ pit-name-sharpened_malice }**: { pit-alone-sharpened_malice }
    - **{ pit-name-blood_moon }**: { pit-alone-blood_moon }
    - **{ pit-name-rot_in_the_granary }**: { pit-alone-rot_in_the_granary }
    - **{ pit-name-rusted_straps }**: { pit-alone-rusted_straps }
    - **{ pit-name-burning_street }**: { pit-alone-burning_street }
    - **{ pit-name-panic }**: { pit-alone-panic }
    - **{ pit-name-mend_flesh }**: { pit-alone-mend_flesh }
    - **{ pit-name-ward_of_scales }**: { pit-alone-ward_of_scales }
    - **{ pit-name-whispers }**: { pit-alone-whispers }
    - **{ pit-name-spawn }**: { pit-alone-spawn }
    - **{ pit-name-counter_chant }**: { pit-alone-counter_chant }

    Undead, Vermin, Dungeon and so on are the families of Monsters. `/card` tells both texts of a card.

pit-topic-enchantress = Vaiel, the Enchantress
pit-rules-enchantress =
    { pit-about-enchantress }

    Health 4 for each Captain, 7 against one alone. Starts with 2 Yellow Dice, at most 9. Family: Infernal.

    { pit-card-enchantress }

    Whom she takes keeps nothing: Items and Mounts stay behind for 2 Gold each, or are lost. She gains the dice of the card that fit; when the card is freed, she loses just these. Instant Charm comes instead of what the card does when revealed. A rolled slot that is empty, or holds a Captain, the Messenger or a Wyvern, does nothing. The attacker says for each damage who takes it. The one who is freed comes to the attacker's Outpost, or into Reserve if there is no slot.

    - **0**: { pit-row-enchantress-x0 }
    - **1**: { pit-row-enchantress-x1 }
    - **2**: { pit-row-enchantress-x2 }
    - **3**: { pit-row-enchantress-x3 }
    - **4**: { pit-row-enchantress-x4 }
    - **5**: { pit-row-enchantress-x5 }
    - **6 and more**: { pit-row-enchantress-x6 }

    { "" }**Side B.** { pit-about-enchantress-b } Health 5 for each Captain, 9 alone. Starts with 2 Yellow and 1 Red, at most 10. Instant Charm works while she has 7 dice or fewer.
    - **3**: { pit-row-enchantress-b-x3 }

pit-topic-orc_warchief = Gruhm Ashtusk, the Orc Warchief
pit-rules-orc_warchief =
    { pit-about-orc-warchief }

    Health 5 for each Captain, 14 against one alone. Starts with 2 White and 1 Red Die, at most 10. Family: Dungeon.

    { pit-card-orc_warchief }

    - **0**: { pit-row-orc_warchief-x0 }
    - **1**: { pit-row-orc_warchief-x1 }
    - **2**: { pit-row-orc_warchief-x2 }
    - **3**: { pit-row-orc_warchief-x3 }
    - **4**: { pit-row-orc_warchief-x4 }
    - **5**: { pit-row-orc_warchief-x5 }
    - **6 and more**: { pit-row-orc_warchief-x6 }

    { "" }**Side B.** { pit-about-orc-warchief-b } Health 6 for each Captain, 16 alone. At most 12 dice. War Tithe brings him a Yellow Die.
    - **2**: { pit-row-orc_warchief-b-x2 }

pit-topic-behemoth = Old Gravelback, the Behemoth
pit-rules-behemoth =
    { pit-about-behemoth }

    Health 6 for each Captain, 16 against one alone. Starts with 1 Yellow and 1 Red Die, at most 10. Family: Mythological.

    { pit-card-behemoth }

    - **0**: { pit-row-behemoth-x0 }
    - **1**: { pit-row-behemoth-x1 }
    - **2**: { pit-row-behemoth-x2 }
    - **3**: { pit-row-behemoth-x3 }
    - **4**: { pit-row-behemoth-x4 }
    - **5**: { pit-row-behemoth-x5 }
    - **6 and more**: { pit-row-behemoth-x6 }

    After a Statue offering each Progress Roll of the next Morning moves it only half as far, rounded down.

    { "" }**Side B.** { pit-about-behemoth-b } Health 7 for each Captain, 18 alone. Starts with 2 Red. A critical hit does only 1 damage.
    - **2**: { pit-row-behemoth-b-x2 }

pit-topic-vampire_queen = Seraveth the Pale, the Vampire Queen
pit-rules-vampire_queen =
    { pit-about-vampire-queen }

    Health 5 for each Captain, 14 against one alone. Starts with 1 White, 1 Yellow and 1 Red Die, at most 11. Family: Undead.

    { pit-card-vampire_queen }

    - **0**: { pit-row-vampire_queen-x0 }
    - **1**: { pit-row-vampire_queen-x1 }
    - **2**: { pit-row-vampire_queen-x2 }
    - **3**: { pit-row-vampire_queen-x3 }
    - **4**: { pit-row-vampire_queen-x4 }
    - **5**: { pit-row-vampire_queen-x5 }
    - **6 and more**: { pit-row-vampire_queen-x6 }

    Blood Edict happens with a Monster player too, with the text for a Monster that plays by itself.

    { "" }**Side B.** { pit-about-vampire-queen-b } Health 6 for each Captain, 16 alone. At most 12 dice. Thirst heals 2. The dice of characters that are sacrificed to her become hers, if they fit; but these characters do not take hits for her.

pit-topic-dragon = Phoshar, the Dragon
pit-rules-dragon =
    { pit-about-dragon }

    Health 5 for each Captain, 10 against one alone. Starts with 3 White and 1 Red Die, at most 12. Family: Mythological.

    { pit-card-dragon }

    A District is destroyed when at one moment none of its decks has a card to draw, buy or recruit. This is looked at each time a card leaves. Cards that come back later do not undo it. Decks that are gone after a Statue offering count as empty.

    - **0**: { pit-row-dragon-x0 }
    - **1**: { pit-row-dragon-x1 }
    - **2**: { pit-row-dragon-x2 }
    - **3**: { pit-row-dragon-x3 }
    - **4**: { pit-row-dragon-x4 }
    - **5**: { pit-row-dragon-x5 }
    - **6 and more**: { pit-row-dragon-x6 }

    { "" }**Side B.** { pit-about-dragon-b } Health 6 for each Captain, 12 alone. Starts with 2 White and 2 Red. A closed structure counts as empty.
    - **1**: { pit-row-dragon-b-x1 }
    - **2**: { pit-row-dragon-b-x2 }

pit-topic-player = Playing the Monster
pit-rules-player =
    One of you may play the Monster. You win if the Captains lose.

    - **At the start**: 2 Monster cards and 3 Gold.
    - **Morning**: you may discard up to two cards. You gain Gold once: the cost of the cheaper one.
    - **Midday**: you fill your hand up to four cards. Then you may play a card before the Captains set out.
    - **Twilight**: you make the Twilight Roll. Rows that say "Monster card" do nothing. But abilities that play a card still do, with the text for a Monster that plays by itself.

    { "" }**Cards.** You play them at any time, also in a Captain's turn, for the Gold on the card, whenever the game waits for somebody. It waits for you, for one card, before the Captains set out. While dice lie open, Sudden Assault must wait. Your cards have a text of their own, mostly a bit stronger.

    { "" }*Ward of Scales* and *Counter-Chant* wait for their moment: you are asked when the Monster takes damage and when a Wizard is used. Everyone sees that you are asked, but not what you hold. With *Do not ask me at damage and Wizards* you switch this off.

    { "" }**You choose**
    - whom a row attacks that says "Lead Captain"
    - ties, and which of two characters stands under a rolled rune
    - which character is injured by your cards and your board
    - where Creatures appear: you ignore the Location Die

    In combat, the Captains still choose whom they lose.

    Your hand is secret. Your Gold, and how many cards you hold, are open.

pit-topic-solo = One Captain alone
pit-rules-solo =
    One Captain can defend the Citadel alone, with these changes:

    - The King's Messenger always stays with you. You are the Lead Captain.
    - You start with 4 Gold.
    - The Monster has its own health against one Captain.

    What is done to the left Captain or to each Captain is done to you, once.

    The Monster moves less than against several Captains. But it comes. Visit the Mystic's Quarter in time: without Wizards few have lived to tell of it.

    You can also fill seats with bots, or play alone against a bot as the Monster.

pit-topic-difficulty = Difficulty
pit-rules-difficulty =
    Easiest first: Enchantress, Orc Warchief, Behemoth, Vampire Queen, Dragon. Side B of a board is harder. A short track is harder.

    { "" }**White tokens**
    - **{ pit-name-skull_onward }**: { pit-card-skull_onward } A whole Progress Roll is one move.
    - **{ pit-name-skull_half_wizards }**: { pit-card-skull_half_wizards }
    - **{ pit-name-skull_one_tavern }**: { pit-card-skull_one_tavern }
    - **{ pit-name-skull_dear_barracks }**: { pit-card-skull_dear_barracks }
    - **{ pit-name-skull_no_statue }**: { pit-card-skull_no_statue }
    - **{ pit-name-skull_purple_wizards }**: { pit-card-skull_purple_wizards } Wyverns, wishes and Quests can.

    { "" }**Yellow tokens**
    - **{ pit-name-skull_more_health }**: { pit-card-skull_more_health }
    - **{ pit-name-skull_start_rock }**: { pit-card-skull_start_rock }
    - **{ pit-name-skull_no_grotto }**: { pit-card-skull_no_grotto }
    - **{ pit-name-skull_red_die }**: { pit-card-skull_red_die }
    - **{ pit-name-skull_dear_all }**: { pit-card-skull_dear_all }

    { "" }**Red tokens**
    - **{ pit-name-skull_weak_wizards }**: { pit-card-skull_weak_wizards }
    - **{ pit-name-skull_start_arch }**: { pit-card-skull_start_arch }
    - **{ pit-name-skull_more_dice }**: { pit-card-skull_more_dice }

    { "" }**As suggested** means, on side A / side B:
    - Enchantress: 1 White / 1 White, 1 Yellow
    - Orc Warchief: 1 White for each Captain / 3 White, 1 Yellow
    - Behemoth: 2 White / 2 Yellow
    - Vampire Queen: 3 White / 2 White, 1 Yellow
    - Dragon: 2 White / 2 White, 1 Yellow

    More than four tokens, or more than one Red one, is only for those who want to suffer.

pit-topic-encounters = Encounters
pit-rules-encounters =
    With the Encounter deck, one card comes at the end of each Night. It lies open until it goes back under the deck.

    { "" }**Events**
    - **{ pit-name-market_day }**: { pit-card-market_day }
    - **{ pit-name-curfew }**: { pit-card-curfew }
    - **{ pit-name-flooded_tunnels }**: { pit-card-flooded_tunnels }
    - **{ pit-name-lamp_festival }**: { pit-card-lamp_festival }
    - **{ pit-name-eclipse }**: { pit-card-eclipse }
    - **{ pit-name-pilgrim_road }**: { pit-card-pilgrim_road }
    - **{ pit-name-tremor }**: { pit-card-tremor }

    { "" }**Antients** do not care who wins
    - **{ pit-name-old_heron_of_the_moat }**: { pit-card-old_heron_of_the_moat }
    - **{ pit-name-stone_colossus }**: { pit-card-stone_colossus }

    { "" }**Adventurers** help
    - **{ pit-name-maren_of_the_road }**: { pit-card-maren_of_the_road }
    - **{ pit-name-brother_oats }**: { pit-card-brother_oats }

    { "" }**Outlaws** do harm
    - **{ pit-name-lady_sable_toll_thief }**: { pit-card-lady_sable_toll_thief }
    - **{ pit-name-the_ratcatcher }**: { pit-card-the_ratcatcher }

    { "" }**Creatures**: see *Creatures*. The Stone Colossus and Outlaws can be fought like them, at their structure.

pit-topic-creatures = Creatures
pit-rules-creatures =
    Creatures come with tokens. A token stands at a structure, and nobody can use this structure until the token is beaten. You fight it there instead (see *Combat*). When its last token is gone, the card goes under the deck.

    { "" }**Where they stand.** The card names a District, a structure or the Location Die. In a District, the Captains choose the structure together, first one without a token. A Monster player chooses instead, and ignores the Location Die.

    - **{ pit-name-rust_rats }**: { pit-card-rust_rats } Who has neither loses nothing.
    - **{ pit-name-bone_marchers }**: { pit-card-bone_marchers }
    - **{ pit-name-grave_hounds }**: { pit-card-grave_hounds }
    - **{ pit-name-cellar_oozes }**: { pit-card-cellar_oozes }
    - **{ pit-name-fire_imps }**: { pit-card-fire_imps }
    - **{ pit-name-stone_harpies }**: { pit-card-stone_harpies }
    - **{ pit-name-tomb_ogre }**: { pit-card-tomb_ogre }
    - **{ pit-name-night_wraith }**: { pit-card-night_wraith } A Captain is attacked by one of them only.

    `/card` tells the health, dice and reward of each. Creatures roll their own dice, and what you lose against them is the same as against the Monster.

pit-topic-quests = Quests
pit-rules-quests =
    You may have one Quest at a time. Draw it at the King's Keep. Do it in the same Round, or by the Night of the next Round.

    If it names a structure, only this structure will do. Doing it is your action there; where the task is to recruit, buy, attack or visit, you just do that.

    { "" }**Not done in time**: your uninjured character with the most dice, Items counted, is injured. This may be your Captain. Among equals you choose.

    { "" }**Impossible**: if the structure is gone for good or has no cards left, you may drop the Quest in your turn, without harm. If that comes too late for your turn, it does not fail at Night.

    A Quest that is done, failed or dropped is shuffled back.

    - **{ pit-name-carry_the_alms }**: { pit-card-carry_the_alms }
    - **{ pit-name-watch_until_dawn }**: { pit-card-watch_until_dawn }
    - **{ pit-name-test_of_steel }**: { pit-card-test_of_steel }
    - **{ pit-name-drain_the_cask }**: { pit-card-drain_the_cask }
    - **{ pit-name-map_the_deep }**: { pit-card-map_the_deep }
    - **{ pit-name-empty_the_purse }**: { pit-card-empty_the_purse }
    - **{ pit-name-shoe_the_herd }**: { pit-card-shoe_the_herd }
    - **{ pit-name-letters_of_levy }**: { pit-card-letters_of_levy }
    - **{ pit-name-vigil_for_the_wounded }**: { pit-card-vigil_for_the_wounded }
    - **{ pit-name-a_borrowed_flask }**: { pit-card-a_borrowed_flask }
    - **{ pit-name-the_silent_offering }**: { pit-card-the_silent_offering }
    - **{ pit-name-the_wyverns_debt }**: { pit-card-the_wyverns_debt }
    - **{ pit-name-bulwark }**: { pit-card-bulwark }
    - **{ pit-name-clear_the_streets }**: { pit-card-clear_the_streets }
    - **{ pit-name-royal_audience }**: { pit-card-royal_audience } For this one you may enter the Royal Keep twice in a row.
    - **{ pit-name-the_long_ride }**: { pit-card-the_long_ride } The die is rolled when you draw it.

pit-topic-wishes = Wishes
pit-rules-wishes =
    Wish tokens come from the Fountain. Each works once, at any time that makes sense, and is then out of the game. All can see which ones you have.

    - **{ pit-name-wish_extra_result }**: { pit-card-wish_extra_result }
    - **{ pit-name-wish_back_six }**: { pit-card-wish_back_six }
    - **{ pit-name-wish_free_card }**: { pit-card-wish_free_card } Not from the Quests.
    - **{ pit-name-wish_red_die }**: { pit-card-wish_red_die }
    - **{ pit-name-wish_yellow_die }**: { pit-card-wish_yellow_die }
    - **{ pit-name-wish_white_die }**: { pit-card-wish_white_die }
    - **{ pit-name-wish_upgrade_die }**: { pit-card-wish_upgrade_die }
    - **{ pit-name-wish_platinum }**: { pit-card-wish_platinum } It pays at once.
    - **{ pit-name-wish_roll_again }**: { pit-card-wish_roll_again }
    - **{ pit-name-wish_two_visits }**: { pit-card-wish_two_visits }

pit-topic-terms = Words of the game
pit-rules-terms =
    - **Attach**: put an Item or a Mount under a character, who gains its dice and abilities.
    - **Axe, claw**: a Captain result, a Monster result.
    - **Character**: Captains, Champions, Heroes, the King's Messenger, Mercenaries, Outlaws, Soldiers and Wizards. Creatures, Wyverns, Items and Mounts are none.
    - **Close**: Captains cannot use a District or structure at Midday. Creatures can still be fought there.
    - **Dice Pool**: the dice that are rolled. A Captain's come from the Outpost, the Monster's from its trackers.
    - **Gain**: take Gold or gems; or a Monster tracker goes up by 1.
    - **Improve a die**: for Captains Red becomes Yellow, and Yellow becomes White. For the Monster it is the other way round.
    - **Join**: the card comes to the Outpost at once, for free.
    - **Lead Captain**: who has the King's Messenger. Begins every phase, and decides ties when nobody plays the Monster.
    - **Mesmerize**: the Enchantress takes a character, and it serves her.
    - **Platinum**: 10 Gold. There is always enough Gold.
    - **Purple space**: two near each bridge. Some tokens, Wizards and the Tremor look at them.
    - **Re-roll**: the old result does not count any more.
    - **Reveal**: turn a card of a Tavern face up. If it says "when revealed", that happens at once.
    - **Royal Roll**: all dice of a Progress Roll show the same.
    - **Tracker**: how many White, Yellow or Red Dice the Monster has.

pit-topic-asking = How to play here
pit-rules-asking =
    The post of the turn asks who has to decide, and has buttons for it. The same works as commands:

    - `/pit captain`, `/pit district`, `/pit visit`, `/pit recruit`, `/pit buy`, `/pit attack`, `/pit quest`, `/pit end`
    - `/pit roll` rolls, or lets a roll stand; `/pit reroll` chooses dice
    - `/pit place` chooses a slot or a bearer
    - `/pit heal` and `/pit lose` choose a character
    - at any time: `/pit ability`, `/pit wizard`, `/pit wyvern`, `/pit wish`, `/pit stone`, `/pit trade`
    - `/pit play` for the Monster player's cards
    - `/pit choose` for everything else
    - `/pit outpost` shows any Captain's Outpost, `/game hand` your own, `/card` what a card does

    { "" }**At any time.** What you can do at any time is under *My hand*, and does not wait for your turn. It is open as long as the game waits for somebody.

    { "" }**One choice only?** Then the game does not ask and goes on.

    { "" }**When dice fall**, the game waits only if somebody can change the roll. Who holds an Alchemy Stone can switch that off.

    { "" }**What is secret**: the Monster player's hand, and cards that somebody looks at. All else is open to all.

    { "" }**Bot seats.** An empty seat can be played by the bot. It knows only what a person in that seat would know, and it uses the same dice.

    { "" }**If you do not answer in time**, a simple choice is made for you.

pit-topic-ours = What is from the book, and what is ours
pit-rules-ours =
    The host plays by the published rule book. But that book prints only two of the five Monsters, and none of the cards. A large part of what you play with is our own invention, tuned with many games of simple bots.

    { "" }**From the book**: the four phases, dice and their limits, combat and its four outcomes, all 17 structures with their prices, how many cards each deck has, kinds and types of characters, Items, Mounts and Wyverns as such, the Wish tokens' effects, the 14 difficulty tokens and which are suggested, solo rules, the Monster player's rules, and side A of the Enchantress and of the Dragon: rows, health, dice and abilities.

    { "" }**Our own** (the book does not tell)
    - the six Captains' names, dice and abilities; of the Barracks only the Paladin is from the book
    - all other cards: names, prices, dice and texts of Barracks, Taverns, Town Hall, Stables, Eyrie, Sanctuary, Quests, Monster cards and Encounters
    - the names of three Monsters, their boards, and every side B; the families of Vaiel and Phoshar
    - the six runes, that both special dice show them, the runes of the slots, the two tables of each Outpost
    - the die of the King's Messenger
    - the length of the track, where its bridges and purple spaces are
    - the ring of Districts, how many there are of each Wish token
    - which of the tokens suggested for a Monster is meant where the book offers two

    { "" }**Rulings.** Where the book is silent or says two things, we decided, 48 times in all. Each is told under its topic. Some that change play:
    - the Monster moves after each Captain's roll, and abilities come before
    - a Royal Roll needs two dice and looks at the first sides only
    - the Monster's dice are limited by colour and by its board together
    - used Wizards never come back; saved ones take a slot
    - Gate and Watchtower exclude each other in a Round, whichever was first
    - Great Hall: an Item and a Mount in one visit
    - who loses or ties alone while attacking suffers the same as in defence
    - injured characters take no part in combat and cannot be the loss
    - spent gems leave the game
    - a Quest that became impossible may be dropped
    - the Captains choose together by vote; the Lead Captain decides ties

    All pictures and texts are our own.
