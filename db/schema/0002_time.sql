-- Who plays a seat for its person, how much time a table gives, and what is known of its people's habits. Times are UTC epoch seconds.

ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''; -- why a bot plays for the person: 'away', 'missed', or not at all
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0; -- deadlines missed in a row
ALTER TABLE seats ADD COLUMN passes INTEGER NOT NULL DEFAULT 0; -- 1 + the turn in which the person asked to be passed for, 0: not

CREATE TABLE deadlines ( -- what does not follow from the journal: deadlines that were put off, and reminders sent
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL, -- the journal's length when the seat was asked
    start REAL NOT NULL, -- from when its time counts, 0: from when it was asked
    reminded INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE paces (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seconds REAL NOT NULL -- for one answer
) STRICT;

CREATE TABLE habits (
    user INTEGER PRIMARY KEY,
    remind TEXT NOT NULL CHECK (remind IN ('dm', 'mention', 'off')),
    zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL, -- minutes after midnight; equal ones: no quiet hours
    quiet_to INTEGER NOT NULL
) STRICT;

CREATE TABLE formers ( -- people who do not sit any more
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('left', 'kicked', 'replaced', 'gone')),
    number INTEGER NOT NULL, -- the journal's length when they went
    at REAL NOT NULL
) STRICT;

CREATE INDEX formers_by_table ON formers (table_id);
CREATE INDEX formers_by_user ON formers (user);

CREATE TABLE old_hands ( -- private messages of former people that still have to be emptied
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL PRIMARY KEY
) STRICT;

CREATE INDEX old_hands_by_table ON old_hands (table_id);
