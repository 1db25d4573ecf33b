import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { CLIENT_CORE } from "./tools.ts";

const run = promisify(execFile);

/** Milliseconds of processor time in one tick of /proc (USER_HZ is 100 on every Linux). */
const TICK_MS = 10;

export interface Load {
	url: string;
	headers?: Record<string, string>;
	seconds: number;
	connections: number;
	/** Lua script for wrk. */
	script?: string;
}

export interface Measured {
	/** Responses per second. */
	rate: number;
	/** 99th percentile, in milliseconds. */
	p99: number;
	/** Microseconds of processor time for one response. */
	cost: number;
	requests: number;
	/** Responses with another status than 2xx or 3xx, and broken connections. */
	failures: number;
}

/** Requests as fast as possible. `pid` is the process that responds. */
export async function load(pid: number, { url, headers = {}, seconds, connections, script }: Load): Promise<Measured> {
	const before = processorTime(pid);
	const { stdout } = await run("taskset", [
		...["-c", CLIENT_CORE, "wrk", "--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`, "--latency"],
		...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
		...(script ? ["--script", script] : []),
		url,
	]);
	const spent = processorTime(pid) - before;
	const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
	const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
	const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
	const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
	return {
		rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
		p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
		cost: (spent * 1000) / requests,
		requests,
		failures: refused + broken.reduce((sum, count) => sum + Number(count), 0),
	};
}

function processorTime(pid: number): number {
	const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
	const [user, system] = fields.split(" ").slice(11, 13).map(Number) as [number, number];
	return (user + system) * TICK_MS + childrenOf(pid).reduce((sum, child) => sum + processorTime(child), 0);
}

function childrenOf(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number));
}

/** The median of each figure separately. */
export function median<Key extends string>(rounds: Record<Key, number>[]): Record<Key, number> {
	const keys = Object.keys(rounds[0] ?? {}) as Key[];
	return Object.fromEntries(keys.map((key) => [key, middle(rounds.map((round) => round[key]))])) as Record<Key, number>;
}

/** The median of the rounds' ratios: rounds take seconds, while the machine's speed varies over minutes. */
export function ratio(ours: Measured[], theirs: Measured[]): number {
	return middle(ours.map(({ rate }, round) => rate / (theirs[round] as Measured).rate));
}

export function middle(values: number[]): number {
	return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
