/** Places in workshops, and who waits for one. */
export const sql = `
CREATE TABLE place (
	id INTEGER PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	workshop_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('held', 'taken', 'givenBack')),
	line_id INTEGER REFERENCES order_line (id) CHECK (state <> 'held' OR line_id IS NOT NULL),
	created_at TEXT NOT NULL,
	ended_at TEXT CHECK ((ended_at IS NOT NULL) = (state = 'givenBack')),
	told TEXT NOT NULL CHECK (json_type(told) IS 'object')
) STRICT;
CREATE UNIQUE INDEX place_of_ticket ON place (ticket_id, workshop_id) WHERE state <> 'givenBack';
CREATE INDEX place_workshop ON place (workshop_id);
CREATE INDEX place_line ON place (line_id) WHERE line_id IS NOT NULL;

CREATE TABLE waiting_entry (
	id INTEGER PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	workshop_id TEXT NOT NULL,
	request_id INTEGER REFERENCES waiting_entry (id),
	state TEXT NOT NULL CHECK (state IN ('waiting', 'offered', 'accepted', 'lapsed', 'left')),
	created_at TEXT NOT NULL,
	lapses_at TEXT CHECK (lapses_at IS NOT NULL OR state <> 'offered')
) STRICT;
CREATE UNIQUE INDEX waiting_entry_of_ticket ON waiting_entry (ticket_id, workshop_id) WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_entry_workshop ON waiting_entry (workshop_id) WHERE state IN ('waiting', 'offered');
`;
