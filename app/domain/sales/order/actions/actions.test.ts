import { beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { type Attendee, namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { changeInvoiceData } from "#app/domain/sales/order/changes.server.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { listOrderEvents, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { findOpenedOrder } from "#app/domain/sales/order/secrets.server.ts";
import { listRefunds, markRefund, type Refund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ORIGIN, openShop, ordered } from "../../../../../tests/support/shop.ts";
import { addNote, cancelUnpaidByOrganizer, extendOrder, issueOrderLink, type OrganizerAction } from "./actions.server.ts";
import { changeBuyer, sendAgain } from "./buyer.server.ts";
import { ordersView } from "./list.server.ts";
import { adminOrderView } from "./order.server.ts";
import { countOrders, listOrders, type OrderSearch } from "./queries.server.ts";
import { listSales, sumOf } from "./sales.server.ts";

const DAY_MS = 24 * 60 * 60_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayIn = (days: number) => later(days).toISOString().slice(0, 10);

beforeEach(async () => {
	await db.deleteFrom("refund").execute();
	await openShop({ id: "hall", price: 10000, capacity: 20 });
});

const orderedOf = (number: number, buyer: { name?: string; attendees?: Attendee[] } = {}) => ordered({ numbers: { hall: number }, locale: "en", ...buyer });
const found = async (code: string) => (await findOrderByCode(code)) as Order;
const ann = async ({ id }: Order): Promise<OrganizerAction> => ({ username: "ann", seen: (await listOrderEvents(id)).at(-1)?.id ?? 0 });
const pay = async (order: Order, amount: number, inCash?: boolean) => {
	const { username, ...context } = await ann(order);
	return markPaid(order.id, { amount, inCash, actor: { username }, ...context });
};
const history = async ({ id }: Order) => (await listOrderEvents(id)).map(({ type, actor }) => `${typeof actor === "string" ? actor : actor.username} ${type}`);
const subjects = async () => (await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/[A-Z0-9]{8}/, "…"));
const listed = async (filter: Parameters<typeof listOrders>[0]["filter"], q = "") =>
	(await listOrders({ q, filter }, { limit: 50, offset: 0 }, new Date())).map(({ code }) => code);

test("an extended order reserves its tickets until the end of that day, and its buyer is emailed", async () => {
	const order = await orderedOf(20);
	expect(await extendOrder(order.id, dayIn(3), await ann(order))).toBe("notLater");
	expect(await extendOrder(order.id, dayIn(500), await ann(order))).toBe("tooFarAway");
	expect(await extendOrder(order.id, dayIn(30), await ann(order))).toBeUndefined();
	await expireOrders(later(29));
	expect((await found(order.code)).state).toBe("awaiting_bank");
	expect(await history(order)).toEqual(["buyer ordered", "ann extended", "site reminded"]);
	expect((await subjects())[1]).toMatch(/^Your order …: payment may now arrive by /);
	await expireOrders(later(32));
	expect((await found(order.code)).state).toBe("expired");
	expect([await extendOrder(order.id, dayIn(60), await ann(order)), await cancelUnpaidByOrganizer(order.id, await ann(order))]).toEqual([
		"notWaiting",
		"notWaiting",
	]);
});

test("an order past its deadline cannot be extended, since its tickets may be sold by now", async () => {
	const order = await orderedOf(20);
	await db
		.updateTable("order")
		.set({ expires_at: later(-1).toISOString() })
		.where("id", "=", order.id)
		.execute();
	await orderedOf(20);
	expect(await extendOrder(order.id, dayIn(30), await ann(order))).toBe("notWaiting");
});

test("a canceled order frees its tickets at once, and later payments are refunded", async () => {
	const order = await orderedOf(20);
	expect(await cancelUnpaidByOrganizer(order.id, await ann(order))).toBeUndefined();
	await orderedOf(20);
	expect(await pay(order, 200000)).toBe("refund");
	expect([(await found(order.code)).state, await history(order)]).toEqual(["cancelled", ["buyer ordered", "ann cancelled", "ann paidLate"]]);
	expect((await subjects())[1]).toBe("Your order … is canceled");
});

test("a paid order can neither be extended nor canceled as unpaid", async () => {
	const order = await orderedOf(1);
	await pay(order, 10000);
	expect([await extendOrder(order.id, dayIn(30), await ann(order)), await cancelUnpaidByOrganizer(order.id, await ann(order))]).toEqual([
		"notWaiting",
		"notWaiting",
	]);
	expect(await history(order)).toEqual(["buyer ordered", "ann paid"]);
});

test("a second click, or a faster colleague, does not record money twice", async () => {
	const order = await orderedOf(1);
	const both = await ann(order);
	const twice = { amount: 10000, actor: { username: "ann" }, seen: both.seen };
	expect(await Promise.all([markPaid(order.id, twice), markPaid(order.id, twice)])).toEqual(["paid", "changed"]);
	expect([await cancelUnpaidByOrganizer(order.id, both), await extendOrder(order.id, dayIn(30), both), await addNote(order.id, "Late", both)]).toEqual([
		"changed",
		"changed",
		"changed",
	]);
	expect(await listRefunds(order.id)).toEqual([]);
});

test("a new link opens the order, and earlier links stay valid", async () => {
	const order = await orderedOf(1);
	const address = await issueOrderLink(order, { username: "ann", origin: ORIGIN });
	expect(address).toMatch(/^https:\/\/summit\.example\/orders\/[A-Z0-9]{8}\/[\w-]{32}$/);
	expect(await findOpenedOrder(db, { code: order.code, secret: address.split("/").at(-1) as string })).toBe(order.id);
	expect(await history(order)).toEqual(["buyer ordered", "ann linkSent"]);
	const told = await db.selectFrom("mail").select(["recipient", "subject"]).orderBy("id", "desc").executeTakeFirst();
	expect(told).toEqual({ recipient: "ana@example.com", subject: expect.stringContaining("A new link to your order") });
});

test("a wrong amount needs attention until an organizer marks it as resolved", async () => {
	const order = await orderedOf(1);
	expect(await pay(order, 9000)).toBe("attention");
	expect(await listed("attention")).toEqual([order.code]);
	await issueOrderLink(order, { username: "ann", origin: ORIGIN });
	expect(await listed("attention")).toEqual([order.code]);
	expect(await addNote(order.id, "Called: sends the rest", await ann(order), "resolved")).toBeUndefined();
	expect([await listed("attention"), (await found(order.code)).note]).toEqual([[], "Called: sends the rest"]);
	expect(await addNote(order.id, undefined, await ann(order))).toBeUndefined();
	expect((await found(order.code)).note).toBeUndefined();
});

test("a refund is sent, and then arrives or comes back, each once; the buyer is emailed when it is sent", async () => {
	const order = await orderedOf(1);
	await pay(order, 10000);
	await pay(order, 10000);
	expect(await listed("attention")).toEqual([order.code]);
	const refund = async () => (await listRefunds(order.id))[0] as Refund;
	const mark = async (step: Parameters<typeof markRefund>[1]) => markRefund(await refund(), step, { username: "ann" });
	expect(await mark("done")).toBe(false);
	expect([await mark("sent"), await mark("sent"), await listed("attention")]).toEqual([true, false, []]);
	expect([await mark("failed"), await listed("attention")]).toEqual([true, [order.code]]);
	expect([await mark("sent"), await mark("done"), await mark("failed"), (await refund()).state]).toEqual([true, true, false, "done"]);
	expect((await history(order)).slice(2)).toEqual(["ann paidTwice", "ann refundSent", "ann refundFailed", "ann refundSent", "ann refunded"]);
	expect((await subjects()).slice(2)).toEqual(Array(2).fill("The refund of your second payment is on its way: order …"));
});

test("finds orders by buyer, attendee and code, each in exactly one state", async () => {
	const [paid, over, waiting] = [await orderedOf(1), await orderedOf(1), await orderedOf(1, { name: "Åsa Öberg", attendees: [namedAttendee("José Peña")] })];
	await pay(paid, 10000);
	await db
		.updateTable("order")
		.set({ expires_at: later(-1).toISOString() })
		.where("id", "=", over.id)
		.execute();
	expect([await listed("paid"), await listed("unpaid"), (await listed("expired")).includes(over.code)]).toEqual([[paid.code], [waiting.code], true]);
	expect([await listed("all", "asa ob"), await listed("all", "PENA"), await listed("all", waiting.code.toLowerCase())]).toEqual(Array(3).fill([waiting.code]));
	const { all, unpaid, paid: isPaid, expired, cancelled } = await countOrders({}, new Date());
	expect(unpaid + isPaid + expired + cancelled).toBe(all);
});

test("filters orders by tier, payment method and date, and finds them by invoice", async () => {
	const [byBank, inCash, waiting] = [await orderedOf(1), await orderedOf(1), await orderedOf(1)];
	await pay(byBank, 10000);
	await pay(inCash, 10000, true);
	await db.updateTable("order").set({ created_at: "2026-03-01T05:59:59.999Z" }).where("id", "=", waiting.id).execute();
	const number = (await listInvoices(inCash.id))[0]?.number;
	const those = [byBank.code, inCash.code, waiting.code];
	const chosen = async (narrowing: OrderSearch) =>
		(await listOrders({ filter: "all", ...narrowing }, { limit: 500, offset: 0 }, new Date())).map(({ code }) => code).filter((code) => those.includes(code));
	expect([
		await chosen({ tier: "hall" }),
		await chosen({ tier: "elsewhere" }),
		await chosen({ method: "bank" }),
		await chosen({ method: "cash" }),
		await chosen({ method: "card" }),
		await chosen({ made: { from: "2026-03-01T00:00:00.000Z", before: "2026-03-01T05:59:59.999Z" } }),
		await chosen({ made: { from: "2026-03-01T05:59:59.999Z", before: "2026-03-02T06:00:00.000Z" } }),
		(await chosen({ q: String(number) })).includes(inCash.code),
		await chosen({ q: `#${number}` }),
	]).toEqual([[...those].reverse(), [], [waiting.code, byBank.code], [inCash.code], [], [], [waiting.code], true, [inCash.code]]);
});

test("sold, reserved, paid, credited and remaining figures add up by tier; canceled and expired orders do not count", async () => {
	await db.updateTable("order").set({ paid_at: null }).execute();
	const [paid, , cancelled] = [await orderedOf(3), await orderedOf(2), await orderedOf(4)];
	await pay(paid, 30000);
	await cancelUnpaidByOrganizer(cancelled.id, await ann(cancelled));
	const { seen = 0 } = await ann(paid);
	const [line] = paid.lines as [Order["lines"][number]];
	await cancelByOrganizer(paid.id, { lineIds: [line.id], amount: 5000, username: "ann", seen });
	const sales = await listSales(new Date(), { tier: "hall" });
	expect(sumOf(sales)).toEqual({ sold: 2, reserved: 2, paid: 30000, refunds: 5000, income: 25000, tax: 3 * 1379 - 690 });
	expect(sumOf(await listSales(new Date(), { tier: "hall", filter: "unpaid" }))).toEqual({ sold: 0, reserved: 2, paid: 0, refunds: 0, income: 0, tax: 0 });
	expect(sumOf(await listSales(new Date(), { tier: "elsewhere" }))).toEqual({ sold: 0, reserved: 0, paid: 0, refunds: 0, income: 0, tax: 0 });
	const { orders } = await ordersView(new URL("/admin/orders", ORIGIN), await getEvent(), "en");
	expect(orders.slice(0, 3).map(({ tickets, total, stateWords }) => [tickets, total, stateWords])).toEqual([
		["4 tickets", { amount: "$400.00 USD" }, "Canceled"],
		["2 tickets", { amount: "$200.00 USD" }, "Awaiting transfer"],
		["2 of 3 tickets", { amount: "$250.00 USD", of: "of $300.00 USD" }, "Paid"],
	]);
});

test("the buyer can be corrected until the invoice is issued, then only name and email; a new address gets the order's status", async () => {
	const order = await orderedOf(1);
	const solmar = { company: "Solmar", taxId: "SE 55-66", reference: "PO 77", address: "Storgatan 1" };
	const mended = { name: "Anna Ruiz", email: "anna@example.com", locale: "sv" as const, invoiceTo: solmar };
	const before = await ann(order);
	expect(await changeBuyer(order.id, mended, before)).toBeUndefined();
	expect(await changeBuyer(order.id, { ...mended, name: "Late" }, before)).toBe("changed");
	expect(await found(order.code)).toMatchObject(mended);
	expect(await changeInvoiceData(order.id, { ...solmar, company: "Ártico" })).toBe(true);
	for (const q of ["artico", "po 77", "SE5566", "se 55-66", `${order.code.slice(0, 4)} ${order.code.slice(4).toLowerCase()}`])
		expect([q, await listed("all", q)]).toEqual([q, [order.code]]);
	await pay(order, 10000);
	expect(await changeInvoiceData(order.id, solmar)).toBe(false);
	await changeBuyer(order.id, { ...mended, name: "Bo", email: "", locale: "en" }, await ann(order));
	expect(await found(order.code)).toMatchObject({ name: "Bo", email: "", locale: "sv", invoiceTo: { company: "Ártico" } });
	await sendAgain(order.id, await ann(order));
	const mails = await db.selectFrom("mail").select(["recipient", "subject"]).orderBy("id").execute();
	expect(mails.map(({ recipient: to, subject }) => [to, subject.split(" ").slice(0, 2).join(" ")])).toEqual([
		["ana@example.com", "Your order"],
		["anna@example.com", "Din beställning"],
		["anna@example.com", "Din biljett"],
	]);
	expect((await history(order)).slice(1)).toEqual(["ann buyerChanged", "buyer invoiceDataChanged", "ann paid", "ann buyerChanged", "ann mailResent"]);
	const [{ number } = {}] = await listInvoices(order.id);
	for (const q of [`Invoice ${number}`, `factura ${number}`, `Comprobante de compra ${number}`, `Kvitto #${number}`])
		expect(await listed("all", q)).toContain(order.code);
});

test("an organizer's emails also reach a mailbox at its limit", async () => {
	const orders: Order[] = [];
	for (let count = 0; count < 6; count++) orders.push(await ordered({ numbers: { hall: 1 }, locale: "en", email: "vic@example.com" }));
	const sentTo = async () => (await db.selectFrom("mail").select("id").execute()).length;
	expect([await sentTo(), await history(orders[5] as Order)]).toEqual([5, ["buyer ordered", "site mailWithheld"]]);
	for (const order of orders) await sendAgain(order.id, await ann(order));
	expect([await sentTo(), await history(orders[5] as Order)]).toEqual([11, ["buyer ordered", "site mailWithheld", "ann mailResent"]]);
});

test("an order's page has one row per person and per item, and one entry for alike events at the same time", async () => {
	const order = await orderedOf(3, { attendees: ["Bo Berg", "Eva Lund", ""].map(namedAttendee) });
	const now = later(1);
	for (const { ticket } of order.lines)
		await recordOrderEvent(db, order.id, "registered", { actor: "buyer", now, details: { ticket: ticket?.id ?? 0, workshop: "pumps" } });
	const { lines, tickets, history: entries } = await adminOrderView(order, { event: await getEvent(), locale: "en", rights: ["takePayments"] });
	expect([lines.map(({ words, price }) => [words, price]), tickets.map(({ attendee, actions }) => [attendee, actions.map(({ words }) => words)])]).toEqual([
		[["3 × Business", "$100.00 USD each"]],
		[
			["Bo Berg", ["Name…"]],
			["Eva Lund", ["Name…"]],
			[undefined, ["Name…"]],
		],
	]);
	expect(entries.map(({ words, others }) => [words, others?.title, others?.words.map((other) => other.words)])).toEqual([
		["Ordered for $300.00 USD", undefined, undefined],
		["Ticket 1: registered for “pumps”", "and 2 more", ["Ticket 2: registered for “pumps”", "Ticket 3: registered for “pumps”"]],
	]);
});
