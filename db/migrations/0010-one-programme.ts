import { countChanges } from "./version-triggers.ts";

const translated = (column: string) => `${column} TEXT NOT NULL CHECK (json_type(${column}, '$.en') IS 'text')`;
const isoDate = (column: string) => `${column} TEXT NOT NULL CHECK (date(${column}) IS ${column})`;
const wallTime = (column: string) => `${column} TEXT NOT NULL CHECK (strftime('%H:%M', ${column}) IS ${column})`;

const LANGUAGES = ["en", "es", "sv"];

/** Minutes since midnight. */
const minutes = (time: string) => `(CAST(substr(${time}, 1, 2) AS INTEGER) * 60 + CAST(substr(${time}, 4, 2) AS INTEGER))`;

const firstParagraphs = (text: string) => {
	const cut = (language: string) => {
		const whole = `json_extract(${text}, '$.${language}')`;
		return `'${language}', substr(${whole}, 1, min(2000, coalesce(nullif(instr(${whole}, char(10) || char(10)), 0) - 1, 2000)))`;
	};
	return `json_patch('{}', json_object(${LANGUAGES.map(cut).join(", ")}, 'stale', json_extract(${text}, '$.stale')))`;
};

const differ = (one: string, other: string) =>
	`(${LANGUAGES.map((language) => `json_extract(${one}, '$.${language}') IS NOT json_extract(${other}, '$.${language}')`).join(" OR ")})`;

/** What is said of a workshop in the log, with what its record holds beside it since. */
const completed = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_patch(${state}, coalesce(
	(SELECT json_object(
		'agendaId', session.agenda_id,
		'offAgenda', json(iif(session.agenda_id IS NULL, 'true', 'false')),
		'summary', json(session.description),
		'track', session.track,
		'furtherSpeakerIds', json((SELECT json_group_array(speaker_id ORDER BY position) FROM session_speaker WHERE session_id = session.id AND position > 0))
	) FROM workshop JOIN session ON session.id = workshop.session_id WHERE workshop.id = change.entity_id),
	json_object('offAgenda', json('true'), 'summary', json(${firstParagraphs(`json_extract(${state}, '$.description')`)}), 'furtherSpeakerIds', json('[]'))
)))`;

/**
 * A workshop and the agenda's entry for it become one session; `workshop` keeps what only workshops have. Where the two
 * disagreed the agenda's title, time and room stand, the workshop's leader stays the first of its speakers, and `former`
 * holds what was said otherwise until an organizer has looked at it. A second entry for one workshop stays a session of
 * its own. A workshop without an entry has no `agenda_id`: it is not on the agenda, as before.
 */
export const sql = `
ALTER TABLE session RENAME TO login_session;
DROP INDEX session_user;
DROP INDEX session_expiry;
CREATE INDEX login_session_user ON login_session (user_id);
CREATE INDEX login_session_expiry ON login_session (expires_at);

ALTER TABLE workshop RENAME TO former_workshop;

CREATE TABLE session (
	id INTEGER PRIMARY KEY,
	agenda_id TEXT UNIQUE,
	${isoDate("date")},
	${wallTime("start_time")},
	${wallTime("end_time")},
	${translated("title")},
	${translated("description")},
	${translated("location")},
	type TEXT NOT NULL CHECK (type IN ('Keynote', 'Panel', 'Workshop', 'Break', 'Networking', 'Ceremony')),
	track TEXT CHECK (track IN ('business', 'technology', 'sustainability')),
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
	${translated("description")},
	image TEXT,
	category TEXT NOT NULL CHECK (category IN ('Business', 'Technology', 'Sustainability', 'Innovation', 'Leadership')),
	level TEXT NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
	price INTEGER NOT NULL CHECK (price >= 0),
	max_attendees INTEGER NOT NULL CHECK (max_attendees > 0),
	former TEXT CHECK (former IS NULL OR json_type(former) IS 'object')
) STRICT;

-- Of several entries for one workshop, the one at its own time.
CREATE TABLE pair AS
SELECT workshop_id, agenda_id FROM (
	SELECT w.id AS workshop_id, i.id AS agenda_id,
		row_number() OVER (PARTITION BY w.id ORDER BY i.date IS NOT w.date, i.start_time IS NOT w.start_time, i.id) AS place
	FROM former_workshop AS w JOIN agenda_item AS i ON i.workshop_id = w.id
) WHERE place = 1;

