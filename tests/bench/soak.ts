import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { load } from "./load.ts";
import { MESSAGES, send } from "./messages.ts";
import { startOurs } from "./servers.ts";

const TOKEN = "a token for the bench alone";
const PAGES = ["/about", "/agenda", "/agenda?day=2", "/speakers", "/workshops", "/tickets", "/news", "/venue", "/partners", "/contact"];
const PATHS = [...["", "/es", "/sv"].flatMap((language) => PAGES.map((page) => language + page)), "/api/agenda", "/api/speakers", "/api/news", "/sitemap.xml"];
const SLICE_SECONDS = 10;
const WRITE_INTERVAL_MS = 200;

export interface Look {
	requests: number;
	/** Per second since the last look. */
	rate: number;
	p99: number;
	/** Megabytes of memory. */
	resident: number;
	/** Megabytes of the write-ahead log. */
	wal: number;
	/** 99th percentile of the timers' delay, in milliseconds. */
	delay: number;
	failures: number;
}

/** Requests every page while forms are sent and organizers edit. */
export async function measureSoak(folder: string, requests: number): Promise<Look[]> {
	const script = path.join(folder, "pages.lua");
	const list = PATHS.map((one) => `"${one}"`).join(", ");
	writeFileSync(
		script,
		`local paths, count = { ${list} }, 0\nrequest = function()\n\tcount = count + 1\n\treturn wrk.format("GET", paths[count % #paths + 1])\nend\n`,
	);
	const site = await startOurs(folder, { METRICS_TOKEN: TOKEN });
	const writing = write(site);
	const looks: Look[] = [];
	let sent = 0;
	while (sent < requests) {
		const measured = await load(site.pid, { url: site.origin, headers: { "Accept-Encoding": "br" }, seconds: SLICE_SECONDS, connections: 50, script });
		sent += measured.requests;
		looks.push({
			requests: sent,
			rate: measured.rate,
			p99: measured.p99,
			resident: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1]) / 1024,
			wal: statSync(`${site.databaseFile}-wal`).size / 1024 / 1024,
			delay: await delayOf(site.origin),
			failures: measured.failures,
		});
	}
	await writing.stop();
	await site.stop();
	return looks;
}

async function delayOf(origin: string): Promise<number> {
	const figures = await (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
	return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(figures)?.[1]) * 1000;
}

function write({ origin, databaseFile }: { origin: string; databaseFile: string }) {
	const database = new SQLite(databaseFile);
	const change = database.prepare("UPDATE event SET claimed_attendees = ?");
	const messages = send(origin, { ...MESSAGES, every: WRITE_INTERVAL_MS }, (count) => {
		if (count % 5 === 0) change.run(count);
	});
	return {
		stop: async () => {
			await messages.stop();
			database.close();
		},
	};
}
