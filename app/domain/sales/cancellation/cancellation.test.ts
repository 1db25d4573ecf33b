import { beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, updateSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { countTaken } from "#app/domain/sales/order/stock.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { pricesOf, totalOf } from "#app/domain/sales/pricing/prices.ts";
import { db } from "#app/runtime/database.server.ts";
import { Chance } from "../../../../tests/support/chance.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";
import { organizerCancelView } from "./admin-view.server.ts";
import { cancellationSection } from "./buyer-view.server.ts";
import { cancelByBuyer, cancelByOrganizer } from "./cancel.server.ts";
import { listCreditNotes } from "./credit-notes.server.ts";
import { revocationReason } from "./revoked-secrets.server.ts";
import { buyersRefund, cancellable, lastDayBefore, mayCancel } from "./rules.server.ts";
import { spread } from "./shares.ts";

const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
	await openShop({ id: "hall", price: 29905, capacity: 100 });
	await updateSalesSettings(db, { ...(await getSalesSettings()), cancelDays: 14, cancelPercent: 80, taxRate: 1600 });
});

async function paidOrder(number: number, locale: "en" | "es" | "sv" = "en"): Promise<Order> {
	const total = number * 29905;
	const { id, code } = await ordered({ numbers: { hall: number }, expectedTotal: total, locale });
	await markPaid(id, { amount: total, actor: { username: "ann" } });
	await db.deleteFrom("mail").execute();
	return found(code);
}
const found = async (code: string) => (await findOrderByCode(code)) as Order;
const lineIds = ({ lines }: Order) => lines.map(({ id }) => id);
const seenOf = async ({ id }: Order) => (await listOrderEvents(id)).at(-1)?.id ?? 0;
const byBuyer = (order: Order, ids: number[], expected: number) => cancelByBuyer(order.id, { lineIds: ids, expected });
const byAnn = async (order: Order, ids: number[], amount: number) =>
	cancelByOrganizer(order.id, { lineIds: ids, amount, username: "ann", seen: await seenOf(order) });
const refunds = async ({ id }: Order) => (await listRefunds(id)).map(({ amount, reason, state }) => [amount, reason, state]);
const history = async ({ id }: Order) => (await listOrderEvents(id)).map(({ type, actor }) => `${typeof actor === "string" ? actor : actor.username} ${type}`);
const subjects = async () => (await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/[A-Z0-9]{8}/, "…"));

test("a canceled free order mentions no money", async () => {
	await openShop({ id: "hall", price: 0 });
	const { code } = await ordered({ numbers: { hall: 2 }, expectedTotal: 0 });
	const order = await found(code);
	expect(await byAnn(order, lineIds(order), 0)).toBeUndefined();
	expect((await orderView(await found(code), await getEvent(), "en")).sums).toEqual([{ term: "Total", amount: "$0.00 USD" }]);
});

test("a buyer cancels one of two tickets: its secret is revoked, its part refunded, and the rest unchanged", async () => {
	const order = await paidOrder(2, "es");
	const [one, other] = order.lines as [Order["lines"][number], Order["lines"][number]];
	expect(await byBuyer(order, [one.id], 23924)).toBeUndefined();
	const now = await found(order.code);
	expect(now.lines.map(({ cancelledAt, ticket }) => [cancelledAt !== undefined, ticket?.secret])).toEqual([
		[true, undefined],
		[false, other.ticket?.secret],
	]);
	expect([now.state, await revocationReason(one.ticket?.secret as string), (await countTaken(db, new Date())).get("hall")]).toEqual(["paid", "cancelled", 1]);
	expect(await refunds(order)).toEqual([[23924, "cancelled", "requested"]]);
	expect((await history(order)).slice(2)).toEqual(["buyer ticketCancelled", "buyer refundRequested", "buyer creditNoteIssued"]);
	expect(await subjects()).toEqual([expect.stringMatching(/^Cancelado, con un reembolso de 239[.,]24 USD|^Cancelado, con un reembolso de \$239\.24 USD/)]);
	const [note] = await listCreditNotes(order.id);
	const invoice = (await listInvoices(order.id))[0];
	expect(note?.snapshot).toMatchObject({
		code: order.code,
		invoice: { number: invoice?.number, issuedOn: invoice?.snapshot.issuedOn },
		lines: [{ cost: 29905, net: 20624, taxRate: 1600, tax: 3300, gross: 23924 }],
	});
	expect(invoice?.snapshot.lines.length).toBe(2);
	expect(await byBuyer(order, [one.id, other.id], 2 * 23924)).toBe("gone");
	expect(await byBuyer(now, [other.id], 23924)).toBeUndefined();
	expect([(await found(order.code)).state, (await history(order)).at(-1)]).toEqual(["cancelled", "buyer cancelled"]);
});

