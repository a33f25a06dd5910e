# `/about`: what this bot is and how it fares.

command-about = What this bot is, and how it fares
about-heading = Monster Table { $version }
about-health = Up since <t:{ $since }:R>. { $running ->
    [0] No game under way
    [one] One game under way
   *[other] { $running } games under way
 }, { $lobbies ->
    [0] no table
    [one] one table
   *[other] { $lobbies } tables
 } gathering people; { $here } of them in this server.
about-latency = Discord answers in { $ms } ms.
about-fair = Every answer is written down before anybody is told. The dice follow from a secret whose hash is posted at the start and which is told at the end.
about-unofficial = -# An unofficial fan host, not affiliated with, endorsed or sponsored by the publishers or designers of the games it hosts, nor by Discord. Own words, own drawings, no text and no art of the published games. Buy the games; they are worth it.
