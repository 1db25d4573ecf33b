import type { IncomingMessage, ServerResponse } from "node:http";
import rangesIn from "range-parser";
import { writePrepared } from "./prepared-head.ts";
import { type Variants, variantFor } from "./variants.ts";

const [UNSATISFIABLE, MALFORMED] = [-1, -2] as const;

export function answer(request: IncomingMessage, response: ServerResponse, variants: Variants, id: string, more: string[], status = 200): number {
	const { "accept-encoding": accepted, "if-none-match": known, range } = request.headers;
	const variant = variantFor(variants, accepted as string | undefined);
	if (status !== 200) {
		response.writeHead(status, [...variant.headers, "X-Request-Id", id, ...more]);
		response.end(request.method === "HEAD" ? undefined : variant.body);
		return status;
	}
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

/** Headers that a 304 omits (RFC 9110, 15.4.5). */
const CONTENT = /^(?:accept-ranges|content-(?!security)|cross-origin|referrer|strict|x-content)/i;

function without(headers: string[], names: RegExp): string[] {
	return headers.filter((_, index) => !names.test(headers[index - (index % 2)] as string));
}

/** `W/` makes no difference here (RFC 9110, 13.1.2). */
function isKnown(header: string, { identity, gzip, br }: Variants): boolean {
	if (header === "*") return true;
	const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return [identity, gzip, br].some((variant) => variant && tags.includes(variant.etag));
}

/** Players request single ranges of videos (RFC 9110, 14). Several ranges get the whole body. */
function answerRange(range: string, request: IncomingMessage, response: ServerResponse, body: Buffer, headers: string[]): number {
	const ifRange = request.headers["if-range"]?.toString();
	const asked = ifRange === undefined || headers.includes(ifRange) ? rangesIn(body.length, range) : MALFORMED;
	const write = (status: number, bytes: Buffer, ...more: string[]) => {
		response.writeHead(status, [...without(headers, /^content-length$/i), ...more, "Content-Length", String(bytes.length)]);
		response.end(request.method === "HEAD" ? undefined : bytes);
		return status;
	};
	if (asked === UNSATISFIABLE) return write(416, Buffer.of(), "Content-Range", `bytes */${body.length}`);
	const [first, ...others] = asked === MALFORMED || asked.type !== "bytes" ? [] : asked;
	if (!first || others.length > 0) return write(200, body);
	return write(206, body.subarray(first.start, first.end + 1), "Content-Range", `bytes ${first.start}-${first.end}/${body.length}`);
}
