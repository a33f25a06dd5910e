# What people like to count in Monster Slaughter, in this order.

slaughter-tally-flesh = { $n } flesh
slaughter-tally-bone = { $n ->
    [one] 1 bone
   *[other] { $n } bones
 }
slaughter-tally-brain = { $n ->
    [one] 1 brain
   *[other] { $n } brains
 }
slaughter-tally-target = { $n ->
    [one] 1 favourite meal
   *[other] { $n } favourite meals
 }
slaughter-tally-door = { $n ->
    [one] 1 door
   *[other] { $n } doors
 }
slaughter-tally-basement_door = { $n ->
    [one] 1 basement door
   *[other] { $n } basement doors
 }
slaughter-tally-bolt = { $n ->
    [one] 1 bolt
   *[other] { $n } bolts
 }
slaughter-tally-kills = { $n ->
    [one] 1 kill
   *[other] { $n } kills
 }
slaughter-tally-victim = Favourite victims: { $list }.
