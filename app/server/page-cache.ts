import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type ContentState, isSame } from "#db/table-versions.ts";
import { type Encoding, type Variants, variantOf } from "./variants.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface Answer {
	status: number;
	headers: [name: string, value: string][];
	body: Buffer;
	tables: readonly string[];
	/** When the cached response expires, in milliseconds since 1970. */
	holdsUntil?: number;
}

export interface Entry extends Variants {
	state: ContentState;
	answer: Answer;
	tag: string;
	hits: number;
}

const ENTRY_OVERHEAD_BYTES = 1500;
const MAX_REQUESTED_ONCE_CHARACTERS = 256 * 1024;
const MIN_HITS = 3;
const MAX_QUEUE = 16;
/** As a multiple of the time to compress: frequent searches then cost at most a quarter of a core. */
const PAUSE_FACTOR = 3;
const MIN_COMPRESSED_BYTES = 860;
const COMPRESSIBLE = /^(text\/|application\/(javascript|([\w.]+\+)?(json|xml))|image\/svg)/;

/** Finished responses, limited in bytes, least recently used first to go. Concurrent requests for a key share one rendering. */
export class PageCache {
	readonly #entries: LRUCache<string, Entry>;
	readonly #rendering = new Map<string, { state: ContentState; made: Promise<Entry | Answer> }>();
	/** Query strings are endless: responses with one are cached on the second request, so that searches do not evict pages. */
	readonly #askedOnce = new LRUCache<string, true>({ maxSize: MAX_REQUESTED_ONCE_CHARACTERS, sizeCalculation: (_, key) => key.length });
	readonly #uncompressed = new Set<string>();
	#isCompressing = false;
	readonly #readClock: () => number;

	/** @param limit in bytes */
	constructor(limit: number, readClock = Date.now) {
		this.#readClock = readClock;
		this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: bytesOf });
	}

	get bytes(): number {
		return this.#entries.calculatedSize;
	}

	get size(): number {
		return this.#entries.size;
	}

	get waiting(): number {
		return this.#uncompressed.size;
	}

	find(key: string, state: ContentState): Entry | undefined {
		const entry = this.#entries.get(key);
		if (!entry || !isSame(entry.answer.tables, entry.state, state) || this.#isOver(entry.answer)) return undefined;
		entry.state = state;
		entry.hits += 1;
		if (entry.hits >= MIN_HITS && entry.gzip && !entry.br) this.#compressLater(key);
		return entry;
	}

	/** Caches responses that are the same for everyone, have this `status` and, with a query, are requested again. */
	async make(key: string, state: ContentState, render: () => Promise<Answer>, { isKept = true, status = 200 } = {}): Promise<Entry | Answer> {
		const running = this.#rendering.get(key);
		if (running?.state === state) {
			const made = await running.made;
			return this.#isOver(isEntry(made) ? made.answer : made) ? this.make(key, state, render, { isKept, status }) : made;
		}
		const isWorthKeeping = isKept && (!key.includes("?") || this.#isAskedAgain(key));
		const made = render().then((answer): Entry | Answer | Promise<Entry> =>
			answer.status === status && isForAll(answer, state) ? this.#store(key, state, answer, isWorthKeeping) : answer,
		);
		const rendering = { state, made };
		this.#rendering.set(key, rendering);
		try {
			return await made;
		} finally {
			if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
		}
	}

	#isAskedAgain(key: string): boolean {
		const isKnown = this.#askedOnce.has(key);
		this.#askedOnce.set(key, true);
		return isKnown;
	}

	async #store(key: string, state: ContentState, answer: Answer, isKept: boolean): Promise<Entry> {
		const known = this.#entries.peek(key);
		const tag = createHash("sha256")
			.update(JSON.stringify([answer.status, answer.headers]))
			.update(answer.body)
			.digest("base64url")
			.slice(0, 22);
		if (known?.tag === tag) return this.#put(key, { ...known, state, answer: { ...known.answer, tables: answer.tables, holdsUntil: answer.holdsUntil } });
		const entry: Entry = { state, answer, tag, identity: formOf({ answer, tag }, "identity", answer.body), hits: 0 };
		if (isCompressible(answer)) entry.gzip = formOf(entry, "gzip", exactCopy(await gzipped(answer.body)));
		return isKept ? this.#put(key, entry) : entry;
	}

	#isOver({ holdsUntil }: Answer): boolean {
		return holdsUntil !== undefined && this.#readClock() >= holdsUntil;
	}

	#compressLater(key: string): void {
		if (this.#uncompressed.size < MAX_QUEUE) this.#uncompressed.add(key);
		if (!this.#isCompressing) this.#compressWell();
	}

	async #compressWell(): Promise<void> {
		this.#isCompressing = true;
		for (const key of this.#uncompressed) {
			const started = performance.now();
			const entry = this.#entries.peek(key);
			const body = entry && (await brotli(entry.answer.body, bestFor(entry.answer.body)).catch(() => undefined));
			this.#uncompressed.delete(key);
			const current = this.#entries.peek(key);
			if (body && current?.tag === entry.tag) this.#put(key, { ...current, br: formOf(current, "br", exactCopy(body)) });
			await setTimeout(PAUSE_FACTOR * (performance.now() - started), undefined, { ref: false });
		}
		this.#isCompressing = false;
	}

	#put(key: string, entry: Entry): Entry {
		this.#entries.set(key, entry);
		return entry;
	}
}

export function isEntry(made: Entry | Answer): made is Entry {
	return "identity" in made;
}

function isForAll({ headers, tables }: Answer, { versions }: ContentState): boolean {
	const control = headers.find(([name]) => name === "cache-control")?.[1] ?? "";
	return tables.every((table) => versions.has(table)) && !/no-store|private/.test(control) && !headers.some(([name]) => name === "set-cookie");
}

function isCompressible({ headers, body }: Answer): boolean {
	const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
	return body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
}

function formOf({ answer, tag }: Pick<Entry, "answer" | "tag">, encoding: Encoding, body: Buffer) {
	return variantOf(encoding, tag, body, ...answer.headers.flat(), ...(isCompressible(answer) ? ["Vary", "Accept-Encoding"] : []));
}

/** zlib returns slices of larger buffers, which would stay in memory. */
function exactCopy(part: Buffer): Buffer {
	const copy = Buffer.allocUnsafeSlow(part.length);
	part.copy(copy);
	return copy;
}

function bytesOf({ identity, gzip, br }: Entry, key: string): number {
	const forms = [identity, gzip, br].map((form) => (form ? form.body.length + 2 * form.head.length : 0));
	return forms.reduce((sum, bytes) => sum + bytes, key.length + ENTRY_OVERHEAD_BYTES);
}

function bestFor(body: Buffer): BrotliOptions {
	// A window larger than the body only takes memory, on phones, too.
	const window = Math.min(Math.ceil(Math.log2(body.length + 16)), constants.BROTLI_MAX_WINDOW_BITS);
	return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: window } };
}
