const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Counts a change of the entities that a query names; unknown ones start at 0. */
export const touch = (things: string) => `
	INSERT INTO trace (noun, entity_id, changed_at) SELECT noun, id, ${NOW} FROM (${things}) WHERE id IS NOT NULL
	ON CONFLICT DO UPDATE SET revision = revision + 1, changed_at = excluded.changed_at;`;

/** Creates a trigger that counts changes of the table's own entities or, with `when`, of the sessions that show them. */
export const after = (verb: string, table: string, body: string, when = "") =>
	`CREATE TRIGGER ${table}_${verb.toLowerCase()}_trace${when && "_of_sessions"} AFTER ${verb} ON ${table} ${when} BEGIN ${body} END;`;

/** Counts every change of a table whose rows are entities; `found` runs after INSERT and UPDATE. */
export const each = (table: string, noun: string, key = "id", found = "") => {
	const touchOne = (row: "NEW" | "OLD") => touch(`SELECT '${noun}' AS noun, ${row}.${key} AS id`);
	return [after("INSERT", table, touchOne("NEW") + found), after("UPDATE", table, touchOne("NEW") + found), after("DELETE", table, touchOne("OLD"))].join("\n");
};
