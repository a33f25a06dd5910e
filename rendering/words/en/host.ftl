# What the host says: posts, buttons, answers, refusals. No title owns these.

bot-name = Bot { $seat }

## Controls

control-hand = My hand
control-open = { $verb } (1 of { $n })
control-choose = { $verb } …
control-choose-page = { $verb } … page { $page } of { $pages }
control-earlier = Earlier
control-later = More
control-again = Play again
control-record = The record and its dice

## Lobby

lobby-heading = { $title }: a table is open
lobby-heading-begun = { $title }: table { $table }
lobby-seat = **{ $seat }.** { $name }
lobby-seat-owner = **{ $seat }.** { $name }, who opened the table
lobby-seat-free = **{ $seat }.** –
lobby-seats-beside = -# For { $seats }, and { $who }.
lobby-fair = -# Table { $table }. The dice follow from a secret that is told at the end. Its SHA-256 is { $commitment }.
lobby-begun = The game has begun.
lobby-closed = This table is closed.
lobby-join = Join
lobby-leave = Leave
lobby-bot = Add a bot
lobby-unbot = Remove a bot
lobby-start = Start
lobby-option-variant = Variant
lobby-option-seats = Seats
lobby-option-tempo = Tempo
lobby-seats-choice = { $n }
lobby-choice = { $option }: { $choice }
lobby-more = More options
lobby-more-heading = More options of table { $table }
lobby-folded = -# { $settings }.
tempo-live = Live, in one evening
tempo-correspondence = Slow, over days

## Turn posts

turn-waits = Waiting for { $who }.
turn-nobody = Nobody is asked just now.
turn-goal = -# { $goal }

turn-earlier = -# { $n ->
    [one] One more thing happened
   *[other] { $n } more things happened
 } before.

## Hands

hand-heading = { $name }, this is your hand
hand-number = -# For your eyes only. Move { $number } of table { $table }.
hand-unreached = { $name }: my direct messages do not reach you. Press the button to see your hand.

## The end

final-heading = { $how }. Table { $table } is over
final-stopped = Table { $table } was closed before its end ({ $names })
final-place = **{ $place }.** { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
final-won = **Won:** { $names }
final-lost = **Lost:** { $names }
final-secret = -# The dice secret of table { $table } is `{ $secret }`. To check the dice, take the record below and run `python -m bot verify FILE`.
final-record = The record of table { $table }. `python -m bot verify FILE` checks that every die follows from the secret.

## Answers

opened = Table { $table } is open in this channel.
joined = You have seat { $seat }.
left = You have left the table.
started = The game begins.
ended = The table is closed.
gathering = Table { $table } still gathers its people. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
done = Done: { $what }.
failed = Something went wrong here. Nothing was lost; please try again.
status-heading = Table { $table }, move { $number }
status-unreached = Direct messages do not reach { $name } (since <t:{ $since }:R>).
rules-heading = { $title }: { $topic }
rules-topics = -# More topics: { $topics }

## Refusals: nothing has changed

refused-no-table = There is no open table here. `/game new` opens one.
refused-not-started = This game has not begun yet.
refused-already-started = This game has already begun.
refused-ended = This table is over.
refused-not-owner = Only the person who opened the table, or a moderator, can do that.
refused-not-seated = You do not sit at this table.
refused-seated-already = You already have a seat.
refused-full = All { $seats } seats are taken.
refused-no-bots = There is no bot at this table.
refused-channel-busy = This channel already has a table. Finish it, or close it with `/game end`.
refused-no-title = There is no game called { $title } here.
refused-no-option = { $choice } is not a choice for { $option }.
refused-seats-taken = { $seats } seats are taken. Somebody has to leave first.
refused-too-few = This game needs at least { $minimum } players; { $seats } are here.
refused-empty-seats = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
 } Wait for more people, add bots, or choose fewer seats.
refused-setup-unfit = These choices do not go together: { $reason }
refused-stale = The table has moved on. Please use the newest post.
refused-not-asked = It is not your turn to decide anything.
refused-not-offered = That is not possible now.
refused-not-over = That is told when the game is over.
refused-broken = This table has a fault and waits for its moderators. Nothing is lost.
refused-store-busy = { $reason ->
    [full] The disk of my host is full, so I can write nothing down. Nothing was lost; whoever hosts me must free some space.
   *[busy] I cannot write it down just now. Please try again in a moment.
 }
refused-rights = I cannot host a table here. I need these permissions: { $rights }.
refused-other-title = The table here plays { $title }.
refused-no-topic = There is no such topic.
refused-no-card = There is no such card or guest.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History

## Commands, as Discord lists them

command-game = The table of this channel
command-game-new = Open a table in this channel
command-game-join = Take a seat at the table
command-game-leave = Give your seat up before the game begins
command-game-start = Begin the game
command-game-status = See the table as it is now
command-game-hand = See what only you may see
command-game-end = Close the table for good
command-rules = How the game is played, by topic
command-card = What a card, a guest or a family does
param-title = The game
param-variant = The variant of the game
param-seats = How many seats
param-tempo = How much time there is
param-topic = The topic
param-card = Its name
param-target = What is possible for you now
