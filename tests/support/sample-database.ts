import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#db/connection.server.ts";
import { seed } from "../../seeds/index.ts";

/** Creates one seeded database, which each test file copies, as seeding takes longer than most tests. */
export default function makeSampleDatabase(): () => void {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-sample-"));
	const file = path.join(folder, "summit.db");
	const sqlite = openDatabase(file);
	seed(sqlite, { sample: true });
	sqlite.close();
	process.env.SAMPLE_DATABASE = file;
	return () => rmSync(folder, { recursive: true });
}
