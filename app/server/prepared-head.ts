import { type ServerResponse, STATUS_CODES } from "node:http";

export const KEEP_ALIVE_MS = 65_000;
export const CLOSE_HEADER = ["Connection", "close"];

const STATUS_LINE = `HTTP/1.1 200 ${STATUS_CODES[200]}\r\n`;

/**
 * Uses Node's undocumented `_header`, because `writeHead` takes longer than all else of a cached response.
 * Returns false, with nothing written, if the connection must close.
 */
export function writePrepared(response: ServerResponse, head: string, id: string, body: Buffer): boolean {
	if (!response.shouldKeepAlive) return false;
	(response as ServerResponse & { _header: string })._header = `${STATUS_LINE}${head}X-Request-Id: ${id}\r\n${finalHeaders()}`;
	response.end(body);
	return true;
}

let cachedHeaders = "";

function finalHeaders(): string {
	if (cachedHeaders === "") {
		cachedHeaders = `Date: ${new Date().toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;
		const forget = () => {
			cachedHeaders = "";
		};
		setTimeout(forget, 1000 - (Date.now() % 1000)).unref();
	}
	return cachedHeaders;
}
