import type { Database } from "better-sqlite3";
import { emptyEvent } from "./empty-event.ts";
import { event } from "./event.ts";
import { faq } from "./faq.ts";
import { insert } from "./insert.ts";
import { insertProgram } from "./insert-program.ts";
import { essentialLegalPages, legalPages } from "./legal.ts";
import { meetingSession, meetingSlots, meetingTables } from "./meetings.ts";
import { news } from "./news.ts";
import { pageTexts } from "./page-texts.ts";
import { partners } from "./partners.ts";
import { sessions, workshops } from "./program.ts";
import { regions } from "./regions.ts";
import { rooms } from "./rooms.ts";
import { sales } from "./sales.ts";
import { speakers } from "./speakers.ts";
import { tiers } from "./tiers.ts";

/** Its value is `shown` or `hidden`. */
export const FIRST_STEPS_KEY = "first_steps";

export type Placed = "sample" | "essentials" | "nothing";

/** Seeds a database without an event. A database in use only gets a required page that organizers cannot add, if it is older than that page. */
export function seed(sqlite: Database, { sample }: { sample: boolean }): Placed {
	return sqlite
		.transaction((): Placed => {
			const isNew = !sqlite.prepare("SELECT 1 FROM event").get();
			if (isNew && sample) placeSample(sqlite);
			if (isNew && !sample) beginEmpty(sqlite);
			placeEssentials(sqlite);
			if (!isNew) return "nothing";
			return sample ? "sample" : "essentials";
		})
		.immediate();
}

function beginEmpty(sqlite: Database): void {
	insert(sqlite, "setting", { key: FIRST_STEPS_KEY, value: "shown" });
	sqlite.exec("UPDATE sales_setting SET tax_name = ''");
}

function placeSample(sqlite: Database): void {
	const place = placer(sqlite);
	place("event", [event]);
	place("speaker", speakers);
	place("room", rooms);
	insertProgram(sqlite, { startDate: event.startDate, sessions, workshops, format: "markdown" });
	place("ticket_tier", tiers);
	// A migration inserts the row.
	sqlite.exec("DELETE FROM sales_setting");
	insert(sqlite, "sales_setting", { id: "sales", ...sales });
	place("partner", partners);
	place("news_article", news);
	place("faq_entry", faq);
	place("legal_page", legalPages);
	place("page_text", pageTexts);
	placeMeetings(sqlite);
}

/** Sectors are the regions' key industries. */
function placeMeetings(sqlite: Database): void {
	const { agendaId, ...minutes } = meetingSession;
	const { id, date } = sqlite.prepare<[string], { id: number; date: string }>("SELECT id, date FROM session WHERE agenda_id = ?").get(agendaId) as {
		id: number;
		date: string;
	};
	const meetingSessionId = insert(sqlite, "meeting_session", { sessionId: id, ...minutes });
	for (const [index, times] of meetingSlots.entries()) insert(sqlite, "meeting_slot", { meetingSessionId, number: index + 1, date, ...times });
	for (const table of meetingTables) insert(sqlite, "meeting_table", { meetingSessionId, ...table });
	const sectors = new Map(regions.flatMap(({ industries }) => industries).map((name) => [name.en, name]));
	for (const [position, name] of [...sectors.values()].entries()) insert(sqlite, "meeting_sector", { name, position });
}

function placeEssentials(sqlite: Database): void {
	const place = placer(sqlite);
	const isMissing = (table: string) => {
		const find = sqlite.prepare(`SELECT 1 FROM ${table} WHERE id = ?`);
		return ({ id }: { id: string }) => !find.get(id);
	};
	const today = new Date().toISOString().slice(0, 10);
	if (!sqlite.prepare("SELECT 1 FROM event").get()) place("event", [{ ...emptyEvent, copyrightFrom: Number(today.slice(0, 4)) }]);
	place("region", regions.filter(isMissing("region")));
	place(
		"legal_page",
		essentialLegalPages.filter(isMissing("legal_page")).map((page) => ({ ...page, updatedOn: today })),
	);
}

function placer(sqlite: Database) {
	return (table: string, entities: object[]) => {
		for (const entity of entities) insert(sqlite, table, entity);
	};
}
