import { revisionTriggers } from "./revision-triggers.ts";
import { countChanges } from "./version-triggers.ts";

const { after, each, touch } = revisionTriggers("trace", "noun");

/** Marks search entries as stale: those of the entity that owns a row, or all of an entity type for `*`. */
function noteStale(table: string, notes: (row: "NEW" | "OLD") => string[], updated = ""): string {
	const verbs = { INSERT: ["NEW"], [`UPDATE${updated}`]: ["OLD", "NEW"], DELETE: ["OLD"] } as Record<string, ("NEW" | "OLD")[]>;
	return Object.entries(verbs)
		.map(([verb, rows]) => {
			const noted = rows
				.flatMap(notes)
				.map((note) => `INSERT INTO search_stale (noun, entity_id) SELECT noun, id FROM (${note}) WHERE id IS NOT NULL ON CONFLICT DO NOTHING;`);
			return `CREATE TRIGGER ${table}_${verb.split(" ")[0]?.toLowerCase()}_search AFTER ${verb} ON ${table} BEGIN ${noted.join("\n")} END;`;
		})
		.join("\n");
}

const one = (noun: string) => (row: string) => [`SELECT '${noun}' AS noun, ${row}.id AS id`];
const all = (...nouns: string[]) => nouns.map((noun) => `SELECT '${noun}' AS noun, '*' AS id`);
/** A session's search entry is its own or that of its workshop. */
const session = (id: string) => [
	`SELECT 'session' AS noun, agenda_id AS id FROM session WHERE id = ${id}`,
	`SELECT 'workshop' AS noun, id AS id FROM workshop WHERE session_id = ${id}`,
];

/** Records public addresses. */
const remember = (addresses: string) => `
	INSERT INTO address (path, noun, entity_id, since) ${addresses}
	ON CONFLICT DO UPDATE SET noun = excluded.noun, entity_id = excluded.entity_id, since = excluded.since;`;

/** Counts a change of sessions by row id, and updates their calendar numbers and addresses. */
const touchSessions = (ids: string) => `${touch(`SELECT noun, entity_id AS id FROM named_session WHERE named_session.id IN (${ids})`)}
	UPDATE trace SET
		uid = coalesce(uid, shown_session.agenda_id, 'workshop-' || shown_session.entity_id),
		shown = json_object('title', json(title), 'date', date, 'startTime', start_time, 'endTime', end_time)
	FROM shown_session
	WHERE shown_session.id IN (${ids}) AND dates_announced AND trace.noun = shown_session.noun AND trace.entity_id = shown_session.entity_id;
	${remember(`
		SELECT '/agenda/' || agenda_id, noun, entity_id, '' FROM shown_session WHERE id IN (${ids}) AND on_agenda
		UNION ALL
		SELECT '/workshops/' || entity_id, noun, entity_id, '' FROM shown_session WHERE id IN (${ids}) AND noun = 'workshop'`)}`;

const changed = (...columns: string[]) => `WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ")}`;

/** Tables without pages of their own, with entity type and key. */
const PARTS = [
	["event", "event", "id"],
	["room", "room", "id"],
	["ticket_tier", "tier", "id"],
	["partner", "partner", "id"],
	["region", "region", "id"],
	["faq_entry", "question", "id"],
	["legal_page", "legalPage", "id"],
	["page_text", "pageText", "key"],
] as const;

export const SCHEMA = 64;

