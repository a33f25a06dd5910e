# Deadlines, reminders, quiet hours, and people who are away or went. No title owns these.

## In the posts of turns

waits-due = Time runs out { $due }.
waits-until = { $name } ({ $due })
stand-in-away = A bot plays for { $name }, who is away.
stand-in-missed = A bot plays for { $name }, who has not answered. Any press or `/game back` brings { $name } back.
former-left = { $name } has left. { $now } plays on in that seat.
former-kicked = { $name } was taken out of the game. { $now } plays on in that seat.
former-replaced = { $now } plays on in the seat of { $name }.
former-gone = { $name } is not on this server any more. { $now } plays on in that seat.

## Hands

control-pass = Pass for me until my next turn
control-ask = Ask me again
hand-passes = -# Until your next turn I answer for you when others' moves ask you something: I pass, or take the plainest choice.
hand-given-up = This hand is not yours any more.

## Reminders

remind-heading = { $title }: table { $table } waits for you
remind-called = { $who }
remind-until = Time runs out { $due }. Then I give the plainest answer for you.
remind-place = The table: { $place }
remind-how-dm = Direct message
remind-how-mention = Mention in the channel
remind-how-off = No reminders
remind-set = Reminders: { $how }. { $quiet }
remind-quiet = Quiet hours: { $from } to { $to } ({ $zone }).
remind-no-quiet = No quiet hours.

## Answers

away-set = A bot plays for you. `/game back`, or any press of yours, brings you back.
back-set = You are back. The bot has left your seat to you.
left-for-good = You have left the game. A bot plays on in your seat.
replaced = { $now } plays on in the seat of { $name }.
kicked = { $name } is out of the game.

## Refusals: nothing has changed

refused-no-seat = Nobody sits there.
refused-away-already = A bot plays for you already.
refused-here-already = You are here already: nobody plays for you.
refused-no-zone = I do not know the time zone { $zone }. Try `Europe/Berlin` or `+2`.
refused-no-hours = I do not understand { $hours }. Write hours like `22-8` or `22:30-07:00`, or `off`.
refused-no-time = I do not understand { $time }. Write a time like `90s`, `5m`, `12h` or `2d`; from 10 seconds to 14 days.
refused-not-a-person = Bots have their own seats. Choose a person.

## Commands, as Discord lists them

command-game-away = Let a bot play for you until you are back
command-game-back = Play yourself again
command-game-replace = For moderators: put another person into a seat
command-game-kick = For moderators: take somebody out of the game
command-game-remind = How you are reminded, and when you sleep
param-time = Time for one answer, like 5m or 1d, if not the usual one
param-seat = The seat
param-member = Who shall sit there
param-how = Where a reminder reaches you
param-zone = Your time zone, like Europe/Berlin or +2
param-quiet = Hours without reminders, like 22-8, or off
param-everywhere = At all your tables, not only at this one
