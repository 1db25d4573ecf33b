/** `npm run bench`, or `npm run bench -- rush` for many visitors at once: measures the built site against its peers, prints a table, and writes `bench-results.json`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureAttacks } from "./attack.ts";
import { measureCached, measureUnreadQueries } from "./cached.ts";
import { measureFloods } from "./floods.ts";
import { measureFresh } from "./fresh.ts";
import { measureGrowth } from "./growth.ts";
import { measureMeetings } from "./meetings.ts";
import { MESSAGES, measureReaders } from "./messages.ts";
import { measureSelling, ORDERS } from "./orders.ts";
import { measureRush } from "./rush.ts";
import { measureSoak } from "./soak.ts";
import { measureStart } from "./start.ts";
import { linesOf, rushTable, tablesOf } from "./table.ts";
import { describeMachine, installTools } from "./tools.ts";
import { measureWeights } from "./weights.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const seconds = Number(process.env.BENCH_SECONDS ?? 1);
const floodSeconds = Number(process.env.BENCH_FLOOD_SECONDS ?? 60);
const soakRequests = Number(process.env.BENCH_SOAK_REQUESTS ?? 1_000_000);

installTools();
const machine = describeMachine();
const folder = mkdtempSync(path.join(tmpdir(), "summit-bench-"));
try {
	if (process.argv.includes("rush")) {
		const rush = await measureRush(folder, Number(process.env.BENCH_RUSH_MINUTES ?? 10));
		console.log(rushTable(rush));
		process.exitCode = rush.lines.every(({ isMet }) => isMet) ? 0 : 1;
	} else await measureAll();
} finally {
	rmSync(folder, { recursive: true });
}

async function measureAll(): Promise<void> {
	const results = {
		at: new Date().toISOString(),
		machine,
		rounds,
		seconds,
		cached: await measureCached(folder, rounds, seconds),
		unreadQueries: await measureUnreadQueries(folder, rounds, seconds),
		fresh: await measureFresh(folder, rounds, seconds),
		readers: await measureReaders(folder, rounds, seconds, MESSAGES),
		readersOfShop: await measureReaders(folder, rounds, seconds, ORDERS),
		selling: await measureSelling(folder),
		meetings: await measureMeetings(folder),
		weights: await measureWeights(folder),
		start: await measureStart(folder, rounds),
		attacks: await measureAttacks(folder),
		floods: await measureFloods(folder, floodSeconds),
		growth: await measureGrowth(folder),
		soak: await measureSoak(folder, soakRequests),
	};
	const report = { ...results, lines: linesOf(results) };
	writeFileSync("bench-results.json", `${JSON.stringify(report, null, "\t")}\n`);
	console.log(tablesOf(report));
}
