import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Variant } from "./page-cache";

type Variants = Partial<Record<Encoding, Variant>> & { identity: Variant };

const choices = new Map<string, Encoding[]>();

/** The encodings that an `Accept-Encoding` header allows, the best first. Browsers send few different ones: each is read once. */
function encodingsOf(header: string): Encoding[] {
	const known = choices.get(header);
	if (known) return known;
	const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
	const allowed = header.replace(refused, "");
	const encodings = (["br", "gzip"] as const).filter((encoding) => new RegExp(`(^|[\\s,])${encoding}\\b`).test(allowed));
	if (choices.size < 1000) choices.set(header, encodings);
	return encodings;
}

/** The best form of an answer for whoever asks. */
export function variantFor(variants: Variants, request: IncomingMessage): Variant {
	const accepted = request.headers["accept-encoding"];
	if (accepted === undefined) return variants.identity;
	for (const encoding of encodingsOf(accepted)) {
		const variant = variants[encoding];
		if (variant) return variant;
	}
	return variants.identity;
}

/** Writes what is kept, or 304 where the browser has it. `own` are the headers of this answer alone. */
export function answer(request: IncomingMessage, response: ServerResponse, status: number, variants: Variants, own: string[]): number {
	const variant = variantFor(variants, request);
	const known = request.headers["if-none-match"];
	if (known !== undefined && status === 200 && isKnown(known, variants)) {
		const kept = new Set(["cache-control", "content-security-policy", "etag", "vary"]);
		const headers = variant.headers.flatMap((name, index) =>
			index % 2 === 0 && kept.has(name.toLowerCase()) ? [name, variant.headers[index + 1] as string] : [],
		);
		response.writeHead(304, [...headers, ...own]);
		response.end();
		return 304;
	}
	const range = request.headers.range;
	if (range !== undefined && status === 200 && variant.headers.includes("Accept-Ranges")) return answerRange(range, request, response, variant, own);
	response.writeHead(status, own.length > 0 ? variant.headers.concat(own) : variant.headers);
	response.end(request.method === "HEAD" ? undefined : variant.body);
	return status;
}

/** Whether the browser holds one of the forms; `W/` before a tag changes nothing here (RFC 9110, 13.1.2). */
function isKnown(header: string, { identity, gzip, br }: Variants): boolean {
	if (header === "*") return true;
	const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return [identity, gzip, br].some((variant) => variant && tags.includes(variant.etag));
}

/** One range of bytes, as players ask for videos (RFC 9110, 14). Another wish is answered with the whole. */
function answerRange(range: string, request: IncomingMessage, response: ServerResponse, { body, headers }: Variant, own: string[]): number {
	const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
	const ifRange = request.headers["if-range"]?.toString();
	const whole = () => {
		response.writeHead(200, [...headers, ...own]);
		response.end(request.method === "HEAD" ? undefined : body);
		return 200;
	};
	if ((first === "" && last === "") || (ifRange !== undefined && !headers.includes(ifRange))) return whole();
	const start = first === "" ? Math.max(0, body.length - Number(last)) : Number(first);
	const end = first === "" || last === "" ? body.length - 1 : Math.min(Number(last), body.length - 1);
	const rest = headers.flatMap((name, index) => (index % 2 === 0 && name !== "Content-Length" ? [name, headers[index + 1] as string] : []));
	if (start > end) {
		response.writeHead(416, [...rest, ...own, "Content-Range", `bytes */${body.length}`, "Content-Length", "0"]);
		response.end();
		return 416;
	}
	response.writeHead(206, [...rest, ...own, "Content-Range", `bytes ${start}-${end}/${body.length}`, "Content-Length", String(end - start + 1)]);
	response.end(request.method === "HEAD" ? undefined : body.subarray(start, end + 1));
	return 206;
}
