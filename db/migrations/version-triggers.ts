/** Counts every change of a public table, so that cached responses expire. */
export function countChanges(table: string): string {
	const triggers = ["INSERT", "UPDATE", "DELETE"].map(
		(verb) =>
			`CREATE TRIGGER ${table}_${verb.toLowerCase()}_version AFTER ${verb} ON ${table} BEGIN UPDATE table_version SET version = version + 1 WHERE name = '${table}'; END;`,
	);
	return [`INSERT INTO table_version (name, version) VALUES ('${table}', 0);`, ...triggers].join("\n");
}
