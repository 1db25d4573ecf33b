import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** An answer as the site made it. */
export interface Answer {
	status: number;
	headers: [name: string, value: string][];
	body: Buffer;
}

/** One form of an answer, ready to be written. */
export interface Variant {
	/** Strong: the same for the same bytes, after a restart too. */
	etag: string;
	body: Buffer;
	/** Names and values in turn, `Content-Length` and `ETag` included. */
	headers: string[];
}

/** An answer that is kept, in the encodings that are ready by now. */
export interface Entry {
	/** What the answer was made from; with another one it must be made again, for even a picture can be deleted. */
	version: string;
	status: number;
	identity: Variant;
	gzip?: Variant;
	br?: Variant;
	/** Of all forms together. */
	bytes: number;
}

/** Shorter ones do not gain by it. */
const SHORTEST_COMPRESSED = 860;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;

/**
 * Finished answers by their address, at most so many bytes; what was made first goes first. One rendering at
 * a time for an address, however many ask.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>();
	readonly #rendering = new Map<string, Promise<Entry | Answer>>();
	readonly #limit: number;
	#bytes = 0;
	/** The last compression at quality 11; one after the other, so that they leave room for others. */
	#compressing: Promise<unknown> = Promise.resolve();

	constructor(limit: number) {
		this.#limit = limit;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get size(): number {
		return this.#entries.size;
	}

	/** What is kept and still holds. */
	find(key: string, version: string): Entry | undefined {
		const entry = this.#entries.get(key);
		return entry?.version === version ? entry : undefined;
	}

	/**
	 * Has an answer made and keeps it, if it is the same for everyone; else it is given as it is. Who asks while it is being
	 * made from the same version gets the same one.
	 */
	async make(key: string, version: string, render: () => Promise<Answer>): Promise<Entry | Answer> {
		const turn = `${version} ${key}`;
		const running = this.#rendering.get(turn);
		if (running) return running;
		const made = render().then((answer): Entry | Answer | Promise<Entry> => (isForAll(answer) ? this.#keep(key, version, answer) : answer));
		this.#rendering.set(turn, made);
		try {
			return await made;
		} finally {
			this.#rendering.delete(turn);
		}
	}

	async #keep(key: string, version: string, answer: Answer): Promise<Entry> {
		const known = this.#entries.get(key);
		const tag = createHash("sha256")
			.update(JSON.stringify([answer.status, answer.headers]))
			.update(answer.body)
			.digest("base64url")
			.slice(0, 22);
		// The same bytes as before: what was compressed then is still good.
		if (known?.identity.etag === `"${tag}"`) return this.#put(key, { ...known, version });
		const entry: Entry = {
			version,
			status: answer.status,
			identity: variantOf(answer, answer.body, tag, "identity"),
			bytes: answer.body.length,
		};
		if (!isCompressible(answer)) return this.#put(key, entry);
		const zipped = await gzipped(answer.body);
		entry.gzip = variantOf(answer, zipped, tag, "gzip");
		entry.bytes += zipped.length;
		this.#compressing = this.#compressing.then(() => this.#compressWell(key, entry, answer, tag)).catch(() => {});
		return this.#put(key, entry);
	}

	async #compressWell(key: string, entry: Entry, answer: Answer, tag: string): Promise<void> {
		if (this.#entries.get(key)?.identity !== entry.identity) return;
		const body = await brotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length } });
		const current = this.#entries.get(key);
		if (current?.identity !== entry.identity) return;
		current.br = variantOf(answer, body, tag, "br");
		current.bytes += body.length;
		this.#bytes += body.length;
		this.#shrink();
	}

	#put(key: string, entry: Entry): Entry {
		this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		this.#bytes += entry.bytes;
		this.#shrink();
		return entry;
	}

	#shrink(): void {
		for (const [key, { bytes }] of this.#entries) {
			if (this.#bytes <= this.#limit) return;
			this.#entries.delete(key);
			this.#bytes -= bytes;
		}
	}
}

export function isEntry(made: Entry | Answer): made is Entry {
	return "identity" in made;
}

/** A page or its absence, made for no one in particular. */
function isForAll({ status, headers }: Answer): boolean {
	const control = headers.find(([name]) => name === "cache-control")?.[1] ?? "";
	return (status === 200 || status === 404) && !/no-store|private/.test(control) && !headers.some(([name]) => name === "set-cookie");
}

function isCompressible({ headers, body }: Answer): boolean {
	const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
	return body.length >= SHORTEST_COMPRESSED && COMPRESSIBLE.test(type);
}

function variantOf(answer: Answer, body: Buffer, tag: string, encoding: Encoding): Variant {
	const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
	const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const vary = isCompressible(answer) ? ["Vary", "Accept-Encoding"] : [];
	return { etag, body, headers: [...answer.headers.flat(), ...encoded, ...vary, "ETag", etag, "Content-Length", String(body.length)] };
}
