import { env } from "~/env.server";
import { openDatabase } from "../../../db/connection.server";
import { seed } from "../../../seeds";
import type { Terminal } from "./terminal";

/** Places the sample content that this database has never held. */
export function placeSamples({ print }: Terminal): void {
	const sqlite = openDatabase(env.databaseFile);
	const placed = seed(sqlite);
	sqlite.close();
	print(placed === 0 ? "All sample content was placed before.\n" : `Placed ${placed} ${placed === 1 ? "entry" : "entries"} of sample content.\n`);
}
