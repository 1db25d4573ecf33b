import { beforeEach, expect, test } from "vitest";
import { RIGHTS } from "#app/auth/rights.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { cancelView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { cancelByBuyer, cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { cancelUnpaidByBuyer } from "#app/domain/sales/order/changes.server.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { lastOrderEvent, listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrder, listPayments, type Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, updateSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { changeSeveral, severalView } from "#app/routes/admin/orders/several/several.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../../tests/support/shop.ts";
import { actionPageView } from "./action-view.server.ts";
import { addNote, type OrganizerAction } from "./actions.server.ts";
import { acceptShortfall, countNeedingDecision, refundUndecided } from "./decisions.server.ts";
import { adminOrderView } from "./order.server.ts";
import { listOrders } from "./queries.server.ts";
import { sumDifferences } from "./sales.server.ts";

beforeEach(() => openShop({ id: "hall", price: 10000, capacity: 2, earlyBirdPrice: undefined }));

async function orderedAndPaid(number: number, ...came: number[]): Promise<Order> {
	const { id } = await ordered({ numbers: { hall: number }, locale: "en" });
	for (const amount of came) expect(await markPaid(id, { amount, actor: { username: "ann" } })).toBe("attention");
	return (await findOrder(id)) as Order;
}
const ann = async ({ id }: Order): Promise<OrganizerAction> => ({ username: "ann", seen: await lastOrderEvent(id) });
const facts = async ({ id, code }: Order) => ({
	state: (await findOrder(id))?.state,
	payments: (await listPayments(id)).map(({ state, amount }) => `${state} ${amount}`),
	refunds: (await listRefunds(id)).map(({ amount, reason }) => `${amount} ${reason}`),
	invoices: (await listInvoices(id)).length,
	needsAttention: (await listOrders({ filter: "attention", q: code }, { limit: 5, offset: 0 }, new Date())).length > 0,
	last: (await listOrderEvents(id)).at(-1)?.type,
});

test("a buyer who paid too little is emailed the missing amount and reminded of it; nothing else is requested before a decision", async () => {
	const order = await orderedAndPaid(1, 6000);
	const mails = async () =>
		(await db.selectFrom("mail").select("subject").where("subject", "like", `%${order.code}%`).orderBy("id").execute()).map(({ subject }) =>
			subject.replace(order.code, "…"),
		);
	const page = async () => {
		const { next, transfer } = await orderView((await findOrder(order.id)) as Order, await getEvent(), "en");
		return [next.split(". It must")[0], transfer[0]?.value];
	};
	const short = "Your order …: $40.00 USD is still missing";
	expect([(await mails()).slice(1), await page()]).toEqual([
		[short],
		["We’ve received $60.00 USD of $100.00 USD. Please transfer the remaining $40.00 USD", "$40.00 USD"],
	]);
	await db
		.updateTable("order")
		.set({ remind_at: new Date(0).toISOString() })
		.where("id", "=", order.id)
		.execute();
	await expireOrders();
	expect((await mails()).slice(2)).toEqual([short]);
	await markPaid(order.id, { amount: 4000, actor: { username: "ann" } });
	expect([(await mails()).slice(3), (await page())[1]]).toEqual([["Your order …: we’re checking your payment"], undefined]);
	await expireOrders(new Date("2100-01-01"));
	expect([(await mails()).at(-1), (await page())[0]]).toEqual([
		"Your order … has expired, and we’re checking your payment",
		"This order expired because its total didn’t reach us in time, but we received another payment for it. We’re checking it, and you’ll see the result on this page.",
	]);
	const late = await orderedAndPaid(1);
	await refundUndecided(order.id, await ann(order));
	expect((await page())[0]).not.toContain("We’re checking");
	expect((await orderView(late, await getEvent(), "en")).transfer[0]?.value).toBe("$100.00 USD");
});

