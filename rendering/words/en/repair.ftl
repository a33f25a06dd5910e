# Answers taken back, matches rewound, tables that stand still, and what the hoster is told.

command-game-undo = Take your own last answer back
command-game-rewind = For moderators: go back to an earlier turn
command-game-pause = Let the table stand still
command-game-resume = Let the table go on
command-game-post = Post the table again, below everything else
command-game-report = For moderators: a file about this table for whoever hosts the bot
command-game-export = The record of a game as a file
param-table = The number of the table, if it is not the last one here

## Taking back

undo-heading = Take this back?
undo-answer = You answered: **{ $answer }**
undo-promise = -# Only your own last answer, and only as long as nothing was rolled, drawn or revealed and nobody else has answered.
undo-button = Take it back
undo-done = Taken back: { $answer }
turn-taken-back = -# { $n ->
    [one] One answer was taken back.
   *[other] { $n } answers were taken back.
 }

## Rewinding

rewind-heading = Where shall table { $table } go back to?
rewind-text = Choose a turn. You will see the board as it was, before anything is done.
rewind-broken = The record of this table breaks after move { $number }. It can go back to there, or to an earlier turn.
rewind-choose = Go back to the beginning of …
rewind-choose-page = Go back to the beginning of … page { $page } of { $pages }
rewind-point = Turn { $turn }
rewind-point-named = Turn { $turn }: { $what }
rewind-set-up = The set-up, before the first turn
rewind-last = The last move that stands
rewind-preview = Go back to this? { $point }
rewind-warning = { $n ->
    [one] One answer will be taken back.
   *[other] { $n } answers will be taken back.
 } The dice from here on will be new ones. Everything stays in the record.
rewind-button = Go back to this
rewind-other = Another turn
rewind-done = Done. The table has gone back to this: { $point }
rewind-told = { $name } has taken the table back: { $point }
outdated-back = -# Taken back. The table goes on further down.
outdated-moved = -# Posted again further down.

## Standing still

pause-told = { $name } has paused the table. Nothing is lost and no time runs. `/game resume` lets it go on.
resume-told = { $name } lets the table go on.
waiting-paused = The table is paused ({ $since }).
paused = The table stands still.
resumed = The table goes on.
posted = The table is posted again.

## A broken table

broken-heading = Table { $table } has met a fault and stands still
broken-text = Nothing is lost: every answer is kept. A moderator can take the table back to a turn that stands with `/game rewind`, and `/game report` makes a file for whoever hosts the bot.

## Files

export-told = The record of table { $table } so far, without anything hidden. Its dice can be checked when the game is over.
report-told = A file about table { $table } for whoever hosts the bot. It holds nothing that is hidden from you.

## Refusals

refused-paused = The table is paused. Nothing is lost; `/game resume` lets it go on.
refused-paused-already = The table stands still already.
refused-not-paused = The table is not paused.
refused-not-moderator = Only a moderator can do that.
refused-undo-nothing = You have not answered anything yet.
refused-undo-answered = Somebody else has answered since.
refused-undo-rolled = Something was rolled or drawn since, or the table was taken back.
refused-undo-revealed = Something was revealed since.
refused-no-point = The table cannot go back to that.
refused-plays-too = Whoever plays gets the record when the game is over.
