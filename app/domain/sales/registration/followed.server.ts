import type { Database } from "#app/admin/changes.server.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import type { Doing } from "#app/domain/sales/order/ledger.server.ts";
import { stockStates } from "#app/domain/sales/order/stock.server.ts";
import { countPlaces, notePlaces, wordOf } from "./availability.server.ts";
import { cancelPlaces } from "./canceling.server.ts";
import { findHolder } from "./holders.server.ts";
import { passOn } from "./offers.server.ts";
import { shortenHolds } from "./shorten.server.ts";
import { factsTold } from "./taking.server.ts";
import { tellHolder } from "./tell-holder.server.ts";

/**
 * Whatever organizers do to workshops, by whatever way: their holders are told what moved or was canceled, those who wait
 * are offered what was added, and visitors read the word that holds now.
 */
export async function followWorkshops(trx: Database, doing: Doing): Promise<void> {
	const [counts, words] = [await countPlaces(trx, doing.now), await stockStates("workshop", trx)];
	for (const workshop of await listWorkshops({ drafts: true }, trx)) {
		const count = counts.get(workshop.id);
		if (count.taken + count.held > 0) await tellHolders(trx, workshop, doing);
		if (count.held + count.offered > 0) await shortenHolds(trx, workshop, doing);
		if (count.waiting + count.offered + count.taken > 0) await passOn(trx, workshop.id, doing);
		else if (wordOf(workshop, count) !== (words.get(workshop.id) ?? "onSale")) await notePlaces(trx, workshop, count);
	}
}

/** Tells who has a place what is otherwise than they were told last; of one that is canceled, that it is. */
async function tellHolders(trx: Database, workshop: Workshop, doing: Doing): Promise<void> {
	if (workshop.status === "cancelled") return cancelPlaces(trx, workshop, doing);
	const told = JSON.stringify(factsTold(workshop));
	const moved = await trx
		.updateTable("place")
		.set({ told })
		.where("workshop_id", "=", workshop.id)
		.where("state", "<>", "givenBack")
		.where("told", "<>", told)
		.returning("ticket_id")
		.execute();
	for (const { ticket_id: id } of moved) {
		const holder = await findHolder({ id }, trx);
		if (holder) await tellHolder(trx, "moved", { holder, workshop });
	}
}