INSERT INTO session (agenda_id, date, start_time, end_time, title, description, location, type, track)
SELECT i.id, coalesce((SELECT date(start_date, (i.day - 1) || ' days') FROM event ORDER BY start_date DESC LIMIT 1), i.date),
	i.start_time, i.end_time, i.title, i.description, i.location, iif(pair.agenda_id IS NULL, i.type, 'Workshop'), i.track
FROM agenda_item AS i LEFT JOIN pair ON pair.agenda_id = i.id
ORDER BY i.rowid;

-- Those that are not on the agenda go by a name that no entry has, until their workshops know them. A day ends at 23:59.
INSERT INTO session (agenda_id, date, start_time, end_time, title, description, location, type)
SELECT char(1) || w.id, w.date, min(w.start_time, '23:58'),
	iif(${minutes("w.start_time")} + w.duration_minutes >= 1440, '23:59', strftime('%H:%M', w.start_time, w.duration_minutes || ' minutes')),
	w.title, ${firstParagraphs("w.description")}, w.location, 'Workshop'
FROM former_workshop AS w
WHERE w.id NOT IN (SELECT workshop_id FROM pair)
ORDER BY w.rowid;

INSERT INTO workshop (id, session_id, description, image, category, level, price, max_attendees, former)
SELECT w.id, s.id, w.description, w.image, w.category, w.level, w.price, w.max_attendees,
	nullif(json_patch('{}', json_object(
		'title', json(iif(${differ("w.title", "s.title")}, w.title, NULL)),
		'date', iif(w.date IS NOT s.date, w.date, NULL),
		'startTime', iif(w.start_time IS NOT s.start_time, w.start_time, NULL),
		'durationMinutes', iif(w.duration_minutes IS NOT ${minutes("s.end_time")} - ${minutes("s.start_time")}, w.duration_minutes, NULL),
		'location', json(iif(${differ("w.location", "s.location")}, w.location, NULL)),
		'type', iif(i.type IS NOT 'Workshop', i.type, NULL),
		'speakers', json(iif(i.id IS NOT NULL AND w.speaker_id IS NOT (SELECT speaker_id FROM agenda_speaker WHERE agenda_item_id = i.id ORDER BY position LIMIT 1),
			(SELECT json_group_array(speaker.name ORDER BY position) FROM agenda_speaker JOIN speaker ON speaker.id = speaker_id WHERE agenda_item_id = i.id), NULL)),
		'entries', json((SELECT nullif(json_group_array(id ORDER BY id), '[]') FROM agenda_item WHERE workshop_id = w.id AND id IS NOT i.id))
	)), '{}')
FROM former_workshop AS w
LEFT JOIN pair ON pair.workshop_id = w.id
LEFT JOIN agenda_item AS i ON i.id = pair.agenda_id
JOIN session AS s ON s.agenda_id = coalesce(pair.agenda_id, char(1) || w.id)
ORDER BY w.rowid;

UPDATE session SET agenda_id = NULL WHERE agenda_id LIKE char(1) || '%';

INSERT INTO session_speaker (session_id, speaker_id, position)
SELECT workshop.session_id, w.speaker_id, 0 FROM former_workshop AS w JOIN workshop ON workshop.id = w.id WHERE w.speaker_id IS NOT NULL;
INSERT OR IGNORE INTO session_speaker (session_id, speaker_id, position)
SELECT session.id, a.speaker_id, a.position + 1 FROM agenda_speaker AS a JOIN session ON session.agenda_id = a.agenda_item_id;
UPDATE session_speaker SET position = place
FROM (SELECT session_id AS of_session, speaker_id AS of_speaker, row_number() OVER (PARTITION BY session_id ORDER BY position) - 1 AS place FROM session_speaker)
WHERE session_id = of_session AND speaker_id = of_speaker;

UPDATE change SET ${completed("before")}, ${completed("after")} WHERE noun = 'workshop';
UPDATE seed_record SET table_name = 'session' WHERE table_name = 'agenda_item';

DROP TABLE pair;
DROP TABLE agenda_speaker;
DROP TABLE agenda_item;
DROP TABLE former_workshop;

DELETE FROM table_version WHERE name IN ('workshop', 'agenda_item', 'agenda_speaker');
${["session", "session_speaker", "workshop"].map(countChanges).join("\n")}
`;
