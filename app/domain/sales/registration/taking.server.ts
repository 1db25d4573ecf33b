import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { type Doing, note } from "#app/domain/sales/order/ledger.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countPlaces, givesPlaces, hasBegun, leftOf } from "./availability.server.ts";
import { endUnpaid } from "./ending.server.ts";
import { findHolder, type Holder, isFree } from "./holders.server.ts";
import { passOn } from "./offers.server.ts";
import { findPayer } from "./payers.server.ts";
import { tellHolder } from "./tell-holder.server.ts";

/**
 * Why something cannot be done with a place: the ticket admits nobody, the workshop gives no places, somebody was faster,
 * it has to be paid first, or was paid by who alone cancels it, or there is nothing (any more) to be done.
 */
export type PlaceFault = "noTicket" | "closed" | "full" | "toPay" | "byPayer" | "nothing";

interface Wish {
	ticketId: number;
	workshopId: string;
}

/** Takes a place that costs its holder nothing, or the one that is offered to them. */
export const takePlace = (wish: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act(wish, doing, async (trx, holder, workshop) => {
		if (!isFree(holder, workshop)) return "toPay";
		const fault = await faultOf(trx, holder, workshop, doing.now);
		if (fault) return fault;
		await acceptOffer(trx, holder, workshop, doing.now);
		await insertPlace(trx, holder, workshop, { state: "taken", now: doing.now });
		await note(trx, holder.orderId, "placeTaken", { ...doing, details: detailsOf(wish) });
		await tellHolder(trx, "taken", { holder, workshop });
		return undefined;
	});

/**
 * Why a holder cannot have a place now: neither is one offered to them, nor is there one that nobody waits for. Asked in the
 * transaction that goes on to insert it, it is the truth.
 */
export async function faultOf(on: Database, { ticketId }: Holder, workshop: Workshop, now: Date): Promise<"closed" | "nothing" | "full" | undefined> {
	if (!givesPlaces(workshop, await getEvent(on))) return "closed";
	if (await findPlace(on, { ticketId, workshopId: workshop.id })) return "nothing";
	const offer = await on
		.selectFrom("waiting_entry")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshop.id)
		.where("state", "=", "offered")
		.where("lapses_at", ">", now.toISOString())
		.executeTakeFirst();
	if (offer) return undefined;
	const count = (await countPlaces(on, now)).get(workshop.id);
	return count.waiting > 0 || leftOf(workshop, count) === 0 ? "full" : undefined;
}

/** Takes what is offered to a holder, if anything is, in the transaction that goes on to insert the place. */
export async function acceptOffer(trx: Database, { ticketId }: Holder, { id }: Workshop, now: Date): Promise<void> {
	await trx
		.updateTable("waiting_entry")
		.set({ state: "accepted" })
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", id)
		.where("state", "=", "offered")
		.where("lapses_at", ">", now.toISOString())
		.execute();
}

/** Writes down a place that was reserved. */
export async function insertPlace(
	trx: Database,
	{ ticketId }: Holder,
	workshop: Workshop,
	{ state, lineId, now }: { state: "held" | "taken"; lineId?: number; now: Date },
): Promise<void> {
	await trx
		.insertInto("place")
		.values({
			ticket_id: ticketId,
			workshop_id: workshop.id,
			state,
			line_id: lineId ?? null,
			created_at: now.toISOString(),
			ended_at: null,
			told: JSON.stringify(factsTold(workshop)),
		})
		.execute();
}

/** Gives back a place that was taken, until the workshop begins. Who waits longest is offered it at once. */
export const giveBack = (wish: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act(wish, doing, async (trx, holder, workshop) => {
		if (hasBegun(workshop, await getEvent(trx))) return "closed";
		if (await findPayer(trx, wish)) return "byPayer";
		const place = await trx
			.updateTable("place")
			.set({ state: "givenBack", ended_at: doing.now.toISOString() })
			.where("ticket_id", "=", holder.ticketId)
			.where("workshop_id", "=", workshop.id)
			.where("state", "=", "taken")
			.returning("line_id")
			.executeTakeFirst();
		if (!place) return "nothing";
		await note(trx, holder.orderId, "placeGivenBack", { ...doing, details: detailsOf(wish) });
		const paid = place.line_id ? await endUnpaid(trx, place.line_id, doing) : undefined;
		if (paid) await note(trx, paid.order.id, "placeGivenUp", { ...doing, details: { workshop: workshop.id } });
		await tellHolder(trx, "givenBack", { holder, workshop });
		return undefined;
	});

/** Begins to wait for a place. Where one is free after all, it is offered at once. */
export const waitForPlace = (wish: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act(wish, doing, async (trx, holder, workshop) => {
		const event = await getEvent(trx);
		if (!givesPlaces(workshop, event)) return "closed";
		if (!isFree(holder, workshop) && !(await sellsHere(event, trx))) return "toPay";
		if ((await findPlace(trx, wish)) || (await findEntry(trx, wish))) return "nothing";
		await insertEntry(trx, wish, undefined, doing.now);
		await note(trx, holder.orderId, "placeAwaited", { ...doing, details: detailsOf(wish) });
		return undefined;
	});

/** Puts a ticket at the end of those who wait. @param requestId the first entry of those who want their places together */
export async function insertEntry(trx: Database, { ticketId, workshopId }: Wish, requestId: number | undefined, now: Date): Promise<number> {
	const { id } = await trx
		.insertInto("waiting_entry")
		.values({ ticket_id: ticketId, workshop_id: workshopId, request_id: requestId ?? null, state: "waiting", created_at: now.toISOString(), lapses_at: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Waits no longer, or lets go of what is offered. */
export const stopWaiting = (wish: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act(wish, doing, async (trx, holder) => {
		const { numUpdatedRows } = await trx
			.updateTable("waiting_entry")
			.set({ state: "left" })
			.where("ticket_id", "=", wish.ticketId)
			.where("workshop_id", "=", wish.workshopId)
			.where("state", "in", ["waiting", "offered"])
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return "nothing";
		await note(trx, holder.orderId, "placeNoLongerAwaited", { ...doing, details: detailsOf(wish) });
		return undefined;
	});

/** Does something about a ticket and a workshop in one transaction, which holds the write lock, and passes on what becomes free by it. */
export function act(
	{ ticketId, workshopId }: Wish,
	doing: Doing,
	work: (trx: Database, holder: Holder, workshop: Workshop) => Promise<PlaceFault | undefined>,
): Promise<PlaceFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const [holder, workshop] = [await findHolder({ id: ticketId }, trx), await findWorkshop(workshopId, trx)];
		if (!holder) return "noTicket";
		if (!workshop) return "closed";
		await passOn(trx, workshopId, doing);
		const fault = await work(trx, holder, workshop);
		if (!fault) await passOn(trx, workshopId, doing);
		return fault;
	});
}

const detailsOf = ({ ticketId, workshopId }: Wish) => ({ ticket: ticketId, workshop: workshopId });

export const findPlace = (on: Database, { ticketId, workshopId }: Wish) =>
	on
		.selectFrom("place")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("state", "<>", "givenBack")
		.executeTakeFirst();

const findEntry = (on: Database, { ticketId, workshopId }: Wish) =>
	on
		.selectFrom("waiting_entry")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("state", "in", ["waiting", "offered"])
		.executeTakeFirst();

/** When and where a workshop is, as far as a holder has to know when it changes. */
export const factsTold = ({ date, startTime, durationMinutes, roomId }: Workshop) => ({ date, startTime, durationMinutes, roomId });
