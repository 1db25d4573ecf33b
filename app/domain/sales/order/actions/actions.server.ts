import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { cancelUnpaid } from "#app/domain/sales/order/changes.server.ts";
import { emailBuyer, orderPath } from "#app/domain/sales/order/email-buyer.server.ts";
import { hasChangedSince, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { addOrderSecret } from "#app/domain/sales/order/secrets.server.ts";
import { awaitsTransfer } from "#app/domain/sales/order/states.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { beginningOf, notAfter } from "#app/domain/sales/registration/order/beginning.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

const MAX_DAYS = 366;

/**
 * Why an organizer cannot do something to an order: somebody did something since, it waits for no transfer, the day does not fit,
 * there is no money to be decided on, or its people are erased.
 */
export type OrderActionError = "changed" | "notWaiting" | "notLater" | "tooFarAway" | "nothingCame" | "erased";

/** Which organizer does it. */
export interface OrganizerAction {
	username: string;
	/** The last happening that the organizer saw. */
	seen: number;
}

/** Gives a buyer until the end of another day to pay, by ISO day at the venue, and tells them; for a place no longer than until its workshop begins. */
export function extendOrder(id: number, day: string, doing: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, doing, async (trx, order, now) => {
		if (!awaitsTransfer(order, now)) return "notWaiting";
		const event = await getEvent(trx);
		const until = new Date(notAfter(new Date(endOfDay(event, day).epochMilliseconds).toISOString(), await beginningOf(order.lines, trx)));
		if (until.toISOString() <= (order.expiresAt as string)) return "notLater";
		const today = Temporal.PlainDate.from(dayAt(event, now.toISOString()));
		if (today.until(day).days > MAX_DAYS) return "tooFarAway";
		const remindAt = new Date((now.getTime() + until.getTime()) / 2).toISOString();
		await trx.updateTable("order").set({ expires_at: until.toISOString(), remind_at: remindAt }).where("id", "=", id).execute();
		await recordOrderEvent(trx, id, "extended", { actor: doing, now, details: { until: until.toISOString() } });
		await emailBuyer(trx, "extended", { orderId: id, now, actor: doing });
		return undefined;
	});
}

/** Ends an order that nobody has paid, and tells its buyer. Its places are free at once. */
export function cancelUnpaidByOrganizer(id: number, doing: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, doing, async (trx, order, now) => {
		if (!awaitsTransfer(order, now)) return "notWaiting";
		await cancelUnpaid(trx, id, { actor: doing, now });
		return undefined;
	});
}

/** Keeps what organizers want to remember of an order; nothing where they no longer do. @param what with `dealtWith` the order needs attention no more */
export function addNote(
	id: number,
	words: string | undefined,
	doing: OrganizerAction,
	what: "noted" | "dealtWith" = "noted",
): Promise<OrderActionError | undefined> {
	return runOrderAction(id, doing, async (trx, { erasedAt }, now) => {
		if (erasedAt && words) return "erased";
		await trx
			.updateTable("order")
			.set({ note: words ?? null })
			.where("id", "=", id)
			.execute();
		await recordOrderEvent(trx, id, what, { actor: doing, now, details: {} });
		return undefined;
	});
}

/** Opens an order's page by one more address, and gives it, to be handed to the buyer, who is told: it opens all that they may do. */
export function issueOrderLink(order: Order, { username, origin }: { username: string; origin: string }): Promise<string> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		await recordOrderEvent(trx, order.id, "linkSent", { actor: { username }, now, details: {} });
		await emailBuyer(trx, "linkGiven", { orderId: order.id, now, actor: { username } });
		return origin + localePath(order.locale, orderPath(order, await addOrderSecret(trx, order.id, now)));
	});
}

/** Does something to an order as it was seen, in one transaction. */
export function runOrderAction<Done = undefined>(
	id: number,
	{ seen }: Pick<OrganizerAction, "seen">,
	work: (trx: Database, order: Order, now: Date) => Promise<OrderActionError | Done>,
): Promise<OrderActionError | Done> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		if (await hasChangedSince(seen, id, trx)) return "changed";
		return work(trx, (await findOrder(id, trx)) as Order, now);
	});
}
