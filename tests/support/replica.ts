import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { replicaLag } from "#db/replica-state.ts";
import { type Outcome, summit } from "./program.ts";
import type { RunningSite } from "./running-site.ts";

/** An optional dependency, which not every system has. */
export const LITESTREAM = programOrNot();

function programOrNot(): string | undefined {
	try {
		return createRequire(import.meta.url).resolve(`@flydotio/litestream-${process.platform}-${process.arch}/litestream`);
	} catch {
		return undefined;
	}
}

export interface Place {
	environment: { REPLICA_URL: string; LITESTREAM_BINARY: string };
	fileIn: (name: string) => string;
	/** Restores the replica to a database in a new folder. */
	restore: (name: string) => Promise<Outcome & { databaseFile: string }>;
	remove: () => void;
}

export function placeForReplica(): Place {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-replica-"));
	const fileIn = (name: string) => path.join(folder, name);
	const environment = { REPLICA_URL: `file://${fileIn("replica")}`, LITESTREAM_BINARY: LITESTREAM ?? "" };
	return {
		environment,
		fileIn,
		restore: async (name) => {
			const databaseFile = path.join(fileIn(name), "summit.db");
			const { LITESTREAM_BINARY, REPLICA_URL } = environment;
			const outcome = await summit(["restore", "--from", REPLICA_URL], { environment: { DATABASE_URL: `file:${databaseFile}`, LITESTREAM_BINARY } });
			return { ...outcome, databaseFile };
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}

/** Resolves once the replica contains everything written until now. */
export async function replicated({ databaseFile }: RunningSite): Promise<void> {
	const now = Date.now();
	await expect.poll(() => replicaLag(databaseFile) < Date.now() - now, { interval: 50, timeout: 10_000 }).toBe(true);
}

export function litestreamOf({ pid }: RunningSite): number {
	return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
