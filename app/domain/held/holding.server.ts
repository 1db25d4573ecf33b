import { type Database, logChanges } from "~/admin/changes.server";
import { breather } from "~/breath";
import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { takeBack } from "~/domain/cancellation/cancel.server";
import { cancellable } from "~/domain/cancellation/rules.server";
import { spread } from "~/domain/cancellation/shares";
import { getEvent, holdEvent } from "~/domain/event/queries.server";
import type { Held } from "~/domain/event/schema";
import { type Doing, note } from "~/domain/order/ledger.server";
import { findOrder, type Order } from "~/domain/order/queries.server";
import { UNPAID_STATES } from "~/domain/order/states";
import { passOn } from "~/domain/place/offers.server";
import { type Affected, listAffected, moneyBack } from "./affected.server";
import { tellAffected, type Words } from "./mails.server";

/** Where all of the summit can go from where it is; nothing is that it takes place. */
export const FROM: Record<Held | "planned", readonly (Held | undefined)[]> = {
	postponed: [undefined],
	cancelled: [undefined, "postponed"],
	planned: ["postponed", "cancelled"],
};

interface Holding {
	words: Words;
	username: string;
	/** Of the site, for links in mails. */
	origin: string;
}

/**
 * Postpones or cancels all of the summit: from then on no ticket is sold, and everybody who ordered is told. Canceling takes back
 * every order, too, and lists what goes back. All of it in one transaction, or nothing.
 *
 * @returns whether it was done now: not where it was done before
 */
export function holdSummit(to: Held, { words, username, origin }: Holding): Promise<boolean> {
	const doing = { actor: { username }, origin, now: new Date(readClock()) };
	return db.transaction().execute(async (trx) => {
		if (!(await holdEvent(trx, to, FROM[to]))) return false;
		// What is told to whom, as it is before tickets are taken back.
		const [affected, event] = [await listAffected(trx), await getEvent(trx)];
		const back = to === "cancelled" ? await cancelOrders(trx, affected, doing) : new Map<number, number>();
		const breathe = breather();
		for (const order of affected) {
			await breathe();
			await note(trx, order.id, to === "cancelled" ? "summitCancelled" : "summitPostponed", { ...doing, details: {} });
			await tellAffected(trx, order, { to, words, amount: back.get(order.id) ?? 0, event, origin, now: doing.now });
		}
		await logState(trx, to, username);
		return true;
	});
}

/** It takes place after all, or the next one is prepared. Nobody is told. @returns whether it was not so before */
export function resumeSummit(username: string): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!(await holdEvent(trx, undefined, FROM.planned))) return false;
		await logState(trx, "planned", username);
		return true;
	});
}

/** Logged, and not to be undone: people were told. Tickets and workshops get their words for visitors by it. */
async function logState(trx: Database, state: Held | "planned", username: string): Promise<void> {
	const { id } = await getEvent(trx);
	await logChanges(trx, [{ noun: "summit", entityId: id, name: state, before: {}, after: {} }], { username });
}

/** Takes back all that was ordered. @returns cents that go back, by order */
async function cancelOrders(trx: Database, affected: readonly Affected[], doing: Doing): Promise<Map<number, number>> {
	await freePlaces(trx, doing);
	const unpaid = await trx
		.updateTable("order")
		.set({ state: "cancelled", expires_at: null, remind_at: null })
		.where("state", "in", UNPAID_STATES)
		.returning("id")
		.execute();
	for (const { id } of unpaid) await note(trx, id, "cancelled", { ...doing, details: {} });
	const back = await moneyBack(trx);
	const breathe = breather();
	for (const { id, isPaid } of affected) {
		await breathe();
		const lines = isPaid ? cancellable((await findOrder(id, trx)) as Order) : [];
		if (lines.length === 0) continue;
		const parts = spread(
			back.get(id) ?? 0,
			lines.map(({ gross }) => gross),
		);
		await takeBack(trx, id, { lines, parts, ...doing });
	}
	return back;
}

/** Nobody has a place in a workshop, or waits for one, so that what becomes free is offered to nobody. */
async function freePlaces(trx: Database, doing: Doing): Promise<void> {
	await trx.updateTable("waiting_entry").set({ state: "left" }).where("state", "in", ["waiting", "offered"]).execute();
	const orders = await trx
		.selectFrom("place")
		.innerJoin("ticket", "ticket.id", "ticket_id")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.select(["ticket_id", "workshop_id", "order_id"])
		.where("place.state", "<>", "givenBack")
		.execute();
	await trx.updateTable("place").set({ state: "givenBack", ended_at: doing.now.toISOString() }).where("state", "<>", "givenBack").execute();
	for (const { ticket_id: ticket, workshop_id: workshop, order_id } of orders)
		await note(trx, order_id, "placeGivenBack", { ...doing, details: { ticket, workshop } });
	for (const id of new Set(orders.map(({ workshop_id }) => workshop_id))) await passOn(trx, id, doing);
}
