import { type ServerResponse, STATUS_CODES } from "node:http";

/** Milliseconds for which a connection stays open for its next request. */
export const KEEP_ALIVE = 65_000;

const STATUS_LINE = `HTTP/1.1 200 ${STATUS_CODES[200]}\r\n`;

/**
 * Writes a 200 whose headers were put together once, for many. `writeHead` goes through each header of each answer
 * again, which takes longer than all else that an answer from memory needs. So the text is given to Node.js as what
 * `writeHead` would have made: in a field that is not documented, but as old as Node.js. Where it may not be, because the
 * connection ends with this answer, it says false and has written nothing.
 */
export function writePrepared(response: ServerResponse, head: string, id: string, body: Buffer): boolean {
	if (!response.shouldKeepAlive) return false;
	(response as ServerResponse & { _header: string })._header = `${STATUS_LINE}${head}X-Request-Id: ${id}\r\n${last()}`;
	response.end(body);
	return true;
}

let kept = "";

/** The headers that Node.js adds to each answer, and the end of them all. Made once a second, by the clock. */
function last(): string {
	if (kept === "") {
		kept = `Date: ${new Date().toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE / 1000}\r\n\r\n`;
		const forget = () => {
			kept = "";
		};
		setTimeout(forget, 1000 - (Date.now() % 1000)).unref();
	}
	return kept;
}
