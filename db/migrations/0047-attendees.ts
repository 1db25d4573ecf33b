/** What attendees eat and need, and mails to many of them. */
export const sql = `
ALTER TABLE ticket ADD COLUMN diet TEXT;
ALTER TABLE ticket ADD COLUMN access_needs TEXT;

CREATE TABLE group_mail (
	attempt TEXT PRIMARY KEY,
	username TEXT NOT NULL,
	audience TEXT NOT NULL CHECK (json_type(audience) IS 'object'),
	subject TEXT NOT NULL,
	recipients INTEGER NOT NULL CHECK (recipients > 0),
	sent_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
