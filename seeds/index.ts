import type { Database } from "better-sqlite3";
import { agenda as agendaOfDay1 } from "./day-1/agenda";
import { workshops as workshopsOfDay1 } from "./day-1/workshops";
import { agenda as agendaOfDay2 } from "./day-2/agenda";
import { workshops as workshopsOfDay2 } from "./day-2/workshops";
import { event } from "./event";
import { faq } from "./faq";
import { legalPages } from "./legal";
import { news } from "./news";
import { partners } from "./partners";
import { regions } from "./regions";
import { speakers } from "./speakers";
import { ticketTiers } from "./tickets";

/**
 * Places the sample content. Each row is placed once in the life of a database: what an organiser edited stays
 * edited, what was deleted stays away, and a seed added by a later release still arrives.
 *
 * @returns how many were placed now
 */
export function seed(sqlite: Database): number {
	const count = sqlite.prepare<[], number>("SELECT count(*) FROM seed_record").pluck();
	return sqlite
		.transaction(() => {
			const before = count.get() as number;
			placeAll(sqlite);
			return (count.get() as number) - before;
		})
		.immediate();
}

function placeAll(sqlite: Database): void {
	const place = placer(sqlite);
	place("event", [event]);
	place("speaker", speakers);
	place("workshop", [...workshopsOfDay1, ...workshopsOfDay2]);
	for (const { speakerIds, ...item } of [...agendaOfDay1, ...agendaOfDay2]) {
		if (!place("agenda_item", [item])) continue;
		for (const [position, speakerId] of speakerIds.entries()) insert(sqlite, "agenda_speaker", { agendaItemId: item.id, speakerId, position });
	}
	place("ticket_tier", ticketTiers);
	place("partner", partners);
	place("news_article", news);
	place("region", regions);
	place("faq_entry", faq);
	place("legal_page", legalPages);
}

/** Gives a function that inserts the entities that were never placed before, and says how many those were. */
function placer(sqlite: Database) {
	const record = sqlite.prepare("INSERT OR IGNORE INTO seed_record (table_name, id) VALUES (?, ?)");
	return (table: string, entities: { id: string }[]): number => {
		const fresh = entities.filter(({ id }) => record.run(table, id).changes === 1);
		for (const entity of fresh) insert(sqlite, table, entity);
		return fresh.length;
	};
}

function insert(sqlite: Database, table: string, entity: object): void {
	const columns = Object.entries(entity).filter(([, value]) => value !== undefined);
	const names = columns.map(([key]) => `"${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
	sqlite.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => "?")})`).run(columns.map(([, value]) => stored(value)));
}

/** A value as the tables hold it: true as 1, lists and translated texts as JSON. */
function stored(value: unknown): unknown {
	if (typeof value === "boolean") return Number(value);
	return typeof value === "object" ? JSON.stringify(value) : value;
}
