-- What came of matches that ended by their rules, written once each. People are not named here: `seats` knows who sat where.

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    how TEXT NOT NULL
) STRICT;

CREATE TABLE standings (
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE tallies ( -- what people like to count, in the title's words: `brain`, `victim:tom`
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX ended_tables ON tables (guild, ended) WHERE state = 'ended';
