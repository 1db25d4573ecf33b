import { PAGES } from "#app/domain/content/page/editable.ts";
import { databaseOf } from "./http.ts";
import type { RunningSite } from "./running-site.ts";

const WORD = "m".repeat(120);
const NAMES: Record<string, string[]> = {
	event: ["name", "venue", "address", "city"],
	speaker: ["name", "company"],
	partner: ["name"],
	news_article: ["author"],
	ticket_tier: [],
	room: [],
	session: [],
	workshop: [],
	region: [],
	faq_entry: [],
	legal_page: [],
};
/** Keys of texts within JSON: languages and indexes. */
const WORDS = /^(en|es|sv|\d+)$/;
/** JSON columns without texts. */
const OTHER = ["event.social_links", "session.links", "workshop.former"];

const lengthen = (words: string) => `${words} ${WORD} https://www.example.com/${WORD}`;

/** Adds a word and an address of 120 characters to each text that organizers write. */
export function writeLongWords(site: RunningSite): void {
	const sqlite = databaseOf(site);
	for (const [table, names] of Object.entries(NAMES)) {
		for (const row of sqlite.prepare<[], Record<string, unknown>>(`SELECT rowid, * FROM ${table}`).all()) {
			for (const [column, value] of Object.entries(row)) {
				if (typeof value !== "string" || OTHER.includes(`${table}.${column}`)) continue;
				const written = names.includes(column) ? `${value} ${WORD}` : /^[[{]/.test(value) ? lengthenWithin(value) : value;
				if (written !== value) sqlite.prepare(`UPDATE ${table} SET "${column}" = ? WHERE rowid = ?`).run(written, row.rowid);
			}
		}
	}
	const keys = new Set(Object.values(PAGES).flatMap(({ sections }) => Object.values(sections).flat()));
	for (const key of keys) sqlite.prepare("INSERT OR REPLACE INTO page_text (key, text) VALUES (?, ?)").run(key, JSON.stringify({ en: lengthen(key) }));
	sqlite.close();
}

function lengthenWithin(json: string): string {
	return JSON.stringify(JSON.parse(json), (name, part) => (typeof part === "string" && WORDS.test(name) ? lengthen(part) : part));
}
