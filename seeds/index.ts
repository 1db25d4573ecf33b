import type { Database } from "better-sqlite3";
import { event } from "./event";
import { faq } from "./faq";
import { legalPages } from "./legal";
import { renewLegalPages } from "./legal-former";
import { news } from "./news";
import { partners } from "./partners";
import { placeProgramme } from "./programme";
import { regions } from "./regions";
import { speakers } from "./speakers";
import { tiers } from "./tiers";

/**
 * Places the sample content. Each row is placed once in the life of a database: what an organizer edited stays
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
			renewLegalPages(sqlite);
			return (count.get() as number) - before;
		})
		.immediate();
}

function placeAll(sqlite: Database): void {
	const place = placer(sqlite);
	place("event", [event]);
	place("speaker", speakers);
	const hasRoom = sqlite.prepare("SELECT 1 FROM room WHERE id = ?");
	placeProgramme(
		isFresh(sqlite),
		(table, row) => insert(sqlite, table, row),
		(id) => hasRoom.get(id) !== undefined,
	);
	place("ticket_tier", tiers);
	place("partner", partners);
	place("news_article", news);
	place("region", regions);
	place("faq_entry", faq);
	place("legal_page", legalPages);
}

/** Gives a function that says whether a seed was never placed before, and notes that it is now. */
function isFresh(sqlite: Database) {
	const record = sqlite.prepare("INSERT OR IGNORE INTO seed_record (table_name, id) VALUES (?, ?)");
	return (table: string, id: string) => record.run(table, id).changes === 1;
}

/** Gives a function that inserts the entities that were never placed before. */
function placer(sqlite: Database) {
	const fresh = isFresh(sqlite);
	return (table: string, entities: { id: string }[]) => {
		for (const entity of entities) if (fresh(table, entity.id)) insert(sqlite, table, entity);
	};
}

/** @returns the number of the row */
function insert(sqlite: Database, table: string, entity: object): number {
	const columns = Object.entries(entity).filter(([, value]) => value !== undefined);
	const names = columns.map(([key]) => `"${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
	const { lastInsertRowid } = sqlite
		.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => "?")})`)
		.run(columns.map(([, value]) => stored(value)));
	return Number(lastInsertRowid);
}

/** A value as the tables hold it: true as 1, lists and translated texts as JSON. */
function stored(value: unknown): unknown {
	if (typeof value === "boolean") return Number(value);
	return typeof value === "object" ? JSON.stringify(value) : value;
}
