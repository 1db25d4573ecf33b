import { beforeEach, expect, test, vi } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { addNote } from "#app/domain/sales/order/actions/actions.server.ts";
import { refundUndecided } from "#app/domain/sales/order/actions/decisions.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { payByTransfer } from "#app/routes/site/order-transfer/pay-by-transfer.server.ts";
import { db } from "#app/runtime/database.server.ts";
import {
	atStripe,
	invoices,
	later,
	mails,
	openForCards,
	orderEvents,
	payments,
	refunds,
	sendStripeEvent,
	stateOf,
} from "../../../../../tests/support/cards.ts";
import { ORIGIN, ordered } from "../../../../../tests/support/shop.ts";
import { cardView } from "./card-view.server.ts";
import { checkoutUrl } from "./checkout.server.ts";
import { reconcileCards } from "./reconcile.server.ts";
import { queueRefund } from "./refunds.server.ts";

const { stripe } = await vi.hoisted(() => import("../../../../../tests/support/stripe-here.ts"));

beforeEach(() => openForCards(stripe));

test("an order paid by card and by transfer refunds the second payment to the card once, automatically", async () => {
	const { id, session } = await atStripe();
	expect(await markPaid(id, { amount: 10000, actor: { username: "ann" } })).toBe("paid");
	await sendStripeEvent(await stripe.pay(session));
	expect([await stateOf(id), await invoices(id), await refunds(id)]).toEqual(["paid", 1, ["requested twice"]]);
	await Promise.all(Array.from({ length: 5 }, () => reconcileCards()));
	expect([await refunds(id), stripe.refunds.size]).toEqual([["sent twice"], 1]);
	expect((await db.selectFrom("mail").select("subject").orderBy("id", "desc").executeTakeFirst())?.subject).toMatch(
		/^El reembolso de tu segundo pago va en camino: pedido/,
	);
	const [refund] = [...stripe.refunds.keys()];
	await sendStripeEvent(await stripe.finish(refund as string, "succeeded"));
	expect([await refunds(id), (await orderEvents(id)).slice(2)]).toEqual([["done twice"], ["paidTwice", "refundQueued", "refundSent", "refunded"]]);
});

test("a transfer of a wrong amount is refunded as a transfer, though a card has paid meanwhile and was partly refunded at Stripe", async () => {
	const { id, session } = await atStripe(2);
	expect(await markPaid(id, { amount: 10000, actor: { username: "ann" } })).toBe("attention");
	await sendStripeEvent(await stripe.pay(session));
	await sendStripeEvent(await stripe.refundAtStripe(session, 6000));
	await refundUndecided(id, { username: "ann", seen: await lastOrderEvent(id) });
	const listed = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["method", "refund.amount", "refund.state", "uncounted"])
		.where("order_id", "=", id)
		.orderBy("refund.id")
		.execute();
	expect([await stateOf(id), listed]).toEqual([
		"paid",
		[
			{ method: "card", amount: 6000, state: "done", uncounted: 6000 },
			{ method: "bank", amount: 10000, state: "requested", uncounted: 0 },
		],
	]);
});

test("twenty concurrent refund requests make one refund, and so does a retry after a lost response", async () => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session));
	const { id: paymentId } = await db.selectFrom("payment").select("id").where("order_id", "=", id).executeTakeFirstOrThrow();
	const { id: refundId } = await db
		.insertInto("refund")
		.values({ payment_id: paymentId, state: "requested", amount: 10000, reason: "other", reference: null, created_at: new Date().toISOString(), done_at: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	const press = () => db.transaction().execute((trx) => queueRefund(trx, refundId, { username: "ann" }, new Date()));
	expect((await Promise.all(Array.from({ length: 20 }, press))).filter(Boolean)).toHaveLength(1);
	const before = stripe.refunds.size;
	stripe.answers = "lost";
	await reconcileCards();
	stripe.answers = "given";
	await reconcileCards();
	expect([stripe.refunds.size - before, await refunds(id)]).toEqual([1, ["sent other"]]);
	const refund = [...stripe.refunds.keys()].at(-1) as string;
	await sendStripeEvent(await stripe.finish(refund, "failed"));
	expect([await refunds(id), await press()]).toEqual([["failed other"], true]);
	await reconcileCards();
	expect([stripe.refunds.size - before, await refunds(id)]).toEqual([2, ["sent other"]]);
});

test.each([
	["another amount", { amount_total: 9000 }, "wrongAmount"],
	["another currency", { currency: "eur" }, "wrongCurrency"],
	["another mode", { livemode: true }, "wrongMode"],
])("%s only adds the order to the attention list, once", async (_, changed, what) => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session, changed));
	await reconcileCards(later(6));
	await reconcileCards(later(12));
	expect([await stateOf(id), await payments(id), await orderEvents(id), await refunds(id)]).toEqual(["awaiting_card", ["created"], ["ordered", what], []]);
});

