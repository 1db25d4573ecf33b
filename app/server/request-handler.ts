import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { bodyLimit } from "#app/http/body-limits.ts";
import { addressOf, networkOf } from "#app/http/client-address.server.ts";
import { cookieName } from "#app/http/cookie.server.ts";
import type { Limiter } from "#app/http/limiter.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RequestContext } from "#app/runtime/request-context.server.ts";
import type { ContentState, TableVersions } from "#db/table-versions.ts";
import type { Address } from "./address.ts";
import { drainRequest } from "./drain-request.ts";
import { createRedactor } from "./logged-address.ts";
import type { LoggedRequest, Observer, Source } from "./observer.ts";
import { type Answer, isEntry, type PageCache } from "./page-cache.ts";
import { CLOSE_HEADER } from "./prepared-head.ts";
import { refusalOf } from "./refusal.ts";
import { readAnswer, type Site, toRequest } from "./remix.ts";
import { answer } from "./respond.ts";
import { ALLOW_ANY_ORIGIN, NOTHING_POLICY, PREFLIGHT_HEADERS } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import type { Variants } from "./variants.ts";

const NONE: string[] = [];
const METRICS = { pattern: "/metrics", found: "/metrics" };

const NO_INDEX_HEADER = ["X-Robots-Tag", "noindex"];
/** Enough for typos; a hundred thousand guesses take eleven days. */
const SECRET_GUESSES = { max: 20, windowMs: 200_000 };

export interface ListenerParts {
	site: Site;
	files: StaticFiles;
	cache: PageCache;
	versions: TableVersions;
	guesses: Limiter;
	observer: Observer;
	/** As configured; else taken from each request. */
	publicOrigin: string | undefined;
	trustProxy: boolean;
	common: string[];
	policy: string;
	checkoutPolicy: string;
	isStopping: () => boolean;
}

export class RequestHandler {
	readonly #parts: ListenerParts;
	readonly #request: IncomingMessage;
	readonly #response: ServerResponse;
	readonly #address: Address | undefined;
	readonly #logged: LoggedRequest;
	#isGuess = false;
	#secondsToWait = 0;
	#context: RequestContext | undefined;

	constructor(parts: ListenerParts, request: IncomingMessage, response: ServerResponse, address?: Address) {
		this.#parts = parts;
		this.#address = address;
		this.#request = request;
		this.#response = response;
		this.#logged = parts.observer.begin(request, address);
	}

