import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { type Doing, note } from "#app/domain/sales/order/ledger.server.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { countPlaces, givesPlaces, leftOf } from "#app/domain/sales/registration/availability.server.ts";
import { findHolder } from "#app/domain/sales/registration/holders.server.ts";
import { orderOf, passOn } from "#app/domain/sales/registration/offers.server.ts";
import { findPlace } from "#app/domain/sales/registration/taking.server.ts";
import { tellHolder } from "#app/domain/sales/registration/tell-holder.server.ts";

const workshopLines = ({ lines }: Order) => lines.filter(({ kind, cancelledAt }) => kind === "workshop" && !cancelledAt);

const placeOf = (trx: Database, { id }: OrderLine) =>
	trx.selectFrom("place").select(["id", "ticket_id", "workshop_id", "state"]).where("line_id", "=", id).executeTakeFirstOrThrow();

/** Whether money that comes for places still gets them: held until now, or free with nobody who waits. @param isLate whether the time to pay is over */
export async function placesFit(trx: Database, order: Order, { isLate, now }: { isLate: boolean; now: Date }): Promise<boolean> {
	const [event, counts] = [await getEvent(trx), await countPlaces(trx, now)];
	for (const line of workshopLines(order)) {
		const { ticket_id: ticketId, workshop_id: workshopId, state } = await placeOf(trx, line);
		if (state === "held" && !isLate) continue;
		const workshop = await findWorkshop(workshopId, trx);
		if (!workshop || !givesPlaces(workshop, event) || !(await findHolder({ id: ticketId }, trx))) return false;
		if (state === "givenBack" && (await findPlace(trx, { ticketId, workshopId }))) return false;
		const count = counts.get(workshopId);
		if (count.waiting > 0 || leftOf(workshop, count) === 0) return false;
	}
	return true;
}

/** Gives the places of an order to its ticket, in the transaction that pays it, and tells who holds it. */
export async function takePaidPlaces(trx: Database, order: Order, doing: Doing): Promise<void> {
	for (const line of workshopLines(order)) {
		const { id, ticket_id: ticket, workshop_id: workshopId } = await placeOf(trx, line);
		await trx.updateTable("place").set({ state: "taken", ended_at: null }).where("id", "=", id).where("state", "<>", "taken").execute();
		await note(trx, await orderOf(trx, ticket), "placeTaken", { ...doing, details: { ticket, workshop: workshopId } });
		const [holder, workshop] = [await findHolder({ id: ticket }, trx), await findWorkshop(workshopId, trx)];
		if (holder && workshop) await tellHolder(trx, "taken", { holder, workshop });
		await passOn(trx, workshopId, doing);
	}
}
