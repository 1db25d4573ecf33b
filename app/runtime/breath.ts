import { setImmediate } from "node:timers/promises";

const LONGEST = 15;

/** Lets other requests run during long work. The database stays locked within a transaction. */
export function breather(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < LONGEST) return;
		await setImmediate();
		since = performance.now();
	};
}
