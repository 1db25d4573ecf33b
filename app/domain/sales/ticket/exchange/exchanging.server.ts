import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { issueCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { linesNotStarted } from "#app/domain/sales/cancellation/lines-not-started.server.ts";
import { refundedOf } from "#app/domain/sales/cancellation/retained-money.server.ts";
import { returnMoney } from "#app/domain/sales/cancellation/return-money.server.ts";
import { issueInvoice, listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import type { OrganizerAction } from "#app/domain/sales/order/actions/actions.server.ts";
import { rulesOf } from "#app/domain/sales/order/create.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, hasChangedSince, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { insertLines } from "#app/domain/sales/order/insert.server.ts";
import { findOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { countTaken, ticketsLeft, updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { confirmPayment, expectPayment } from "#app/domain/sales/payment/settle.server.ts";
import { findRedeemed } from "#app/domain/sales/pricing/discounts.server.ts";
import { type LinePrice, priced, pricesOf } from "#app/domain/sales/pricing/prices.ts";
import { followWaiting, listWaitingBeyond, releaseRegistrationsBeyond } from "#app/domain/sales/registration/release.server.ts";
import { includesWorkshops } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { emailExchanged } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import { findTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { DifferenceMethod } from "./difference-methods.ts";

export interface Offer {
	tier: Tier;
	price: LinePrice;
	/** Workshops paid singly with the ticket, which the tier includes. */
	included: OrderLine[];
	/** Cents, less what was paid for those workshops; negative if it costs less. */
	difference: number;
	isLeft: boolean;
}

export const exchangeable = ({ state, lines }: Pick<Order, "state" | "lines">, ticketId: number): OrderLine | undefined =>
	state === "paid" ? lines.find(({ ticket, cancelledAt }) => ticket?.id === ticketId && !cancelledAt) : undefined;

/** The discount code of the ticket and the group discount of its order still apply. */
export async function listOffers(order: Order, line: OrderLine, on: Database = db): Promise<Offer[]> {
	const now = new Date(readClock());
	const [event, tiers, taken, settings] = await Promise.all([getEvent(on), listTiers({}, on), countTaken(on, now), getSalesSettings(on)]);
	const size = order.lines.filter(({ kind, cancelledAt }) => kind === "tier" && !cancelledAt).length;
	const discount = line.discountCode === undefined ? undefined : await findRedeemed(on, line.discountCode);
	const single = order.lines.filter(({ registersTicket, gross, cancelledAt }) => registersTicket === line.ticket?.id && gross > 0 && !cancelledAt);
	const payable = await linesNotStarted(single, event, on);
	const others = new Map(taken).set(line.itemId, (taken.get(line.itemId) ?? 0) - 1);
	return tiers
		.filter(({ id }) => id !== line.itemId)
		.map((tier) => {
			const [price] = pricesOf(Array<Tier>(size).fill(tier), { ...rulesOf(event, settings), discount }) as [LinePrice];
			const included = includesWorkshops(tier) ? payable : [];
			return { tier, price, included, difference: price.gross - costOf([line, ...included]), isLeft: ticketsLeft(others, tier, event) > 0 };
		});
}

const costOf = (lines: readonly Pick<OrderLine, "gross">[]) => lines.reduce((sum, { gross }) => sum + gross, 0);

export interface Exchange extends OrganizerAction {
	ticketId: number;
	tierId: string;
	paidBy?: DifferenceMethod;
	/** Cents, as the organizer read them. */
	expected: number;
}

/** The old line is canceled and credited, with workshops that the new tier includes, and the new one invoiced. Returns `changed` if something differs from what was read. */
export async function exchangeTicket(orderId: number, { ticketId, tierId, paidBy, expected, seen, ...context }: Exchange): Promise<"changed" | undefined> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		if (await hasChangedSince(seen, orderId, trx)) return "changed";
		const order = (await findOrder(orderId, trx)) as Order;
		const old = exchangeable(order, ticketId);
		if (!old) return "changed";
		const offer = (await listOffers(order, old, trx)).find(({ tier }) => tier.id === tierId);
		if (!offer?.isLeft || offer.difference !== expected || (expected > 0 && !paidBy)) return "changed";

		const actionContext = { actor: context, now };
		const { tier, included } = offer;
		const replaced = [old, ...included];
		const before = costOf(replaced);
		const isWaived = paidBy === "waived" && expected > 0;
		const price = isWaived ? waived(offer.price, before) : offer.price;
		const ids = replaced.map(({ id }) => id);
		await trx.updateTable("order_line").set({ cancelled_at: now.toISOString() }).where("id", "in", ids).where("cancelled_at", "is", null).execute();
		await trx.updateTable("workshop_registration").set({ line_id: null }).where("line_id", "in", ids).where("state", "=", "registered").execute();
		await issueCreditNotes(trx, orderId, { lines: replaced.map((line) => ({ line, amount: line.gross })), ...actionContext });
		await insertLines(trx, orderId, [{ ...price, kind: "tier", itemId: tier.id, name: tier.name, ticketId }]);
		await trx
			.updateTable("order")
			.set({ total: order.total - before + price.gross })
			.where("id", "=", orderId)
			.execute();
		await recordOrderEvent(trx, orderId, "exchanged", { ...actionContext, details: { ticket: ticketId, before, after: price.gross } });
		const [first] = await listInvoices(orderId, trx);
		const amount = await refundedOf(orderId, Math.max(0, -expected), trx);
		const method = await moveDifference(trx, orderId, { difference: price.gross - before, inCash: paidBy === "cash", ...actionContext });
		if (price.gross > 0) await issueInvoice(trx, orderId, { method: method ?? first?.snapshot.method ?? "none", now });
		await releaseRegistrationsBeyond(trx, ticketId, tier, actionContext);
		await followWaiting(trx, ticketId, await listWaitingBeyond(trx, ticketId, await findTier(old.itemId, trx), tier), actionContext);
		const [line] = ((await findOrder(orderId, trx)) as Order).lines.filter(({ ticket }) => ticket?.id === ticketId);
		await emailBuyer(trx, amount > 0 ? "exchangedRefunded" : "exchanged", { orderId, ...actionContext, amount, lines: line && [line] });
		if (line) await emailExchanged(trx, order, line);
		await updateStockStatus(trx, now);
		return undefined;
	});
}

const waived = ({ listPrice, taxRate }: LinePrice, gross: number): LinePrice => ({ ...priced(listPrice, listPrice - gross, taxRate), discountBy: "organizer" });

interface Moved extends ActionContext {
	difference: number;
	inCash: boolean;
}

async function moveDifference(trx: Database, orderId: number, { difference, inCash, actor, now }: Moved): Promise<"cash" | "bank" | undefined> {
	if (difference < 0) await returnMoney(trx, orderId, { amount: -difference, reason: "repriced", actor, now });
	if (difference <= 0) return undefined;
	await confirmPayment(trx, await expectPayment(trx, { orderId, method: "bank", amount: difference, inCash, now }), now);
	return inCash ? "cash" : "bank";
}
