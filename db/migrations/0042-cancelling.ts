/** Buyers cancel what they have paid, and hand tickets on, within what organizers allow. A site in use allows no more than before. */
export const sql = `
ALTER TABLE sales_setting ADD COLUMN cancel_days INTEGER CHECK (cancel_days BETWEEN 0 AND 366);
ALTER TABLE sales_setting ADD COLUMN cancel_percent INTEGER NOT NULL DEFAULT 100 CHECK (cancel_percent BETWEEN 0 AND 100);
ALTER TABLE sales_setting ADD COLUMN names_days INTEGER CHECK (names_days BETWEEN 0 AND 366);

CREATE TABLE revoked_secret (
	hash TEXT PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	why TEXT NOT NULL CHECK (why IN ('cancelled', 'handedOn')),
	revoked_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
