/** A user may have several roles; to read messages, so far a leave of its own, is one of them. */
export const sql = `
CREATE TABLE user_role (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'messages')),
	PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;
INSERT INTO user_role (user_id, role) SELECT id, role FROM user;
INSERT INTO user_role (user_id, role) SELECT id, 'messages' FROM user WHERE may_read_messages = 1;
ALTER TABLE user DROP COLUMN role;
ALTER TABLE user DROP COLUMN may_read_messages;
`;
