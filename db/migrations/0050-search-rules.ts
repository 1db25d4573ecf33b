/** Legal texts can name what buyers may change by themselves: what is found of them hangs on how tickets are sold. */
export const sql = `
CREATE TRIGGER sales_setting_update_search AFTER UPDATE ON sales_setting BEGIN
	INSERT INTO search_stale (noun, entity_id) VALUES ('legalPage', '*') ON CONFLICT DO NOTHING;
END;
`;
