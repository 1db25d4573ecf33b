import type { Database } from "~/admin/changes.server";
import { note } from "~/domain/order/ledger.server";
import { requestRefund } from "~/domain/order/refunds.server";
import type { Workshop } from "~/domain/workshop/schema";
import { findHolder } from "./holders.server";
import { type Doing, orderOf } from "./offers.server";
import { tellHolder } from "./tell-holder.server";

/** Takes back every place of a workshop that was canceled, with what waits for one: holders are told, and what they paid is listed to go back. */
export async function cancelPlaces(trx: Database, workshop: Workshop, { actor, origin, now }: Doing): Promise<void> {
	const places = await trx
		.updateTable("place")
		.set({ state: "givenBack", ended_at: now.toISOString() })
		.where("workshop_id", "=", workshop.id)
		.where("state", "<>", "givenBack")
		.returning(["ticket_id", "line_id"])
		.execute();
	for (const { ticket_id: id, line_id: line } of places) {
		await note(trx, await orderOf(trx, id), "placeGivenBack", { actor, now, details: { ticket: id, workshop: workshop.id } });
		if (line !== null) await refundLine(trx, line, { actor, origin, now });
		const holder = await findHolder({ id }, trx);
		if (holder) await tellHolder(trx, "canceled", { holder, workshop, origin });
	}
	await trx.updateTable("waiting_entry").set({ state: "left" }).where("workshop_id", "=", workshop.id).where("state", "in", ["waiting", "offered"]).execute();
}

/** Lists what a line cost to go back, where it was paid. */
async function refundLine(trx: Database, lineId: number, { actor, now }: Doing): Promise<void> {
	const line = await trx
		.updateTable("order_line")
		.set({ cancelled_at: now.toISOString() })
		.where("id", "=", lineId)
		.where("cancelled_at", "is", null)
		.returning(["order_id", "gross"])
		.executeTakeFirst();
	const payment =
		line && (await trx.selectFrom("payment").select("id").where("order_id", "=", line.order_id).where("state", "=", "confirmed").executeTakeFirst());
	if (!line || !payment || line.gross === 0) return;
	await requestRefund(trx, { paymentId: payment.id, amount: line.gross, reason: "cancelled", now });
	await note(trx, line.order_id, "refundRequested", { actor, now, details: { amount: line.gross } });
}
