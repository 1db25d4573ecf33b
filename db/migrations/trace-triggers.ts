const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Counts a change of the things that a query names by noun and id; what was never known begins at 0. */
export const touch = (things: string) => `
	INSERT INTO trace (noun, entity_id, changed_at) SELECT noun, id, ${NOW} FROM (${things}) WHERE id IS NOT NULL
	ON CONFLICT DO UPDATE SET revision = revision + 1, changed_at = excluded.changed_at;`;

/** A trigger that counts, of the table's own things or, under a condition, of the sessions that show it. */
export const after = (verb: string, table: string, body: string, when = "") =>
	`CREATE TRIGGER ${table}_${verb.split(" ")[0]?.toLowerCase()}_trace${when && "_of_sessions"} AFTER ${verb} ON ${table} ${when} BEGIN ${body} END;`;

const one = (noun: string, row: string) => touch(`SELECT '${noun}' AS noun, ${row} AS id`);
/** Counts every change of a table whose rows are a noun of their own. */
export const each = (table: string, noun: string, key = "id", found = () => "") =>
	[
		after("INSERT", table, one(noun, `NEW.${key}`) + found()),
		after("UPDATE", table, one(noun, `NEW.${key}`) + found()),
		after("DELETE", table, one(noun, `OLD.${key}`)),
	].join("\n");

/** The time of a thing's last change as the log has it, else now: this release changes every page. */
export const known = (noun: string, table: string, id = "id") => `
	INSERT INTO trace (noun, entity_id, changed_at)
	SELECT '${noun}', ${id}, coalesce((SELECT max(at) FROM change WHERE noun = '${noun}' AND entity_id = ${table}.${id}), ${NOW})
	FROM ${table}`;
