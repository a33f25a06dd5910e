# Words inside the pictures, and the alt texts. Narrow places: keep them short.

## Short labels

slaughter-tag-living = Living
slaughter-tag-shed = Shed
slaughter-tag-ghost_hunter = Hunter
slaughter-tag-roscoe = Roscoe
slaughter-tag-roscoe_alt = Roscoe
slaughter-tag-browne = Browne
slaughter-tag-walton = Walton
slaughter-tag-demon_hunter = Demon H.

## What traps do, in at most 60 characters

slaughter-short-explosion = All monsters here are thrown out
slaughter-short-booby_trap = The turn ends at once
slaughter-short-potato_masher = 1 die fewer for this turn
slaughter-short-bear_trap = No more moves this turn
slaughter-short-smoke_alarm = All victims here hide again
slaughter-short-ejector_bed = Your monster is thrown out
slaughter-short-paint_bucket = Lose 2 random cards

## Title bar

slaughter-picture-choosing = { $family } · which monster wakes?
slaughter-picture-starting = { $monster } · from which side?
slaughter-picture-standing = { $monster } · { $zone }
slaughter-picture-attacking = { $monster } attacks { $guest }
slaughter-picture-helping = { $monster } attacks { $guest } · who helps?
slaughter-picture-actions = ACTIONS
slaughter-picture-moves = MOVES
slaughter-picture-roll-smash = SMASH
slaughter-picture-roll-search = SEARCH
slaughter-picture-roll-scare = SCARE
slaughter-picture-roll-attack = ATTACK
slaughter-picture-between = The night goes on
slaughter-picture-between-note = { $seats ->
    [one] One monster player
   *[other] { $seats } monster players
  } in the cabin
slaughter-picture-ended = The night is over
slaughter-picture-crash = KRAK!

## The clock

slaughter-picture-hour-0 = dusk
slaughter-picture-hour-1 = 12
slaughter-picture-hour-2 = 1
slaughter-picture-hour-3 = 2
slaughter-picture-hour-4 = 3
slaughter-picture-hour-5 = 4
slaughter-picture-hour-6 = 5
slaughter-picture-hour-7 = 6
slaughter-picture-hour-8 = 7
slaughter-picture-hour-9 = 8
slaughter-picture-now-0 = dusk
slaughter-picture-now-1 = 12:00
slaughter-picture-now-2 = 1:00
slaughter-picture-now-3 = 2:00
slaughter-picture-now-4 = 3:00
slaughter-picture-now-5 = 4:00
slaughter-picture-now-6 = 5:00
slaughter-picture-now-7 = 6:00
slaughter-picture-now-8 = 7:00
slaughter-picture-now-9 = 8:00

## Below the map

slaughter-picture-no-event = Before midnight
slaughter-picture-no-event-note = No event yet
slaughter-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Set-up

slaughter-picture-setup-families = Who haunts the cabin?
slaughter-picture-setup-families-note = Everyone picks a family of monsters
slaughter-picture-setup-orders = Who dies first?
slaughter-picture-setup-orders-note = Everyone writes a secret death order
slaughter-picture-setup-start = The party has begun
slaughter-picture-is-choosing = is choosing …
slaughter-picture-is-plotting = { $family } · is plotting …
slaughter-picture-has-plotted = { $family } · ready
slaughter-picture-has-family = { $family }

## Hand

slaughter-picture-hand = Your hand, { $name }
slaughter-picture-private = Only you see this
slaughter-picture-no-cards = No cards yet
slaughter-picture-looking = Under your eyes
slaughter-picture-looking-note = the pile, top card first
slaughter-picture-offers = Help for { $guest }
slaughter-picture-offers-note = helpers only
slaughter-picture-order = Your secret death order
slaughter-picture-order-note = right place +{ $place } · favourite by your own claws +{ $meal }
slaughter-picture-no-order = Not written yet
slaughter-picture-right = came true +{ $n }
slaughter-picture-wrong = died as no. { $place }
slaughter-picture-favourite = favourite meal
slaughter-picture-hiding = hiding · health { $hp }
slaughter-picture-out = health { $hp }
slaughter-picture-notes = What you saw
slaughter-picture-notes-note = top card first
slaughter-picture-note-more = +{ $n }
slaughter-picture-when-own = On your turn
slaughter-picture-when-before_roll = Before you roll
slaughter-picture-when-after_roll = After you roll
slaughter-picture-when-after_attack = After your attack
slaughter-picture-when-defence = Help any guest
slaughter-picture-when-rival_monster = When a rival starts
slaughter-picture-when-rival_move = When rivals move
slaughter-picture-when-guest = A guest
slaughter-picture-when-trap = A trap
slaughter-picture-when-card = In the pile

