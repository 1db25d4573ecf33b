import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StorageFigures } from "#db/storage-figures.ts";
import type { LogStream } from "./log-stream.ts";
import { createRedactor, isFound, type LoggedAddress, redactError, UNREADABLE } from "./logged-address.ts";
import type { PathFacts } from "./path-facts.ts";
import type { Refusal } from "./refusal.ts";
import { registerSiteFigures } from "./site-figures.ts";

export type Source = "hit" | "miss" | "static" | "none";

export interface LoggedRequest {
	id: string;
	method: string | undefined;
	url: string;
	address: LoggedAddress;
	isSignIn: boolean;
	started: number;
	status: number;
	cache: Source;
	milliseconds: number;
	refusal: Refusal | undefined;
}

/** Seconds. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Outlet {
	log: Logger;
	stream: LogStream;
	cachedBytes: () => number;
	cachedPages: () => number;
	storage: StorageFigures;
	/** Milliseconds; 0 without a replica. */
	replicaLag: () => number;
}

const INFO_LEVEL = 30;
const WARN_LEVEL = 40;
const ERROR_LEVEL = 50;
/** Visitors get these only by addresses that the site does not link to, or by doing something too often. */
const NOTABLE = [403, 413, 429];

export class Observer {
	readonly registry = new Registry();
	readonly #log: Logger;
	readonly #stream: LogStream;
	readonly #leastLevel: number;
	readonly #seconds = new Histogram({
		name: "http_request_seconds",
		help: "Time from request to answer, of what was not in memory.",
		labelNames: ["status", "cache"],
		buckets: BUCKETS,
		registers: [this.registry],
	});
	readonly #signIns = new Counter({
		name: "sign_ins_total",
		help: "Posted sign-ins by the status of their answer: 401 refused, 429 refused for now.",
		labelNames: ["status"],
		registers: [this.registry],
	});
	/** Added to `http_requests_total` when it is read: prom-client needs longer for one than a cached response. */
	readonly #uncounted: Record<Source, Map<number, number>> = { hit: new Map(), miss: new Map(), static: new Map(), none: new Map() };
	readonly #prefix = randomBytes(6).toString("base64url");
	#count = 0;
	#open = 0;
	readonly #ended: LoggedRequest[] = [];

	constructor({ log, stream, cachedBytes, cachedPages, storage, replicaLag }: Outlet) {
		this.#log = log;
		this.#stream = stream;
		this.#leastLevel = log.levelVal;
		collectDefaultMetrics({ register: this.registry });
		registerSiteFigures(this.registry, storage, replicaLag);
		const uncounted = this.#uncounted;
		new Counter({
			name: "http_requests_total",
			help: "Requests that were answered.",
			labelNames: ["status", "cache"],
			registers: [this.registry],
			collect() {
				for (const [cache, counts] of Object.entries(uncounted)) {
					for (const [status, count] of counts) this.inc({ status, cache }, count);
					counts.clear();
				}
			},
		});
		const gauge = (name: string, help: string, read: () => number) =>
			new Gauge({
				name,
				help,
				registers: [this.registry],
				collect() {
					this.set(read());
				},
			});
		gauge("page_cache_bytes", "Bytes of finished answers in memory.", cachedBytes);
		gauge("page_cache_entries", "Finished answers in memory.", cachedPages);
		new Counter({
			name: "log_lost_bytes_total",
			help: "Bytes of the log that could not be written.",
			registers: [this.registry],
			collect() {
				this.reset();
				this.inc(stream.lostBytes);
			},
		});
		gauge("http_requests_open", "Requests that are being answered.", () => this.#open);
	}

	begin({ method, url = "" }: IncomingMessage, facts?: PathFacts): LoggedRequest {
		this.#open += 1;
		return {
			id: `${this.#prefix}-${(++this.#count).toString(36)}`,
			method,
			url,
			address: facts?.logged ?? UNREADABLE,
			isSignIn: method === "POST" && facts?.signsIn === true,
			started: performance.now(),
			status: 0,
			cache: "none",
			milliseconds: 0,
			refusal: undefined,
		};
	}

	end(logged: LoggedRequest, status: number, cache: Source): void {
		this.#open -= 1;
		logged.status = status;
		logged.cache = cache;
		logged.milliseconds = performance.now() - logged.started;
		// After all requests of this tick are answered: none of them waits, and batches are faster.
		if (this.#ended.push(logged) === 1) setImmediate(() => this.#writeDown());
	}

	/** Pino takes longer for one line than a cached response. */
	#writeDown(): void {
		const time = Date.now();
		let lines = "";
		for (const { id, method, address, isSignIn, status, cache, milliseconds, refusal } of this.#ended) {
			const counts = this.#uncounted[cache];
			counts.set(status, (counts.get(status) ?? 0) + 1);
			if (cache === "miss" || cache === "none") this.#seconds.observe({ status, cache }, milliseconds / 1000);
			if (isSignIn) this.#signIns.inc({ status });
			const level = levelOf(status);
			if (level < this.#leastLevel) continue;
			lines += `{"level":${level},"time":${time},"id":"${id}","method":"${method}","url":${JSON.stringify(isFound(status) ? address.found : address.pattern)},"status":${status},"cache":"${cache}","ms":${Math.round(milliseconds * 100) / 100},${refusal ? `${JSON.stringify(refusal).slice(1, -1)},` : ""}"msg":"request"}\n`;
		}
		this.#stream.write(lines);
		this.#ended.length = 0;
	}

	note({ id }: LoggedRequest, level: "info" | "warn", words: string, details: object): void {
		this.#log[level]({ id, ...details }, words);
	}

	fail({ id, url, address }: LoggedRequest, cause: unknown): void {
		this.#log.error({ id, err: redactError(cause, createRedactor(url, address)) }, "request failed");
	}
}

function levelOf(status: number): number {
	if (status >= 500) return ERROR_LEVEL;
	return NOTABLE.includes(status) ? WARN_LEVEL : INFO_LEVEL;
}
