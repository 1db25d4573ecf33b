/** Which lines of bank statements were taken: of each, a hash and how many of the same stood above it. */
export const sql = `
CREATE TABLE statement_line (
	hash TEXT NOT NULL,
	occurrence INTEGER NOT NULL CHECK (occurrence > 0),
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	payment_id INTEGER UNIQUE REFERENCES payment (id),
	taken_at TEXT NOT NULL,
	PRIMARY KEY (hash, occurrence)
) STRICT, WITHOUT ROWID;
`;
