import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Chance } from "./chance.ts";
import { sql } from "./http.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** Milliseconds between the first acknowledged write and the kill, at most. */
const MAX_WRITING_MS = 400;
const WRITER_COUNT = 8;

export interface CrashReport {
	rounds: number;
	acknowledged: number;
	/** Acknowledged writes that were missing after a restart. */
	lost: string[];
	/** Results of SQLite's integrity check. */
	damage: string[];
}

/** Kills the site at random moments while forms are sent, restarts it, and checks for every acknowledged write. */
export async function crashRounds(rounds: number, chance: Chance): Promise<CrashReport> {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-crash-"));
	const environment = { DATABASE_URL: `file:${path.join(folder, "summit.db")}`, LOG_LEVEL: "silent" };
	const report: CrashReport = { rounds, acknowledged: 0, lost: [], damage: [] };
	let site = await startSite(environment);
	const folders = [site];
	for (let round = 0; round < rounds; round++) {
		const acknowledged = await writeUntilKilled(site, round, chance.below(MAX_WRITING_MS));
		site = await startSite(environment);
		folders.push(site);
		const found = new Set([
			...sql(site, "SELECT subject FROM contact_message").map(({ subject }) => subject),
			...sql(site, "SELECT email FROM subscriber").map(({ email }) => email),
		]);
		report.acknowledged += acknowledged.length;
		report.lost.push(...acknowledged.filter((name) => !found.has(name)));
		report.damage.push(...sql(site, "PRAGMA integrity_check").flatMap(({ integrity_check: said }) => (said === "ok" ? [] : [String(said)])));
	}
	await Promise.all(folders.map((one) => one.stop()));
	rmSync(folder, { recursive: true });
	return report;
}

async function writeUntilKilled(site: RunningSite, round: number, after: number): Promise<string[]> {
	const acknowledged: string[] = [];
	const first = Promise.withResolvers<void>();
	const writing = Array.from({ length: WRITER_COUNT }, async (_, writer) => {
		for (let count = 0; ; count++) {
			const name = `${round}-${writer}-${count}`;
			const [address, fields, id] =
				count % 2 === 0
					? ["/contact", { name: "Ana", email: "ana@example.com", subject: name, message: "Is there a lift?" }, name]
					: ["/newsletter", { email: `${name}@example.com` }, `${name}@example.com`];
			const answer = await post(site, address as string, fields as Record<string, string>, `10.${round}.${writer}.${count % 256}`).catch(() => undefined);
			if (!answer) return;
			if (answer.status !== 303) throw new Error(`${address} was answered with ${answer.status}.`);
			acknowledged.push(id as string);
			first.resolve();
		}
	});
	await Promise.race([first.promise, ...writing]);
	await new Promise((resolve) => setTimeout(resolve, after));
	await site.end("SIGKILL");
	await Promise.all(writing);
	return acknowledged;
}

function post(site: RunningSite, address: string, fields: Record<string, string>, from: string): Promise<Response> {
	return fetch(site.origin + address, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: site.origin, "X-Forwarded-For": from },
		body: new URLSearchParams(fields),
	});
}
