import { beforeEach, expect, test, vi } from "vitest";
import { organizerCancelView } from "#app/domain/sales/cancellation/admin-view.server.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { paymentRows } from "#app/domain/sales/order/actions/money-rows.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { unreviewed } from "#app/domain/sales/order/attention.server.ts";
import { lastOrderEvent, listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { requestRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { atStripe, mails, openForCards, orderEvents, refunds, sendStripeEvent } from "../../../../../tests/support/cards.ts";
import { queueRefund, sendRefunds } from "./refunds.server.ts";

const { stripe } = await vi.hoisted(() => import("../../../../../tests/support/stripe-here.ts"));

beforeEach(() => openForCards(stripe));

async function paid(hall = 1) {
	const { id, session } = await atStripe(hall);
	await sendStripeEvent(await stripe.pay(session));
	return { id, session };
}

const paymentOf = async (id: number) => (await db.selectFrom("payment").select("id").where("order_id", "=", id).executeTakeFirstOrThrow()).id;

async function books(id: number) {
	const { code } = (await findOrder(id)) as Order;
	const order = (await orderRows()).find((row) => row.code === code);
	return {
		refunds: (await paymentRows())
			.filter((row) => row.order === code && row.kind === "refund")
			.map(({ state, amount, reason, reference }) => [state, amount, reason, reference].join(" ")),
		sentBack: order?.sentBack,
		toSendBack: order?.toSendBack,
		income: order?.income,
	};
}

async function cancel(id: number, count: number, amount: number) {
	const order = (await findOrder(id)) as Order;
	const lineIds = order.lines.filter(({ cancelledAt }) => !cancelledAt).slice(0, count);
	return cancelByOrganizer(id, { lineIds: lineIds.map((line) => line.id), amount, username: "ann", seen: await lastOrderEvent(id) });
}

test("a refund made at Stripe is recorded once, however often and in whatever order it is reported, and its buyer is emailed", async () => {
	const { id, session } = await paid();
	const created = await stripe.refundAtStripe(session, 4000, "pending");
	const refund = stripe.events.at(-1)?.data.object as { id: string };
	await sendStripeEvent(created);
	expect([await refunds(id), await orderEvents(id)]).toEqual([["sent other"], ["ordered", "paid", "refundedElsewhere"]]);
	const arrived = await stripe.finish(refund.id, "succeeded");
	for (const event of [arrived, created, { ...created, id: "evt_again" }, arrived]) await sendStripeEvent(event);
	expect(await books(id)).toEqual({ refunds: [`done 40.00 other ${refund.id}`], sentBack: "40.00", toSendBack: "0.00", income: "100.00" });
	expect([(await orderEvents(id)).slice(2), (await mails()).slice(1)]).toEqual([["refundedElsewhere", "refunded"], ["Tu reembolso va en camino: pedido …"]]);
});

test.each([
	["before its payment", ["created", "arrived", "completed"], ["done other"]],
	["between, and failing", ["created", "completed", "failed"], []],
	["failing before it is known", ["completed", "failed", "created"], []],
	["failing before anything else", ["failed", "created", "completed"], []],
	["arrived before it was made", ["completed", "arrived", "created"], ["done other"]],
])("a refund made at Stripe, reported %s", async (_, order, expected) => {
	const { id, session } = await atStripe();
	const events = { completed: await stripe.pay(session), created: await stripe.refundAtStripe(session, 4000, "pending") };
	const { id: refund } = events.created.data.object as { id: string };
	const all = { ...events, arrived: await stripe.finish(refund, "succeeded"), failed: await stripe.finish(refund, "failed") };
	for (const name of order) await sendStripeEvent(all[name as keyof typeof all]);
	for (const name of order) await sendStripeEvent(all[name as keyof typeof all]);
	expect(await refunds(id)).toEqual(expected);
});

test.each([
	["waits for somebody", false],
	["waits for Stripe", true],
])("an open refund that %s counts as sent when it is made at Stripe", async (_, isQueued) => {
	const { id, session } = await paid();
	await requestRefund(db, { paymentId: await paymentOf(id), amount: 4000, reason: "cancelled", now: new Date() });
	const { id: refundId } = await db.selectFrom("refund").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
	if (isQueued) await queueRefund(db, refundId, { username: "ann" }, new Date());
	const before = stripe.refunds.size;
	await sendStripeEvent(await stripe.refundAtStripe(session, 4000));
	await sendRefunds(new Date());
	expect([await refunds(id), stripe.refunds.size - before, (await orderEvents(id)).slice(-2)]).toEqual([["done cancelled"], 1, ["refundSent", "refunded"]]);
	expect((await books(id)).sentBack).toBe("40.00");
});

test("a refund sent by the site is not taken for one made at Stripe", async () => {
	const { id } = await paid();
	await requestRefund(db, { paymentId: await paymentOf(id), amount: 4000, reason: "cancelled", now: new Date() });
	const { id: refundId } = await db.selectFrom("refund").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
	await queueRefund(db, refundId, { username: "ann" }, new Date());
	await sendRefunds(new Date());
	for (const event of stripe.events.filter(({ type }) => type === "refund.created")) await sendStripeEvent(event);
	expect([await refunds(id), (await orderEvents(id)).includes("refundedElsewhere")]).toEqual([["sent cancelled"], false]);
});

test("a refund made at Stripe counts if tickets are canceled afterwards, and only the rest is refunded", async () => {
	const { id, session } = await paid(3);
	await sendStripeEvent(await stripe.refundAtStripe(session, 15000));
	const { already } = await organizerCancelView((await findOrder(id)) as Order, { chosen: [], locale: "en" });
	expect(already).toBe("$150.00 USD was already refunded directly in Stripe. It counts toward this amount, and only the rest is added to the list of refunds.");
	const unseenOf = async () => unreviewed(await listOrderEvents(id)).map(({ type }) => type);
	expect(await cancel(id, 1, 10000)).toBeUndefined();
	expect([await books(id), await unseenOf()]).toMatchObject([{ sentBack: "150.00", toSendBack: "0.00", income: "200.00" }, ["refundedElsewhere"]]);
	expect(await cancel(id, 2, 20000)).toBeUndefined();
	expect([await books(id), await unseenOf()]).toMatchObject([{ sentBack: "150.00", toSendBack: "150.00", income: "0.00" }, []]);
});

test("an order refunded in full at Stripe needs attention until it is canceled, and then nothing more", async () => {
	const { id, session } = await paid();
	await sendStripeEvent(await stripe.refundAtStripe(session, 10000));
	const { code } = (await findOrder(id)) as Order;
	const needAttention = async () => (await listOrders({ filter: "attention", q: code }, { limit: 5, offset: 0 }, new Date())).length;
	expect(await needAttention()).toBe(1);
	await cancel(id, 1, 10000);
	expect([await needAttention(), await refunds(id), (await orderEvents(id)).slice(-3)]).toEqual([
		0,
		["done other"],
		["refundsElsewhereCounted", "creditNoteIssued", "cancelled"],
	]);
});

test("after a failed refund made at Stripe, only the part that counted for a cancellation is owed", async () => {
	const { id, session } = await paid(2);
	const { data } = await stripe.refundAtStripe(session, 15000, "pending");
	const { id: refund } = data.object as { id: string };
	await sendStripeEvent({ ...stripe.events.at(-1) });
	await cancel(id, 1, 10000);
	await sendStripeEvent(await stripe.finish(refund, "failed"));
	expect(await books(id)).toMatchObject({ refunds: [`failed 100.00 other ${refund}`], sentBack: "0.00", toSendBack: "100.00" });
});

test("a refund at Stripe of money that paid nothing is reported, but not recorded as income", async () => {
	const { id, session } = await atStripe();
	await sendStripeEvent(await stripe.pay(session, { currency: "eur" }));
	await sendStripeEvent(await stripe.refundAtStripe(session, 10000));
	expect([await refunds(id), await orderEvents(id)]).toEqual([[], ["ordered", "wrongCurrency", "refundedElsewhere"]]);
});
