const now = "TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";
const instant = (column: string) => `${column} TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', ${column}) IS ${column})`;

export const sql = `
CREATE TABLE user (
	id TEXT PRIMARY KEY,
	username TEXT NOT NULL UNIQUE CHECK (username = lower(trim(username)) AND username <> ''),
	password_hash TEXT NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
	role TEXT NOT NULL CHECK (role IN ('admin', 'editor')),
	disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1)),
	created_at ${now}
) STRICT;

CREATE TABLE session (
	id_hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	${instant("created_at")},
	${instant("last_seen_at")},
	${instant("expires_at")},
	user_agent TEXT NOT NULL,
	CHECK (expires_at > created_at AND last_seen_at >= created_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_user ON session (user_id);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE login_attempt (
	key TEXT PRIMARY KEY,
	failures INTEGER NOT NULL CHECK (failures > 0),
	blocked_until INTEGER NOT NULL,
	updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
	key TEXT PRIMARY KEY,
	value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