test("twenty concurrent cancellations by buyer and organizers make one refund, one credit note and one email", async () => {
	const order = await paidOrder(2);
	const ids = lineIds(order);
	const seen = await seenOf(order);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			index % 2 === 0 ? byBuyer(order, ids, 2 * 23924) : cancelByOrganizer(order.id, { lineIds: ids, amount: 59810, username: "ann", seen }),
		),
	);
	expect(answers.filter((fault) => fault === undefined).length).toBe(1);
	expect([(await refunds(order)).length, (await listCreditNotes(order.id)).length, (await subjects()).length]).toEqual([1, 1, 1]);
});

test("an organizer refunds the entered amount, zero too, but never more than the price", async () => {
	const order = await paidOrder(3);
	const [first, second, third] = lineIds(order) as [number, number, number];
	expect(await byAnn(order, [first], 29906)).toBe("tooMuch");
	expect(await byAnn(order, [first, second], 10001)).toBeUndefined();
	expect(await byAnn(order, [third], 0)).toBeUndefined();
	const [note, ...others] = await listCreditNotes(order.id);
	expect([note?.snapshot.lines.map(({ gross }) => gross), others.length, await refunds(order)]).toEqual([[5001, 5000], 0, [[10001, "cancelled", "requested"]]]);
	expect([(await found(order.code)).state, await subjects()]).toEqual([
		"cancelled",
		["Canceled, with a refund of $100.01 USD: order …", "Canceled, without a refund: order …"],
	]);
});

test("cancels nothing if the order or the refund differs from what the page showed", async () => {
	const order = await paidOrder(1);
	const seen = await seenOf(order);
	expect(await byBuyer(order, lineIds(order), 29905)).toBe("amountNew");
	expect(await cancelByOrganizer(order.id, { lineIds: lineIds(order), amount: 1, username: "ann", seen: seen - 1 })).toBe("changed");
	await updateSalesSettings(db, { ...(await getSalesSettings()), cancelDays: undefined });
	expect(await byBuyer(order, lineIds(order), 23924)).toBe("gone");
	await db.updateTable("ticket").set({ checked_in_at: "2025-11-19T15:00:00.000Z" }).where("line_id", "in", lineIds(order)).execute();
	expect([await byAnn(order, lineIds(order), 1), cancellable(await found(order.code)), await refunds(order)]).toEqual(["gone", [], []]);
	const several = await paidOrder(3);
	const arrived = async (ids: number[]) => {
		await db.updateTable("ticket").set({ checked_in_at: "2025-11-19T15:00:00.000Z" }).where("line_id", "in", ids).execute();
		const view = await organizerCancelView(await found(several.code), { chosen: [], locale: "en" });
		return [view.choices.length, view.arrived];
	};
	const [first, second] = lineIds(several) as [number, number];
	expect([await arrived([first]), await arrived([second])]).toEqual([
		[2, "Ticket 1 is checked in. To cancel it, undo the check-in first."],
		[1, "Tickets 1 and 2 are checked in. To cancel them, undo the check-ins first."],
	]);
});

test("a double payment is refunded only once: canceling takes money from the payment that still has it", async () => {
	const order = await paidOrder(2);
	await markPaid(order.id, { amount: 59810, actor: { username: "ann" } });
	await byAnn(order, lineIds(order), 59810);
	const rows = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["refund.amount", "reason", "payment_id"])
		.where("order_id", "=", order.id)
		.orderBy("refund.id")
		.execute();
	expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
		[59810, "twice"],
		[59810, "cancelled"],
	]);
	expect(new Set(rows.map(({ payment_id }) => payment_id)).size).toBe(2);
});

test("credit note numbers have no gaps or duplicates, and are separate from invoice numbers", async () => {
	const orders = await Promise.all([paidOrder(2), paidOrder(2), paidOrder(2)]);
	const last = async () =>
		(
			await db
				.selectFrom("invoice")
				.select(({ fn }) => fn.max("number").as("last"))
				.where("kind", "=", "creditNote")
				.executeTakeFirst()
		)?.last ?? 0;
	const before = await last();
	await Promise.all(orders.flatMap((order) => lineIds(order).map((id) => byBuyer(order, [id], 23924))));
	const numbers = (await Promise.all(orders.map(({ id }) => listCreditNotes(id)))).flat().map(({ number }) => number);
	expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6].map((number) => before + number));
});