## Final sheet

slaughter-picture-wins = rules the night with { $points } points
slaughter-picture-shares = share the night with { $points } points
slaughter-picture-massacre = Only monsters are left. The cabin is quiet.
slaughter-picture-sunrise = The sun is up. Nobody in the cabin complains.
slaughter-picture-deaths = Who died when
slaughter-picture-deaths-note = and who foresaw it
slaughter-picture-night = The night
slaughter-picture-worth = { $token } { $points }

## Lobby

slaughter-picture-tagline = Eleven families. One cabin. Nobody sleeps.
slaughter-picture-free-seat = free
slaughter-picture-seats = Seats

## Alt texts

slaughter-alt-setup-families = Monster Slaughter, before the night: families are being chosen.
slaughter-alt-setup-orders = Monster Slaughter, before the night: secret death orders are being written.
slaughter-alt-hour = { $hour }.
slaughter-alt-event = Event: { $event }.
slaughter-alt-turn = { $name }’s turn with the { $monster }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } and { $moves ->
    [one] 1 free move
   *[other] { $moves } free moves
  } left.
slaughter-alt-choosing = { $name } is choosing a monster.
slaughter-alt-fight = { $name }’s { $monster } attacks { $guest }: { $dice } dice against { $reaction }.
slaughter-alt-roll = { $action }: { $hits } of { $dice }.
slaughter-alt-roll-against = { $action }: { $hits } against { $saved }.
slaughter-alt-over = The night is over.
slaughter-alt-between = Nobody’s turn.
slaughter-alt-several = { $n } { $family }
slaughter-alt-zone = { $zone }: { $things }.
slaughter-alt-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
slaughter-alt-guest = { $guest } ({ $hp } health)
slaughter-alt-doors-gone = Open: { $doors }.
slaughter-alt-doors-barred = Barred: { $doors }.
slaughter-alt-doors-closed = Closed: { $doors }.
slaughter-alt-doors-all-closed = All doors are closed.
slaughter-alt-doors-all-gone = No door is left.
slaughter-alt-hidden = Hiding: { $guests }.
slaughter-alt-waiting = Waiting outside: { $guests }.
slaughter-alt-dead = Dead: { $guests }.
slaughter-alt-seat = { $name } ({ $family }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }.
slaughter-alt-seat-open = { $name } is choosing.
slaughter-alt-seat-family = { $name }: { $family }.
slaughter-alt-seat-ready = { $name }: { $family }, ready.
slaughter-alt-hand = Your hand, { $name }: { $cards }.
slaughter-alt-hand-empty = Your hand is empty, { $name }.
slaughter-alt-looking = You are looking at: { $cards }.
slaughter-alt-offers = On offer for { $guest }: { $cards }.
slaughter-alt-offer = { $card } by { $name }
slaughter-alt-order = Your death order: { $guests }.
slaughter-alt-favourite = Favourite meal: { $guest }.
slaughter-alt-note = { $room }: { $cards } on top.
slaughter-alt-card-dice = { $card } ({ $dice })
slaughter-alt-sheet = The night is over. { $names } won with { $points } points.
slaughter-alt-sheet-row = { $place }. { $name } ({ $family }): { $points } points, { $tokens }.
slaughter-alt-sheet-token = { $n } { $token }
slaughter-alt-sheet-deaths = Died in this order: { $guests }.
slaughter-alt-sheet-order = { $name } wrote { $guests }.

slaughter-alt-lobby = The box of Monster Slaughter: a lit cabin in a dark wood, monsters all around. { $taken } of { $seats } seats are taken.
