import { countChanges } from "./version-triggers.ts";

const IN_SCHEDULES = "('session', 'workshop', 'speaker', 'room')";
const random = (bytes: number) => `lower(hex(randomblob(${bytes})))`;
/** A random UUID (RFC 9562, 5.4). */
const uuid = `${random(4)} || '-' || ${random(2)} || '-4' || substr(${random(2)}, 2) || '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(${random(2)}, 2) || '-' || ${random(6)}`;

/**
 * What schedule files call things by: a number and a UUID, given with the first trace and never again to anything else. A
 * session that becomes a workshop keeps its own, as it keeps its UID in calendars.
 */
export const sql = `
CREATE TABLE schedule_number (
	number INTEGER PRIMARY KEY,
	noun TEXT NOT NULL CHECK (noun IN ${IN_SCHEDULES}),
	entity_id TEXT NOT NULL,
	guid TEXT NOT NULL UNIQUE,
	UNIQUE (noun, entity_id)
) STRICT;
${countChanges("schedule_number")}

CREATE TRIGGER trace_insert_number AFTER INSERT ON trace WHEN NEW.noun IN ${IN_SCHEDULES} BEGIN
	UPDATE schedule_number SET noun = 'workshop', entity_id = NEW.entity_id
	WHERE NEW.noun = 'workshop' AND noun = 'session'
		AND entity_id = (SELECT agenda_id FROM session JOIN workshop ON session_id = session.id WHERE workshop.id = NEW.entity_id);
	INSERT INTO schedule_number (noun, entity_id, guid) VALUES (NEW.noun, NEW.entity_id, ${uuid}) ON CONFLICT DO NOTHING;
END;

INSERT INTO schedule_number (noun, entity_id, guid)
SELECT noun, entity_id, ${uuid} FROM trace WHERE noun IN ${IN_SCHEDULES} ORDER BY noun, entity_id;
`;
