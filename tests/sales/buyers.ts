import { randomBytes } from "node:crypto";
import { sql, visitorOf } from "../support/http.ts";
import type { RunningSite } from "../support/running-site.ts";

const WORKSHOP = "eyes-under-water";
const TICKET_CENTS = 10_000;
const WORKSHOP_CENTS = 5_000;
export const PRICE_CENTS = TICKET_CENTS + WORKSHOP_CENTS;

/** Leaves only the tier `standard` on sale, with `capacity` tickets, and `spots` in one workshop, and releases all reservations. */
export function sellTickets(site: RunningSite, capacity: number, spots = capacity): void {
	sql(site, "UPDATE ticket_tier SET price = ?, capacity = ?, early_bird_price = NULL, available = 1 WHERE id = 'standard'", TICKET_CENTS, capacity);
	sql(site, "UPDATE workshop SET price = ?, max_attendees = ? WHERE id = ?", WORKSHOP_CENTS, spots, WORKSHOP);
	sql(site, "UPDATE event SET group_discount = 0, capacity = NULL");
	sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL`);
}

/** Orders a ticket with its spot in the workshop. */
export function buy(site: RunningSite, fields: Record<string, string> = {}): Promise<Response> {
	return visitorOf(site).post("/tickets/order", {
		attempt: randomBytes(16).toString("base64url"),
		standard: "1",
		"attendee.0.workshop": WORKSHOP,
		expectedTotal: String(PRICE_CENTS),
		buyerName: "Ana Ruiz",
		buyerEmail: "ana@example.com",
		acceptsTerms: "on",
		...fields,
	});
}
