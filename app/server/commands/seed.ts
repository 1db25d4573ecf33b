import { env } from "#app/runtime/env.server.ts";
import { openDatabase } from "#db/connection.server.ts";
import { type Placed, seed } from "../../../seeds/index.ts";
import type { Terminal } from "./terminal.ts";

const ANSWERS: Record<Placed, string> = {
	sample: "Placed the sample content.",
	essentials: "Placed the regions and the legal pages, and no sample content, as SAMPLE_CONTENT says.",
	nothing: "This database is in use: nothing was placed. Sample content goes into a new one alone.",
};

export function placeSamples({ print }: Terminal): void {
	const sqlite = openDatabase(env.databaseFile);
	const placed = seed(sqlite, { sample: env.sampleContent });
	sqlite.close();
	print(`${ANSWERS[placed]}\n`);
}
