import type { IncomingMessage, ServerResponse } from "node:http";
import { writePrepared } from "./prepared-head";
import { type Variants, variantFor } from "./variants";

/** Writes what is cached, all of it 200, or 304 where the browser has it. `more` are headers of this answer alone. */
export function answer(request: IncomingMessage, response: ServerResponse, variants: Variants, id: string, more: string[]): number {
	const { "accept-encoding": accepted, "if-none-match": known, range } = request.headers;
	const variant = variantFor(variants, accepted as string | undefined);
	const isKnownThere = known !== undefined && isKnown(known, variants);
	const isPlain = request.method === "GET" && range === undefined && !isKnownThere && more.length === 0;
	if (isPlain && writePrepared(response, variant.head, id, variant.body)) return 200;

	const headers = [...variant.headers, "X-Request-Id", id, ...more];
	if (isKnownThere) {
		response.writeHead(304, without(headers, CONTENT));
		response.end();
		return 304;
	}
	if (range !== undefined && headers.includes("Accept-Ranges")) return answerRange(range, request, response, variant.body, headers);
	response.writeHead(200, headers);
	response.end(request.method === "HEAD" ? undefined : variant.body);
	return 200;
}

/** What a 304 leaves out (RFC 9110, 15.4.5). */
const CONTENT = /^(?:accept-ranges|content-(?!security)|cross-origin|referrer|strict|x-content)/i;

function without(headers: string[], names: RegExp): string[] {
	return headers.filter((_, index) => !names.test(headers[index - (index % 2)] as string));
}

/** Whether the browser holds one of the forms; `W/` before a tag changes nothing here (RFC 9110, 13.1.2). */
function isKnown(header: string, { identity, gzip, br }: Variants): boolean {
	if (header === "*") return true;
	const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return [identity, gzip, br].some((variant) => variant && tags.includes(variant.etag));
}

/** One range of bytes, as players ask for videos (RFC 9110, 14). Another wish is answered with the whole. */
function answerRange(range: string, request: IncomingMessage, response: ServerResponse, body: Buffer, headers: string[]): number {
	const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
	const ifRange = request.headers["if-range"]?.toString();
	const write = (status: number, bytes: Buffer, ...more: string[]) => {
		response.writeHead(status, [...without(headers, /^content-length$/i), ...more, "Content-Length", String(bytes.length)]);
		response.end(request.method === "HEAD" ? undefined : bytes);
		return status;
	};
	if ((first === "" && last === "") || (ifRange !== undefined && !headers.includes(ifRange))) return write(200, body);
	const start = first === "" ? Math.max(0, body.length - Number(last)) : Number(first);
	const end = first === "" || last === "" ? body.length - 1 : Math.min(Number(last), body.length - 1);
	if (start > end) return write(416, Buffer.of(), "Content-Range", `bytes */${body.length}`);
	return write(206, body.subarray(start, end + 1), "Content-Range", `bytes ${start}-${end}/${body.length}`);
}
