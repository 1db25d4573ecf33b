/**
 * Meetings between attendees. The unique indexes keep a person, a table and a pair from being booked twice: `meeting_person` repeats slot and state of
 * its meeting, which a foreign key keeps equal.
 */
export const sql = `
CREATE TABLE meeting_sector (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL CHECK (json_valid(name)),
	position INTEGER NOT NULL
) STRICT;
CREATE TABLE meeting_profile (
	ticket_id INTEGER PRIMARY KEY REFERENCES ticket (id) ON DELETE CASCADE,
	languages TEXT NOT NULL CHECK (json_valid(languages)),
	sectors TEXT NOT NULL CHECK (json_valid(sectors)),
	offers TEXT NOT NULL,
	seeks TEXT NOT NULL,
	email TEXT,
	phone TEXT,
	shows_email INTEGER NOT NULL CHECK (shows_email IN (0, 1)),
	shows_phone INTEGER NOT NULL CHECK (shows_phone IN (0, 1)),
	is_visible INTEGER NOT NULL CHECK (is_visible IN (0, 1)),
	created_at TEXT NOT NULL
) STRICT;
CREATE TABLE meeting_wish (
	from_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	to_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('must', 'like', 'no')),
	PRIMARY KEY (from_id, to_id),
	CHECK (from_id <> to_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX meeting_wish_to ON meeting_wish (to_id);
CREATE TABLE meeting_rule (
	one_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	other_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('lock', 'forbid')),
	PRIMARY KEY (one_id, other_id),
	CHECK (one_id < other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX meeting_rule_other ON meeting_rule (other_id);
CREATE TABLE meeting_session (
	id INTEGER PRIMARY KEY,
	session_id INTEGER UNIQUE REFERENCES session (id) ON DELETE SET NULL,
	slot_minutes INTEGER NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240),
	pause_minutes INTEGER NOT NULL CHECK (pause_minutes BETWEEN 0 AND 60)
) STRICT;
CREATE TABLE meeting_slot (
	id INTEGER PRIMARY KEY,
	meeting_session_id INTEGER NOT NULL REFERENCES meeting_session (id) ON DELETE CASCADE,
	number INTEGER NOT NULL,
	date TEXT NOT NULL,
	start_time TEXT NOT NULL,
	end_time TEXT NOT NULL,
	is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1)),
	UNIQUE (meeting_session_id, number)
) STRICT;
CREATE TABLE meeting_table (
	id INTEGER PRIMARY KEY,
	meeting_session_id INTEGER NOT NULL REFERENCES meeting_session (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	floor TEXT,
	position INTEGER NOT NULL,
	is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1)),
	UNIQUE (meeting_session_id, name)
) STRICT;
CREATE TABLE meeting (
	id INTEGER PRIMARY KEY,
	slot_id INTEGER NOT NULL REFERENCES meeting_slot (id) ON DELETE CASCADE,
	table_id INTEGER NOT NULL REFERENCES meeting_table (id) ON DELETE CASCADE,
	one_id INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
	other_id INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
	state TEXT NOT NULL CHECK (state IN ('fixed', 'cancelled')),
	sequence INTEGER NOT NULL DEFAULT 0,
	changed_at TEXT NOT NULL,
	reason TEXT,
	CHECK (one_id < other_id),
	UNIQUE (id, slot_id, state)
) STRICT;
CREATE UNIQUE INDEX meeting_at_table ON meeting (slot_id, table_id) WHERE state = 'fixed';
CREATE UNIQUE INDEX meeting_of_pair ON meeting (one_id, other_id) WHERE state = 'fixed';
CREATE INDEX meeting_table_id ON meeting (table_id);
CREATE INDEX meeting_other ON meeting (other_id);
CREATE TABLE meeting_person (
	meeting_id INTEGER NOT NULL,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
	slot_id INTEGER NOT NULL,
	state TEXT NOT NULL,
	missed_at TEXT,
	PRIMARY KEY (meeting_id, ticket_id),
	FOREIGN KEY (meeting_id, slot_id, state) REFERENCES meeting (id, slot_id, state) ON UPDATE CASCADE ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX meeting_of_person ON meeting_person (ticket_id, slot_id) WHERE state = 'fixed';
CREATE TRIGGER meeting_people AFTER INSERT ON meeting BEGIN
	INSERT INTO meeting_person (meeting_id, ticket_id, slot_id, state)
	VALUES (NEW.id, NEW.one_id, NEW.slot_id, NEW.state), (NEW.id, NEW.other_id, NEW.slot_id, NEW.state);
END;
CREATE TABLE meeting_offer (
	id INTEGER PRIMARY KEY,
	slot_id INTEGER NOT NULL REFERENCES meeting_slot (id) ON DELETE CASCADE,
	from_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	to_id INTEGER NOT NULL REFERENCES meeting_profile (ticket_id) ON DELETE CASCADE,
	origin TEXT NOT NULL CHECK (origin IN ('freed', 'request')),
	state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
	created_at TEXT NOT NULL,
	lapses_at TEXT NOT NULL,
	CHECK (from_id <> to_id)
) STRICT;
CREATE UNIQUE INDEX meeting_offer_open ON meeting_offer (from_id, to_id) WHERE state = 'open';
CREATE UNIQUE INDEX meeting_offer_freed ON meeting_offer (from_id, slot_id) WHERE state = 'open' AND origin = 'freed';
CREATE INDEX meeting_offer_to ON meeting_offer (to_id);
CREATE TABLE meeting_plan (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	made_at TEXT NOT NULL,
	made_by TEXT NOT NULL,
	added TEXT NOT NULL CHECK (json_valid(added)),
	removed TEXT NOT NULL CHECK (json_valid(removed))
) STRICT;
`;
