/** Stores every incoming line of a statement: lines without an order wait until an organizer assigns or dismisses them. */
export const sql = `
ALTER TABLE statement_line RENAME TO former_statement_line;
CREATE TABLE statement_line (
	id INTEGER PRIMARY KEY,
	hash TEXT NOT NULL,
	occurrence INTEGER NOT NULL CHECK (occurrence > 0),
	state TEXT NOT NULL CHECK (state IN ('matched', 'unassigned', 'dismissed')),
	day TEXT,
	date TEXT,
	amount INTEGER CHECK (amount > 0),
	currency TEXT,
	reference TEXT,
	name TEXT,
	order_id INTEGER REFERENCES "order" (id) CHECK ((order_id IS NOT NULL) = (state = 'matched')),
	payment_id INTEGER UNIQUE REFERENCES payment (id) CHECK (payment_id IS NULL OR state = 'matched'),
	taken_at TEXT NOT NULL,
	dismissed_at TEXT CHECK ((dismissed_at IS NOT NULL) = (state = 'dismissed')),
	dismissed_by TEXT,
	reason TEXT,
	UNIQUE (hash, occurrence)
) STRICT;
INSERT INTO statement_line (hash, occurrence, state, day, amount, currency, reference, order_id, payment_id, taken_at)
SELECT hash, occurrence, 'matched', day, payment.amount, iif(payment.id IS NULL, NULL, 'USD'), former_statement_line.reference,
	former_statement_line.order_id, payment_id, taken_at
FROM former_statement_line LEFT JOIN payment ON payment.id = payment_id
ORDER BY taken_at, occurrence;
DROP TABLE former_statement_line;
CREATE INDEX statement_line_order ON statement_line (order_id);
CREATE INDEX statement_line_unassigned ON statement_line (id) WHERE state = 'unassigned';
`;
