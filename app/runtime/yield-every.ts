import { setImmediate } from "node:timers/promises";

const MAX_MS = 15;

/** Lets other requests run during long work. The database stays locked within a transaction. */
export function yieldEvery(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < MAX_MS) return;
		await setImmediate();
		since = performance.now();
	};
}
