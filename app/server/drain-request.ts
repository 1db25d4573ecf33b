import type { IncomingMessage } from "node:http";

/** As in nginx (`lingering_time`, `lingering_timeout`). */
const TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 5000;

/** Closing a connection with unread bytes resets it: browsers would show an error of their own instead of the response. */
export async function drainRequest(request: IncomingMessage): Promise<void> {
	const over = Promise.withResolvers<void>();
	const silence = setTimeout(over.resolve, IDLE_TIMEOUT_MS);
	const last = setTimeout(over.resolve, TIMEOUT_MS);
	request.on("data", () => silence.refresh());
	for (const end of ["end", "close", "error"]) request.once(end, () => over.resolve());
	request.resume();
	await over.promise;
	clearTimeout(silence);
	clearTimeout(last);
}
