import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync, utimesSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { Logger } from "pino";
import { startInterval } from "#app/runtime/interval.ts";
import { erasedSince, lockReplica, replicaFileOf, truncateJournal } from "#db/replica-state.ts";
import { openSqlite } from "#db/sqlite.ts";
import { configFileOf, type Replica, reasonIn, restartAfterErasureMs, startLitestream } from "./litestream.ts";
import { ReplicaLog } from "./replica-log.ts";

const CHECK_MS = 500;
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
const MAX_STOP_MS = 5000;
const TRUNCATE_TRIES = 20;
const TRUNCATE_INTERVAL_MS = 50;

interface ReplicatorParts {
	program: string;
	database: string;
	replica: Replica;
	log: Logger;
}

/** Runs Litestream, in only one of several processes of a database, and starts it again when it ends. */
export class Replicator {
	readonly #parts: ReplicatorParts;
	readonly #sqlite: Database;
	readonly #checks: { stop: () => Promise<void> };
	#unlock: (() => void) | undefined;
	#litestream: ChildProcess | undefined;
	#ended: Promise<unknown> = Promise.resolve();
	#delayMs = FIRST_DELAY_MS;
	/** Milliseconds since 1970. */
	#nextStart = 0;
	#failure: string | undefined;

	constructor(parts: ReplicatorParts) {
		this.#parts = parts;
		this.#sqlite = openSqlite(parts.database, { timeout: 0 });
		this.#checks = startInterval(CHECK_MS, () => this.#check());
	}

	/** Litestream ends only after it has replicated the last write. */
	async stop(): Promise<void> {
		await this.#checks.stop();
		await this.#end();
		this.#sqlite.close();
		if (this.#unlock) rmSync(configFileOf(this.#parts.database), { force: true });
		this.#unlock?.();
	}

	async #check(): Promise<void> {
		const { database, replica } = this.#parts;
		this.#unlock ??= lockReplica(database);
		if (!this.#unlock) return;
		const since = erasedSince(this.#sqlite)?.getTime() ?? Number.POSITIVE_INFINITY;
		if (this.#litestream && Date.now() - since >= restartAfterErasureMs(replica)) {
			await this.#end();
			await this.#truncate();
			this.#nextStart = 0;
		}
		if (!this.#litestream && Date.now() >= this.#nextStart) this.#start();
	}

	async #truncate(): Promise<void> {
		for (let tries = 0; tries < TRUNCATE_TRIES && !truncateJournal(this.#sqlite); tries++) await setTimeout(TRUNCATE_INTERVAL_MS);
	}

	#start(): void {
		const { program, database, replica, log } = this.#parts;
		const litestream = startLitestream(program, database, replica);
		const replicaLog = new ReplicaLog();
		this.#litestream = litestream;
		this.#ended = once(litestream, "close").catch((cause) => log.error({ err: cause }, "Litestream cannot be started"));
		for (const stream of [litestream.stdout, litestream.stderr]) {
			if (stream) createInterface(stream).on("line", (line) => this.#read(line, replicaLog));
		}
		this.#ended.then(() => {
			if (this.#litestream !== litestream) return;
			this.#litestream = undefined;
			this.#nextStart = Date.now() + this.#delayMs;
			log.warn(`Litestream ended. It is started again in ${this.#delayMs / 1000} s.`);
			this.#delayMs = Math.min(2 * this.#delayMs, MAX_DELAY_MS);
		});
	}

	#read(line: string, replicaLog: ReplicaLog): void {
		const { database, log } = this.#parts;
		const before = replicaLog.completeAt;
		replicaLog.take(line);
		if (line.includes('"level":"ERROR"')) {
			const reason = reasonIn(line) ?? line;
			if (reason !== this.#failure) log.warn({ reason }, "Litestream cannot replicate");
			this.#failure = reason;
		}
		const { completeAt } = replicaLog;
		if (completeAt === undefined || completeAt === before) return;
		utimesSync(replicaFileOf(database), completeAt / 1000, completeAt / 1000);
		if (this.#failure) log.info("Litestream replicates again");
		this.#failure = undefined;
		this.#delayMs = FIRST_DELAY_MS;
	}

	async #end(): Promise<void> {
		const litestream = this.#litestream;
		this.#litestream = undefined;
		litestream?.kill("SIGTERM");
		const isEnded = await Promise.race([this.#ended.then(() => true), setTimeout(MAX_STOP_MS, false, { ref: false })]);
		if (isEnded) return;
		this.#parts.log.warn("Litestream did not end in time: the replica may lack the last writes.");
		litestream?.kill("SIGKILL");
	}
}
