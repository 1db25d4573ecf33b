import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { answer } from "./answering";
import type { ListenerParts } from "./listener";
import type { Source, Visit } from "./observer";
import { type Answer, isEntry } from "./page-cache";
import { readAnswer, toRequest } from "./remix";
import { NOTHING_POLICY, policyFor } from "./security-headers";
import type { Variants } from "./variants";

const MEGABYTE = 1024 * 1024;
/** Bytes of a posted body. */
const BODY_LIMIT = MEGABYTE;
/** Forms with files drop what is too large as it comes in and keep the rest, so that nobody types it twice; this ends even that. */
const UPLOAD_LIMIT = 64 * MEGABYTE;

const NONE: string[] = [];
const LAST = ["Connection", "close"];

/** One request and its answer. */
export class Turn {
	readonly #parts: ListenerParts;
	readonly #request: IncomingMessage;
	readonly #response: ServerResponse;
	readonly #visit: Visit;

	constructor(parts: ListenerParts, request: IncomingMessage, response: ServerResponse) {
		this.#parts = parts;
		this.#request = request;
		this.#response = response;
		this.#visit = parts.observer.begin(request);
	}

	/** Headers of this answer alone, besides its id. */
	get #more(): string[] {
		return this.#parts.isStopping() ? LAST : NONE;
	}

	/** The same with the id. */
	get #own(): string[] {
		return ["X-Request-Id", this.#visit.id, ...this.#more];
	}

	/** From memory. */
	#kept(status: number, variants: Variants, source: Source) {
		this.#end(answer(this.#request, this.#response, status, variants, this.#visit.id, this.#more), source);
	}

	#end(status: number, source: Source) {
		this.#parts.observer.end(this.#visit, status, source);
	}

	/** Says in one sentence why there is no other answer. */
	refuse(status: number, words: string, ...more: string[]) {
		const type = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", "Content-Security-Policy", NOTHING_POLICY];
		this.#response.writeHead(status, [...this.#parts.common, ...this.#own, ...more, ...type]);
		this.#response.end(words);
		this.#end(status, "none");
	}

	file(file: Variants) {
		this.#kept(200, file, "static");
	}

	/** From memory, or made now and kept. */
	page(target: string, theme: string, origin: string) {
		const { cache, version, publicOrigin } = this.#parts;
		const key = (publicOrigin ? "" : origin) + target + (theme && ` ${theme}`);
		try {
			const now = version.current;
			const kept = cache.find(key, now);
			if (kept) return this.#kept(kept.status, kept, "hit");
			const request = new Request(origin + target, theme === "" ? undefined : { headers: { Cookie: `theme=${theme}` } });
			this.#make(key, now, request).catch((cause) => this.fail(cause));
		} catch (cause) {
			this.fail(cause);
		}
	}

	/** What is made knows no more of the reader than the request that is made up for it. */
	async #make(key: string, now: string, request: Request) {
		const { cache, site, common } = this.#parts;
		const made = await cache.make(key, now, async () => withHeaders(await readAnswer(await site(request, { id: this.#visit.id })), common));
		if (isEntry(made)) this.#kept(made.status, made, "miss");
		else this.#whole(made);
	}

	/** To the site and back, for this reader alone. */
	async passOn(pathname: string, origin: string) {
		const limit = pathname.startsWith("/admin/") ? UPLOAD_LIMIT : BODY_LIMIT;
		let isTooLarge = Number(this.#request.headers["content-length"]) > limit;
		if (isTooLarge) return this.#refuseBody();
		const gone = new AbortController();
		this.#response.once("close", () => {
			if (!this.#response.writableFinished) gone.abort();
		});
		const request = toRequest(this.#request, {
			origin,
			limit,
			onTooLarge: () => {
				isTooLarge = true;
			},
			signal: gone.signal,
		});
		const answered = await this.#parts.site(request, { id: this.#visit.id, address: this.#request.socket.remoteAddress });
		if (isTooLarge) return this.#refuseBody();
		// What the site did not want to read would stand before the connection's next request.
		this.#request.unpipe().resume();
		if (isPage(answered.headers.get("content-type"))) return this.#whole(withHeaders(await readAnswer(answered), this.#parts.common));
		const headers = [...this.#parts.common, ...[...answered.headers].flat(), ...this.#own, "Content-Security-Policy", NOTHING_POLICY];
		this.#response.writeHead(answered.status, headers);
		if (answered.body && this.#request.method !== "HEAD") await pipeline(Readable.fromWeb(answered.body as never), this.#response);
		else this.#response.end();
		this.#end(answered.status, "none");
	}

	fail(cause: unknown) {
		if (this.#response.destroyed) return this.#end(499, "none");
		this.#parts.observer.fail(this.#visit, cause);
		if (!this.#response.headersSent) return this.refuse(500, "Something went wrong.");
		this.#response.destroy();
		this.#end(500, "none");
	}

	#refuseBody() {
		this.refuse(413, "This is too large.", "Connection", "close");
	}

	#whole({ status, headers, body }: Answer) {
		this.#response.writeHead(status, [...headers.flat(), ...this.#own, "Content-Length", String(body.length)]);
		this.#response.end(this.#request.method === "HEAD" ? undefined : body);
		this.#end(status, "none");
	}
}

function isPage(type: string | null | undefined): boolean {
	return type?.startsWith("text/html") ?? false;
}

/** The site's headers with those of every answer that it does not set itself, and the policy that its scripts ask for. */
function withHeaders(made: Answer, common: string[]): Answer {
	const policy = isPage(made.headers.find(([name]) => name === "content-type")?.[1]) ? policyFor(made.body) : NOTHING_POLICY;
	const own = new Set(made.headers.map(([name]) => name));
	const pairs = common.flatMap((name, index): Answer["headers"] =>
		index % 2 === 0 && !own.has(name.toLowerCase()) ? [[name, common[index + 1] as string]] : [],
	);
	return { ...made, headers: [...made.headers, ...pairs, ["Content-Security-Policy", policy]] };
}
