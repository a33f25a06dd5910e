# Matches that are over: lists, figures, replays, and what is kept of people. No title owns these.

## Pictures

memory-chart-heading = Points, turn by turn
memory-chart-match = Match { $match }
memory-chart-alt = The points of match { $match }, turn by turn. { $lines }
memory-chart-line = { $name }: { $stops }{ $points } at the end.
memory-chart-at = { $points } at { $time }
memory-film-alt = Match { $match } from its first turn to its last, in { $frames } pictures. { $end }
