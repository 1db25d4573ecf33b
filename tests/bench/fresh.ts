import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Load, load, type Measured, median, ratio } from "./load.ts";
import { startOurs, startRemixServe } from "./servers.ts";

const CONNECTIONS = 8;

export interface FreshPage {
	what: string;
	ours: Measured;
	remix: Measured;
	/** Our rate divided by theirs. */
	ofRemix: number;
}

/** Compares uncached pages with Remix's own server, with the same build and requests. */
export async function measureFresh(folder: string, rounds: number, seconds: number): Promise<FreshPage[]> {
	const searches = path.join(folder, "searches.lua");
	writeFileSync(searches, 'local count = 0\nrequest = function()\n\tcount = count + 1\n\treturn wrk.format("GET", "/speakers?q=" .. count)\nend\n');
	const kinds: [what: string, Pick<Load, "headers" | "script">, address: string][] = [
		// Responses with a session are never cached.
		["home, signed in", { headers: { Cookie: "session=bench", "Accept-Language": "en" } }, "/"],
		["agenda, signed in", { headers: { Cookie: "session=bench" } }, "/agenda"],
		["a search that nobody made", { headers: { "Accept-Encoding": "gzip" }, script: searches }, "/"],
	];
	const servers = { ours: await startOurs(folder), remix: await startRemixServe(folder) };
	const names = ["ours", "remix"] as const;
	const pages: FreshPage[] = [];
	for (const [what, how, address] of kinds) {
		const ask = (name: (typeof names)[number]) => load(servers[name].pid, { url: servers[name].origin + address, ...how, seconds, connections: CONNECTIONS });
		for (const name of names) await ask(name);
		const measured: Record<(typeof names)[number], Measured[]> = { ours: [], remix: [] };
		for (let round = 0; round < rounds; round++) for (const name of names) measured[name].push(await ask(name));
		pages.push({ what, ours: median(measured.ours), remix: median(measured.remix), ofRemix: ratio(measured.ours, measured.remix) });
	}
	for (const name of names) await servers[name].stop();
	return pages;
}
