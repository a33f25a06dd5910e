# Monster Slaughter in the lobby, at the end, and as commands.

slaughter-pitch = Five guests, one cabin, one night. You are the monsters.
slaughter-about = **Monster Slaughter**: the rules follow the published rule books of the game and of its expansion Underground, told in our own words. What no book prints is our invention; `/rules` tells which is which, under *What is from the book, and what is ours*.

slaughter-report-tokens = **{ $name }**, { $points } points: { $flesh } flesh, { $bone ->
    [one] 1 bone
   *[other] { $bone } bones
 }, { $brain ->
    [one] 1 brain
   *[other] { $brain } brains
 }, { $target ->
    [one] 1 favourite meal
   *[other] { $target } favourite meals
 }, { $door ->
    [one] 1 door
   *[other] { $door } doors
 }{ $basement_door ->
    [0] { "" }
   *[other] , the basement door
 }{ $bolt ->
    [0] { "" }
    [one] , 1 bolt
   *[other] , { $bolt } bolts
 }.
slaughter-report-order = -# Death order: { $guests }. Favourite meal: { $favourite }.

slaughter-point = { $hour ->
    [0] Before midnight
    [1] Midnight
   *[other] { $hour ->
        [2] 1
        [3] 2
        [4] 3
        [5] 4
        [6] 5
        [7] 6
        [8] 7
        [9] 8
       *[10] 9
    } o'clock
}, { $name }

slaughter-command = Your actions in Monster Slaughter
slaughter-command-family = Choose your family
slaughter-command-order = Say who dies next in your secret death order, then mark your favourite meal
slaughter-command-monster = Choose the monster of this turn
slaughter-command-start = Choose the yard where your monster begins
slaughter-command-move = Move to a zone next to yours
slaughter-command-peek = Look at the top card of a room
slaughter-command-smash = Break a door or a barricade
slaughter-command-search = Search the room
slaughter-command-scare = Scare a guest
slaughter-command-attack = Attack a guest
slaughter-command-lure = Lure a guest into your room
slaughter-command-play = Play a card
slaughter-command-roll = Throw the dice, or say what to do with the roll
slaughter-command-draw = Draw cards, or stop
slaughter-command-offer = Help a guest with a card
slaughter-command-pass = Do nothing
slaughter-command-vote = Say which offered card shall be used
slaughter-command-mutate = Buy a mutation at the end of your turn
slaughter-command-equip = Use an object in your turn, or say who puts it on
slaughter-command-heal = Heal a guest with a card
slaughter-command-break = Attack a turret, a floor or a door
slaughter-command-tame = Tame your wild monster
slaughter-command-lose = Give a token back
slaughter-command-end = End your turn
slaughter-command-choose = Any other choice you have now
