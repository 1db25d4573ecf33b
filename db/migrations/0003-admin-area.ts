const now = "TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";
const instant = (column: string) => `${column} TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', ${column}) IS ${column})`;

/** What organisers need to run the site: drafts, an order of featured speakers, pictures, an inbox, mail and a memory of every change. */
export const sql = `
ALTER TABLE speaker ADD COLUMN featured_order INTEGER NOT NULL DEFAULT 0;
ALTER TABLE event ADD COLUMN image TEXT;
ALTER TABLE news_article ADD COLUMN draft INTEGER NOT NULL DEFAULT 0 CHECK (draft IN (0, 1));
ALTER TABLE news_article ADD COLUMN preview_key TEXT;
CREATE UNIQUE INDEX news_article_preview ON news_article (preview_key);

CREATE TABLE change (
	id INTEGER PRIMARY KEY,
	batch TEXT NOT NULL,
	at ${now},
	username TEXT NOT NULL,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	name TEXT NOT NULL,
	before TEXT CHECK (before IS NULL OR json_valid(before)),
	after TEXT CHECK (after IS NULL OR json_valid(after)),
	undoes TEXT,
	CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
CREATE INDEX change_batch ON change (batch);
CREATE INDEX change_entity ON change (noun, entity_id);
CREATE INDEX change_undoes ON change (undoes);

CREATE TABLE picture (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	alt TEXT NOT NULL CHECK (json_type(alt) IS 'object'),
	width INTEGER NOT NULL CHECK (width > 0),
	height INTEGER NOT NULL CHECK (height > 0),
	focus_x REAL NOT NULL CHECK (focus_x BETWEEN 0 AND 1),
	focus_y REAL NOT NULL CHECK (focus_y BETWEEN 0 AND 1),
	created_at ${now},
	${instant("deleted_at")},
	replaced_by TEXT REFERENCES picture (id) ON DELETE SET NULL CHECK (replaced_by IS NULL OR deleted_at IS NOT NULL),
	original BLOB NOT NULL
) STRICT;
CREATE INDEX picture_replaced_by ON picture (replaced_by);

CREATE TABLE picture_file (
	picture_id TEXT NOT NULL REFERENCES picture (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	bytes BLOB NOT NULL,
	PRIMARY KEY (picture_id, name)
) STRICT;

ALTER TABLE contact_message ADD COLUMN ${instant("read_at")};
ALTER TABLE contact_message ADD COLUMN ${instant("answered_at")};
ALTER TABLE contact_message ADD COLUMN ${instant("archived_at")};

ALTER TABLE subscriber ADD COLUMN ${instant("confirmed_at")};
ALTER TABLE subscriber ADD COLUMN key TEXT;
UPDATE subscriber SET confirmed_at = created_at, key = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX subscriber_key ON subscriber (key);

CREATE TABLE mail (
	id INTEGER PRIMARY KEY,
	recipient TEXT NOT NULL,
	subject TEXT NOT NULL,
	body TEXT NOT NULL,
	headers TEXT NOT NULL DEFAULT '{}' CHECK (json_type(headers) IS 'object'),
	created_at ${now},
	${instant("sent_at")},
	attempts INTEGER NOT NULL DEFAULT 0,
	last_error TEXT,
	${instant("next_attempt_at")},
	${instant("claimed_until")}
) STRICT;
CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE sent_at IS NULL;

ALTER TABLE user ADD COLUMN ${instant("last_seen_at")};
ALTER TABLE user ADD COLUMN short_password INTEGER NOT NULL DEFAULT 0 CHECK (short_password IN (0, 1));
ALTER TABLE user ADD COLUMN totp_secret TEXT;
ALTER TABLE user ADD COLUMN totp_last_step INTEGER NOT NULL DEFAULT 0;
CREATE TABLE recovery_code (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	code_hash TEXT NOT NULL,
	PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;
`;
