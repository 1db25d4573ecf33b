import { setImmediate } from "node:timers/promises";

/** Milliseconds for which other requests may wait for a long piece of work. */
const LONGEST = 15;

/**
 * For long work between its steps: gives others their turn once it has been at it for long enough. What they need from the
 * database within a transaction still waits for its end.
 */
export function breather(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < LONGEST) return;
		await setImmediate();
		since = performance.now();
	};
}