test("an underpayment pays the order once the rest is received; an overpayment pays it, and the surplus is refunded", async () => {
	const little = await orderedAndPaid(1, 6000, 3000);
	expect(await facts(little)).toMatchObject({ state: "awaiting_bank", needsAttention: true, last: "wrongAmount" });
	const seen = await ann(little);
	expect([await countNeedingDecision(little.id, seen), await countNeedingDecision(little.id, seen)]).toEqual(["paid", "changed"]);
	expect(await facts(little)).toEqual({
		state: "paid",
		payments: ["confirmed 6000", "confirmed 3000", "confirmed 1000"],
		refunds: [],
		invoices: 1,
		needsAttention: false,
		last: "paid",
	});
	expect(await countNeedingDecision(little.id, await ann(little))).toBe("nothingCame");
	const much = await orderedAndPaid(1, 4000, 12000);
	await countNeedingDecision(much.id, await ann(much));
	expect(await facts(much)).toMatchObject({
		state: "paid",
		payments: ["confirmed 4000", "confirmed 12000"],
		refunds: ["4000 other", "2000 other"],
		invoices: 1,
	});
});

test("refunds all money of an expired order whose tickets are gone", async () => {
	const order = await orderedAndPaid(2, 5000, 6000);
	await db.updateTable("order").set({ expires_at: "2020-01-01T00:00:00.000Z" }).where("id", "=", order.id).execute();
	await orderedAndPaid(1);
	expect(await countNeedingDecision(order.id, await ann(order))).toBe("refund");
	const { payments, refunds, invoices } = await facts(order);
	expect({ payments, refunds: refunds.toSorted(), invoices }).toEqual({
		payments: ["confirmed 5000", "confirmed 6000", "confirmed 9000"],
		refunds: ["5000 late", "6000 late", "9000 late"],
		invoices: 0,
	});
});

test("undecided money is refunded or resolved by an organizer; a note alone does neither", async () => {
	const order = await orderedAndPaid(1, 9000);
	expect(await refundUndecided(order.id, await ann(order))).toBeUndefined();
	const { state, payments, refunds, last } = await facts(order);
	expect({ state, payments, refunds, last }).toEqual({ state: "awaiting_bank", payments: ["confirmed 9000"], refunds: ["9000 other"], last: "resolved" });
	expect(await refundUndecided(order.id, await ann(order))).toBe("nothingCame");
	const other = await orderedAndPaid(1, 9000);
	await addNote(other.id, "Calls tomorrow", await ann(other));
	expect((await facts(other)).needsAttention).toBe(true);
	await addNote(other.id, "Pays at the box office", await ann(other), "resolved");
	expect(await facts(other)).toMatchObject({ needsAttention: false, payments: ["pending 9000"], last: "resolved" });
});

test("money that was not the total needs attention until it is decided on, even if the order was paid, canceled or expired meanwhile", async () => {
	const paid = await orderedAndPaid(1, 6000);
	expect(await markPaid(paid.id, { amount: 10000, actor: { username: "ann" } })).toBe("paid");
	const canceled = await orderedAndPaid(1, 6000);
	const view = await orderView(canceled, await getEvent(), "en");
	expect(view.text.cancelWords).toBe("We received a payment for this order. If you cancel it, we’ll check the payment and refund it.");
	await cancelUnpaidByBuyer(canceled.id);
	for (const [order, state] of [
		[paid, "paid"],
		[canceled, "cancelled"],
	] as const) {
		expect(await facts(order)).toMatchObject({ state, needsAttention: true });
		await refundUndecided(order.id, await ann(order));
		expect(await facts(order)).toMatchObject({ state, refunds: ["6000 other"], last: "resolved" });
	}
});