	get #common(): string[] {
		return this.#address?.isOpen ? [...this.#parts.common, ...ALLOW_ANY_ORIGIN] : this.#parts.common;
	}

	get #policy(): string {
		return this.#address?.leadsToCheckout ? this.#parts.checkoutPolicy : this.#parts.policy;
	}

	get #more(): string[] {
		return this.#parts.isStopping() ? CLOSE_HEADER : NONE;
	}

	get #own(): string[] {
		return ["X-Request-Id", this.#logged.id, ...this.#more];
	}

	#cached(variants: Variants, source: Source, status?: number) {
		this.#end(answer(this.#request, this.#response, variants, this.#logged.id, this.#more, status), source);
	}

	#end(status: number, source: Source) {
		// A client that leaves before the response has guessed, too.
		if (this.#isGuess && status !== 404 && status !== 499) this.#parts.guesses.count(this.#reader, SECRET_GUESSES, Date.now(), -1);
		this.#logged.refusal = refusalOf(status, this.#request, this.#context, this.#parts.trustProxy);
		this.#parts.observer.end(this.#logged, status, source);
	}

	takeGuess(): boolean {
		this.#secondsToWait = this.#parts.guesses.count(this.#reader, SECRET_GUESSES, Date.now());
		this.#isGuess = this.#secondsToWait === 0;
		return this.#isGuess;
	}

	/** Answers correct secrets even after too many guesses, because many people can share a network address. */
	async forwardIfKnown(origin: string) {
		const { openedBy = [], params = {} } = this.#address ?? {};
		if (await this.#parts.site.isKnownSecret(openedBy, params)) return this.forward(origin);
		this.refuse(429, "Too many addresses that open nothing. Try again in a moment.", "Retry-After", String(this.#secondsToWait));
	}

	get #reader(): string {
		const address = addressOf(this.#request.headers["x-forwarded-for"]?.toString(), this.#request.socket.remoteAddress, this.#parts.trustProxy);
		return address ? networkOf(address) : "";
	}

	/** Fields that every page has, also a cached one. */
	get #shared(): RequestContext {
		return {
			id: this.#logged.id,
			conceal: (text) => createRedactor(this.#logged.url, this.#logged.address)(text),
			readOwnFile: (address) => this.#parts.files.find(address)?.identity.body,
		};
	}

	#open(): RequestContext {
		const log: RequestContext["log"] = (level, words, details) => this.#parts.observer.note(this.#logged, level, words, details);
		this.#context = { ...this.#shared, address: this.#request.socket.remoteAddress, log };
		return this.#context;
	}

	async refuseForeign(origin: string) {
		this.#open().refusal = "origin";
		await this.#lookUpUser(this.#headOf(origin));
		this.refuse(403, "This request did not come from this site.");
	}

	refuseToken() {
		this.#open().refusal = "token";
		this.#logged.address = METRICS;
		this.refuse(401, "Bring the token.", "WWW-Authenticate", "Bearer");
	}

	async #lookUpUser(head: Request) {
		const user = await this.#parts.site.currentUser(head).catch(() => undefined);
		if (this.#context) this.#context.username ??= user?.username;
	}

	#headOf(origin: string): Request {
		const { "accept-language": languages = "", cookie = "" } = this.#request.headers;
		return new Request(origin + this.#request.url, { headers: { "Accept-Language": languages, Cookie: cookie } });
	}

	refuse(status: number, words: string, ...more: string[]) {
		const type = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", "Content-Security-Policy", NOTHING_POLICY];
		this.#response.writeHead(status, [...this.#common, ...this.#own, ...more, ...type, ...(this.#address?.isAdmin ? NO_INDEX_HEADER : NONE)]);
		this.#response.end(words);
		this.#end(status, "none");
	}

	preflight() {
		this.#response.writeHead(204, [...this.#common, ...this.#own, ...PREFLIGHT_HEADERS]);
		this.#response.end();
		this.#end(204, "none");
	}

	file(file: Variants) {
		const { pathname = "" } = this.#address ?? {};
		this.#logged.address = { pattern: pathname, found: pathname };
		this.#cached(file, "static");
	}

	page(target: string, theme: string, origin: string) {
		const { cache, versions, publicOrigin } = this.#parts;
		const key = (publicOrigin ? "" : origin) + target + (theme && ` ${theme}`);
		try {
			const now = versions.current;
			const cached = cache.find(key, now);
			if (cached) return this.#cached(cached, "hit", cached.answer.status);
			const request = new Request(origin + target, theme === "" ? undefined : { headers: { Cookie: `${cookieName("theme")}=${theme}` } });
			this.#make(key, now, request).catch((cause) => this.fail(cause));
		} catch (cause) {
			this.fail(cause);
		}
	}

	/** Cached pages are rendered from a synthetic request that has no cookie of the visitor except the theme. */
	async #make(key: string, now: ContentState, request: Request) {
		const { cache, site } = this.#parts;
		const made = await cache.make(
			key,
			now,
			async () => {
				const context: RequestContext = { ...this.#shared, tables: new Set() };
				return this.#withHeaders(await readAnswer(await site.answer(request, context), context));
			},
			{ isKept: !this.#address?.isPersonal, status: this.#address?.leadsNowhere ? 404 : 200 },
		);
		if (isEntry(made)) this.#cached(made, "miss", made.answer.status);
		else this.#whole(made);
	}

	async forward(origin: string) {
		const { headers } = this.#request;
		const requestContext = this.#open();
		const limit = bodyLimit(this.#address?.body, headers["content-type"]);
		if (Number(headers["content-length"]) > limit) return this.#refuseBody(origin, limit);
		if (headers.expect) this.#response.writeContinue();
		const gone = new AbortController();
		this.#response.once("close", () => {
			if (!this.#response.writableFinished) gone.abort();
		});
		const overflow = Promise.withResolvers<undefined>();
		const url = this.#address?.leadsNowhere ? this.#address.target : this.#request.url;
		const request = toRequest(this.#request, { url: `${origin}${url}`, limit, onTooLarge: () => overflow.resolve(undefined), signal: gone.signal });
		const answered = await Promise.race([this.#parts.site.answer(request, requestContext), overflow.promise]);
		if (!answered) return this.#refuseBody(origin, limit);
		if (gone.signal.aborted) return this.#end(499, "none");
		// Unread bytes of the body would precede the connection's next request.
		this.#request.removeAllListeners("data").resume();
		const own = this.#forReader(answered);
		if (isPage(own.headers.get("content-type"))) return this.#whole(this.#withHeaders(await readAnswer(own)));
		const pairs = [...this.#commonBeside(own.headers.keys()), ...own.headers, ["Content-Security-Policy", NOTHING_POLICY]];
		this.#response.writeHead(own.status, [...pairs.flat(), ...this.#own]);
		if (own.body && this.#request.method !== "HEAD") await pipeline(Readable.fromWeb(own.body as never), this.#response);
		else this.#response.end();
		this.#end(own.status, "none");
	}

	fail(cause: unknown) {
		if (this.#response.destroyed) return this.#end(499, "none");
		this.#parts.observer.fail(this.#logged, cause);
		if (!this.#response.headersSent) return this.refuse(500, "Something went wrong.");
		this.#response.destroy();
		this.#end(500, "none");
	}

	/** Responds at once, and closes the connection only after the client had time to read the response. */
	async #refuseBody(origin: string, limit: number) {
		const head = this.#headOf(origin);
		await this.#lookUpUser(head);
		const response = await this.#parts.site.tooLarge(head, limit);
		const { status, headers: pairs, body } = await readAnswer(this.#forReader(response));
		const length = ["Content-Length", String(body.length), "Connection", "close", "Content-Security-Policy", NOTHING_POLICY];
		this.#response.writeHead(status, [...this.#common, ...pairs.flat(), ...this.#own, ...length]);
		this.#response.write(body);
		this.#end(status, "none");
		await drainRequest(this.#request);
		this.#response.end();
	}

	#forReader({ status, headers: made, body }: Response): Response {
		const headers = new Headers(made);
		if (this.#address?.isAdmin) {
			headers.set("Cache-Control", "no-store");
			headers.set("X-Robots-Tag", "noindex");
		}
		if (this.#address?.isBelowSecret) for (const [name, value] of Object.entries(SECRET_HEADERS)) headers.set(name, value);
		if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
		return new Response(body, { status, headers });
	}

	#whole({ status, headers, body }: Answer) {
		this.#response.writeHead(status, [...headers.flat(), ...this.#own, "Content-Length", String(body.length)]);
		this.#response.end(this.#request.method === "HEAD" ? undefined : body);
		this.#end(status, "none");
	}

	#withHeaders(made: Answer): Answer {
		const isHtml = isPage(made.headers.find(([name]) => name === "content-type")?.[1]);
		const pairs = this.#commonBeside(made.headers.map(([name]) => name));
		return { ...made, headers: [...made.headers, ...pairs, ["Content-Security-Policy", isHtml ? this.#policy : NOTHING_POLICY]] };
	}

	#commonBeside(names: Iterable<string>): Answer["headers"] {
		const [common, own] = [this.#common, new Set(names)];
		return common.flatMap((name, index): Answer["headers"] => (index % 2 === 0 && !own.has(name.toLowerCase()) ? [[name, common[index + 1] as string]] : []));
	}
}

function isPage(type: string | null | undefined): boolean {
	return type?.startsWith("text/html") ?? false;
}
