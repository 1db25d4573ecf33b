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

/** `changed`: something happened since the organizer loaded the page. */
export type OrderActionError = "changed" | "notWaiting" | "notLater" | "tooFarAway" | "nothingCame" | "erased";

export interface OrganizerAction {
	username: string;
	seen: number;
}

/** Extends the deadline to the end of an ISO day at the venue, for registrations at most to the workshop's start, and emails the buyer. */
export function extendOrder(id: number, day: string, context: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, order, now) => {
		if (!awaitsTransfer(order, now)) return "notWaiting";
		const event = await getEvent(trx);
		const until = new Date(notAfter(new Date(endOfDay(event, day).epochMilliseconds).toISOString(), await beginningOf(order.lines, trx)));
		if (until.toISOString() <= (order.expiresAt as string)) return "notLater";
		const today = Temporal.PlainDate.from(dayAt(event, now.toISOString()));
		if (today.until(day).days > MAX_DAYS) return "tooFarAway";
		const remindAt = new Date((now.getTime() + until.getTime()) / 2).toISOString();
		await trx.updateTable("order").set({ expires_at: until.toISOString(), remind_at: remindAt }).where("id", "=", id).execute();
		await recordOrderEvent(trx, id, "extended", { actor: context, now, details: { until: until.toISOString() } });
		await emailBuyer(trx, "extended", { orderId: id, now, actor: context });
		return undefined;
	});
}

export function cancelUnpaidByOrganizer(id: number, context: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, order, now) => {
		if (!awaitsTransfer(order, now)) return "notWaiting";
		await cancelUnpaid(trx, id, { actor: context, now });
		return undefined;
	});
}

/** Sends the reminder at once, in place of the scheduled one. */
export function remindBuyer(id: number, context: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, order, now) => {
		if (!awaitsTransfer(order, now) || order.email === "") return "notWaiting";
		await trx.updateTable("order").set({ remind_at: null }).where("id", "=", id).execute();
		await recordOrderEvent(trx, id, "reminded", { actor: context, now, details: {} });
		await emailBuyer(trx, "reminder", { orderId: id, now, actor: context });
		return undefined;
	});
}

/** @param type `resolved` ends the order's attention */
export function addNote(
	id: number,
	words: string | undefined,
	context: OrganizerAction,
	type: "noteChanged" | "resolved" = "noteChanged",
): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, { erasedAt }, now) => {
		if (erasedAt && words) return "erased";
		await trx
			.updateTable("order")
			.set({ note: words ?? null })
			.where("id", "=", id)
			.execute();
		await recordOrderEvent(trx, id, type, { actor: context, now, details: {} });
		return undefined;
	});
}

/** Creates another link to the order's page. The buyer is emailed, since it grants all of their rights. */
export function issueOrderLink(order: Order, { username, origin }: { username: string; origin: string }): Promise<string> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		await recordOrderEvent(trx, order.id, "linkSent", { actor: { username }, now, details: {} });
		await emailBuyer(trx, "linkGiven", { orderId: order.id, now, actor: { username } });
		return origin + localePath(order.locale, orderPath(order, await addOrderSecret(trx, order.id, now)));
	});
}

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
