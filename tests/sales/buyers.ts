import { randomBytes } from "node:crypto";
import { sql, visitorOf } from "../support/http.ts";
import type { RunningSite } from "../support/running-site.ts";

export const PRICE_CENTS = 10_000;

/** Leaves only the tier `standard` on sale, with `capacity` tickets, and releases all reservations. */
export function sellTickets(site: RunningSite, capacity: number): void {
	sql(site, "UPDATE ticket_tier SET price = ?, capacity = ?, early_bird_price = NULL, available = 1 WHERE id = 'standard'", PRICE_CENTS, capacity);
	sql(site, "UPDATE event SET group_discount = 0, capacity = NULL");
	sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL`);
}

export function buy(site: RunningSite, fields: Record<string, string> = {}): Promise<Response> {
	return visitorOf(site).post("/tickets/order", {
		attempt: randomBytes(16).toString("base64url"),
		standard: "1",
		expectedTotal: String(PRICE_CENTS),
		buyerName: "Ana Ruiz",
		buyerEmail: "ana@example.com",
		acceptsTerms: "on",
		...fields,
	});
}
