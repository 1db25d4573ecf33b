import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Where an answer came from: kept and good, made and now kept, a file, or made for this one reader. */
export type Source = "hit" | "miss" | "static" | "none";

/** One request on its way. */
export interface Visit {
	/** Names the request in the log and in the answer. */
	id: string;
	end: (status: number, source: Source) => void;
}

/** Seconds. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** What is written down and counted about requests. */
export class Observer {
	readonly registry = new Registry();
	readonly #log: Logger;
	readonly #requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames: ["status", "cache"], registers: [this.registry] });
	readonly #seconds = new Histogram({
		name: "http_request_seconds",
		help: "Time from request to answer.",
		labelNames: ["cache"],
		buckets: BUCKETS,
		registers: [this.registry],
	});
	/** Random for each process, so that ids of two of them differ. */
	readonly #prefix = randomBytes(6).toString("base64url");
	#count = 0;
	#open = 0;

	constructor(log: Logger, { cachedBytes, cachedPages }: { cachedBytes: () => number; cachedPages: () => number }) {
		this.#log = log;
		collectDefaultMetrics({ register: this.registry });
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

	get open(): number {
		return this.#open;
	}

	begin({ method, url }: IncomingMessage): Visit {
		const id = `${this.#prefix}-${(++this.#count).toString(36)}`;
		const started = performance.now();
		this.#open += 1;
		return {
			id,
			end: (status, cache) => {
				this.#open -= 1;
				const milliseconds = performance.now() - started;
				this.#requests.inc({ status, cache });
				this.#seconds.observe({ cache }, milliseconds / 1000);
				this.#log.info({ id, method, url, status, cache, ms: Math.round(milliseconds * 100) / 100 }, "request");
			},
		};
	}

	/** Writes down why a request failed; whoever asked gets the request's id and no more. */
	fail({ id }: Visit, cause: unknown): void {
		this.#log.error({ id, err: cause }, "request failed");
	}
}
