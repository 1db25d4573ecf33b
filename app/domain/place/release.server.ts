import type { Database } from "~/admin/changes.server";
import { getEvent } from "~/domain/event/queries.server";
import { type Doing, note } from "~/domain/order/ledger.server";
import { findWorkshop } from "~/domain/workshop/queries.server";
import { hasBegun } from "./availability.server";
import { orderOf, passOn } from "./offers.server";

/**
 * Frees what a ticket holds and waits for, in the transaction that cancels it: each place in a workshop that has not begun
 * goes to whoever waits for it. Tells nobody: whoever cancels the ticket does.
 *
 * @returns the lines of orders by which such places were paid, whose money may have to go back
 */
export async function releasePlaces(trx: Database, ticketId: number, doing: Doing): Promise<number[]> {
	const event = await getEvent(trx);
	const orderId = await orderOf(trx, ticketId);
	const places = await trx
		.selectFrom("place")
		.select(["id", "workshop_id", "line_id"])
		.where("ticket_id", "=", ticketId)
		.where("state", "<>", "givenBack")
		.execute();
	const touched = new Set<string>();
	const lines: number[] = [];
	for (const { id, workshop_id, line_id } of places) {
		const workshop = await findWorkshop(workshop_id, trx);
		if (workshop && hasBegun(workshop, event)) continue;
		await trx.updateTable("place").set({ state: "givenBack", ended_at: doing.now.toISOString() }).where("id", "=", id).execute();
		await note(trx, orderId, "placeGivenBack", { ...doing, details: { ticket: ticketId, workshop: workshop_id } });
		touched.add(workshop_id);
		if (line_id !== null) lines.push(line_id);
	}
	const left = await trx
		.updateTable("waiting_entry")
		.set({ state: "left" })
		.where("ticket_id", "=", ticketId)
		.where("state", "in", ["waiting", "offered"])
		.returning("workshop_id")
		.execute();
	for (const { workshop_id } of left) touched.add(workshop_id);
	for (const id of touched) await passOn(trx, id, doing);
	return lines;
}

/** Frees the place that a line paid for, in the transaction that cancels the line. */
export async function releasePlaceOf(trx: Database, lineId: number, doing: Doing): Promise<void> {
	const place = await trx
		.updateTable("place")
		.set({ state: "givenBack", ended_at: doing.now.toISOString() })
		.where("line_id", "=", lineId)
		.where("state", "<>", "givenBack")
		.returning(["ticket_id", "workshop_id"])
		.executeTakeFirst();
	if (!place) return;
	await note(trx, await orderOf(trx, place.ticket_id), "placeGivenBack", { ...doing, details: { ticket: place.ticket_id, workshop: place.workshop_id } });
	await passOn(trx, place.workshop_id, doing);
}