test("buyers can cancel until the end of a day at the venue, while the site is fixed to before the event, and never without a rule", async () => {
	const event = { phase: "dates", datesAnnounced: true, status: "scheduled", timeZone: "America/Mexico_City" } as const;
	const startsIn = (days: number) => ({ ...event, startDate: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10) });
	expect([
		mayCancel(startsIn(20), { cancelDays: 14 }),
		mayCancel(startsIn(10), { cancelDays: 14 }),
		mayCancel(startsIn(20), { cancelDays: undefined }),
	]).toEqual([true, false, false]);
	expect(mayCancel({ ...startsIn(-300), phase: "before" }, { cancelDays: 14 })).toBe(true);
	expect(mayCancel({ ...startsIn(-300), status: "postponed" }, { cancelDays: 14 })).toBe(true);
	expect(lastDayBefore({ ...event, startDate: "2025-11-19" }, 14)).toBe("2025-11-05");
	const order = await paidOrder(1);
	const offeredIn = async (days: number) => {
		const section = await cancellationSection(order, { ...(await getEvent()), ...startsIn(days) }, { locale: "en", address: "/orders/1" });
		return [section?.words.replace(/[A-Z]\w+ \d+, \d{4}/, "…"), section?.to];
	};
	expect([await offeredIn(20), await offeredIn(10), await offeredIn(-3)]).toEqual([
		["You can cancel your ticket until …. You’ll be refunded 80% of the price.", "/orders/1/cancel"],
		["The deadline for canceling paid tickets was …. You can still give yours to someone else.", undefined],
		["The deadline for canceling paid tickets was ….", undefined],
	]);
});

test("a buyer who cancels while the event is postponed gets everything back", async () => {
	const order = await paidOrder(1);
	await db.updateTable("event").set({ status: "postponed" }).execute();
	expect([await byBuyer(order, lineIds(order), 23924), await byBuyer(order, lineIds(order), 29905)]).toEqual(["amountNew", undefined]);
	await db.updateTable("event").set({ status: "scheduled" }).execute();
	expect(await refunds(order)).toEqual([[29905, "cancelled", "requested"]]);
});

test("in 10,000 carts, refunds of single tickets add up to the total, and partial ones to the entered amount", () => {
	const chance = new Chance(20251119);
	for (let cart = 0; cart < 10_000; cart++) {
		const tiers = Array.from({ length: 1 + chance.below(30) }, (_, index) => ({ id: `tier-${index}`, price: chance.below(100_000) }));
		const discount = { code: "HALF", percent: 1 + chance.below(100), tiers: [], usesLeft: chance.below(30) };
		const lines = pricesOf(tiers, { groupMinimum: 5, groupDiscount: 10, isEarly: false, discount, taxRate: chance.of([0, 1600, 2500]) });
		const { gross: total } = totalOf(lines);
		const costs = lines.map(({ gross }) => gross);
		expect(buyersRefund(lines, 100)).toBe(total);
		expect(spread(total, costs)).toEqual(costs);
		const typed = chance.below(total + 1);
		const parts = spread(typed, costs);
		expect([parts.reduce((sum, part) => sum + part, 0), parts.some((part, index) => part < 0 || part > (costs[index] as number))]).toEqual([typed, false]);
	}
	expect([spread(100, [1, 1, 1]), spread(2, [1, 1, 1]), spread(5, [0, 10])]).toEqual([
		[34, 33, 33],
		[1, 1, 0],
		[0, 5],
	]);
});

test("after a cancellation the buyer reads the paid, refunded and retained amounts of the accounting documents, and canceled lines are struck through", async () => {
	const order = await paidOrder(2);
	const [one] = lineIds(order) as [number];
	const read = async () => {
		const { lines, sums, tax } = await orderView(await found(order.code), await getEvent(), "en");
		return [lines.map(({ count, amount, ended }) => [count, amount, ended]), sums.map(({ amount }) => amount), tax];
	};
	expect(await read()).toEqual([[[2, "$598.10 USD", undefined]], ["$598.10 USD"], "Of which IVA 16%: $82.50 USD"]);
	await byBuyer(order, [one], 23924);
	expect(await read()).toEqual([
		[
			[1, "$299.05 USD", "canceled"],
			[1, "$299.05 USD", undefined],
		],
		["$598.10 USD", "$239.24 USD", "$358.86 USD"],
		"Of which IVA 16%: $49.50 USD",
	]);
});