test("before an order with undecided money is canceled, its buyer and organizers see the outcome for the money", async () => {
	const [short, other] = [await orderedAndPaid(1, 6000), await orderedAndPaid(1)];
	const event = await getEvent();
	expect((await actionPageView("cancellation", short, event, "en")).text.lead).toMatch(
		/^\$60\.00 USD was received for it, which isn’t its total\. It stays under “Needs attention” until you refund it\./,
	);
	const asked = await severalView("cancelOrders", [short.code, other.code], "/admin/orders", "en");
	expect([asked?.text.words.split(".")[0], asked?.names?.map(({ name }) => name)]).toEqual([
		"Payments were received for some of them",
		[`${short.code} · Ana Ruiz · $100.00 USD · $60.00 USD received`, `${other.code} · Ana Ruiz · $100.00 USD`],
	]);
	expect((await severalView("cancelOrders", [other.code], "/admin/orders", "en"))?.text.words).toMatch(/^Their tickets go back on sale/);
	expect((await severalView("paid", [short.code, other.code], "/admin/orders", "en"))?.skipped?.names.map(({ name }) => name)).toEqual([
		`${short.code} · Ana Ruiz · $100.00 USD · Awaiting transfer · $60.00 USD received`,
	]);
	await changeSeveral("cancelOrders", asked?.ids ?? [], { username: "ann" });
	const { subject, body } = await db
		.selectFrom("mail")
		.select(["subject", "body"])
		.where("subject", "like", `%${short.code}%`)
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	expect([subject, body.includes("However, we received a payment for it. We’ll refund it")]).toEqual([
		`Your order ${short.code} is canceled, and we’re checking your payment`,
		true,
	]);
	const now = (await findOrder(short.id)) as Order;
	expect((await orderView(now, event, "en")).next).toBe(
		"This order is canceled, but we received a payment for it. We’re checking it, and you’ll see the result on this page.",
	);
	const { attention, next, menu } = await adminOrderView(now, { event, locale: "en", rights: RIGHTS });
	expect([attention, next?.words, menu[0]]).toEqual([
		[
			"$60.00 USD was received, which isn’t the total of $100.00 USD, and can no longer be accepted. Refund it; or resolve it with the buyer, then choose “Mark as resolved” and add a note.",
		],
		"Refund this payment…",
		{
			title: "Payment",
			actions: [
				{ path: `/admin/orders/${short.code}/payment`, words: "Record another payment…" },
				{ path: `/admin/orders/${short.code}/dealt-with`, words: "Mark as resolved…" },
			],
		},
	]);
});

const accept = async (order: Order, amount: number) => acceptShortfall(order.id, { amount, reason: "Fee of her bank", ...(await ann(order)) });

test("an order is accepted as paid without exactly the missing amount; no other money is recorded, and the invoice keeps its total", async () => {
	const order = await orderedAndPaid(1, 6000, 3000);
	expect([await accept(order, 1001), await accept(order, 999), (await facts(order)).state]).toEqual(["moreThanMissing", "lessThanMissing", "awaiting_bank"]);
	const seen = await ann(order);
	const once = () => acceptShortfall(order.id, { amount: 1000, reason: "Fee of her bank", ...seen });
	expect([await once(), await once(), await accept(order, 1000)]).toEqual(["paid", "changed", "nothingCame"]);
	expect(await facts(order)).toEqual({
		state: "paid",
		payments: ["confirmed 6000", "confirmed 3000"],
		refunds: [],
		invoices: 1,
		needsAttention: false,
		last: "paid",
	});
	expect((await listOrderEvents(order.id)).slice(-3).map(({ type, details, actor }) => [type, details, actor])).toEqual([
		["resolved", {}, { username: "ann" }],
		["differenceAccepted", { amount: 1000 }, { username: "ann" }],
		["paid", { amount: 9000, method: "bank" }, { username: "ann" }],
	]);
	const [invoice] = await listInvoices(order.id);
	expect([invoice?.snapshot.difference, invoice?.snapshot.lines.map(({ gross, discount }) => [gross, discount])]).toEqual([1000, [[10000, 0]]]);
	expect(await findDifference(order.id)).toMatchObject({ amount: 1000, credited: 0, reason: "Fee of her bank", username: "ann" });
	const { payments, history } = await adminOrderView((await findOrder(order.id)) as Order, { event: await getEvent(), locale: "en", rights: RIGHTS });
	expect([payments.map(({ words, amount }) => `${words} ${amount}`).at(-1), history.at(-2)?.words]).toEqual([
		"Difference, accepted as not received: Fee of her bank $10.00 USD",
		"Accepted as paid without $10.00 USD: Fee of her bank",
	]);
});

