import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, type Variants, variantOf } from "./variants";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** An answer as the site made it. */
export interface Answer {
	status: number;
	headers: [name: string, value: string][];
	body: Buffer;
}

/** An answer that is kept, in the encodings that are ready by now. */
export interface Entry extends Variants {
	/** What the answer was made from; with another one it must be made again, for even a picture can be deleted. */
	version: string;
	status: number;
	answer: Answer;
	/** Names these bytes. */
	tag: string;
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
	/** Keys of what is asked for again and still to be compressed at quality 11, which takes long: one after the other. */
	readonly #uncompressed = new Set<string>();
	#isCompressing = false;

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
		if (entry?.version !== version) return undefined;
		if (entry.gzip && !entry.br) this.#compressLater(key);
		return entry;
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
		if (known?.tag === tag) return this.#put(key, { ...known, version });
		const named = { version, status: answer.status, answer, tag };
		const entry: Entry = { ...named, identity: formOf(named, "identity", answer.body), bytes: answer.body.length };
		if (!isCompressible(answer)) return this.#put(key, entry);
		const zipped = await gzipped(answer.body);
		entry.gzip = formOf(named, "gzip", zipped);
		entry.bytes += zipped.length;
		return this.#put(key, entry);
	}

	/** What nobody asks for twice, such as most searches, is not worth it. */
	#compressLater(key: string): void {
		this.#uncompressed.add(key);
		if (!this.#isCompressing) this.#compressWell();
	}

	async #compressWell(): Promise<void> {
		this.#isCompressing = true;
		for (const key of this.#uncompressed) {
			const entry = this.#entries.get(key);
			const body = entry && (await brotli(entry.answer.body, bestFor(entry.answer.body)).catch(() => undefined));
			this.#uncompressed.delete(key);
			const current = this.#entries.get(key);
			if (body && current?.answer === entry.answer) this.#put(key, { ...current, br: formOf(current, "br", body), bytes: current.bytes + body.length });
		}
		this.#isCompressing = false;
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
			this.#uncompressed.delete(key);
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

function formOf({ answer, tag }: Pick<Entry, "answer" | "tag">, encoding: Encoding, body: Buffer) {
	return variantOf(encoding, tag, body, ...answer.headers.flat(), ...(isCompressible(answer) ? ["Vary", "Accept-Encoding"] : []));
}

function bestFor(body: Buffer): BrotliOptions {
	// A window that holds all of it: a larger one only takes memory, on phones too.
	const window = Math.min(Math.ceil(Math.log2(body.length + 16)), constants.BROTLI_MAX_WINDOW_BITS);
	return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: window } };
}
