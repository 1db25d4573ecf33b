import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * Writes the database of a site that was used at schema 64: orders of every state, a statement, a summit that is postponed with
 * some orders still to be told, users of every role, one with a second factor, and changes in the log.
 */
export function writeSchema64(file: string): void {
	writeFileSync(file, gunzipSync(readFileSync(new URL("../fixtures/schema-64.db.gz", import.meta.url))));
}
