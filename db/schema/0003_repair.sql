-- Tables that stand still, and messages that history has overtaken. Answers taken back stay in `answers`; rows of seat -1 there say so.

ALTER TABLE tables ADD COLUMN paused REAL NOT NULL DEFAULT 0; -- since when, 0: not

CREATE TABLE outdated (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel INTEGER NOT NULL,
    reason TEXT NOT NULL CHECK (reason IN ('back', 'moved')),
    done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)) -- whether it has lost its controls
) STRICT;

CREATE INDEX outdated_by_table ON outdated (table_id);
