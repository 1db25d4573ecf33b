import { randomBytes } from "node:crypto";
import { sql, visitorOf } from "../support/http.ts";
import type { RunningSite } from "../support/running-site.ts";

/** Cents. */
export const PRICE = 10_000;

/** Leaves one tier on sale, `standard`, of so many tickets, and forgets all orders' hold on it. */
export function sellTickets(site: RunningSite, capacity: number): void {
	sql(site, "UPDATE ticket_tier SET price = ?, capacity = ?, early_bird_price = NULL, available = 1 WHERE id = 'standard'", PRICE, capacity);
	sql(site, "UPDATE event SET group_discount = 0, capacity = NULL");
	sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL`);
}

/** Sends the order form for one ticket, as a new buyer. */
export function buy(site: RunningSite, fields: Record<string, string> = {}): Promise<Response> {
	return visitorOf(site).post("/tickets/order", {
		attempt: randomBytes(16).toString("base64url"),
		standard: "1",
		expectedTotal: String(PRICE),
		buyerName: "Ana Ruiz",
		buyerEmail: "ana@example.com",
		acceptsTerms: "on",
		...fields,
	});
}
