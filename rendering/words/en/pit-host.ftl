# Monster Pit in the lobby, at the end, in figures, and as commands.

pit-pitch = A Monster climbs towards the Citadel. One to four Captains stop it together, or one of you plays the Monster.
pit-about = **Monster Pit**: the rules follow the published rule book, told in our own words. The book prints the boards of two Monsters and no cards; all cards, names, numbers of cards, the other boards and the rulings are our invention. `/rules` tells which is which, under *What is from the book, and what is ours*.
pit-beside = the Monster player
pit-seats-choice = { $n ->
    [one] 1 Captain
   *[other] { $n } Captains
}
pit-outpost-heading = The Outpost of { $name }

## Set-up: options, and their choices

pit-setup-foe = The Monster
pit-setup-foe-cards = Plays by its board and cards
pit-setup-foe-player = Is played by one of you
pit-setup-encounters = Encounter deck
pit-setup-encounters-off = Without (first games)
pit-setup-encounters-on = With Events, Creatures and guests
pit-setup-outposts = Outposts
pit-setup-outposts-a = Side A, a rune on each side
pit-setup-outposts-b = Side B, bolder rewards
pit-setup-captains = Captains
pit-setup-captains-choose = Everyone chooses, in seat order
pit-setup-captains-random = At random
pit-setup-track = Vengeance Track
pit-setup-track-60 = 60 spaces
pit-setup-track-48 = 48 spaces, harder
pit-setup-track-72 = 72 spaces, easier
pit-setup-difficulty = Difficulty tokens
pit-setup-difficulty-none = None
pit-setup-difficulty-suggested = As suggested for this Monster
pit-setup-difficulty-w = 1 White skull
pit-setup-difficulty-ww = 2 White skulls
pit-setup-difficulty-www = 3 White skulls
pit-setup-difficulty-wwww = 4 White skulls
pit-setup-difficulty-y = 1 Yellow skull
pit-setup-difficulty-yy = 2 Yellow skulls
pit-setup-difficulty-wy = 1 White and 1 Yellow skull
pit-setup-difficulty-wwy = 2 White and 1 Yellow skull
pit-setup-difficulty-wwwy = 3 White and 1 Yellow skull
pit-setup-difficulty-r = 1 Red skull
pit-setup-difficulty-wr = 1 White and 1 Red skull
pit-setup-difficulty-yr = 1 Yellow and 1 Red skull
pit-setup-difficulty-wyr = 1 White, 1 Yellow and 1 Red skull
pit-setup-skulls = Which tokens
pit-setup-skulls-drawn = Drawn at random
pit-setup-skulls-chosen = The Captains choose them

## Each form of the game in one line, and what it is about

pit-about-enchantress = The first game: she takes your people and fights with their dice.
pit-about-enchantress-b = More health, one Red Die, and she charms more easily.
pit-about-orc-warchief = He attacks the rich and grows with every Captain he beats.
pit-about-orc-warchief-b = More health, more dice, and he attacks the two richest.
pit-about-behemoth = A walking mountain that closes Districts and shrugs off light hits.
pit-about-behemoth-b = Never more than 1 damage at a time, and what it closes burns.
pit-about-vampire-queen = She injures your people and drinks her health back.
pit-about-vampire-queen-b = She heals faster and keeps the dice of those she takes.
pit-about-dragon = He burns the Citadel card by card, and wins if two Districts are empty.
pit-about-dragon-b = More fire, and a closed District counts as empty.
pit-goal-enchantress = Bring the Monster to 0 health before it reaches the Citadel Gate.
pit-goal-enchantress-b = { pit-goal-enchantress }
pit-goal-orc-warchief = { pit-goal-enchantress }
pit-goal-orc-warchief-b = { pit-goal-enchantress }
pit-goal-behemoth = { pit-goal-enchantress }
pit-goal-behemoth-b = { pit-goal-enchantress }
pit-goal-vampire-queen = { pit-goal-enchantress }
pit-goal-vampire-queen-b = { pit-goal-enchantress }
pit-goal-dragon = Slay Phoshar before he reaches the Gate or empties two Districts.
pit-goal-dragon-b = { pit-goal-dragon }

## Endings, and figures

pit-outcome-slain = The Monster is slain
pit-outcome-gate = The Citadel has fallen
pit-outcome-razed = Two Districts lie in ashes
pit-report-monster = { CAP($monster) } stood on space { $space } of { $length }, with { $health } of { $full } health left, in Round { $round }.
pit-report-captain = **{ $name }** ({ $captain }): { $damage } damage, Monster driven back { $pushed ->
    [one] 1 space
   *[other] { $pushed } spaces
 }, { $earned } Gold gained.
pit-report-foe = **{ $name }** played the Monster.
pit-point = { $phase ->
    [0] Before the first Morning
    [1] Round { $round }, Morning
    [2] Round { $round }, Midday
    [3] Round { $round }, Twilight
    [4] Round { $round }, Night
   *[5] The end, Round { $round }
}{ $playing ->
    [0] { "" }
   *[1] , { $name }
}
pit-tally-damage = { $n } damage dealt
pit-tally-pushed = { $n ->
    [one] 1 space driven back
   *[other] { $n } spaces driven back
 }
pit-tally-earned = { $n } Gold gained

## Commands, as Discord lists them

pit-command = Your actions in Monster Pit
pit-command-captain = Choose your Captain, or say that you want to play the Monster
pit-command-place = Choose the slot of a new card, or who carries an Item or a Mount
pit-command-roll = Roll the dice, or let a roll stand
pit-command-reroll = Choose dice that you roll again
pit-command-district = Choose a District
pit-command-visit = Visit a structure of your District, or see more cards there
pit-command-recruit = Recruit a Soldier, a Wyvern, a Wizard or somebody from a Tavern
pit-command-buy = Buy an Item, a Mount, an Alchemy Stone, a gem or an Armour token
pit-command-attack = Attack the Monster, or fight a Creature
pit-command-trade = Give Gold, Items or characters to a Captain in your District
pit-command-ability = Use your Captain's ability, or that of a card
pit-command-stone = Use an Alchemy Stone on a roll
pit-command-wizard = Use a Wizard that you have saved
pit-command-wyvern = Send a Wyvern that you have saved
pit-command-wish = Use a Wish token, or keep one that you drew
pit-command-quest = Do your Quest, or drop one that nobody can do
pit-command-heal = Choose whom you heal
pit-command-lose = Choose who is injured, sacrificed or given away
pit-command-play = Play or discard a Monster card
pit-command-end = End your turn
pit-command-choose = Any other choice you have now
pit-command-outpost = See the Outpost of any Captain
