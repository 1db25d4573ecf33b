import { touch } from "./trace-triggers.ts";

/** What is left to be done after all of the summit was postponed or canceled: which orders are still to be told of it, and in which words. Calendars learn of it by every session. */
export const sql = `
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
`;
