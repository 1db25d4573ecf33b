import type { Database } from "better-sqlite3";
import { Chance } from "./chance.ts";

const PLACES = [
	{ country: "Sweden", languages: ["sv", "en"], companies: ["Norrsken Vind", "Fjällbatteri", "Västkust Marin"] },
	{ country: "Finland", languages: ["en"], companies: ["Aalto Mining Systems", "Saimaa Timber"] },
	{ country: "Norway", languages: ["en"], companies: ["Fjord Hydrogen", "Nordhav Aqua"] },
	{ country: "Denmark", languages: ["en"], companies: ["Øresund Water", "Kattegat Pharma"] },
	{ country: "México", languages: ["es", "en"], companies: ["Cobre del Norte", "Solar Anáhuac", "Bajío Logística"] },
	{ country: "Chile", languages: ["es"], companies: ["Litio Austral", "Puerto Verde"] },
	{ country: "Brazil", languages: ["en"], companies: ["Mata Bioenergia", "Porto Digital Santos"] },
	{ country: "Colombia", languages: ["es", "en"], companies: ["Andes Agrotech"] },
];
const NAMES = ["Åsa Öberg", "Luz Vega", "Mikko Laine", "Ana Ruiz", "Ingrid Solberg", "Jorge Peña", "Freja Holm", "Camila Rojas", "Erik Lund", "João Dias"];
const TITLES = ["CEO", "Export manager", "Head of partnerships", "Purchasing director", "Founder"];
const THINGS = [
	...["wind turbines", "hydrogen electrolyzers", "copper concentrate", "water treatment plants", "mining software", "battery recycling", "timber houses"],
	...["salmon feed", "port logistics", "solar parks", "lithium brine", "traceable coffee", "diagnostic kits", "charging stations", "district heating"],
];
const ROLES = ["customers", "distributors", "investors", "a research partner", "suppliers"];
const MUSTS = 5;
const LIKES = 10;

/** Adds attendees who take part in meetings, with wishes, each with a paid order. Equal numbers give equal rows. Returns the secrets of their tickets. */
export function addParticipants(sqlite: Database, count: number): string[] {
	const chance = new Chance(count);
	const now = new Date().toISOString();
	const insert = (table: string, row: Record<string, unknown>): number => {
		const columns = Object.keys(row);
		const statement = sqlite.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => "?")})`);
		return Number(statement.run(Object.values(row)).lastInsertRowid);
	};
	const sectors = sqlite.prepare<[], number>("SELECT id FROM meeting_sector ORDER BY id").pluck().all();
	const price = { list_price: 59900, discount: 0, net: 51638, tax_rate: 1600, tax: 8262, gross: 59900 };
	return sqlite
		.transaction(() => {
			const added = Array.from({ length: count }, (_, index) => {
				const { country, languages, companies } = chance.of(PLACES);
				const name = `${chance.of(NAMES)} ${index + 1}`;
				const email = `p${index + 1}@example.com`;
				const order_id = insert("order", {
					...{ code: `M${String(index).padStart(7, "0")}`, state: "paid", method: "bank", locale: "en", name, email, total: price.gross },
					...{ created_at: now, paid_at: now },
				});
				const line_id = insert("order_line", { order_id, kind: "tier", item_id: "business", name: '{"en":"Business"}', ...price });
				const secret = `participant-${index}-`.padEnd(22, "x");
				const ticket_id = insert("ticket", {
					...{ line_id, secret, attendee_name: name, attendee_email: email, country },
					...{ company: `${chance.of(companies)} ${index % 60}`, job_title: chance.of(TITLES) },
				});
				insert("meeting_profile", {
					...{ ticket_id, languages: JSON.stringify(languages), created_at: now },
					sectors: JSON.stringify([...new Set(sectors.length > 0 ? [chance.of(sectors), chance.of(sectors)] : [])]),
					offers: `We sell ${chance.of(THINGS)} and ${chance.of(THINGS)}`,
					seeks: `Looking for ${chance.of(ROLES)} for ${chance.of(THINGS)}`,
					...{ email, shows_email: index % 3 ? 1 : 0, phone: "+46 70 123 45 67", shows_phone: index % 4 ? 0 : 1, is_visible: index % 10 ? 1 : 0 },
				});
				return { id: ticket_id, secret };
			});
			for (const { id } of added) {
				const others = new Set(Array.from({ length: MUSTS + LIKES }, () => chance.of(added).id).filter((other) => other !== id));
				for (const [index, to_id] of [...others].entries()) insert("meeting_wish", { from_id: id, to_id, kind: index < MUSTS ? "must" : "like" });
			}
			return added.map(({ secret }) => secret);
		})
		.immediate();
}
