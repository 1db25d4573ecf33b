/** Whoever is invited chooses a password of their own, by a link that works once. */
export const sql = `
CREATE TABLE invitation (
	user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
	key_hash TEXT UNIQUE,
	email TEXT,
	expires_at TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', expires_at) IS expires_at)
) STRICT, WITHOUT ROWID;
`;
