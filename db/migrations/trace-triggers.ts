const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Counts a change of the things that a query names by noun and id; what was never known begins at 0. */
export const touch = (things: string) => `
	INSERT INTO trace (noun, entity_id, changed_at) SELECT noun, id, ${NOW} FROM (${things}) WHERE id IS NOT NULL
	ON CONFLICT DO UPDATE SET revision = revision + 1, changed_at = excluded.changed_at;`;

/** A trigger that counts, of the table's own things or, under a condition, of the sessions that show it. */
export const after = (verb: string, table: string, body: string, when = "") =>
	`CREATE TRIGGER ${table}_${verb.toLowerCase()}_trace${when && "_of_sessions"} AFTER ${verb} ON ${table} ${when} BEGIN ${body} END;`;

/** Counts every change of a table whose rows are a noun of their own; `found` is done where there is a row. */
export const each = (table: string, noun: string, key = "id", found = "") => {
	const touchOne = (row: "NEW" | "OLD") => touch(`SELECT '${noun}' AS noun, ${row}.${key} AS id`);
	return [after("INSERT", table, touchOne("NEW") + found), after("UPDATE", table, touchOne("NEW") + found), after("DELETE", table, touchOne("OLD"))].join("\n");
};