test("a buyer who paid in another currency is not asked to pay again, nor told that nothing was charged", async () => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session, { currency: "eur" }));
	const order = (await findOrder(id)) as Order;
	expect([await cardView(order, await getEvent(), "en"), await checkoutUrl(id, ORIGIN), await payments(id)]).toEqual([undefined, undefined, ["created"]]);
	await payByTransfer(id);
	expect([await stateOf(id), (await orderView(order, await getEvent(), "en")).next]).toEqual([
		"awaiting_card",
		"We received a payment that doesn’t match the order total. We’re checking it, and you’ll see the result on this page. Please don’t pay anything else until then.",
	]);
	await reconcileCards(later(60));
	expect([await stateOf(id), await mails()]).toEqual(["expired", ["Tu pedido … venció y revisamos tu pago"]]);
});

const ORDERS = permutations(["completed", "failed", "expired", "refunded"]);
test.each(ORDERS)("completed, failed, expired and refunded, reported as %s, %s, %s, %s: paid once, with the refund recorded", async (...order) => {
	const { id, session } = await atStripe();
	const completed = await stripe.pay(session);
	const of = (type: string, changed: object) => ({
		...completed,
		id: `${completed.id}-${type}`,
		type,
		data: { object: { ...completed.data.object, ...changed } },
	});
	const events: Record<string, object> = {
		completed,
		failed: of("checkout.session.async_payment_failed", { payment_status: "unpaid" }),
		expired: of("checkout.session.expired", { status: "expired", payment_status: "unpaid" }),
		refunded: await stripe.refundAtStripe(session, 4000),
	};
	for (const name of order) await sendStripeEvent(events[name] as object);
	for (const name of order) await sendStripeEvent(events[name] as object);
	expect([await stateOf(id), await payments(id), await invoices(id), (await mails()).length]).toEqual(["paid", ["confirmed"], 1, 2]);
	expect((await orderEvents(id)).sort()).toEqual(["ordered", "paid", "refunded", "refundedElsewhere"]);
});

test("a refund made at Stripe needs attention until an organizer resolves it, though the order is canceled meanwhile", async () => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session));
	await sendStripeEvent(await stripe.refundAtStripe(session, 4000));
	const order = (await findOrder(id)) as Order;
	const ann = async () => ({ username: "ann", seen: await lastOrderEvent(id) });
	await cancelByOrganizer(id, { lineIds: order.lines.map((line) => line.id), amount: 0, ...(await ann()) });
	const needAttention = async () => (await listOrders({ filter: "attention", q: order.code }, { limit: 5, offset: 0 }, new Date())).length;
	expect([await stateOf(id), await needAttention()]).toEqual(["cancelled", 1]);
	await addNote(id, "", await ann(), "resolved");
	expect(await needAttention()).toBe(0);
});

test("a pending payment reserves the tickets until it arrives or fails", async () => {
	const [good, bad] = [await atStripe(), await atStripe()];
	for (const { session } of [good, bad]) await sendStripeEvent(await stripe.pay(session, { payment_status: "unpaid" }));
	await reconcileCards(later(90));
	expect([await stateOf(good.id), await payments(good.id)]).toEqual(["awaiting_card", ["pending"]]);
	await sendStripeEvent(await stripe.arrive(good.session, true));
	await sendStripeEvent(await stripe.arrive(bad.session, false));
	await reconcileCards(later(90));
	expect([await stateOf(good.id), await stateOf(bad.id)]).toEqual(["paid", "expired"]);
});

test("a payment 72 hours late pays if tickets are left, and is refunded if not", async () => {
	const [first, second] = [await atStripe(10), await atStripe(10)];
	const events = [await stripe.pay(first.session), await stripe.pay(second.session)];
	await db.updateTable("order").set({ state: "expired" }).where("id", "in", [first.id, second.id]).execute();
	await ordered({ numbers: { hall: 10 } });
	for (const event of events) await sendStripeEvent(event, later(72 * 60).getTime());
	expect([await stateOf(first.id), await stateOf(second.id), await refunds(second.id)]).toEqual(["paid", "expired", ["requested late"]]);
	await reconcileCards();
	expect(await refunds(second.id)).toEqual(["sent late"]);
});

test("a dispute needs attention", async () => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session));
	await sendStripeEvent(await stripe.dispute(session));
	expect(await orderEvents(id)).toEqual(["ordered", "paid", "disputed"]);
});

function permutations<Item>(items: Item[]): Item[][] {
	if (items.length < 2) return [items];
	return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
