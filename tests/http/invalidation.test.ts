import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance";
import { controlsOf } from "../support/organiser";
import { type RunningSite, startSite } from "../support/running-site";
import { organiserOf, type Visitor } from "../support/visitor";

const EDITS = Number(process.env.EDITS ?? 1000);
/** After each change every page that depends on it, in all languages: an hour. */
const IS_THOROUGH = process.env.THOROUGH === "1";
const LANGUAGES = ["", "/es", "/sv"];
const chance = chanceFromSeed();

const WORKSHOPS = ["/workshops", "/workshops?level=advanced", "/workshops/hear-the-leak"];
const EVERY = ["/", "/about", "/agenda", "/speakers", "/tickets", "/news", "/venue", "/partners", "/contact", "/nothing", "/agenda.ics"];
/** Where visitors read of each. */
const PAGES = {
	event: EVERY,
	speaker: ["/", "/speakers", "/agenda", "/speakers?q=words", ...WORKSHOPS],
	workshop: ["/", "/agenda", "/sitemap.xml", ...WORKSHOPS],
	session: ["/", "/agenda", "/agenda?track=business", "/agenda?day=2", "/agenda.ics", "/speakers", ...WORKSHOPS],
	room: ["/venue", "/agenda", "/", ...WORKSHOPS],
	ticket_tier: ["/tickets", "/"],
	partner: ["/partners", "/", "/partners/prospectus", "/about"],
	news_article: ["/news", "/", "/news?category=business", "/news/programme-announced", "/sitemap.xml"],
	region: ["/regions", "/about", "/"],
	faq_entry: ["/tickets", "/"],
	legal_page: ["/terms", "/privacy", "/cookies"],
};
type Table = keyof typeof PAGES;
const TABLES = Object.keys(PAGES) as Table[];

interface Columns {
	translated: string[];
	plain?: string[];
	number?: string[];
	flag?: string[];
	choice?: Partial<Record<string, (string | null)[]>>;
}
/** What of each table is changed: texts in a language, plain texts, numbers, flags, and what is one of a few. */
const CHANGES: Record<Table, Columns> = {
	event: {
		translated: ["tagline", "venue_description", "directions"],
		plain: ["name", "venue", "city", "email"],
		number: ["claimed_attendees", "group_minimum"],
	},
	speaker: { translated: ["title", "bio"], plain: ["name", "company"], flag: ["featured"], number: ["featured_order"] },
	workshop: { translated: ["description"], number: ["price", "max_attendees"], choice: { level: ["beginner", "advanced"] } },
	session: {
		translated: ["title", "description"],
		choice: { room_id: ["courtyard", "boardroom", null], track: ["business", "technology", null], start_time: ["07:00", "07:30"] },
	},
	room: { translated: ["name", "floor"], flag: ["step_free", "hearing_loop"], number: ["order"] },
	ticket_tier: { translated: ["name", "description"], number: ["price", "order"], flag: ["featured", "available"] },
	partner: { translated: ["description"], plain: ["name"], number: ["order"], choice: { type: ["gold", "silver", "supporting"] } },
	news_article: { translated: ["title", "content"], flag: ["featured", "draft"], choice: { published_at: ["2025-01-02", "2099-01-01"] } },
	region: { translated: ["title", "description"] },
	faq_entry: { translated: ["question", "answer"], number: ["order"] },
	legal_page: { translated: ["title", "summary", "body"], choice: { updated_on: ["2025-01-02", "2025-03-04"] } },
};

const APIS = ["agenda", "events", "partners", "speakers", "workshops", "tickets", "news"];
/** Forms through which organizers change the same, and the control that is typed in. */
const FORMS = [
	["/admin/faq/discounts", "question.en", "faq_entry"],
	["/admin/speakers/aino-virtanen", "company", "speaker"],
	["/admin/regions/nordic", "description.sv", "region"],
	["/admin/legal/terms", "title.es", "legal_page"],
] as const;

let site: RunningSite;
let organiser: Visitor;
let other: SQLite.Database;
beforeAll(async () => {
	site = await startSite();
	organiser = await organiserOf(site);
	other = new SQLite(site.databaseFile);
	other.pragma("foreign_keys = ON");
});
afterAll(async () => {
	other.close();
	await site.stop();
});

