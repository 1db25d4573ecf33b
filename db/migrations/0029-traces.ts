import { after, each, known, touch } from "./trace-triggers.ts";
import { countChanges } from "./version-triggers.ts";

/** Notes the addresses at which visitors find what a query gives. */
const remember = (addresses: string) => `
	INSERT INTO address (path, noun, entity_id, since) ${addresses}
	ON CONFLICT DO UPDATE SET noun = excluded.noun, entity_id = excluded.entity_id, since = excluded.since;`;

const speakerAddress = "SELECT '/speakers/' || id, 'speaker', id, '' FROM speaker WHERE status <> 'draft'";
const articleAddress = "SELECT '/news/' || slug, 'article', id, published_at FROM news_article WHERE draft = 0";

/** What visitors see of sessions, given by their numbers: what calendars hold of it, and where it is. */
const noteShown = (ids: string) => `
	UPDATE trace SET
		uid = coalesce(uid, shown_session.agenda_id, 'workshop-' || shown_session.entity_id),
		shown = json_object('title', json(title), 'date', date, 'startTime', start_time, 'endTime', end_time)
	FROM shown_session
	WHERE shown_session.id IN (${ids}) AND dates_announced AND trace.noun = shown_session.noun AND trace.entity_id = shown_session.entity_id;
	${remember(`
		SELECT '/agenda/' || agenda_id, noun, entity_id, '' FROM shown_session WHERE id IN (${ids}) AND on_agenda
		UNION ALL
		SELECT '/workshops/' || entity_id, noun, entity_id, '' FROM shown_session WHERE id IN (${ids}) AND noun = 'workshop'`)}`;

const touchSessions = (ids: string) => touch(`SELECT noun, entity_id AS id FROM named_session WHERE named_session.id IN (${ids})`) + noteShown(ids);

const changed = (...columns: string[]) => `WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ")}`;
/**
 * Everything that has an address leaves a trace: how often it was changed and when, also after it is gone; and every
 * address says what it led to. Kept by triggers: whoever writes, it is known.
 */
export const sql = `
CREATE TABLE trace (
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	revision INTEGER NOT NULL DEFAULT 0,
	changed_at TEXT NOT NULL,
	uid TEXT,
	shown TEXT CHECK (shown IS NULL OR json_type(shown) IS 'object'),
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE address (
	path TEXT PRIMARY KEY,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

${countChanges("trace")}
${countChanges("address")}

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

${each("speaker", "speaker", "id", () => remember(`${speakerAddress} AND id = NEW.id`))}
${each("news_article", "article", "id", () => remember(`${articleAddress} AND id = NEW.id`))}

${known("speaker", "speaker")};
${known("article", "news_article")};
${known("workshop", "workshop")};
${known("session", "session", "agenda_id")} WHERE agenda_id IS NOT NULL AND id NOT IN (SELECT session_id FROM workshop);
${noteShown("SELECT id FROM session")}
${remember(speakerAddress)}
${remember(articleAddress)}
`;
