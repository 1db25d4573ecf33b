const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Returns SQL for triggers that count changes of entities; the baseline passes the names that migration 71 replaces. */
export function revisionTriggers(revisions = "entity_revision", type = "entity_type") {
	/** Counts a change of the entities that a query names; unknown ones start at 0. */
	const touch = (entities: string) => `
	INSERT INTO ${revisions} (${type}, entity_id, changed_at) SELECT ${type}, id, ${NOW} FROM (${entities}) WHERE id IS NOT NULL
	ON CONFLICT DO UPDATE SET revision = revision + 1, changed_at = excluded.changed_at;`;
	/** Creates a trigger that counts changes of the table's own entities or, with `when`, of the sessions that show them. */
	const after = (verb: string, table: string, body: string, when = "") =>
		`CREATE TRIGGER ${table}_${verb.toLowerCase()}_${revisions}${when && "_of_sessions"} AFTER ${verb} ON ${table} ${when} BEGIN ${body} END;`;
	/** Counts every change of a table whose rows are entities; `found` runs after INSERT and UPDATE. */
	const each = (table: string, entityType: string, key = "id", found = "") => {
		const touchOne = (row: "NEW" | "OLD") => touch(`SELECT '${entityType}' AS ${type}, ${row}.${key} AS id`);
		return [after("INSERT", table, touchOne("NEW") + found), after("UPDATE", table, touchOne("NEW") + found), after("DELETE", table, touchOne("OLD"))].join(
			"\n",
		);
	};
	return { touch, after, each };
}
