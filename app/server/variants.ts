import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

export interface Variant {
	etag: string;
	body: Buffer;
	headers: string[];
	head: string;
}

export interface Variants extends Partial<Record<Encoding, Variant>> {
	identity: Variant;
}

export function variantOf(encoding: Encoding, tag: string, body: Buffer, ...others: string[]): Variant {
	const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
	const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const headers = [...others, ...encoded, "ETag", etag, "Content-Length", String(body.length)];
	return { etag, body, headers, head: headers.map((part, index) => part + (index % 2 === 0 ? ": " : "\r\n")).join("") };
}

export function variantFor(variants: Variants, accepted: string | undefined): Variant {
	if (accepted === undefined) return variants.identity;
	for (const encoding of encodingsOf(accepted)) {
		const variant = variants[encoding];
		if (variant) return variant;
	}
	return variants.identity;
}

const MAX_ENTRIES = 500;
const MAX_LENGTH = 100;
const choices = new Map<string, Encoding[]>();

function encodingsOf(header: string): Encoding[] {
	const known = choices.get(header);
	if (known) return known;
	const encodings = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]) as Encoding[];
	const best = (["br", "gzip"] as const).filter((encoding) => encodings.includes(encoding));
	if (choices.size < MAX_ENTRIES && header.length <= MAX_LENGTH) choices.set(header, best);
	return best;
}
