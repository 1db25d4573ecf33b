/** A user may be limited to a time: after this ISO instant in UTC the account is closed. */
export const sql = `
ALTER TABLE user ADD COLUMN until TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', until) IS until);
`;
