import type { IncomingMessage } from "node:http";

/** Milliseconds in all, and without a byte, as in nginx. */
const LONGEST = 30_000;
const SILENCE = 5000;

/**
 * Reads what still comes of a body that is refused, and keeps none of it. A connection that is closed while bytes wait
 * unread is reset, and the answer with it: browsers would show an error of their own.
 */
export async function readPast(request: IncomingMessage): Promise<void> {
	const over = Promise.withResolvers<void>();
	const silence = setTimeout(over.resolve, SILENCE);
	const last = setTimeout(over.resolve, LONGEST);
	request.on("data", () => silence.refresh());
	for (const end of ["end", "close", "error"]) request.once(end, () => over.resolve());
	request.resume();
	await over.promise;
	clearTimeout(silence);
	clearTimeout(last);
}
