-- What a server has chosen for its tables, what tables wait for, and when they were last used.

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    opens TEXT NOT NULL CHECK (opens IN ('everyone', 'moderators', 'role')),
    opener INTEGER NOT NULL, -- the role that may open tables, 0: none
    moderator INTEGER NOT NULL, -- the role of moderators, 0: none
    tempo TEXT NOT NULL,
    mention TEXT NOT NULL CHECK (mention IN ('call', 'quiet')),
    threads INTEGER NOT NULL CHECK (threads IN (0, 1)),
    language TEXT NOT NULL
) STRICT;

CREATE TABLE waits (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    reason TEXT NOT NULL CHECK (reason IN ('shut', 'barred')),
    since REAL NOT NULL
) STRICT;

CREATE TABLE uses (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    used REAL NOT NULL,
    warned REAL NOT NULL, -- 0: not warned since
    message INTEGER NOT NULL -- the warning in the channel, 0: none
) STRICT;
