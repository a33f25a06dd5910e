# Matches that are over: lists, figures, replays, and what is kept of people. No title owns these.

## Pictures

memory-chart-heading = Points, turn by turn
memory-chart-match = Match { $match }
memory-chart-alt = The points of match { $match }, turn by turn. { $lines }
memory-chart-line = { $name }: { $stops }{ $points } at the end.
memory-chart-at = { $points } at { $time }
memory-film-alt = Match { $match } from its first turn to its last, in { $frames } pictures. { $end }

forgotten-name = Player { $seat }

## The match at its end

final-match = -# This is match { $match }. `/matches` shows it again.
memory-again = This is the next game of the people of match { $match }.
control-film = Replay
control-chart = Points
control-share = Show it here to all
control-pages-earlier = Newer
control-pages-later = Older

## Lists of matches

memory-matches-heading = Finished matches
memory-matches-none = No match has come to its end on this server yet. `/game new` opens a table.
memory-matches-page = -# Page { $page } of { $pages }. Choose a match to see its sheet, its replay and its points again.
memory-matches-choose = Show a match …
memory-matches-hidden = -# { $n ->
    [one] One match here was
   *[other] { $n } matches here were
 } played where you cannot look.
memory-match = **{ $match }.** { $title }, { $variant }, <t:{ $ended }:d>: { $shares }
memory-match-choice = { $match }: { $title }, { $shares }
memory-share = { $name } ({ $points })
memory-share-won = { $name } (won)
memory-share-lost = { $name } (lost)
memory-match-heading = Match { $match }: { $title }, { $how }
memory-match-where = -# { $variant }, ended <t:{ $ended }:f>. [The last post]({ $link })
memory-match-when = -# { $variant }, ended <t:{ $ended }:f>.
memory-match-broken = -# This version of the rules cannot play it again; what came of it is kept.
memory-place = **{ $place }.** { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
memory-film-heading = Match { $match }, turn by turn
memory-chart-letter = Match { $match }: the points
memory-shared = It is posted here.

## Figures

memory-stats-heading = { $title }: { $name }
memory-stats-server = { $title }: this server
memory-stats-none = { $name } has not finished a match of this game here yet.
memory-stats-nothing = Nobody has finished a match of this game here yet.
memory-stats-games = { $games ->
    [one] 1 match,
   *[other] { $games } matches,
 } { $wins } won ({ $percent } %).
memory-stats-average = Average place { $place }, average score { $points }.
memory-stats-best = Best score { $points }, in match { $match }.
memory-stats-all = { $games ->
    [one] 1 match
   *[other] { $games } matches
 } of { $people ->
    [one] 1 person
   *[other] { $people } people
 }.
memory-stats-record = Best score { $points }, by { $name } in match { $match }.
memory-stats-most = Most wins: { $names } ({ $wins }).
memory-stats-tally = In all: { $list }.
memory-times = { $what } ({ $n })
memory-leaderboard-heading = { $title }: leaderboard by { $by }
memory-leaderboard-line = **{ $place }.** { $name }: { $wins } of { $games } won ({ $percent } %), average place { $average }, average score { $score }, best { $best }
memory-leaderboard-line-won = **{ $place }.** { $name }: { $wins } of { $games } won ({ $percent } %)
memory-leaderboard-you = Your place: { $line }
memory-leaderboard-none = Nobody has finished { $least ->
    [one] a match
   *[other] { $least } matches
 } of this game against other people yet.
memory-leaderboard-none-together = Nobody has finished { $least ->
    [one] a match
   *[other] { $least } matches
 } of this game with other people yet.
memory-leaderboard-note = -# From { $least ->
    [one] 1 match
   *[other] { $least } matches
 } on, with at least two people at the table. Bots are not ranked; who is equal shares a place.
memory-by-wins = wins
memory-by-share = share of wins
memory-by-place = average place
memory-by-best = best score
memory-by-average = average score

## What is kept of a person

privacy-heading = What I keep about you
privacy-nothing = I keep nothing about you.
privacy-names = Names that you had at tables: { $names }.
privacy-seats = You sit or sat at { $n ->
    [one] this table
   *[other] these { $n } tables
 }: { $tables }. What you answered there is in their journals, by seat.
privacy-opened = You own { $n ->
    [one] this table
   *[other] these { $n } tables
 }: { $tables }.
privacy-former = You left your seat at { $n ->
    [one] this table
   *[other] these { $n } tables
 }, or it was taken from you: { $tables }.
privacy-letters = I know where { $n ->
    [one] 1 private message to you is
   *[other] { $n } private messages to you are
 }.
privacy-unreached = My private messages did not reach you at { $n ->
    [one] this table
   *[other] these { $n } tables
 }: { $tables }.
privacy-habits = Your choices: reminders { $remind }, zone { $zone }, quiet from { $from } to { $to }.
privacy-habits-always = Your choices: reminders { $remind }, zone { $zone }, no quiet hours.
privacy-number = -# All of it hangs on your Discord number, { $user }.
privacy-what = -# Deleting takes your number and your names out of all of it, on every server. Bots take over your seats in games under way. Finished matches stay, with a nameless player in your place. Posts that are already in channels stay as they are; moderators can delete those. Copies that my host has saved stay until new ones replace them.
privacy-sure = Delete everything that I keep about you?
privacy-done = It is deleted. I know nothing about you any more.
control-privacy-ask = Delete all of it …
control-privacy-delete = Yes, delete it for good
control-privacy-keep = Keep it
privacy-kept = Nothing was deleted.

## Refusals

refused-no-match = There is no finished match { $match } on this server that you can look at.
refused-no-points = This game is not played for points.
refused-not-shared = It cannot be posted here: you or I may not write here.
refused-films-busy = Several replays are being made just now. Please try again in a minute.

## Commands

command-stats = Wins, places, scores and what was eaten: of you, somebody else, or the whole server
command-leaderboard = Who is best at a game on this server
command-matches = Finished matches of this server: sheets, replays, points, records
command-privacy = See what I keep about you, and delete it
param-stats-person = Whose figures; yours if you name nobody
param-stats-server = The figures of the whole server
param-least = How many matches somebody must have finished
param-by = What decides
param-match = The number of a match
