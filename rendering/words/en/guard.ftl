# What the host says about places, moderators' choices, spectators, and tables that nobody uses.

## Places

opened-thread = Table { $table } is open in { $thread }.
guard-open-again = This thread is open again, and table { $table } goes on.
guard-barred = I cannot post for table { $table } in { $channel }. I need these permissions there: { $rights }. Nothing is lost: the game goes on when I have them.
guard-rights-unknown = to see the channel and to write in it
status-lacking = I lack these permissions here: { $rights }.

right-create-public-threads = Create Public Threads

hand-over = -# Table { $table } is over after { $number } moves.

## Tables that nobody uses

guard-idle = Nobody has used table { $table } for a while. It will be closed <t:{ $end }:R>, unless somebody plays or keeps it.
guard-keep = Keep it
guard-kept = The table stays.

## Moderators' choices

settings-heading = The tables of this server
settings-text = What is chosen here holds for the whole server, at once. Moderators are those who may manage messages, and those with the role chosen below.
settings-choice = { $what }: { $choice }
settings-opens = Who may open tables
settings-opens-everyone = everybody
settings-opens-moderators = moderators
settings-opens-role = those with a role
settings-opener = The role that may open tables
settings-moderator = The role of moderators
settings-tempo = Tempo of new tables
settings-mention = When it is somebody's turn
settings-mention-call = mention the person
settings-mention-quiet = mention nobody
settings-threads = A thread for each table
settings-threads-no = no
settings-threads-yes = yes
settings-language = Language
settings-language-en = English

## Spectators

watch-heading = Table { $table }, move { $number }, as everybody sees it
watch-hand = What { $name } held
watch-over = The game is over: nothing is secret any more.
watch-again = Look again
watch-choose = The board, or a hand
watch-board = The board
watch-choice = The hand of { $name }

## Refusals

refused-may-not-open = You may not open tables on this server. Ask a moderator.
refused-needs-manage-server = Only those who manage this server can choose a role.

## Commands, as Discord lists them

command-settings = For moderators: what holds for the tables of this server
command-game-watch = Watch a table without playing
param-watched = The number of the table
