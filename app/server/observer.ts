import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LogStream } from "./log-stream";

/** Where an answer came from: kept and good, made and now kept, a file, or made for this one reader. */
export type Source = "hit" | "miss" | "static" | "none";

/** One request on its way. */
export interface Visit {
	/** Names the request in the log and in the answer. */
	id: string;
	method: string | undefined;
	url: string | undefined;
	/** By `performance.now()`. */
	started: number;
	/** How it ended; before that it means nothing. */
	status: number;
	cache: Source;
	milliseconds: number;
}

/** Seconds. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Outlet {
	log: Logger;
	/** What the log is written to. */
	stream: LogStream;
	cachedBytes: () => number;
	cachedPages: () => number;
}

/** What is written down and counted about requests. */
export class Observer {
	readonly registry = new Registry();
	readonly #log: Logger;
	readonly #stream: LogStream | undefined;
	readonly #seconds = new Histogram({
		name: "http_request_seconds",
		help: "Time from request to answer, of what was not in memory.",
		labelNames: ["status", "cache"],
		buckets: BUCKETS,
		registers: [this.registry],
	});
	/** Answers by source and status that `http_requests_total` does not know of yet: prom-client takes longer to count one than to look it up and send it. */
	readonly #uncounted: Record<Source, Map<number, number>> = { hit: new Map(), miss: new Map(), static: new Map(), none: new Map() };
	/** Random for each process, so that ids of two of them differ. */
	readonly #prefix = randomBytes(6).toString("base64url");
	#count = 0;
	#open = 0;
	readonly #ended: Visit[] = [];

	constructor({ log, stream, cachedBytes, cachedPages }: Outlet) {
		this.#log = log;
		if (log.isLevelEnabled("info")) this.#stream = stream;
		collectDefaultMetrics({ register: this.registry });
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
		gauge("http_requests_open", "Requests that are being answered.", () => this.#open);
	}

	begin({ method, url }: IncomingMessage): Visit {
		this.#open += 1;
		return { id: `${this.#prefix}-${(++this.#count).toString(36)}`, method, url, started: performance.now(), status: 0, cache: "none", milliseconds: 0 };
	}

	end(visit: Visit, status: number, cache: Source): void {
		this.#open -= 1;
		visit.status = status;
		visit.cache = cache;
		visit.milliseconds = performance.now() - visit.started;
		// Written down once all that came with it are answered: then nobody waits for it, and many lines at once take less time.
		if (this.#ended.push(visit) === 1) setImmediate(() => this.#writeDown());
	}

	/** The lines are put together here: pino takes longer for one than all of an answer from memory takes. */
	#writeDown(): void {
		const time = Date.now();
		let lines = "";
		for (const { id, method, url, status, cache, milliseconds } of this.#ended) {
			const counts = this.#uncounted[cache];
			counts.set(status, (counts.get(status) ?? 0) + 1);
			if (cache === "miss" || cache === "none") this.#seconds.observe({ status, cache }, milliseconds / 1000);
			lines += `{"level":30,"time":${time},"id":"${id}","method":"${method}","url":${JSON.stringify(url)},"status":${status},"cache":"${cache}","ms":${Math.round(milliseconds * 100) / 100},"msg":"request"}\n`;
		}
		this.#stream?.write(lines);
		this.#ended.length = 0;
	}

	/** Writes down why a request failed; whoever asked gets the request's id and no more. */
	fail({ id }: Visit, cause: unknown): void {
		this.#log.error({ id, err: cause }, "request failed");
	}
}
