import { getEvent } from "~/domain/event/queries.server";
import { type Doing, note } from "~/domain/order/ledger.server";
import { givesPlaces } from "./availability.server";
import { act, findPlace, insertPlace, type PlaceFault } from "./taking.server";
import { tellHolder } from "./tell-holder.server";

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
		await insertPlace(trx, holder, workshop, { state: "taken", now: doing.now });
		await note(trx, holder.orderId, "placeTaken", { ...doing, details: { ticket: ticketId, workshop: workshopId } });
		await tellHolder(trx, "taken", { holder, workshop, origin: doing.origin });
		return undefined;
	});

/** An organizer takes somebody off the list of places, or of those who wait. */
export const takeOut = ({ ticketId, workshopId }: Wish, doing: Doing): Promise<PlaceFault | undefined> =>
	act({ ticketId, workshopId }, doing, async (trx, holder, workshop) => {
		const { numUpdatedRows: places } = await trx
			.updateTable("place")
			.set({ state: "givenBack", ended_at: doing.now.toISOString() })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "=", "taken")
			.executeTakeFirstOrThrow();
		const { numUpdatedRows: entries } = await trx
			.updateTable("waiting_entry")
			.set({ state: "left" })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "in", ["waiting", "offered"])
			.executeTakeFirstOrThrow();
		if (places + entries === 0n) return "nothing";
		const what = places > 0n ? "placeGivenBack" : "placeNoLongerAwaited";
		await note(trx, holder.orderId, what, { ...doing, details: { ticket: ticketId, workshop: workshopId } });
		await tellHolder(trx, "takenOut", { holder, workshop, origin: doing.origin });
		return undefined;
	});
