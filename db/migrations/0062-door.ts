/** A role for whoever admits attendees, and does nothing else. */
export const sql = `
CREATE TABLE new_user_role (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'messages', 'desk', 'door')),
	PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;
INSERT INTO new_user_role SELECT user_id, role FROM user_role;
DROP TABLE user_role;
ALTER TABLE new_user_role RENAME TO user_role;
`;
