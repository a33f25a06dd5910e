-- Tables, their seats and journals, and what is published of them. Times are UTC epoch seconds.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice, so an old control never acts on a new table
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    title TEXT NOT NULL,
    setup TEXT NOT NULL,
    tempo TEXT NOT NULL,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'running', 'ended', 'archived')),
    created REAL NOT NULL,
    started REAL NOT NULL,
    ended REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_active_table_per_channel ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_thread ON tables (thread) WHERE state IN ('lobby', 'running');
CREATE INDEX active_tables ON tables (id) WHERE state IN ('lobby', 'running');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat > 0),
    user INTEGER NOT NULL, -- 0: a bot seat
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (user, table_id) WHERE user <> 0;

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    key TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'lobby', 'final', 'hand')),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat, turn)
) STRICT, WITHOUT ROWID;

CREATE INDEX posts_by_message ON posts (message);

CREATE TABLE undelivered (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
