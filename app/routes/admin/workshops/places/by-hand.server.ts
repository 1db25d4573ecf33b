import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { type Doing, note } from "#app/domain/sales/order/ledger.server.ts";
import { tellBuyer } from "#app/domain/sales/order/tell-buyer.server.ts";
import { givesPlaces } from "#app/domain/sales/registration/availability.server.ts";
import { endUnpaid } from "#app/domain/sales/registration/ending.server.ts";
import { act, findPlace, insertPlace, type PlaceFault } from "#app/domain/sales/registration/taking.server.ts";
import { tellHolder } from "#app/domain/sales/registration/tell-holder.server.ts";

interface Wish {
	ticketId: number;
	workshopId: string;
}

/** An organizer gives a place, whoever waits before, whatever it costs and even where none is left: one more chair. */
export const givePlace = ({ ticketId, workshopId }: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act({ ticketId, workshopId }, doing, async (trx, holder, workshop) => {
		if (!givesPlaces(workshop, await getEvent(trx))) return "closed";
		if (await findPlace(trx, { ticketId, workshopId })) return "nothing";
		await trx
			.updateTable("waiting_entry")
			.set({ state: "accepted" })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "in", ["waiting", "offered"])
			.execute();
		const paidFor = await findPaidFor(trx, { ticketId, workshopId });
		if (paidFor) await trx.updateTable("place").set({ state: "taken", ended_at: null }).where("id", "=", paidFor.id).execute();
		else await insertPlace(trx, holder, workshop, { state: "taken", now: doing.now });
		await note(trx, holder.orderId, "placeTaken", { ...doing, details: { ticket: ticketId, workshop: workshopId } });
		await tellHolder(trx, "taken", { holder, workshop, actor: doing.actor });
		return undefined;
	});

/** The place that a ticket no longer has although it was paid and not canceled: given once more, it is that one. */
const findPaidFor = (trx: Database, { ticketId, workshopId }: Wish) =>
	trx
		.selectFrom("place")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select("place.id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.orderBy("place.id", "desc")
		.limit(1)
		.executeTakeFirst();

/**
 * An organizer takes somebody off the list of places, or of those who wait. What was paid for a place is listed in its order, for
 * organizers to decide on, and whoever paid is told.
 */
export const takeOut = ({ ticketId, workshopId }: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act({ ticketId, workshopId }, doing, async (trx, holder, workshop) => {
		const place = await trx
			.updateTable("place")
			.set({ state: "givenBack", ended_at: doing.now.toISOString() })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "=", "taken")
			.returning("line_id")
			.executeTakeFirst();
		const { numUpdatedRows: entries } = await trx
			.updateTable("waiting_entry")
			.set({ state: "left" })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "in", ["waiting", "offered"])
			.executeTakeFirstOrThrow();
		if (!place && entries === 0n) return "nothing";
		const what = place ? "placeGivenBack" : "placeNoLongerAwaited";
		await note(trx, holder.orderId, what, { ...doing, details: { ticket: ticketId, workshop: workshopId } });
		await tellHolder(trx, "takenOut", { holder, workshop });
		const paid = place?.line_id ? await endUnpaid(trx, place.line_id, doing) : undefined;
		if (paid) {
			await note(trx, paid.order.id, "placeTakenOut", { ...doing, details: { workshop: workshopId } });
			await tellBuyer(trx, "placeTakenOut", { ...doing, orderId: paid.order.id, lines: [paid.line] });
		}
		return undefined;
	});
