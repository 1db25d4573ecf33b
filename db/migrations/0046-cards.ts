/** Payments by card: what Stripe calls them, what it has told, and what goes back through it. */
export const sql = `
CREATE TABLE card_payment (
	payment_id INTEGER PRIMARY KEY REFERENCES payment (id),
	key TEXT NOT NULL UNIQUE,
	origin TEXT NOT NULL,
	session TEXT UNIQUE,
	intent TEXT UNIQUE,
	asked_at TEXT,
	is_unanswered INTEGER NOT NULL DEFAULT 0 CHECK (is_unanswered IN (0, 1)),
	wrong_at TEXT
) STRICT;
CREATE INDEX payment_card_open ON payment (id) WHERE method = 'card' AND state IN ('created', 'pending');

CREATE TABLE card_refund (
	refund_id INTEGER PRIMARY KEY REFERENCES refund (id),
	key TEXT NOT NULL UNIQUE,
	attempt INTEGER NOT NULL DEFAULT 1,
	is_queued INTEGER NOT NULL DEFAULT 1 CHECK (is_queued IN (0, 1)),
	username TEXT,
	asked_at TEXT,
	problem TEXT
) STRICT;

CREATE TABLE card_event (
	id TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	intent TEXT,
	amount INTEGER,
	received_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX card_event_intent ON card_event (intent) WHERE intent IS NOT NULL;
`;
