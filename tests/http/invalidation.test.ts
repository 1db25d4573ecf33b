import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublicTable } from "#db/table-versions.ts";
import { CALLS } from "../support/calls.ts";
import { chanceFromSeed } from "../support/chance.ts";
import { controlsOf } from "../support/html.ts";
import { organizerOf, type Visitor } from "../support/http.ts";
import { times } from "../support/length.ts";
import { changeColumn, columnsOf, type Row } from "../support/other-values.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const EDITS = times(25, 400);
const LANGUAGES = ["", "/es", "/sv"];
const chance = chanceFromSeed();

const WORKSHOPS = ["/workshops", "/workshops?level=advanced", "/workshops/hear-the-leak"];
const EVERY = ["/", "/about", "/agenda", "/speakers", "/tickets", "/news", "/venue", "/partners", "/contact", "/nothing", "/agenda.ics", "/schedule.xml"];
/** Tables and columns that the sample does not show or only triggers write, and the speakers of a session, which are no single column. */
type Unseen =
	| "picture"
	| "picture_file"
	| "session_speaker"
	| "search_entry"
	| "search_stale"
	| "entity_revision"
	| "address"
	| "schedule_number"
	| "sales_setting"
	| "stock_status";
type Table = Exclude<PublicTable, Unseen>;
const PAGES: Record<Table, string[]> = {
	event: EVERY,
	speaker: ["/", "/speakers", "/search?q=se", "/agenda", "/speakers?q=words", ...WORKSHOPS],
	workshop: ["/", "/agenda", "/sitemap.xml", ...WORKSHOPS],
	session: [
		"/",
		"/agenda",
		"/agenda?track=business",
		"/agenda?day=2",
		"/agenda.ics",
		"/agenda.csv",
		"/schedule.json",
		"/schedule.pdf",
		"/speakers",
		...WORKSHOPS,
	],
	room: ["/venue", "/agenda", "/", ...WORKSHOPS],
	ticket_tier: ["/tickets", "/"],
	partner: ["/partners", "/", "/partners/prospectus", "/about"],
	news_article: ["/news", "/", "/news?category=business", "/news/programme-announced", "/sitemap.xml"],
	region: ["/regions", "/about", "/"],
	faq_entry: ["/tickets", "/", "/search?q=se"],
	legal_page: ["/terms", "/privacy", "/cookies"],
	page_text: ["/about", "/"],
	retention: ["/privacy"],
};
const TABLES = Object.keys(PAGES) as Table[];

const FORMS = [
	["/admin/faq/asked", "question.en", "faq_entry"],
	["/admin/speakers/aino-virtanen", "company", "speaker"],
	["/admin/regions/nordic", "description.sv", "region"],
	["/admin/legal/terms", "title.es", "legal_page"],
] as const;

let site: RunningSite;
let organizer: Visitor;
let other: SQLite.Database;
beforeAll(async () => {
	site = await startSite();
	organizer = await organizerOf(site);
	other = new SQLite(site.databaseFile);
	other.pragma("foreign_keys = ON");
	// Empty in the sample; other values are derived from an existing one.
	other.exec(`UPDATE event SET next_date = '2026-11-18', album_url = 'https://album.example/'`);
	other.exec(`UPDATE speaker SET website = 'https://magnus.example/', linkedin = 'https://www.linkedin.com/in/magnus' WHERE id = 'magnus-haugen'`);
	other.exec(`UPDATE session SET recording_url = 'https://video.example/1', slides_url = 'https://slides.example/1', links = '["https://links.example/"]'
		WHERE agenda_id = 'opening-ceremony'`);
	other.exec(`INSERT INTO faq_entry SELECT 'asked', question, answer, 9 FROM faq_entry LIMIT 1`);
	other.exec(`INSERT INTO page_text VALUES ('about/title', '{"en":"About"}'), ('home/hero/buy', '{"sv":"Köp"}')`);
});
afterAll(async () => {
	other.close();
	await site.stop();
});

/** Returns a description for failure messages. */
function changeElsewhere(table: Table, round: number): string {
	const column = chance.of(columnsOf(other, table));
	const row = chance.of(other.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY 1`).all());
	if (table === "faq_entry" && round % 7 === 0) {
		const isGone = other.prepare("DELETE FROM faq_entry WHERE id LIKE 'added-%'").run().changes > 0;
		if (!isGone) other.prepare(`INSERT INTO faq_entry SELECT 'added-' || ?, question, answer, 0 FROM faq_entry WHERE id = ?`).run(round, row.id);
		return isGone ? "deleted" : "inserted";
	}
	return `${column} of ${row.id ?? row.key} = ${changeColumn(other, table, column, row)}`;
}

async function changeByForm(path: string, control: string, round: number): Promise<string> {
	const form = controlsOf(await organizer.document(path));
	const answer = await organizer.post(path, { ...form, [control]: `Words ${round}` });
	expect([path, answer.status]).toEqual([path, 303]);
	return `${control} of ${path}`;
}

/** `*` would make the site negotiate the language. */
const plainly = { "Accept-Language": "en" };
const asVisitor = async (path: string) => {
	const answer = await fetch(site.origin + path, { headers: plainly });
	expect([path, answer.status < 500]).toEqual([path, true]);
	return { path, etag: answer.headers.get("etag"), body: await answer.text() };
};
/** Requests with a session are not cached. */
const asStranger = async (path: string) => {
	const answer = await fetch(site.origin + path, { headers: { ...plainly, Cookie: "session=nobody" } });
	expect(answer.headers.get("etag")).toBeNull();
	return answer.text();
};

function pageOf(table: Table): string {
	const page = chance.of(PAGES[table]);
	return page.startsWith("/sitemap") ? page : chance.of(LANGUAGES) + page;
}

test(`${EDITS} random changes each show at once wherever they apply, and nowhere else`, { timeout: 3_600_000 }, async () => {
	let changed = 0;
	for (let round = 1; round <= EDITS; round++) {
		const form = round % 25 === 0 ? chance.of(FORMS) : undefined;
		const table = form?.[2] ?? chance.of(TABLES);
		const kept = await Promise.all([pageOf(table), chance.of(CALLS)].map(asVisitor));
		// A request that began before the change may see the old content.
		const meanwhile = asVisitor(chance.of(LANGUAGES) + chance.of(EVERY));
		const done = form ? await changeByForm(form[0], form[1], round) : changeElsewhere(table, round);
		await Promise.all(
			kept.map(async (before) => {
				const { path, etag, body } = await asVisitor(before.path);
				if (body !== (await asStranger(path))) expect.fail(`${path} is stale after ${table}: ${done}; SEED=${chance.seed}`);
				// A 404 page is not cached, and has no ETag.
				if (etag !== null) expect([path, etag === before.etag]).toEqual([path, body === before.body]);
				if (body !== before.body) changed++;
			}),
		);
		await meanwhile;
	}
	expect(changed).toBeGreaterThan(EDITS / 10);
});
