/** The recipients of a scheduled group mail are determined when it is sent. */
export const sql = `
CREATE TABLE scheduled_group_mail (
	attempt TEXT PRIMARY KEY,
	username TEXT NOT NULL,
	audience TEXT NOT NULL CHECK (json_type(audience) IS 'object'),
	words TEXT NOT NULL CHECK (json_type(words) IS 'object'),
	send_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