/** Equals the result of the 64 migrations of version 0.1.0, name for name, so that files of both versions have the same schema. */
export const sql = `
CREATE TABLE event (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	tagline TEXT NOT NULL CHECK (json_type(tagline, '$.en') IS 'text'),
	start_date TEXT NOT NULL CHECK (date(start_date) IS start_date),
	end_date TEXT NOT NULL CHECK (date(end_date) IS end_date),
	time_zone TEXT NOT NULL,
	venue TEXT,
	address TEXT,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (length(country) = 2),
	map_url TEXT,
	airport_minutes INTEGER NOT NULL CHECK (airport_minutes > 0),
	claimed_countries INTEGER NOT NULL CHECK (claimed_countries > 0),
	claimed_attendees INTEGER NOT NULL CHECK (claimed_attendees > 0),
	claimed_speakers INTEGER NOT NULL CHECK (claimed_speakers > 0),
	claimed_days INTEGER NOT NULL CHECK (claimed_days > 0),
	group_minimum INTEGER NOT NULL CHECK (group_minimum > 0),
	early_bird_until TEXT NOT NULL CHECK (date(early_bird_until) IS early_bird_until),
	email TEXT,
	phone TEXT,
	social_links TEXT NOT NULL CHECK (json_type(social_links) IS 'array'),
	copyright_from INTEGER NOT NULL, image TEXT, dates_announced INTEGER NOT NULL DEFAULT 1 CHECK (dates_announced IN (0, 1)), claims_announced INTEGER NOT NULL DEFAULT 1 CHECK (claims_announced IN (0, 1)), venue_description TEXT CHECK (venue_description IS NULL OR json_type(venue_description, '$.en') IS 'text'), directions TEXT CHECK (directions IS NULL OR json_type(directions, '$.en') IS 'text'), phase TEXT NOT NULL DEFAULT 'dates' CHECK (phase IN ('dates', 'before')), next_date TEXT CHECK (next_date IS date(next_date)), practical TEXT CHECK (json_type(practical, '$.en') IS 'text' OR practical IS NULL), city_map TEXT, sales TEXT NOT NULL DEFAULT 'contact' CHECK (sales IN ('here', 'elsewhere', 'contact')), shop_url TEXT, capacity INTEGER CHECK (capacity >= 0), group_discount INTEGER NOT NULL DEFAULT 10 CHECK (group_discount BETWEEN 0 AND 100), album_url TEXT, held TEXT CHECK (held IN ('postponed', 'cancelled')),
	CHECK (end_date >= start_date)
) STRICT;

CREATE TABLE speaker (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	title TEXT NOT NULL CHECK (json_type(title, '$.en') IS 'text'),
	company TEXT NOT NULL,
	country TEXT NOT NULL CHECK (length(country) = 2),
	category TEXT NOT NULL CHECK (category IN ('Business', 'Technology', 'Sustainability')),
	bio TEXT NOT NULL CHECK (json_type(bio, '$.en') IS 'text'),
	photo TEXT,
	featured INTEGER NOT NULL CHECK (featured IN (0, 1))
, featured_order INTEGER NOT NULL DEFAULT 0, format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown')), status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft')), website TEXT, linkedin TEXT) STRICT;

CREATE TABLE ticket_tier (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL CHECK (json_type(name, '$.en') IS 'text'),
	description TEXT NOT NULL CHECK (json_type(description, '$.en') IS 'text'),
	price INTEGER NOT NULL CHECK (price >= 0),
	features TEXT NOT NULL CHECK (json_type(features) IS 'array'),
	not_included TEXT NOT NULL CHECK (json_type(not_included) IS 'array'),
	featured INTEGER NOT NULL CHECK (featured IN (0, 1)),
	available INTEGER NOT NULL CHECK (available IN (0, 1)),
	"order" INTEGER NOT NULL
, status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft')), capacity INTEGER CHECK (capacity >= 0), sale_start TEXT CHECK (sale_start IS date(sale_start)), sale_end TEXT CHECK (sale_end IS date(sale_end)), most_per_order INTEGER CHECK (most_per_order > 0), early_bird_price INTEGER CHECK (early_bird_price >= 0), at_door INTEGER NOT NULL DEFAULT 0 CHECK (at_door IN (0, 1))) STRICT;

CREATE TABLE partner (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	logo TEXT NOT NULL,
	website TEXT NOT NULL,
	description TEXT NOT NULL CHECK (json_type(description, '$.en') IS 'text'),
	type TEXT NOT NULL CHECK (type IN ('organizer', 'platinum', 'gold', 'silver', 'supporting', 'institutional')),
	"order" INTEGER NOT NULL
, status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft'))) STRICT;

CREATE TABLE news_article (
	id TEXT PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	title TEXT NOT NULL CHECK (json_type(title, '$.en') IS 'text'),
	content TEXT NOT NULL CHECK (json_type(content, '$.en') IS 'text'),
	image TEXT,
	published_at TEXT NOT NULL CHECK (date(published_at) IS published_at),
	author TEXT NOT NULL,
	category TEXT NOT NULL CHECK (category IN ('announcements', 'business', 'technology', 'sustainability', 'opportunities', 'uncategorized')),
	featured INTEGER NOT NULL CHECK (featured IN (0, 1))
, draft INTEGER NOT NULL DEFAULT 0 CHECK (draft IN (0, 1)), preview_key TEXT, format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown'))) STRICT;

CREATE TABLE region (
	id TEXT PRIMARY KEY CHECK (id IN ('nordic', 'latam')),
	title TEXT NOT NULL CHECK (json_type(title, '$.en') IS 'text'),
	description TEXT NOT NULL CHECK (json_type(description, '$.en') IS 'text'),
	image TEXT NOT NULL,
	countries TEXT NOT NULL CHECK (json_type(countries) IS 'array'),
	industries TEXT NOT NULL CHECK (json_type(industries) IS 'array'),
	facts TEXT NOT NULL CHECK (json_type(facts) IS 'array')
) STRICT;

CREATE TABLE faq_entry (
	id TEXT PRIMARY KEY,
	question TEXT NOT NULL CHECK (json_type(question, '$.en') IS 'text'),
	answer TEXT NOT NULL CHECK (json_type(answer, '$.en') IS 'text'),
	"order" INTEGER NOT NULL
) STRICT;

CREATE TABLE legal_page (
	id TEXT PRIMARY KEY CHECK (id IN ('terms', 'privacy', 'cookies')),
	title TEXT NOT NULL CHECK (json_type(title, '$.en') IS 'text'),
	summary TEXT NOT NULL CHECK (json_type(summary, '$.en') IS 'text'),
	body TEXT NOT NULL CHECK (json_type(body, '$.en') IS 'text'),
	updated_on TEXT NOT NULL CHECK (date(updated_on) IS updated_on)
, format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown'))) STRICT;

CREATE TABLE user (
	id TEXT PRIMARY KEY,
	username TEXT NOT NULL UNIQUE CHECK (username = lower(trim(username)) AND username <> ''),
	password_hash TEXT NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
	disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1)),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
, last_seen_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', last_seen_at) IS last_seen_at), short_password INTEGER NOT NULL DEFAULT 0 CHECK (short_password IN (0, 1)), totp_secret TEXT, totp_last_step INTEGER NOT NULL DEFAULT 0, must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1)), until TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', until) IS until)) STRICT;

CREATE TABLE "login_session" (
	id_hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	created_at TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', created_at) IS created_at),
	last_seen_at TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', last_seen_at) IS last_seen_at),
	expires_at TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', expires_at) IS expires_at),
	user_agent TEXT NOT NULL,
	CHECK (expires_at > created_at AND last_seen_at >= created_at)
) STRICT, WITHOUT ROWID;

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
CREATE UNIQUE INDEX news_article_preview ON news_article (preview_key);

CREATE TABLE change (
	id INTEGER PRIMARY KEY,
	batch TEXT NOT NULL,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
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
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	deleted_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', deleted_at) IS deleted_at),
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

CREATE TABLE recovery_code (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	code_hash TEXT NOT NULL, selector TEXT,
	PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE contact_message (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL, locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'sv')), created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), read_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', read_at) IS read_at), answered_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', answered_at) IS answered_at), archived_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', archived_at) IS archived_at)) STRICT;

CREATE TABLE subscriber (id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE CHECK (email = lower(email)), locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'sv')), created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), confirmed_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', confirmed_at) IS confirmed_at), key TEXT) STRICT;
CREATE UNIQUE INDEX subscriber_key ON subscriber (key);

CREATE TABLE mail (id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL DEFAULT '{}' CHECK (json_type(headers) IS 'object'), created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), sent_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', sent_at) IS sent_at), attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT, next_attempt_at TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', next_attempt_at) IS next_attempt_at), claimed_until TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', claimed_until) IS claimed_until), is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1)), locale TEXT CHECK (locale IN ('en', 'es', 'sv')), attachments TEXT NOT NULL DEFAULT '[]', about TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(about))) STRICT;
CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX mail_recipient ON mail (recipient);
INSERT INTO sqlite_sequence (name, seq) VALUES ('contact_message', 0), ('subscriber', 0), ('mail', 0);

CREATE TABLE retention (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	message_days INTEGER NOT NULL CHECK (message_days BETWEEN 0 AND 3650),
	mail_days INTEGER NOT NULL CHECK (mail_days BETWEEN 1 AND 365),
	activity_days INTEGER NOT NULL CHECK (activity_days BETWEEN 0 AND 3650)
, order_days INTEGER NOT NULL DEFAULT 0 CHECK (order_days BETWEEN 0 AND 3650), invoice_years INTEGER NOT NULL DEFAULT 6 CHECK (invoice_years BETWEEN 5 AND 30)) STRICT;
INSERT INTO retention (id, message_days, mail_days, activity_days) VALUES (1, 365, 30, 365);

CREATE UNIQUE INDEX recovery_code_selector ON recovery_code (user_id, selector);

CREATE TABLE table_version (
	name TEXT PRIMARY KEY,
	version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
${countChanges("event")}
${countChanges("speaker")}
${countChanges("ticket_tier")}
${countChanges("partner")}
${countChanges("news_article")}
${countChanges("region")}
${countChanges("faq_entry")}
${countChanges("legal_page")}
${countChanges("picture")}
${countChanges("picture_file")}
${countChanges("retention")}
CREATE INDEX login_session_user ON login_session (user_id);
CREATE INDEX login_session_expiry ON login_session (expires_at);

CREATE TABLE session (
	id INTEGER PRIMARY KEY,
	agenda_id TEXT UNIQUE,
	date TEXT CHECK (date(date) IS date),
	start_time TEXT CHECK (strftime('%H:%M', start_time) IS start_time),
	end_time TEXT CHECK (strftime('%H:%M', end_time) IS end_time),
	title TEXT NOT NULL CHECK (json_type(title, '$.en') IS 'text'),
	description TEXT NOT NULL CHECK (json_type(description, '$.en') IS 'text'),
	type TEXT NOT NULL CHECK (type IN ('Keynote', 'Panel', 'Workshop', 'Break', 'Networking', 'Ceremony')),
	track TEXT CHECK (track IN ('business', 'technology', 'sustainability')), status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published', 'cancelled')), duration_minutes INTEGER CHECK (
	(date IS NULL) = (start_time IS NULL) AND (date IS NULL) = (end_time IS NULL) AND (date IS NULL) = (duration_minutes IS NOT NULL)
), room_id TEXT REFERENCES room (id), format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown')), language TEXT, recording_url TEXT, slides_url TEXT, links TEXT NOT NULL DEFAULT '[]' CHECK (json_type(links) IS 'array'),
	CHECK (end_time > start_time)
) STRICT;
CREATE INDEX session_time ON session (date, start_time);

CREATE TABLE session_speaker (
	session_id INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	speaker_id TEXT NOT NULL REFERENCES speaker (id),
	position INTEGER NOT NULL,
	PRIMARY KEY (session_id, speaker_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_speaker_speaker ON session_speaker (speaker_id);

CREATE TABLE workshop (
	id TEXT PRIMARY KEY,
	session_id INTEGER NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
	description TEXT NOT NULL CHECK (json_type(description, '$.en') IS 'text'),
	image TEXT,
	category TEXT NOT NULL CHECK (category IN ('Business', 'Technology', 'Sustainability', 'Innovation', 'Leadership')),
	level TEXT NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
	price INTEGER NOT NULL CHECK (price >= 0),
	max_attendees INTEGER NOT NULL CHECK (max_attendees > 0),
	former TEXT CHECK (former IS NULL OR json_type(former) IS 'object')
) STRICT;
${countChanges("session")}
${countChanges("session_speaker")}
${countChanges("workshop")}

CREATE TABLE invitation (
	user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
	key_hash TEXT UNIQUE,
	email TEXT,
	expires_at TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', expires_at) IS expires_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_text (
	key TEXT PRIMARY KEY,
	text TEXT NOT NULL CHECK (json_valid(text))
) STRICT, WITHOUT ROWID;
${countChanges("page_text")}

CREATE TABLE room (
			id TEXT PRIMARY KEY,
			name TEXT NOT NULL CHECK (json_type(name, '$.en') IS 'text'),
			places INTEGER CHECK (places > 0),
			floor TEXT CHECK (floor IS NULL OR json_type(floor, '$.en') IS 'text'),
			step_free INTEGER NOT NULL DEFAULT 0 CHECK (step_free IN (0, 1)),
			hearing_loop INTEGER NOT NULL DEFAULT 0 CHECK (hearing_loop IN (0, 1)),
			"order" INTEGER NOT NULL DEFAULT 0
		) STRICT;
${countChanges("room")}
CREATE INDEX session_room ON session (room_id);
CREATE INDEX news_outline ON news_article (
	published_at DESC, id, slug, title, format, image, author, category, featured, draft, preview_key,
	CASE WHEN instr(content, '/pictures/') THEN content
		ELSE json_object('en', substr(trim(content ->> 'en'), 1, 1), 'es', substr(trim(content ->> 'es'), 1, 1), 'sv', substr(trim(content ->> 'sv'), 1, 1), 'stale', content -> 'stale') END
);

CREATE TABLE search_entry (
	id INTEGER PRIMARY KEY,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	kind TEXT NOT NULL,
	locales TEXT NOT NULL,
	path TEXT NOT NULL,
	visible_from TEXT,
	name TEXT NOT NULL,
	name_lang TEXT,
	folded_name TEXT NOT NULL,
	text_lang TEXT,
	folded_text TEXT NOT NULL,
	text TEXT NOT NULL
) STRICT;
CREATE INDEX search_entry_entity ON search_entry (noun, entity_id);

CREATE VIRTUAL TABLE search_index USING fts5 (
	folded_name, folded_text,
	content = 'search_entry', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

CREATE TRIGGER search_entry_insert_index AFTER INSERT ON search_entry BEGIN
	INSERT INTO search_index (rowid, folded_name, folded_text) VALUES (NEW.id, NEW.folded_name, NEW.folded_text);
END;
CREATE TRIGGER search_entry_delete_index AFTER DELETE ON search_entry BEGIN
	INSERT INTO search_index (search_index, rowid, folded_name, folded_text) VALUES ('delete', OLD.id, OLD.folded_name, OLD.folded_text);
END;

CREATE TABLE search_stale (
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;
${countChanges("search_entry")}
${countChanges("search_stale")}
${noteStale("speaker", (row) => [
	...one("speaker")(row),
	`SELECT 'session' AS noun, agenda_id AS id FROM session JOIN session_speaker ON session_id = session.id WHERE speaker_id = ${row}.id`,
	`SELECT 'workshop' AS noun, workshop.id AS id FROM workshop JOIN session_speaker USING (session_id) WHERE speaker_id = ${row}.id`,
])}
${noteStale("session", (row) => [`SELECT 'session' AS noun, ${row}.agenda_id AS id`, `SELECT 'workshop' AS noun, id AS id FROM workshop WHERE session_id = ${row}.id`])}
${noteStale("workshop", (row) => [...one("workshop")(row), `SELECT 'session' AS noun, agenda_id AS id FROM session WHERE id = ${row}.session_id`], " OF id, session_id, description")}
${noteStale("session_speaker", (row) => session(`${row}.session_id`))}
${noteStale("news_article", one("article"))}
${noteStale("faq_entry", one("question"))}
${noteStale("legal_page", one("legalPage"))}
${noteStale("region", one("region"))}
${noteStale("partner", one("partner"))}
${noteStale("page_text", () => all("page"))}
${noteStale("ticket_tier", () => all("page"))}
${noteStale("event", () => all("page", "legalPage", "question"))}
INSERT INTO search_stale (noun, entity_id) VALUES
	('speaker', '*'), ('session', '*'), ('workshop', '*'), ('article', '*'), ('question', '*'), ('legalPage', '*'), ('region', '*'), ('partner', '*'), ('page', '*');

CREATE TABLE trace (
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	revision INTEGER NOT NULL DEFAULT 0,
	changed_at TEXT NOT NULL,
	uid TEXT,
	shown TEXT CHECK (shown IS NULL OR json_type(shown) IS 'object'),
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;
${countChanges("trace")}

CREATE VIEW named_session AS
SELECT session.id, iif(workshop.id IS NULL, 'session', 'workshop') AS noun, coalesce(workshop.id, agenda_id) AS entity_id
FROM session LEFT JOIN workshop ON workshop.session_id = session.id;
CREATE VIEW shown_session AS
SELECT session.id, agenda_id, noun, entity_id, title, date, start_time, end_time, dates_announced,
	agenda_id IS NOT NULL AND date BETWEEN event.start_date AND min(event.end_date, date(event.start_date, '29 days')) AS on_agenda
FROM session
JOIN named_session USING (id)
JOIN (SELECT start_date, end_date, dates_announced FROM event ORDER BY start_date DESC LIMIT 1) AS event
WHERE status <> 'draft' AND date IS NOT NULL AND (noun = 'workshop' OR on_agenda);
${after("INSERT", "session", touchSessions("NEW.id"))}
${after("UPDATE", "session", touchSessions("NEW.id"))}
CREATE TRIGGER session_delete_trace BEFORE DELETE ON session BEGIN ${touchSessions("OLD.id")} END;
${after("INSERT", "workshop", `DELETE FROM trace WHERE noun = 'session' AND entity_id = (SELECT agenda_id FROM session WHERE id = NEW.session_id); ${touchSessions("NEW.session_id")}`)}
${after("UPDATE", "workshop", touchSessions("NEW.session_id"))}
${after("INSERT", "session_speaker", touchSessions("NEW.session_id"))}
${after("UPDATE", "session_speaker", touchSessions("NEW.session_id"))}
${after("DELETE", "session_speaker", touchSessions("OLD.session_id"))}
${after("UPDATE", "speaker", touchSessions("SELECT session_id FROM session_speaker WHERE speaker_id = NEW.id"), changed("name", "company", "status"))}
${after("UPDATE", "room", touchSessions("SELECT id FROM session WHERE room_id = NEW.id"), changed("name"))}
${after(
	"UPDATE",
	"event",
	touchSessions("SELECT id FROM session"),
	changed("name", "start_date", "end_date", "dates_announced", "time_zone", "venue", "address", "city", "map_url"),
)}
${each("speaker", "speaker", "id", remember("SELECT '/speakers/' || id, 'speaker', id, '' FROM speaker WHERE status <> 'draft' AND id = NEW.id"))}
${each("news_article", "article", "id", remember("SELECT '/news/' || slug, 'article', id, published_at FROM news_article WHERE draft = 0 AND id = NEW.id"))}
${PARTS.map(([table, noun, key]) => each(table, noun, key)).join("\n")}
CREATE INDEX search_entry_day ON search_entry (visible_from);

CREATE TABLE schedule_number (
	number INTEGER PRIMARY KEY,
	noun TEXT NOT NULL CHECK (noun IN ('session', 'workshop', 'speaker', 'room')),
	entity_id TEXT NOT NULL,
	guid TEXT NOT NULL UNIQUE,
	UNIQUE (noun, entity_id)
) STRICT;
${countChanges("schedule_number")}
CREATE TRIGGER trace_insert_number AFTER INSERT ON trace WHEN NEW.noun IN ('session', 'workshop', 'speaker', 'room') BEGIN
	UPDATE schedule_number SET noun = 'workshop', entity_id = NEW.entity_id
	WHERE NEW.noun = 'workshop' AND noun = 'session'
		AND entity_id = (SELECT agenda_id FROM session JOIN workshop ON session_id = session.id WHERE workshop.id = NEW.entity_id);
	INSERT INTO schedule_number (noun, entity_id, guid) VALUES (NEW.noun, NEW.entity_id, lower(hex(randomblob(4))) || '-' || lower(hex(randomblob(2))) || '-4' || substr(lower(hex(randomblob(2))), 2) || '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(lower(hex(randomblob(2))), 2) || '-' || lower(hex(randomblob(6)))) ON CONFLICT DO NOTHING;
END;

CREATE TABLE sales_setting (
	id TEXT PRIMARY KEY CHECK (id = 'sales'),
	seller_name TEXT,
	seller_address TEXT,
	seller_tax_id TEXT,
	tax_name TEXT NOT NULL,
	tax_rate INTEGER NOT NULL CHECK (tax_rate BETWEEN 0 AND 10000),
	bank_holder TEXT,
	bank_name TEXT,
	bank_account TEXT,
	bank_code TEXT,
	transfer_days INTEGER NOT NULL CHECK (transfer_days BETWEEN 1 AND 60)
, cancel_days INTEGER CHECK (cancel_days BETWEEN 0 AND 366), cancel_percent INTEGER NOT NULL DEFAULT 100 CHECK (cancel_percent BETWEEN 0 AND 100), names_days INTEGER CHECK (names_days BETWEEN 0 AND 366)) STRICT;
INSERT INTO sales_setting (id, tax_name, tax_rate, transfer_days) VALUES ('sales', 'IVA', 1600, 10);

${countChanges("sales_setting")}

CREATE TABLE stock_state (
	noun TEXT NOT NULL CHECK (noun IN ('tier', 'workshop')),
	entity_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('onSale', 'fewLeft', 'soldOut')),
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;
${countChanges("stock_state")}

CREATE TABLE discount_code (
	id TEXT PRIMARY KEY CHECK (id = upper(id)),
	percent INTEGER CHECK (percent BETWEEN 1 AND 100),
	amount INTEGER CHECK (amount > 0),
	tiers TEXT NOT NULL DEFAULT '[]' CHECK (json_type(tiers) IS 'array'),
	uses INTEGER CHECK (uses > 0),
	until TEXT CHECK (until IS date(until)),
	note TEXT,
	CHECK ((percent IS NULL) <> (amount IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE "order" (
	id INTEGER PRIMARY KEY,
	code TEXT NOT NULL UNIQUE,
	attempt TEXT UNIQUE,
	state TEXT NOT NULL CHECK (state IN ('reserved', 'awaiting_card', 'awaiting_bank', 'paid', 'cancelled', 'expired')),
	method TEXT NOT NULL CHECK (method IN ('bank', 'card', 'none')),
	locale TEXT NOT NULL,
	name TEXT NOT NULL,
	email TEXT NOT NULL,
	invoice_to TEXT CHECK (invoice_to IS NULL OR json_type(invoice_to) IS 'object'),
	total INTEGER NOT NULL CHECK (total >= 0),
	created_at TEXT NOT NULL,
	expires_at TEXT,
	remind_at TEXT,
	paid_at TEXT,
	note TEXT
, erased_at TEXT, origin TEXT NOT NULL DEFAULT '') STRICT;
CREATE INDEX order_email ON "order" (email);
CREATE INDEX order_due ON "order" (expires_at) WHERE state IN ('reserved', 'awaiting_card', 'awaiting_bank');

CREATE TABLE order_line (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	kind TEXT NOT NULL CHECK (kind IN ('tier', 'workshop')),
	item_id TEXT NOT NULL,
	name TEXT NOT NULL CHECK (json_type(name, '$.en') IS 'text'),
	list_price INTEGER NOT NULL CHECK (list_price >= 0),
	discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND list_price),
	discount_by TEXT CHECK (discount_by IN ('earlyBird', 'group', 'code', 'organizer')),
	discount_code TEXT,
	net INTEGER NOT NULL,
	tax_rate INTEGER NOT NULL,
	tax INTEGER NOT NULL CHECK (tax >= 0),
	gross INTEGER NOT NULL CHECK (gross = net + tax AND gross = list_price - discount),
	cancelled_at TEXT
, invoice_id INTEGER REFERENCES invoice (id)) STRICT;
CREATE INDEX order_line_order ON order_line (order_id);
CREATE INDEX order_line_item ON order_line (kind, item_id) WHERE cancelled_at IS NULL;
CREATE INDEX order_line_code ON order_line (discount_code) WHERE discount_code IS NOT NULL;

CREATE TABLE ticket (
	id INTEGER PRIMARY KEY,
	line_id INTEGER NOT NULL UNIQUE REFERENCES order_line (id),
	secret TEXT UNIQUE,
	attendee_name TEXT,
	attendee_email TEXT,
	arrived_at TEXT,
	arrived_by TEXT
, diet TEXT, access_needs TEXT, attendee_locale TEXT CHECK (attendee_locale IN ('en', 'es', 'sv'))) STRICT;

CREATE TABLE order_secret (
	hash TEXT PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE order_event (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	at TEXT NOT NULL,
	actor TEXT NOT NULL CHECK (actor IN ('buyer', 'organizer', 'site')),
	username TEXT CHECK ((username IS NOT NULL) = (actor = 'organizer')),
	what TEXT NOT NULL,
	details TEXT NOT NULL DEFAULT '{}' CHECK (json_type(details) IS 'object')
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id);
CREATE TRIGGER order_event_no_update BEFORE UPDATE ON order_event BEGIN SELECT RAISE(ABORT, 'order_event is never changed'); END;
CREATE TRIGGER order_event_no_delete BEFORE DELETE ON order_event BEGIN SELECT RAISE(ABORT, 'order_event is never changed'); END;

CREATE TABLE payment (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	method TEXT NOT NULL CHECK (method IN ('bank', 'card', 'none')),
	state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'confirmed', 'failed', 'cancelled')),
	amount INTEGER NOT NULL CHECK (amount >= 0),
	reference TEXT UNIQUE,
	created_at TEXT NOT NULL,
	confirmed_at TEXT
, in_cash INTEGER NOT NULL DEFAULT 0 CHECK (in_cash IN (0, 1))) STRICT;
CREATE INDEX payment_order ON payment (order_id);

CREATE TABLE refund (
	id INTEGER PRIMARY KEY,
	payment_id INTEGER NOT NULL REFERENCES payment (id),
	state TEXT NOT NULL CHECK (state IN ('requested', 'sent', 'done', 'failed')),
	amount INTEGER NOT NULL CHECK (amount > 0),
	reason TEXT NOT NULL CHECK (reason IN ('late', 'twice', 'cancelled', 'repriced', 'other')),
	reference TEXT UNIQUE,
	created_at TEXT NOT NULL,
	done_at TEXT
, sent_at TEXT, uncounted INTEGER NOT NULL DEFAULT 0 CHECK (uncounted BETWEEN 0 AND amount)) STRICT;
CREATE INDEX refund_payment ON refund (payment_id);

CREATE TABLE invoice (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
	number INTEGER NOT NULL CHECK (number > 0),
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	credits INTEGER REFERENCES invoice (id) CHECK ((credits IS NOT NULL) = (kind = 'creditNote')),
	issued_at TEXT NOT NULL,
	snapshot TEXT NOT NULL CHECK (json_type(snapshot) IS 'object'),
	UNIQUE (kind, number)
) STRICT;
CREATE INDEX invoice_order ON invoice (order_id);
CREATE TRIGGER invoice_no_delete BEFORE DELETE ON invoice BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;

CREATE TABLE statement_line (
	hash TEXT NOT NULL,
	occurrence INTEGER NOT NULL CHECK (occurrence > 0),
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	payment_id INTEGER UNIQUE REFERENCES payment (id),
	taken_at TEXT NOT NULL, day TEXT, reference TEXT,
	PRIMARY KEY (hash, occurrence)
) STRICT, WITHOUT ROWID;

CREATE TABLE place (
	id INTEGER PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	workshop_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('held', 'taken', 'givenBack')),
	line_id INTEGER REFERENCES order_line (id) CHECK (state <> 'held' OR line_id IS NOT NULL),
	created_at TEXT NOT NULL,
	ended_at TEXT CHECK ((ended_at IS NOT NULL) = (state = 'givenBack')),
	told TEXT NOT NULL CHECK (json_type(told) IS 'object')
) STRICT;
CREATE UNIQUE INDEX place_of_ticket ON place (ticket_id, workshop_id) WHERE state <> 'givenBack';
CREATE INDEX place_workshop ON place (workshop_id);
CREATE INDEX place_line ON place (line_id) WHERE line_id IS NOT NULL;

CREATE TABLE waiting_entry (
	id INTEGER PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	workshop_id TEXT NOT NULL,
	request_id INTEGER REFERENCES waiting_entry (id),
	state TEXT NOT NULL CHECK (state IN ('waiting', 'offered', 'accepted', 'lapsed', 'left')),
	created_at TEXT NOT NULL,
	lapses_at TEXT CHECK (lapses_at IS NOT NULL OR state <> 'offered')
) STRICT;
CREATE UNIQUE INDEX waiting_entry_of_ticket ON waiting_entry (ticket_id, workshop_id) WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_entry_workshop ON waiting_entry (workshop_id) WHERE state IN ('waiting', 'offered');

CREATE TABLE revoked_secret (
	hash TEXT PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	why TEXT NOT NULL CHECK (why IN ('cancelled', 'handedOn')),
	revoked_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER event_update_dates_search AFTER UPDATE ON event WHEN OLD.start_date <> NEW.start_date OR OLD.end_date <> NEW.end_date BEGIN
	INSERT INTO search_stale (noun, entity_id) VALUES ('session', '*') ON CONFLICT DO NOTHING;
END;

CREATE TABLE address (
	id INTEGER PRIMARY KEY,
	path TEXT NOT NULL,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	since TEXT NOT NULL,
	UNIQUE (path, noun, entity_id)
) STRICT;
${countChanges("address")}
CREATE TRIGGER address_insert_last BEFORE INSERT ON address BEGIN
	DELETE FROM address WHERE path = NEW.path AND noun = NEW.noun AND entity_id = NEW.entity_id;
END;
CREATE TRIGGER invoice_no_update BEFORE UPDATE ON invoice
WHEN NEW.snapshot IS NOT json_set(OLD.snapshot, '$.buyer', json('{"name":""}'))
	OR (NEW.id, NEW.kind, NEW.number, NEW.order_id, NEW.credits, NEW.issued_at) IS NOT (OLD.id, OLD.kind, OLD.number, OLD.order_id, OLD.credits, OLD.issued_at)
BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;

CREATE TABLE card_payment (
	payment_id INTEGER PRIMARY KEY REFERENCES payment (id),
	key TEXT NOT NULL UNIQUE,
	origin TEXT NOT NULL,
	session TEXT UNIQUE,
	intent TEXT UNIQUE,
	asked_at TEXT,
	is_unanswered INTEGER NOT NULL DEFAULT 0 CHECK (is_unanswered IN (0, 1)),
	wrong_at TEXT
) STRICT;
CREATE INDEX payment_card_open ON payment (id) WHERE method = 'card' AND state IN ('created', 'pending');

CREATE TABLE card_refund (
	refund_id INTEGER PRIMARY KEY REFERENCES refund (id),
	key TEXT NOT NULL UNIQUE,
	attempt INTEGER NOT NULL DEFAULT 1,
	is_queued INTEGER NOT NULL DEFAULT 1 CHECK (is_queued IN (0, 1)),
	username TEXT,
	asked_at TEXT,
	problem TEXT
) STRICT;

CREATE TABLE card_event (
	id TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	intent TEXT,
	amount INTEGER,
	received_at TEXT NOT NULL
, refund TEXT, status TEXT CHECK (status IN ('pending', 'done', 'failed'))) STRICT, WITHOUT ROWID;
CREATE INDEX card_event_intent ON card_event (intent) WHERE intent IS NOT NULL;

CREATE TABLE group_mail (
	attempt TEXT PRIMARY KEY,
	username TEXT NOT NULL,
	audience TEXT NOT NULL CHECK (json_type(audience) IS 'object'),
	subject TEXT NOT NULL,
	recipients INTEGER NOT NULL CHECK (recipients > 0),
	sent_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_created ON "order" (created_at);
CREATE INDEX order_event_what ON order_event (what, order_id);
CREATE TRIGGER sales_setting_update_search AFTER UPDATE ON sales_setting BEGIN
	INSERT INTO search_stale (noun, entity_id) VALUES ('legalPage', '*') ON CONFLICT DO NOTHING;
END;

CREATE TABLE numbering (
	kind TEXT PRIMARY KEY CHECK (kind IN ('invoice', 'creditNote')),
	last INTEGER NOT NULL CHECK (last > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE holding (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	held TEXT NOT NULL CHECK (held IN ('postponed', 'cancelled')),
	words TEXT NOT NULL CHECK (json_type(words) IS 'object'),
	username TEXT NOT NULL,
	origin TEXT NOT NULL
) STRICT;

CREATE TABLE holding_order (
	order_id INTEGER PRIMARY KEY REFERENCES "order" (id)
) STRICT;

CREATE TRIGGER event_update_held_trace AFTER UPDATE OF held ON event WHEN OLD.held IS NOT NEW.held BEGIN
	${touch("SELECT noun, entity_id AS id FROM named_session")}
END;
CREATE INDEX place_ticket ON place (ticket_id);
CREATE INDEX waiting_entry_ticket ON waiting_entry (ticket_id);
CREATE INDEX contact_message_created ON contact_message (created_at);

CREATE TABLE "user_role" (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'messages', 'desk', 'door')),
	PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;
CREATE INDEX card_event_refund ON card_event (refund) WHERE refund IS NOT NULL;
CREATE TRIGGER order_event_no_replace BEFORE INSERT ON order_event
WHEN EXISTS (SELECT 1 FROM order_event WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'order_event is never changed'); END;
CREATE TRIGGER invoice_no_replace BEFORE INSERT ON invoice
WHEN EXISTS (SELECT 1 FROM invoice WHERE id = NEW.id OR (kind, number) = (NEW.kind, NEW.number))
BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;`;
