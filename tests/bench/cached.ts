import { writeFileSync } from "node:fs";
import path from "node:path";
import { load, type Measured, median, middle, ratio } from "./load.ts";
import { record } from "./recorded.ts";
import { startBare, startNginx, startOurs } from "./servers.ts";

const PATHS = ["/", "/agenda", "/api/speakers"];
const CONNECTIONS = 50;

export interface CachedPage {
	path: string;
	bytes: number;
	ours: Measured;
	bare: Measured;
	nginx: Measured;
	/** Our rate divided by theirs. */
	ofBare: number;
	ofNginx: number;
}

/** Compares cached pages with the same bytes from nginx and bare `node:http`, in turn. */
export async function measureCached(folder: string, rounds: number, seconds: number): Promise<CachedPage[]> {
	const ours = await startOurs(folder);
	const recorded = await record(ours.origin, PATHS, folder);
	const servers = { ours, bare: await startBare(recorded, folder), nginx: await startNginx(recorded, folder) };
	const names = Object.keys(servers) as (keyof typeof servers)[];
	const pages: CachedPage[] = [];
	for (const { path, headers } of recorded) {
		const ask = (name: keyof typeof servers, length = seconds) =>
			load(servers[name].pid, { url: servers[name].origin + path, headers: { "Accept-Encoding": "br" }, seconds: length, connections: CONNECTIONS });
		for (const name of names) await ask(name, 1);
		const measured: Record<keyof typeof servers, Measured[]> = { ours: [], bare: [], nginx: [] };
		for (let round = 0; round < rounds; round++) for (const name of names) measured[name].push(await ask(name));
		const bytes = Number(headers.find(([name]) => name === "Content-Length")?.[1]);
		const { ours, bare, nginx } = measured;
		const medians = { ours: median(ours), bare: median(bare), nginx: median(nginx) };
		pages.push({ path, bytes, ...medians, ofBare: ratio(ours, bare), ofNginx: ratio(ours, nginx) });
	}
	for (const name of names) await servers[name].stop();
	return pages;
}

/** Returns the processor time for `/agenda?x=1`, `?x=2` … divided by that for `/agenda`, which ignores the parameter. */
export async function measureUnreadQueries(folder: string, rounds: number, seconds: number): Promise<number> {
	const site = await startOurs(folder);
	const script = path.join(folder, "queries.lua");
	writeFileSync(script, `local count = 0\nrequest = function()\n\tcount = count + 1\n\treturn wrk.format("GET", "/agenda?x=" .. count)\nend\n`);
	const ask = (more: object) =>
		load(site.pid, { url: `${site.origin}/agenda`, headers: { "Accept-Encoding": "br" }, seconds, connections: CONNECTIONS, ...more });
	await ask({});
	const shares: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const plain = await ask({});
		shares.push((await ask({ script })).cost / plain.cost);
	}
	await site.stop();
	return middle(shares);
}
