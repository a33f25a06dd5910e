# Words inside the pictures of Underground, its scenarios and Hot Night, and their alt texts. Narrow places: keep them short.

slaughter-tag-agent_p = Agent P
slaughter-tag-agent_s = Agent S
slaughter-tag-night_goggles = Night Goggles
slaughter-tag-flashing_helmet = Flashing Helmet
slaughter-tag-hot-night = Hot Night
slaughter-tag-underground = Underground
slaughter-tag-last-hours = Last Hours
slaughter-tag-station-b62 = Station B62
slaughter-tag-battered-cabin = Battered Cabin
slaughter-tag-night-patrol = Night Patrol
slaughter-tag-hunger = Hunger Makes It Right
slaughter-tag-wandering-monsters = Wandering Monsters
slaughter-short-nothing_here = Nobody hides in this pile
slaughter-short-k1_b00 = A turret: it fires after each event

## The clock

slaughter-picture-hour-10 = 9
slaughter-picture-now-10 = 9:00

## Below the map

slaughter-picture-mutations = MUTATIONS
slaughter-picture-no-mutations = None left
slaughter-picture-no-event-nine = The last hour
slaughter-picture-no-event-nine-note = No event of the night
slaughter-picture-no-below = Quiet in the basement
slaughter-picture-no-below-note = Next basement event: at 2, 5 or 8
slaughter-picture-no-below-more = No more basement events tonight

## Hand

slaughter-picture-when-ejection = When thrown out
slaughter-picture-when-any_turn = In any turn
slaughter-picture-room-note = { $room }: +{ $n }

## Final sheet

slaughter-picture-lost-head = The house wins
slaughter-picture-lost-line = All monsters lose together
slaughter-picture-lost = The basement still holds out at sunrise.
slaughter-picture-ashes = All five rooms burn. Only ashes are left.

## Alt texts

slaughter-alt-goal = { $scenario }: { $goal }
slaughter-alt-scenario = { $scenario }.
slaughter-alt-basement-event = Basement event: { $event }.
slaughter-alt-mutations = Mutations on offer: { $mutations }.
slaughter-alt-cost = { $thing } for { $cost }
slaughter-alt-count = { $thing } ({ $n })
slaughter-alt-bd = Basement door: { $state ->
    [open] open
    [gone] broken
    [chained] chained
   *[closed] closed
  }{ $bolts ->
    [0] { "" }
    [one] , 1 bolt
   *[other] , { $bolts } bolts
  }.
slaughter-alt-wild = { $monster }, not tamed
slaughter-alt-carrying = { $guest } ({ $hp } health, { $things })
slaughter-alt-seat-more = { $name } ({ $family }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }, { $things }.
slaughter-alt-marker = { $room } on place { $place }
slaughter-alt-own-marker = Your room marker: { $room } on { $guest }.
slaughter-alt-roll-at = { $action } at { $target }: { $hits } of { $dice }.
slaughter-alt-sheet-row-lost = { $name } ({ $family }): { $points } points, { $tokens }.
slaughter-alt-sheet-marker = Room marker: { $room } on { $guest }.
slaughter-alt-sheet-lost = The night is over. All monsters lose together.