test("an order is not accepted without a partial payment or after its tickets are gone; received money is refunded", async () => {
	const [nothing, late] = [await orderedAndPaid(1), await orderedAndPaid(1, 9000)];
	expect(await accept(nothing, 10000)).toBe("nothingCame");
	await db.updateTable("order").set({ expires_at: "2020-01-01T00:00:00.000Z" }).where("id", "=", late.id).execute();
	await orderedAndPaid(1);
	expect([await accept(late, 1000), (await facts(late)).refunds, await findDifference(late.id)]).toEqual(["refund", ["9000 late"], undefined]);
});

test("refunds never exceed what was received: credit notes and refunds differ by the difference, and the sums add up", async () => {
	await openShop({ id: "hall", price: 10000, capacity: 20, earlyBirdPrice: undefined });
	await updateSalesSettings(db, { ...(await getSalesSettings()), cancelDays: 0, cancelPercent: 100 });
	const ids = ({ lines }: Order) => lines.map(({ id }) => id);
	const accepted = async () => {
		const order = await orderedAndPaid(2, 19000);
		expect(await accept(order, 1000)).toBe("paid");
		return (await findOrder(order.id)) as Order;
	};
	const books = async ({ id, code }: Order) => {
		const cents = (words = "0") => Math.round(Number(words) * 100);
		const row = (await orderRows()).find((one) => one.code === code);
		const credited = (await listCreditNotes(id)).flatMap(({ snapshot }) => snapshot.lines).reduce((sum, { gross }) => sum + gross, 0);
		const refunded = (await listRefunds(id)).reduce((sum, { amount }) => sum + amount, 0);
		const [received, difference, back] = [
			cents(row?.received),
			cents(row?.difference) - cents(row?.differenceCredited),
			cents(row?.sentBack) + cents(row?.toSendBack),
		];
		expect([back, cents(row?.income)]).toEqual([refunded, received + difference - back]);
		return { credited, refunded, income: cents(row?.income), difference };
	};
	const [whole, single, byBuyer] = [await accepted(), await accepted(), await accepted()];
	const sum = await sumDifferences(new Date());
	expect(await books(whole)).toEqual({ credited: 0, refunded: 0, income: 20000, difference: 1000 });
	await cancelByOrganizer(whole.id, { lineIds: ids(whole), amount: 20000, ...(await ann(whole)) });
	expect(await books(whole)).toEqual({ credited: 20000, refunded: 19000, income: 0, difference: 0 });
	expect([sum - (await sumDifferences(new Date())), (await facts(whole)).refunds]).toEqual([1000, ["19000 cancelled"]]);

	const [first, second] = ids(single) as [number, number];
	await cancelByOrganizer(single.id, { lineIds: [first], amount: 10000, ...(await ann(single)) });
	expect(await books(single)).toEqual({ credited: 10000, refunded: 10000, income: 10000, difference: 1000 });
	await cancelByOrganizer(single.id, { lineIds: [second], amount: 10000, ...(await ann(single)) });
	expect(await books(single)).toEqual({ credited: 20000, refunded: 19000, income: 0, difference: 0 });

	await db.updateTable("event").set({ phase: "before" }).execute();
	const { expected } = await cancelView(byBuyer, await getEvent(), { chosen: ids(byBuyer), locale: "en" });
	const cancel = (amount: number) => cancelByBuyer(byBuyer.id, { lineIds: ids(byBuyer), expected: amount });
	expect([expected, await cancel(20000), await cancel(expected)]).toEqual([19000, "amountNew", undefined]);
	expect(await books(byBuyer)).toEqual({ credited: 20000, refunded: 19000, income: 0, difference: 0 });
});
