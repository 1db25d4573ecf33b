import { env } from "#app/runtime/env.server.ts";
import { UseCounts } from "#db/use-counts.ts";
import { type Counts, MemoryCounts } from "./limiter.ts";

const MEMORY_KEYS = 10_000;
const memory = new MemoryCounts(MEMORY_KEYS);
let file: UseCounts | undefined;

/** Counts that all processes of the site share. While their file cannot be written, each process counts for itself. */
export function sharedCounts(purpose: string): Counts {
	return {
		change: (key, next) => {
			const whole = `${purpose} ${key}`;
			onFile(
				(counts) => counts.change(whole, next),
				() => memory.change(whole, next),
			);
		},
	};
}

/** Returns the number of keys left. */
export function forgetExpiredCounts(now: number): number {
	return onFile(
		(counts) => counts.forgetExpired(now),
		() => memory.forgetExpired(now),
	);
}

function onFile<Result>(act: (counts: UseCounts) => Result, otherwise: () => Result): Result {
	try {
		file ??= new UseCounts(env.databaseFile);
		return act(file);
	} catch (cause) {
		const { name, syscall } = cause as { name?: string; syscall?: string };
		if (name !== "SqliteError" && syscall === undefined) throw cause;
		return otherwise();
	}
}
