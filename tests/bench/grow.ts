import type { Database } from "better-sqlite3";
import { growOrders } from "./grow-orders.ts";

/** Totals, including the sample. */
export interface Growth {
	speakers: number;
	sessions: number;
	workshops: number;
	articles: number;
	messages: number;
	orders: number;
}

/** The largest summit that the site is made for. */
export const LARGE: Growth = { speakers: 1200, sessions: 1850, workshops: 250, articles: 5000, messages: 50_000, orders: 20_000 };

type Row = Record<string, unknown>;

const ROOM_COUNT = 40;
/** From the start of one session of a room to the start of the next. */
const SLOT_MINUTES = 40;
const FIRST_SLOT_MINUTES = 8 * 60;
/** Every tenth copy lacks Swedish. */
const UNTRANSLATED_EVERY = 10;

/** Fills a database with renamed copies of its sample, without double bookings. The site may be running. */
export function grow(sqlite: Database, { speakers, sessions, workshops, articles, messages, orders }: Growth): void {
	sqlite
		.transaction(() => {
			copy(sqlite, "speaker", speakers, (row, number) => ({
				...row,
				id: `${row.id}-${number}`,
				name: `${row.name} ${number}`,
				featured: 0,
				featured_order: 0,
			}));
			copy(sqlite, "news_article", articles, (row, number) => ({
				...named(row, number),
				id: `${row.id}-${number}`,
				slug: `${row.slug}-${number}`,
				featured: 0,
				preview_key: null,
			}));
			growProgram(sqlite, sessions, workshops);
			growMessages(sqlite, messages);
			growOrders(sqlite, orders);
		})
		.immediate();
}

function growProgram(sqlite: Database, sessions: number, workshops: number): void {
	const days = sqlite.prepare<[], string>("SELECT DISTINCT date FROM session ORDER BY date").pluck().all();
	const speakers = sqlite.prepare<[], string>("SELECT id FROM speaker ORDER BY id").pluck().all();
	copy(sqlite, "room", ROOM_COUNT, (row, number) => ({ ...row, id: `room-${number}`, name: JSON.stringify({ en: `Room ${number}` }), order: number }));
	const rooms = sqlite.prepare<[], string>("SELECT id FROM room ORDER BY id").pluck().all();
	const present = count(sqlite, "workshop");
	const samples = sqlite.prepare<[], Row>("SELECT * FROM workshop").all();
	let made = 0;
	copy(
		sqlite,
		"session",
		sessions,
		(row, number) => {
			const slot = Math.floor(number / ROOM_COUNT / days.length);
			const start = FIRST_SLOT_MINUTES + slot * SLOT_MINUTES;
			return {
				...named(row, number),
				id: undefined,
				agenda_id: `session-${number}`,
				date: days[number % days.length],
				start_time: timeOf(start),
				end_time: timeOf(start + SLOT_MINUTES - 10),
				room_id: rooms[Math.floor(number / days.length) % rooms.length],
				type: present + made < workshops ? "Workshop" : "Panel",
			};
		},
		(id, number) => {
			insert(sqlite, "session_speaker", { session_id: id, speaker_id: speakers[number % speakers.length], position: 0 });
			if (present + made >= workshops) return;
			insert(sqlite, "workshop", { ...samples[made % samples.length], id: `workshop-${number}`, session_id: id });
			made += 1;
		},
	);
}

function growMessages(sqlite: Database, messages: number): void {
	for (let number = count(sqlite, "contact_message"); number < messages; number++)
		insert(sqlite, "contact_message", {
			name: `Visitor ${number}`,
			email: `visitor-${number}@example.com`,
			subject: `Question ${number}`,
			message: "Is there a lift to the first floor, and where do buses stop?",
			locale: "en",
			created_at: new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString(),
		});
}

function copy(sqlite: Database, table: string, most: number, changed: (row: Row, number: number) => Row, then?: (id: number, number: number) => void): void {
	const samples = sqlite.prepare<[], Row>(`SELECT * FROM "${table}"`).all();
	for (let number = samples.length; number < most; number++) {
		const id = insert(sqlite, table, changed(samples[number % samples.length] as Row, number));
		then?.(id, number);
	}
}

/** @returns the row's id */
function insert(sqlite: Database, table: string, row: Row): number {
	const columns = Object.keys(row).filter((name) => row[name] !== undefined);
	const statement = sqlite.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => "?")})`);
	return Number(statement.run(columns.map((name) => row[name])).lastInsertRowid);
}

function named(row: Row, number: number): Row {
	const title = Object.entries(JSON.parse(String(row.title)) as Record<string, string>)
		.filter(([language]) => language !== "sv" || number % UNTRANSLATED_EVERY !== 0)
		.map(([language, text]) => [language, `${text} ${number}`]);
	return { ...row, title: JSON.stringify(Object.fromEntries(title)) };
}

const timeOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const count = (sqlite: Database, table: string) => sqlite.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() as number;
