import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";

const MEGABYTE_BYTES = 1024 * 1024;
const CONCURRENCY = 16;
/** Deferred work may finish within this time. */
const SETTLE_MS = 2000;
/** Clock ticks per second of /proc. */
const TICKS_PER_SECOND = 100;

export interface Watched {
	/** Milliseconds: the slowest `/healthz` meanwhile. */
	health: number;
	/** Peak megabytes of memory. */
	resident: number;
}

export interface Attack extends Watched {
	what: string;
	/** Seconds of a core. */
	work: number;
}

/** Measures the cost of attacks, one after the other on the same process. */
export async function measureAttacks(folder: string): Promise<Attack[]> {
	const site = await startOurs(folder);
	const { origin, pid } = site;
	const numbered = (count: number, pathOf: (index: number) => string, times = 1) =>
		askAll(
			origin,
			Array.from({ length: count * times }, (_, index) => pathOf(Math.floor(index / times))),
		);
	const attacks: [string, () => Promise<void>][] = [
		["a sign-in form of 60 MB, and six unfinished of 50 MB", () => sendBodies(origin)],
		["2,000 addresses of 3,900 characters that lead nowhere", () => numbered(2000, (index) => `/${"x".repeat(3900)}${index}`)],
		["800 questions to home, which reads none", () => numbered(800, (index) => `/?q=${index}`)],
		["800 searches, each once", () => numbered(800, (index) => `/speakers?q=once${index}`)],
		["800 searches, each five times", () => numbered(800, (index) => `/speakers?q=often${index}`, 5)],
		["2,000 searches, each of 3,000 characters", () => numbered(2000, (index) => `/news?q=${index}${"x".repeat(3000)}`)],
	];
	const measured: Attack[] = [];
	for (const [what, run] of attacks) measured.push({ what, ...(await measure(pid, origin, run)) });
	await site.stop();
	return measured;
}

export async function measure(pid: number, origin: string, run: () => Promise<void>): Promise<Omit<Attack, "what">> {
	const before = secondsOf(pid);
	const watcher = new Worker(new URL("watch.ts", import.meta.url), { workerData: { origin, pid } });
	await once(watcher, "online");
	await run();
	await setTimeout(SETTLE_MS);
	watcher.postMessage("stop");
	const [watched] = (await once(watcher, "message")) as [Watched];
	return { ...watched, work: secondsOf(pid) - before };
}

async function askAll(origin: string, paths: string[]): Promise<void> {
	const left = paths.values();
	const ask = async () => {
		for (const path of left) await (await fetch(origin + path, { redirect: "manual", headers: { "Accept-Encoding": "br, gzip" } })).arrayBuffer();
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, ask));
}

async function sendBodies(origin: string): Promise<void> {
	const { host, hostname, port } = new URL(origin);
	const head = `POST /admin/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${PUBLIC_ORIGIN}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
	const sockets = Array.from({ length: 6 }, () => connect(Number(port), hostname).on("error", () => {}));
	for (const socket of sockets) {
		socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${(50 * MEGABYTE_BYTES).toString(16)}\r\n`);
		socket.write(Buffer.alloc(49 * MEGABYTE_BYTES, "username=a&"));
	}
	await fetch(`${origin}/admin/login`, { method: "POST", body: Buffer.alloc(60 * MEGABYTE_BYTES, "a=b&"), headers: { Origin: PUBLIC_ORIGIN } }).catch(() => {});
	await setTimeout(SETTLE_MS);
	for (const socket of sockets) socket.destroy();
}

/** User and system time (proc(5), fields 14 and 15). */
function secondsOf(pid: number): number {
	const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = rest.split(" ").slice(11, 13).map(Number);
	return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}
