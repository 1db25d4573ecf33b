const translated = (column: string) => `${column} TEXT NOT NULL CHECK (json_type(${column}, '$.en') IS 'text')`;
const isoDate = (column: string) => `${column} TEXT NOT NULL CHECK (date(${column}) IS ${column})`;
const wallTime = (column: string) => `${column} TEXT NOT NULL CHECK (strftime('%H:%M', ${column}) IS ${column})`;
const flag = (column: string) => `${column} INTEGER NOT NULL CHECK (${column} IN (0, 1))`;
const jsonList = (column: string) => `${column} TEXT NOT NULL CHECK (json_type(${column}) IS 'array')`;
const now = "TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";

export const sql = `
CREATE TABLE event (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	${translated("tagline")},
	${isoDate("start_date")},
	${isoDate("end_date")},
	time_zone TEXT NOT NULL,
	venue TEXT NOT NULL,
	address TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (length(country) = 2),
	${translated("venue_description")},
	${translated("directions")},
	map_url TEXT NOT NULL,
	airport_minutes INTEGER NOT NULL CHECK (airport_minutes > 0),
	claimed_countries INTEGER NOT NULL CHECK (claimed_countries > 0),
	claimed_attendees INTEGER NOT NULL CHECK (claimed_attendees > 0),
	claimed_speakers INTEGER NOT NULL CHECK (claimed_speakers > 0),
	claimed_days INTEGER NOT NULL CHECK (claimed_days > 0),
	group_minimum INTEGER NOT NULL CHECK (group_minimum > 0),
	${isoDate("early_bird_until")},
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	${jsonList("social_links")},
	copyright_from INTEGER NOT NULL,
	CHECK (end_date >= start_date)
) STRICT;

CREATE TABLE speaker (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	${translated("title")},
	company TEXT NOT NULL,
	country TEXT NOT NULL CHECK (length(country) = 2),
	category TEXT NOT NULL CHECK (category IN ('Business', 'Technology', 'Sustainability')),
	${translated("bio")},
	photo TEXT,
	${flag("featured")}
) STRICT;

CREATE TABLE workshop (
	id TEXT PRIMARY KEY,
	${translated("title")},
	${translated("description")},
	image TEXT,
	category TEXT NOT NULL CHECK (category IN ('Business', 'Technology', 'Sustainability', 'Innovation', 'Leadership')),
	level TEXT NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
	duration_minutes INTEGER NOT NULL CHECK (duration_minutes > 0),
	${isoDate("date")},
	${wallTime("start_time")},
	price INTEGER NOT NULL CHECK (price >= 0),
	max_attendees INTEGER NOT NULL CHECK (max_attendees > 0),
	${translated("location")},
	speaker_id TEXT REFERENCES speaker (id)
) STRICT;
CREATE INDEX workshop_speaker ON workshop (speaker_id);

CREATE TABLE agenda_item (
	id TEXT PRIMARY KEY,
	day INTEGER NOT NULL CHECK (day IN (1, 2)),
	${isoDate("date")},
	${wallTime("start_time")},
	${wallTime("end_time")},
	${translated("title")},
	${translated("description")},
	${translated("location")},
	type TEXT NOT NULL CHECK (type IN ('Keynote', 'Panel', 'Workshop', 'Break', 'Networking', 'Ceremony')),
	track TEXT CHECK (track IN ('business', 'technology', 'sustainability')),
	workshop_id TEXT REFERENCES workshop (id) ON DELETE SET NULL,
	CHECK (end_time > start_time)
) STRICT;
CREATE INDEX agenda_item_workshop ON agenda_item (workshop_id);

CREATE TABLE agenda_speaker (
	agenda_item_id TEXT NOT NULL REFERENCES agenda_item (id) ON DELETE CASCADE,
	speaker_id TEXT NOT NULL REFERENCES speaker (id),
	position INTEGER NOT NULL,
	PRIMARY KEY (agenda_item_id, speaker_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX agenda_speaker_speaker ON agenda_speaker (speaker_id);

CREATE TABLE ticket_tier (
	id TEXT PRIMARY KEY,
	${translated("name")},
	${translated("description")},
	price INTEGER NOT NULL CHECK (price >= 0),
	${jsonList("features")},
	${jsonList("not_included")},
	${flag("featured")},
	${flag("available")},
	"order" INTEGER NOT NULL
) STRICT;

CREATE TABLE partner (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	logo TEXT NOT NULL,
	website TEXT NOT NULL,
	${translated("description")},
	type TEXT NOT NULL CHECK (type IN ('organizer', 'platinum', 'gold', 'silver', 'supporting', 'institutional')),
	"order" INTEGER NOT NULL
) STRICT;

CREATE TABLE news_article (
	id TEXT PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	${translated("title")},
	${translated("content")},
	image TEXT,
	${isoDate("published_at")},
	author TEXT NOT NULL,
	category TEXT NOT NULL CHECK (category IN ('announcements', 'business', 'technology', 'sustainability', 'opportunities', 'uncategorized')),
	${flag("featured")}
) STRICT;

CREATE TABLE region (
	id TEXT PRIMARY KEY CHECK (id IN ('nordic', 'latam')),
	${translated("title")},
	${translated("description")},
	image TEXT NOT NULL,
	${jsonList("countries")},
	${jsonList("industries")},
	${jsonList("facts")}
) STRICT;

CREATE TABLE faq_entry (
	id TEXT PRIMARY KEY,
	${translated("question")},
	${translated("answer")},
	"order" INTEGER NOT NULL
) STRICT;

CREATE TABLE legal_page (
	id TEXT PRIMARY KEY CHECK (id IN ('terms', 'privacy', 'cookies')),
	${translated("title")},
	${translated("summary")},
	${translated("body")},
	${isoDate("updated_on")}
) STRICT;

CREATE TABLE contact_message (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL,
	email TEXT NOT NULL,
	subject TEXT NOT NULL,
	message TEXT NOT NULL,
	locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'sv')),
	created_at ${now}
) STRICT;

CREATE TABLE subscriber (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
	locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'sv')),
	created_at ${now}
) STRICT;

CREATE TABLE rate_limit (
	key TEXT PRIMARY KEY,
	hits INTEGER NOT NULL,
	resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seed_record (
	table_name TEXT NOT NULL,
	id TEXT NOT NULL,
	PRIMARY KEY (table_name, id)
) STRICT, WITHOUT ROWID;
`;
