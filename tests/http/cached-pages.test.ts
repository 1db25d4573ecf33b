import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "../support/calls.ts";
import { times } from "../support/length.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { ofEachKind, pathsIn } from "../support/sitemap.ts";

/** How many pages of one kind, such as speakers, are requested in each language. */
const OF_ONE_KIND = times(1, Infinity);

let site: RunningSite;
let database: SQLite.Database;
let paths: string[];
beforeAll(async () => {
	site = await startSite();
	database = new SQLite(site.databaseFile);
	const pages = ofEachKind(pathsIn(await (await fetch(`${site.origin}/sitemap.xml`)).text()), OF_ONE_KIND);
	paths = [
		...pages,
		...CALLS,
		"/agenda.ics",
		"/sv/agenda.csv",
		"/schedule.json",
		"/es/schedule.xml",
		"/schedule.pdf",
		"/es/prospectus.pdf",
		"/sv/guides/nordics.pdf",
		"/sitemap.xml",
		"/robots.txt",
		"/humans.txt",
		"/llms.txt",
		"/sv/manifest.webmanifest",
		"/.well-known/security.txt",
	];
});
afterAll(async () => {
	database.close();
	await site.stop();
});

/** Returns the requests that the log reports as uncached. */
async function missing(asked: string[]): Promise<string[]> {
	const ids = new Map<string, string>();
	for (const path of asked) {
		const answer = await fetch(site.origin + path, { headers: { "Accept-Language": "en" } });
		await answer.arrayBuffer();
		ids.set(answer.headers.get("x-request-id") as string, path);
	}
	const lines = () =>
		site
			.log()
			.split("\n")
			.filter((line) => line.includes('"request"'))
			.map((line) => JSON.parse(line) as { id: string; cache: string })
			.filter(({ id }) => ids.has(id));
	await expect.poll(() => lines().length).toBe(ids.size);
	return lines().flatMap(({ id, cache }) => (cache === "hit" ? [] : [ids.get(id) as string]));
}

/** Every table with personal data. */
const UNSEEN = [
	"INSERT INTO contact_message (name, email, subject, message, locale) VALUES ('Ana', 'ana@example.com', 'Lift', 'Is there one?', 'en')",
	"INSERT INTO subscriber (email, locale) VALUES ('ana@example.com', 'en')",
	"INSERT INTO login_attempt (key, failures, blocked_until, updated_at) VALUES ('x', 1, 0, 0)",
	"INSERT INTO mail (recipient, subject, body) VALUES ('ana@example.com', 'Hello', 'Ana')",
	"INSERT INTO change (batch, username, entity_type, entity_id, name, after) VALUES ('b', 'ana', 'speakers', 'x', 'X', '{}')",
	"UPDATE user SET last_seen_at = '2025-01-01T00:00:00.000Z'",
];

test("every public page and answer is cached, depends on public tables alone, and survives changes that visitors do not see", async () => {
	await missing(paths);
	expect(await missing(paths)).toEqual([]);
	for (const statement of UNSEEN) database.exec(statement);
	expect(await missing(paths)).toEqual([]);
});

test("a change invalidates exactly the entries made from its table", async () => {
	const pages = ["/terms", "/api/partners", "/api/tickets", "/partners", "/robots.txt"];
	await missing(pages);
	database.exec("UPDATE partner SET website = website || '/'");
	expect(await missing(pages)).toEqual(["/api/partners", "/partners"]);
});

test("uncacheable routes are rendered each time", async () => {
	for (const path of ["/admin/login", "/api/auth/status", "/newsletter/confirm?key=x", "/news/nothing"]) await missing([path]);
	expect(await missing(["/admin/login", "/api/auth/status", "/newsletter/confirm?key=x", "/news/nothing"])).toHaveLength(4);
});