/** A change by another process; gives what was done, to be told where something fails. */
function changeElsewhere(table: Table, round: number): string {
	const { translated, plain = [], number = [], flag = [], choice = {} } = CHANGES[table];
	const choices = new Map(Object.entries(choice));
	const columns = [...translated, ...plain, ...number, ...flag, ...choices.keys()];
	const column = chance.of(columns);
	const id = chance.of(other.prepare<[], string>(`SELECT id FROM ${table} ORDER BY id`).pluck().all());
	if (table === "faq_entry" && round % 7 === 0) {
		const isGone = other.prepare("DELETE FROM faq_entry WHERE id LIKE 'added-%'").run().changes > 0;
		if (!isGone) other.prepare(`INSERT INTO faq_entry SELECT 'added-' || ?, question, answer, 0 FROM faq_entry WHERE id = ?`).run(round, id);
		return isGone ? "deleted" : "inserted";
	}
	let [value, set]: [unknown, string] = [`Words ${round}`, "?"];
	if (translated.includes(column)) set = `json_set("${column}", '$.${chance.of(["en", "es", "sv"])}', ?)`;
	else if (number.includes(column)) value = 1 + chance.below(50);
	else if (flag.includes(column)) value = chance.below(2);
	else if (choices.has(column)) value = chance.of(choices.get(column) ?? []);
	other.prepare(`UPDATE ${table} SET "${column}" = ${set} WHERE id = ?`).run(value, id);
	return `${column} of ${id} = ${value}`;
}

/** A change by the form of an organizer. */
async function changeByForm(path: string, control: string, round: number): Promise<string> {
	const form = controlsOf(await organiser.page(path));
	const answer = await organiser.post(path, { ...form, [control]: `Words ${round}` });
	expect([path, answer.status]).toEqual([path, 303]);
	return `${control} of ${path}`;
}

/** `*` would be a wish for another language, which only the site can read. */
const plainly = { "Accept-Language": "en" };
const asVisitor = async (path: string) => {
	const answer = await fetch(site.origin + path, { headers: plainly });
	return { path, etag: answer.headers.get("etag"), body: await answer.text() };
};
/** Made anew for who may have a session. */
const asStranger = async (path: string) => {
	const answer = await fetch(site.origin + path, { headers: { ...plainly, Cookie: "session=nobody" } });
	expect(answer.headers.get("etag")).toBeNull();
	return answer.text();
};

/** The page in one language, or, to be thorough, every page that depends on the table in all three. */
function pagesOf(table: Table): string[] {
	const pages = IS_THOROUGH ? PAGES[table] : [chance.of(PAGES[table])];
	const languages = IS_THOROUGH ? LANGUAGES : [chance.of(LANGUAGES)];
	return pages.flatMap((page) => (page.startsWith("/sitemap") ? [page] : languages.map((language) => language + page)));
}

test(`${EDITS} changes at random, each seen at once wherever it shows, and nowhere else`, { timeout: 3_600_000 }, async () => {
	let changed = 0;
	for (let round = 1; round <= EDITS; round++) {
		const form = round % 25 === 0 ? chance.of(FORMS) : undefined;
		const table = form?.[2] ?? chance.of(TABLES);
		const kept = await Promise.all([...pagesOf(table), `/api/${chance.of(APIS)}`].map(asVisitor));
		// Begun before the change, it may be made from what was there before.
		const meanwhile = asVisitor(chance.of(LANGUAGES) + chance.of(EVERY));
		const done = form ? await changeByForm(form[0], form[1], round) : changeElsewhere(table, round);
		await Promise.all(
			kept.map(async (before) => {
				const { path, etag, body } = await asVisitor(before.path);
				if (body !== (await asStranger(path))) expect.fail(`${path} is stale after ${table}: ${done}; SEED=${chance.seed}`);
				// A page that leads nowhere is not kept, and has no tag.
				if (etag !== null) expect([path, etag === before.etag]).toEqual([path, body === before.body]);
				if (body !== before.body) changed++;
			}),
		);
		await meanwhile;
	}
	expect(changed).toBeGreaterThan(EDITS / 4);
});
