/** A thread that watches the site, as the attacker's is busy. */
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Watched } from "./attack.ts";

const { origin, pid } = workerData as { origin: string; pid: number };
const POLL_INTERVAL_MS = 10;

const figures: Watched = { health: 0, resident: 0 };
let isOver = false;
parentPort?.once("message", () => {
	isOver = true;
});
while (!isOver) {
	const asked = performance.now();
	await (await fetch(`${origin}/healthz`)).text();
	figures.health = Math.max(figures.health, performance.now() - asked);
	figures.resident = Math.max(figures.resident, residentOf(pid));
	await setTimeout(POLL_INTERVAL_MS);
}
parentPort?.postMessage(figures);

function residentOf(pid: number): number {
	return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
