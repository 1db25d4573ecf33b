import SQLite from "better-sqlite3";
import { event as sampleEvent } from "../../seeds/event.ts";
import { sales as sampleSales } from "../../seeds/sales.ts";
import { tiers as sampleTiers } from "../../seeds/tiers.ts";

/*
 * What tests say of the event, its tickets and how they are paid, whatever the sample says: every site that tests start holds
 * these facts, so that editing the sample breaks no test.
 */

export const event = {
	...sampleEvent,
	name: "LATAM Nordics Summit 2025",
	startDate: "2025-11-19",
	endDate: "2025-11-21",
	datesAnnounced: true,
	phase: "before" as const,
	timeZone: "America/Mexico_City",
	venue: "Centro de Innovación Querétaro",
	address: "Avenida de la Innovación 1726, Colonia Arcos Nuevos, 76147",
	city: "Querétaro",
	country: "MX",
	claimedCountries: 15,
	claimedAttendees: 500,
	claimedSpeakers: 40,
	claimedDays: 4,
	groupMinimum: 5,
	groupDiscount: 10,
	earlyBirdUntil: "2024-12-31",
	email: "hello@latamnordics.example",
	phone: "+52 442 555 0119",
};

const STATED: Record<string, Pick<(typeof sampleTiers)[number], "name" | "price">> = {
	standard: { name: { en: "Standard", es: "Estándar", sv: "Standard" }, price: 29900 },
	business: { name: { en: "Business", es: "Empresarial", sv: "Business" }, price: 59900 },
	vip: { name: { en: "VIP", es: "VIP", sv: "VIP" }, price: 99900 },
	"student-academic": { name: { en: "Student & academic", es: "Estudiantil y académico", sv: "Student och forskare" }, price: 14900 },
};

export const tiers = sampleTiers.map((tier) => ({ ...tier, ...STATED[tier.id] }));

export const sales = {
	...sampleSales,
	sellerName: "LATAM Nordics Summit A.C.",
	bankHolder: "LATAM Nordics Summit A.C.",
	bankName: "Banco de Ejemplo",
	bankAccount: "CLABE 000 680 0123 4567 8901",
	transferDays: 10,
	cancelDays: 14,
	cancelPercent: 80,
	namesDays: 1,
};

/** Puts them into the database of a site that has just begun with the sample. Its sessions move with the summit's first day. */
export function stateFacts(databaseFile: string): void {
	const sqlite = new SQLite(databaseFile);
	sqlite.pragma("busy_timeout = 5000");
	sqlite.transaction(() => {
		const days = Temporal.PlainDate.from(sampleEvent.startDate).until(event.startDate).days;
		if (days !== 0) sqlite.prepare("UPDATE session SET date = date(date, ?)").run(`${days} days`);
		restate(sqlite, "event", event.id, sampleEvent, event);
		restate(sqlite, "sales_setting", "sales", sampleSales, sales);
		for (const [index, tier] of tiers.entries()) restate(sqlite, "ticket_tier", tier.id, sampleTiers[index] as object, tier);
	})();
	sqlite.close();
}

function restate(sqlite: SQLite.Database, table: string, id: string, sample: object, stated: object): void {
	const stored = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : typeof value === "boolean" ? Number(value) : value);
	const before = new Map(Object.entries(sample));
	const changed = Object.entries(stated).filter(([name, value]) => stored(value) !== stored(before.get(name)));
	if (changed.length === 0) return;
	const columns = changed.map(([name]) => `"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}" = ?`);
	sqlite.prepare(`UPDATE "${table}" SET ${columns} WHERE id = ?`).run(...changed.map(([, value]) => stored(value)), id);
}
