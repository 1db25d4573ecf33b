import SQLite from "better-sqlite3";
import { insert } from "../../../seeds/insert.ts";
import { insertProgram } from "../../../seeds/insert-program.ts";
import { event, sales } from "./event.ts";
import { news } from "./news.ts";
import { partners } from "./partners.ts";
import { sessions, workshops } from "./program.ts";
import { rooms } from "./rooms.ts";
import { speakers } from "./speakers.ts";
import { tiers } from "./tiers.ts";

const CONTENT: Record<string, object[]> = {
	event: [event],
	sales_setting: [{ id: "sales", ...sales }],
	speaker: speakers,
	room: rooms,
	ticket_tier: tiers,
	partner: partners,
	news_article: news,
	page_text: [],
};

/** Replaces the sample in a new site's database, so that editing the sample breaks no test. */
export function placeSummit(databaseFile: string): void {
	const sqlite = new SQLite(databaseFile);
	sqlite.pragma("busy_timeout = 5000");
	sqlite.pragma("foreign_keys = ON");
	sqlite.transaction(() => {
		for (const table of ["meeting_session", "session", ...Object.keys(CONTENT)]) sqlite.exec(`DELETE FROM ${table}`);
		// The sample's traces.
		sqlite.exec("DELETE FROM schedule_number; DELETE FROM entity_revision; DELETE FROM address");
		for (const [table, entities] of Object.entries(CONTENT)) for (const entity of entities) insert(sqlite, table, entity);
		insertProgram(sqlite, { startDate: event.startDate, sessions, workshops, format: "plain" });
	})();
	sqlite.close();
}
