import { databaseOf, type Visitor } from "./http.ts";
import type { RunningSite } from "./running-site.ts";

const DAY_MS = 24 * 60 * 60_000;

interface SampleOrder {
	code: string;
	name?: string;
	email?: string;
	locale?: string;
	/** Of the tier Standard, for $299.00 each. */
	tickets?: number;
	/** Negative if expired. */
	dueInDays?: number;
	attendees?: string[];
}

/** As its form would have created it. */
export function addOrder(
	site: RunningSite,
	{ code, name = "Ana Ruiz", email = "ana@example.com", locale = "es", tickets = 2, dueInDays = 5, attendees = [] }: SampleOrder,
): void {
	const sqlite = databaseOf(site);
	const now = new Date().toISOString();
	const due = new Date(Date.now() + dueInDays * DAY_MS).toISOString();
	const { lastInsertRowid: id } = sqlite
		.prepare(
			`INSERT INTO "order" (code, state, method, locale, name, email, total, created_at, expires_at) VALUES (?, 'awaiting_bank', 'bank', ?, ?, ?, ?, ?, ?)`,
		)
		.run(code, locale, name, email, tickets * 29900, now, due);
	for (let number = 0; number < tickets; number++) {
		const line = sqlite
			.prepare(
				`INSERT INTO order_line (order_id, kind, item_id, name, list_price, discount, net, tax_rate, tax, gross)
				 VALUES (?, 'tier', 'standard', '{"en":"Standard"}', 29900, 0, 25776, 1600, 4124, 29900)`,
			)
			.run(id);
		sqlite.prepare("INSERT INTO ticket (line_id, attendee_name) VALUES (?, ?)").run(line.lastInsertRowid, attendees[number] ?? null);
	}
	sqlite
		.prepare("INSERT INTO order_event (order_id, at, actor, type, details) VALUES (?, ?, 'buyer', 'ordered', ?)")
		.run(id, now, JSON.stringify({ total: tickets * 29900 }));
	sqlite.close();
}

/** The tickets include all workshops. */
export function addPaidTickets(site: RunningSite, order: SampleOrder & { secrets: readonly string[] }): void {
	addOrder(site, { ...order, tickets: order.secrets.length });
	const sqlite = databaseOf(site);
	sqlite.prepare(`UPDATE "order" SET state = 'paid', paid_at = created_at, expires_at = NULL WHERE code = ?`).run(order.code);
	sqlite.prepare(`UPDATE order_line SET item_id = 'business' WHERE order_id = (SELECT id FROM "order" WHERE code = ?)`).run(order.code);
	const tickets = sqlite
		.prepare(`SELECT ticket.id FROM ticket JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE code = ? ORDER BY ticket.id`)
		.pluck()
		.all(order.code);
	for (const [index, id] of tickets.entries()) sqlite.prepare("UPDATE ticket SET secret = ? WHERE id = ?").run(order.secrets[index], id);
	sqlite.close();
}

export const BUYER = { buyerName: "Ana Ruiz", buyerEmail: "ana@example.com", acceptsTerms: "on" };

/** Orders without JavaScript: loads the form, fills in the buyer and `fields`, and submits it. */
export async function orderBy(visitor: Visitor, path: string, fields: Record<string, string> = {}): Promise<Response> {
	return visitor.post(path.split("?")[0] as string, { ...(await visitor.formOf(path, "#order")), ...BUYER, ...fields });
}
