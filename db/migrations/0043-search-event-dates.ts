/** A session on a day outside the summit is found no more: what visitors find of sessions hangs on the summit's dates. */
export const sql = `
CREATE TRIGGER event_update_dates_search AFTER UPDATE ON event WHEN OLD.start_date <> NEW.start_date OR OLD.end_date <> NEW.end_date BEGIN
	INSERT INTO search_stale (noun, entity_id) VALUES ('session', '*') ON CONFLICT DO NOTHING;
END;
`;
