import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import type { OutboxMail } from "#app/domain/people/mail/schema.ts";
import { listOpeningHours } from "#app/domain/program/calendar/ticket-calendar.server.ts";
import { findWorkshop, updateWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { cancelView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { cancelByBuyer, cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { paymentDetails } from "#app/domain/sales/payment/transfer/payment-details.server.ts";
import { countSpots } from "#app/domain/sales/registration/availability.server.ts";
import { changeWorkshops } from "#app/domain/sales/registration/order/change.server.ts";
import { joinWaitingList, register } from "#app/domain/sales/registration/register.server.ts";
import { groupByWorkshop, ticketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { applyWorkshopChanges } from "#app/domain/sales/registration/workshop-changes.server.ts";
import { exchangeTicket } from "#app/domain/sales/ticket/exchange/exchanging.server.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { changeTickets } from "#app/routes/admin/orders/change-tickets/changing.server.ts";
import { exchangeView } from "#app/routes/admin/orders/exchange/view.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ORIGIN, offerWorkshop, openShop, ordered, orderForm } from "../../../../tests/support/shop.ts";
import { changeBuyer } from "./actions/buyer.server.ts";
import { ordersView } from "./actions/list.server.ts";
import { adminOrderView } from "./actions/order.server.ts";
import { cancelUnpaidByBuyer } from "./changes.server.ts";
import { correctEmail } from "./correct-email.server.ts";
import { createOrder, type NewOrder, priceCart } from "./create.server.ts";
import { expireOrders } from "./expiry.server.ts";
import { lastOrderEvent } from "./history.server.ts";
import { fileOfMail } from "./mail-files.server.ts";
import { orderView } from "./order-view.server.ts";
import { findOrder, type Order } from "./queries.server.ts";
import { getSalesSettings, saveSalesSettings } from "./settings.server.ts";

connectLayers();

const PRICE = 4900;
const DAY_MS = 24 * 60 * 60_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const ann = { username: "ann" };
const context = () => ({ actor: "buyer" as const, now: new Date() });
const offer = (maxAttendees: number) => offerWorkshop({ price: PRICE, maxAttendees });
const orderedWith = (workshops: string[][], changed: Partial<NewOrder> = {}) =>
	ordered({
		numbers: { hall: workshops.length },
		workshops,
		expectedTotal: workshops.length * 10000 + workshops.flat().length * PRICE,
		locale: "en",
		...changed,
	});
const now = async ({ id }: Order) => (await findOrder(id)) as Order;
const pay = ({ id, total }: Order) => markPaid(id, { amount: total, actor: ann });
async function paidTicket(): Promise<number> {
	const order = await ordered();
	await pay(order);
	return order.lines[0]?.ticket?.id as number;
}
const spots = async (id: string) => {
	const { registered, reserved, offered, waiting } = (await countSpots(db, new Date())).get(id);
	return { registered, reserved, offered, waiting };
};
const NONE = { registered: 0, reserved: 0, offered: 0, waiting: 0 };
const mails = async () => (await db.selectFrom("mail").selectAll().orderBy("id").execute()).map((mail) => ({ ...mail, files: JSON.parse(mail.attachments) }));
const refundsOf = async ({ id }: Order) => (await listRefunds(id)).map(({ amount, reason }) => `${amount} ${reason}`);
async function cancelWorkshop(id: string) {
	await updateWorkshop(db, { ...((await findWorkshop(id)) as Workshop), status: "cancelled" });
	await db.transaction().execute((trx) => applyWorkshopChanges(trx, { actor: ann, now: new Date() }));
}

beforeEach(async () => {
	await openShop({ id: "hall", price: 10000, capacity: 20, features: [] }, { id: "all", price: 30000, order: 2, features: ["allWorkshops"] });
	await saveSalesSettings({ ...(await getSalesSettings()), cancelDays: 7, cancelPercent: 50 }, "ann");
});

test("tickets and workshops make one order, one total and one invoice; each attendee gets their own ticket with their workshops", async () => {
	const [pumps, drums] = [await offer(3), await offer(3)];
	const bo = { ...namedAttendee("Bo Berg"), email: "bo@example.com", company: "Pumps AB", jobTitle: "Engineer", country: "Sweden" };
	const order = await ordered({
		numbers: { hall: 1, all: 1 },
		workshops: [[pumps, drums, pumps], [pumps]],
		expectedTotal: 40000 + 2 * PRICE,
		locale: "en",
		attendees: [bo, { ...namedAttendee("Ana Ruiz"), email: "ana@home.example" }],
	});
	expect(order.lines.map(({ kind, itemId, gross, ticket }) => [kind, itemId, gross, ticket?.attendeeName])).toEqual([
		["tier", "hall", 10000, "Bo Berg"],
		["tier", "all", 30000, "Ana Ruiz"],
		["workshop", pumps, PRICE, undefined],
		["workshop", drums, PRICE, undefined],
	]);
	expect(order.lines[0]?.ticket).toMatchObject({
		attendeeEmail: "bo@example.com",
		company: "Pumps AB",
		jobTitle: "Engineer",
		country: "Sweden",
		isReassigned: false,
	});
	expect([await spots(pumps), await spots(drums)]).toEqual([
		{ ...NONE, reserved: 2 },
		{ ...NONE, reserved: 1 },
	]);
	expect((await mails())[0]?.body).toContain(`1 × ${pumps}: included`);
	const event = await getEvent();
	expect((await orderView(order, event, "en")).lines.map(({ name, amount }) => [name.text, amount]).slice(2)).toEqual([
		[pumps, "$49.00 USD"],
		[drums, "$49.00 USD"],
		[pumps, "Included"],
	]);
	const admin = await adminOrderView(order, { event, locale: "en", rights: [] });
	expect(admin.tickets.map(({ workshops }) => workshops)).toEqual([[`${pumps} (reserved)`, `${drums} (reserved)`], [`${pumps} (reserved)`]]);
	await saveSalesSettings({ ...(await getSalesSettings()), bankAccount: "SE45 5000", bankHolder: "Summit" }, "ann");
	expect(JSON.stringify(await paymentDetails(order))).toContain(`{"name":{"text":"${pumps}"},"cells":[{"text":"1"},{"text":"Included"}]}`);
	await db.deleteFrom("mail").execute();

	expect(await pay(order)).toBe("paid");
	expect([await spots(pumps), await spots(drums)]).toEqual([
		{ ...NONE, registered: 2 },
		{ ...NONE, registered: 1 },
	]);
	const [invoice] = await listInvoices(order.id);
	expect(invoice?.snapshot.lines.map(({ itemId, gross }) => [itemId, gross])).toEqual([
		["hall", 10000],
		["all", 30000],
		[pumps, PRICE],
		[drums, PRICE],
	]);
	const [toBuyer, toBo, toAna, ...more] = await mails();
	expect(more).toEqual([]);
	expect([toBuyer?.recipient, toBuyer?.files.map(({ kind }: { kind: string }) => kind)]).toEqual([
		"ana@example.com",
		["ticket", "ticket", "invoice", "calendar"],
	]);
	expect(toBuyer?.body).toContain("We’ve also emailed each attendee their own ticket.");
	expect([toBo?.recipient, toBo?.files.map(({ kind }: { kind: string }) => kind)]).toEqual(["bo@example.com", ["ticket", "calendar"]]);
	expect(toBo?.body).toMatch(new RegExp(`Hello Bo Berg,[^]*: Business. Ana Ruiz bought it for you.\n\nYour workshops:\n${pumps}\n.*\n${drums}\n`));
	expect([toAna?.recipient, toAna?.body]).toEqual(["ana@home.example", expect.stringContaining(": Business.\n\nYour workshops:")]);
	const [, , invoiced] = toBuyer?.files ?? [];
	expect(await fileOfMail({ attachments: [invoiced], locale: "en" } as unknown as OutboxMail, 0, ORIGIN)).toMatchObject({
		name: expect.stringMatching(/-invoice-\d+\.pdf$/),
	});
});

test("a workshop without a price is free with every ticket, and one with a price is included", async () => {
	const [free, pumps] = [await offerWorkshop({ price: 0 }), await offer(3)];
	const order = await ordered({ numbers: { hall: 1, all: 1 }, workshops: [[free], [free, pumps]], expectedTotal: 40000, locale: "en" });
	expect((await orderView(order, await getEvent(), "en")).lines.slice(2).map(({ name, amount }) => [name.text, amount])).toEqual([
		[free, "Free"],
		[pumps, "Included"],
	]);
	const [mail] = await mails();
	expect(mail?.body).toContain(`2 × ${free}: free`);
	expect(mail?.body).toContain(`1 × ${pumps}: included`);
});

test("a visitor's free order says no name, and sends few mails to the attendees it names", async () => {
	await openShop({ id: "free", price: 0 });
	const eve = { ...namedAttendee("Prize waiting"), email: "eve@example.com" };
	await ordered({ numbers: { free: 6 }, expectedTotal: 0, locale: "en", attendees: Array(6).fill(eve) });
	const toEve = (await mails()).filter(({ recipient }) => recipient === "eve@example.com");
	expect(toEve.map(({ body }) => body.includes("Prize"))).toEqual(Array(5).fill(false));
});

test.each([
	["ticket", 30, "left"],
	["spot", 1, "workshopFull"],
])("twenty buyers at once get one order for the last %s", async (last, capacity, why) => {
	const pumps = await offer(capacity);
	if (last === "ticket") await ordered({ numbers: { hall: 19 }, expectedTotal: 190000 });
	const all = await Promise.all(
		Array.from({ length: 20 }, () => createOrder(orderForm({ numbers: { hall: 1 }, workshops: [[pumps]], expectedTotal: 10000 + PRICE, locale: "en" }))),
	);
	const refused = all.flatMap((answer) => ("refused" in answer ? answer.refused.problems.map(({ why }) => why) : []));
	expect([refused, await spots(pumps)]).toEqual([Array(19).fill(why), { ...NONE, reserved: 1 }]);
});

test("spots go to a cart's tickets in their order; full, closed and awaited workshops are named", async () => {
	const [pumps, drums, rest] = [await offer(1), await offer(1), await offer(1)];
	await joinWaitingList({ ticketId: await paidTicket(), workshopId: rest }, context());
	await cancelWorkshop(drums);
	const { registrations, problems, total } = await priceCart({
		numbers: { hall: 2 },
		workshops: [
			[pumps, drums],
			[pumps, rest],
		],
	});
	expect(registrations.map(({ ticketIndex, workshop }) => [ticketIndex, workshop.id])).toEqual([[0, pumps]]);
	expect(problems.map((problem) => ["workshop" in problem && [problem.workshop.id, problem.ticketIndex], problem.why])).toEqual([
		[[drums, 0], "workshopClosed"],
		[[pumps, 1], "workshopFull"],
		[[rest, 1], "workshopFull"],
	]);
	expect(total.gross).toBe(20000 + PRICE);
	expect((await priceCart({ numbers: { hall: 1 }, workshops: [["nope"]] })).problems.map(({ why }) => why)).toEqual(["workshopGone"]);
});

test.each(["expired", "cancelled"] as const)("an order that is %s releases its tickets and spots together, and the spots are offered", async (end) => {
	const pumps = await offer(2);
	const waiting = await paidTicket();
	const order = await orderedWith([[pumps], [pumps]]);
	await joinWaitingList({ ticketId: waiting, workshopId: pumps }, context());
	expect(await spots(pumps)).toEqual({ ...NONE, reserved: 2, waiting: 1 });
	if (end === "expired") await expireOrders(later(30));
	else await cancelUnpaidByBuyer(order.id);
	expect([(await now(order)).state, await spots(pumps)]).toEqual([end, { ...NONE, offered: 1 }]);
});

test("late money pays an order whose tickets are free, refunds the spots that are gone, and says which", async () => {
	const [pumps, drums] = [await offer(1), await offer(5)];
	const order = await orderedWith([[pumps, drums]], { attendees: [{ ...namedAttendee("Bo Berg"), email: "bo@example.com" }] });
	await expireOrders(later(30));
	const other = await orderedWith([[pumps]]);
	await pay(other);
	await db.deleteFrom("mail").execute();
	expect(await pay(order)).toBe("paid");
	expect([await spots(pumps), await spots(drums)]).toEqual([
		{ ...NONE, registered: 1 },
		{ ...NONE, registered: 1 },
	]);
	expect([(await now(order)).lines.map(({ itemId, cancelledAt }) => [itemId, cancelledAt !== undefined]), await refundsOf(order)]).toEqual([
		[
			["hall", false],
			[pumps, true],
			[drums, false],
		],
		[`${PRICE} cancelled`],
	]);
	expect((await listCreditNotes(order.id)).map(({ snapshot }) => snapshot.lines.map(({ itemId, gross }) => [itemId, gross]))).toEqual([[[pumps, PRICE]]]);
	const [mail, toBo, ...more] = await mails();
	expect(more).toEqual([]);
	expect([toBo?.recipient, toBo?.body.match(/Your workshops:.*(?=\n\nYour ticket with)/s)?.[0]]).toEqual([
		"bo@example.com",
		expect.stringMatching(`^Your workshops:\n${drums}\n.*\n\nNo spots were left in these workshops when the order was paid:\n${pumps}$`),
	]);
	const { next, money } = await orderView(await now(order), await getEvent(), "en");
	expect([next, money]).toEqual([expect.stringMatching(`^When your payment arrived, no spots were left in “${pumps}”\\. `), ["We will refund $49.00 USD."]]);
	expect(mail?.body).toContain(`were no longer available:\n1 × ${pumps}\n\nWe’ll refund $49.00 USD`);
});

test("late money for tickets that are gone is refunded, even if the spots are free", async () => {
	const pumps = await offer(5);
	const order = await orderedWith([[pumps]]);
	await expireOrders(later(30));
	await ordered({ numbers: { hall: 20 }, expectedTotal: 200000 });
	expect([await pay(order), (await now(order)).state, await refundsOf(order), await spots(pumps)]).toEqual([
		"refund",
		"expired",
		[`${10000 + PRICE} late`],
		NONE,
	]);
});

test("a free spot that is gone when late money comes is neither registered nor restored later", async () => {
	const pumps = await offer(1);
	const order = await ordered({ numbers: { all: 1 }, workshops: [[pumps]], expectedTotal: 30000, locale: "en" });
	await expireOrders(later(30));
	await orderedWith([[pumps]]);
	await db.deleteFrom("mail").execute();
	expect([await pay(order), await spots(pumps), await refundsOf(order)]).toEqual(["paid", { ...NONE, reserved: 1 }, []]);
	expect((await mails())[0]?.body).toContain(`were no longer available:\n1 × ${pumps}\n\nYour ticket is attached`);
	expect(await register({ ticketId: order.lines[0]?.ticket?.id as number, workshopId: pumps }, context())).toBe("full");
});

test("a canceled ticket brings back its workshops at the same percentage; one workshop can be canceled alone", async () => {
	const [pumps, drums] = [await offer(2), await offer(2)];
	const order = await orderedWith([[pumps], [pumps, drums]]);
	await pay(order);
	const event = await getEvent();
	const paid = await now(order);
	const [, second, , third, fourth] = paid.lines;
	const view = await cancelView(paid, event, { chosen: [second?.id as number], locale: "en" });
	const named = ({ label, back, lost }: Omit<(typeof view.chosen)[number], "workshops">) => [label, back, ...lost];
	const grouped = (choices: typeof view.chosen) => choices.map(({ workshops, ...ticket }) => [...named(ticket), ...workshops.map(named)]);
	const secondWithWorkshops = ["Ticket 2: Business", "Refund: $50.00 USD", [pumps, "Refund: $24.50 USD"], [drums, "Refund: $24.50 USD"]];
	expect([view.text.title, grouped(view.chosen), view.expected]).toEqual(["Cancel tickets or workshops", [secondWithWorkshops], 5000 + PRICE]);
	expect(grouped((await cancelView(paid, event, { chosen: [], locale: "en" })).choices)).toEqual([
		["Ticket 1: Business", "Refund: $50.00 USD", [pumps, "Refund: $24.50 USD"]],
		secondWithWorkshops,
	]);
	await db.deleteFrom("mail").execute();
	expect(await cancelByBuyer(order.id, { lineIds: [fourth?.id as number], expected: PRICE / 2 })).toBeUndefined();
	expect(await cancelByBuyer(order.id, { lineIds: [second?.id as number], expected: 5000 + PRICE / 2 })).toBeUndefined();
	expect([(await now(order)).lines.map(({ cancelledAt }) => cancelledAt !== undefined), await refundsOf(order)]).toEqual([
		[false, true, false, true, true],
		[`${PRICE / 2} cancelled`, `${5000 + PRICE / 2} cancelled`],
	]);
	expect((await orderView(await now(order), event, "en")).money).toEqual(["Canceled ticket: Ticket 2: Business.", "We will refund $99.00 USD."]);
	expect(third?.itemId).toBe(pumps);
	expect([await spots(pumps), await spots(drums)]).toEqual([{ ...NONE, registered: 1 }, NONE]);
	expect((await mails()).map(({ subject }) => subject.replace(order.code, "…"))).toEqual([
		`Registration canceled: ${drums}`,
		"Canceled, with a refund of $24.50 USD: order …",
		"Canceled, with a refund of $74.50 USD: order …",
	]);
});

test("a workshop that is canceled leaves unpaid orders, and its price is refunded in paid ones, once for all of an order's tickets", async () => {
	const pumps = await offer(9);
	const [unpaid, paid] = [await orderedWith([[pumps], [pumps]]), await orderedWith([[pumps], [pumps]])];
	await pay(paid);
	await db.deleteFrom("mail").execute();
	await cancelWorkshop(pumps);
	const after = await now(unpaid);
	expect([after.state, after.total, after.lines.map(({ itemId }) => itemId), await spots(pumps)]).toEqual(["awaiting_bank", 20000, ["hall", "hall"], NONE]);
	expect([(await now(paid)).state, await refundsOf(paid)]).toEqual(["paid", [`${2 * PRICE} workshopCancelled`]]);
	const subjects = (await mails()).map(({ subject }) => subject.replace(/[A-Z0-9]{8}/, "…"));
	expect(subjects.filter((subject) => !subject.startsWith("Canceled: "))).toEqual([
		"Canceled, with a refund of $98.00 USD: order …",
		expect.stringMatching(/^Your order … was changed: \$200\.00 USD must arrive by /),
	]);
	expect(await pay(after)).toBe("paid");
});

test("an included workshop that is canceled leaves unpaid orders for good, and a mail names it with the unchanged total", async () => {
	const pumps = await offer(9);
	const order = await ordered({ numbers: { all: 1 }, workshops: [[pumps]], expectedTotal: 30000, locale: "en" });
	const workshop = (await findWorkshop(pumps)) as Workshop;
	await db.deleteFrom("mail").execute();
	await cancelWorkshop(pumps);
	const types = (await db.selectFrom("order_event").select("type").where("order_id", "=", order.id).orderBy("id").execute()).map(({ type }) => type);
	const [mail, ...others] = await mails();
	expect([types, others, mail?.subject, mail?.body]).toEqual([
		["ordered", "registrationReserved", "workshopOfTicketCancelled"],
		[],
		expect.stringContaining("was changed: $300.00 USD must arrive by"),
		expect.stringContaining(`The workshop “${pumps}” has been canceled. Your order now contains:\n\n1 × `),
	]);
	await db.deleteFrom("mail").execute();
	await updateWorkshop(db, workshop);
	expect([await pay(order), await spots(pumps), (await mails())[0]?.body]).toEqual(["paid", NONE, expect.not.stringContaining("no longer available")]);
});

test("changed tickets keep their workshops at the price of their new tier, and removed ones release theirs", async () => {
	const pumps = await offer(9);
	const order = await orderedWith([[pumps], [pumps]], { attendees: [namedAttendee("Bo Berg")] });
	const change = async (numbers: Record<string, number>, expectedTotal: number) =>
		changeTickets(order.id, { numbers, expectedTotal, ...ann, seen: await lastOrderEvent(order.id) });
	expect(await change({ all: 2 }, 60000)).toEqual({});
	expect([(await now(order)).lines.map(({ itemId }) => itemId), await spots(pumps)]).toEqual([["all", "all"], { ...NONE, reserved: 2 }]);
	expect(await change({ hall: 1 }, 10000 + PRICE)).toEqual({});
	const changed = await now(order);
	expect([changed.lines.map(({ itemId, ticket }) => [itemId, ticket?.attendeeName]), await spots(pumps)]).toEqual([
		[
			["hall", "Bo Berg"],
			[pumps, undefined],
		],
		{ ...NONE, reserved: 1 },
	]);
	expect([await pay(changed), await spots(pumps)]).toEqual(["paid", { ...NONE, registered: 1 }]);
});

test("until payment, one ticket's workshops change, and price, reservations, deadline and the mail follow", async () => {
	const [pumps, drums, grids] = [await offer(2), await offer(1), await offer(9)];
	const order = await orderedWith([[pumps], [pumps]]);
	const [first, second] = order.lines.map(({ ticket }) => ticket?.id as number);
	await db.deleteFrom("mail").execute();
	const change = (ticketId = 0, chosen: string[] = [], seen = [pumps]) => changeWorkshops(order.id, { ticketId, seen, chosen });
	expect([await change(second, [pumps]), await change(first, [drums, grids])]).toEqual([undefined, undefined]);
	expect(await change(second, [drums])).toMatchObject({ problems: [{ why: "workshopFull", workshop: { id: drums } }] });
	const changed = await now(order);
	expect([changed.total, changed.lines.map(({ itemId, registersTicket }) => [itemId, registersTicket]), await spots(pumps), await spots(drums)]).toEqual([
		20000 + 3 * PRICE,
		[
			["hall", undefined],
			["hall", undefined],
			[pumps, second],
			[drums, first],
			[grids, first],
		],
		{ ...NONE, reserved: 1 },
		{ ...NONE, reserved: 1 },
	]);
	expect((await orderView(changed, await getEvent(), "en")).text.workshopsSaved).toBe("Saved. To pay: $347.00 USD");
	const [mail, ...more] = await mails();
	expect([more, mail?.subject, mail?.files]).toEqual([
		[],
		expect.stringMatching(/^Your order \S+ was changed: \$347\.00 USD must arrive by /),
		[{ kind: "paymentDetails", orderId: order.id }],
	]);
	expect(mail?.body).toContain("You’ve changed your order. It now contains:");
	expect(await pay(changed)).toBe("paid");
	expect([await spots(pumps), await spots(drums), await change(first, [], [drums, grids]), await change(first, [grids], [drums, grids])]).toEqual([
		{ ...NONE, registered: 1 },
		{ ...NONE, registered: 1 },
		"over",
		"over",
	]);
	expect((await listInvoices(order.id)).flatMap(({ snapshot }) => snapshot.lines.map(({ itemId }) => itemId))).toEqual(["hall", "hall", pumps, drums, grids]);
});

test("workshops do not change if the buyer cannot be emailed the new total", async () => {
	const pumps = await offer(9);
	const order = await orderedWith([[pumps]], { email: "vic@example.com" });
	const ticketId = order.lines[0]?.ticket?.id as number;
	const set = (chosen: string[]) => changeWorkshops(order.id, { ticketId, seen: [pumps], chosen });
	const add = () => changeWorkshops(order.id, { ticketId, seen: [], chosen: [pumps] });
	expect([await set([]), await add(), await set([]), await add(), await set([])]).toEqual([undefined, undefined, undefined, undefined, "later"]);
	expect([(await now(order)).total, await spots(pumps), (await mails()).at(-1)?.subject]).toEqual([
		10000 + PRICE,
		{ ...NONE, reserved: 1 },
		expect.stringContaining("$149.00 USD"),
	]);
});

test("workshops do not change once money for the order needs a decision, or for a ticket of another order", async () => {
	const pumps = await offer(9);
	const [order, other] = [await orderedWith([[pumps]]), await orderedWith([[pumps]])];
	const change = (of: Order) => changeWorkshops(order.id, { ticketId: of.lines[0]?.ticket?.id as number, seen: [pumps], chosen: [] });
	expect(await change(other)).toBe("over");
	await markPaid(order.id, { amount: 100, actor: ann });
	expect([await change(order), await spots(pumps)]).toEqual(["over", { ...NONE, reserved: 2 }]);
});

test("the order's page and mail mark workshops of one ticket at the same time, not those of different tickets", async () => {
	const [pumps, drums, later] = [await offer(9), await offer(9), await offerWorkshop({ price: PRICE, startTime: "18:00" })];
	const order = await orderedWith([[pumps, drums, later], [pumps]]);
	const tickets = order.lines.flatMap(({ ticket }) => ticket?.id ?? []);
	const { rows } = await ticketRegistrationsView(tickets, await getEvent(), "en", order.code);
	expect(rows.map(({ ticketId, id, clashes }) => [tickets.indexOf(ticketId), id, clashes]).sort()).toEqual([
		[0, pumps, [`At the same time as “${drums}”`]],
		[0, drums, [`At the same time as “${pumps}”`]],
		[0, later, []],
		[1, pumps, []],
	]);
	const people = tickets.map((id, index) => ({ id, name: ["Ana", "Bo"][index] ?? "" }));
	expect(new Map(groupByWorkshop(rows, people, "en").map(({ id, note, clashes }) => [id, [note, ...clashes]]))).toEqual(
		new Map([
			[pumps, ["", `Ana: At the same time as “${drums}”`]],
			[drums, ["Ana", `Ana: At the same time as “${pumps}”`]],
			[later, ["Ana"]],
		]),
	);
	const [mail] = await mails();
	expect(mail?.body.match(/^At the same time as .*$/gm)).toEqual([`At the same time as “${drums}”`, `At the same time as “${pumps}”`]);
});

test("a workshop of several people is named once, with those it is for unless it is for all, and who waits", () => {
	const row = (ticketId: number, id: string, note?: string) => ({ ticketId, id, note, title: { text: id, lang: "en" as const }, when: "10:00", clashes: [] });
	const people = ["Ana", "Bo", "Cia", "Dag"].map((name, id) => ({ id, name }));
	const rows = [0, 1, 2, 3].flatMap((ticket) => [row(ticket, "all"), row(ticket, "waits", ticket === 3 ? "waiting list" : undefined)]);
	const some = [0, 1, 2].map((ticket) => row(ticket, "most")).concat(row(1, "one"), row(2, "two", "waiting list"));
	expect(groupByWorkshop([...rows, ...some], people, "en").map(({ id, note }) => [id, note])).toEqual([
		["all", ""],
		["waits", "everyone but Dag; Dag: waiting list"],
		["most", "everyone but Dag"],
		["one", "Bo"],
		["two", "Cia: waiting list"],
	]);
});

test("the mail's calendar entry begins with the opening and links to the ticket, unless it was reassigned since", async () => {
	const order = await ordered({ locale: "en" });
	await pay(order);
	const { secret } = (await now(order)).lines[0]?.ticket ?? {};
	const mail = { attachments: (await mails()).at(-1)?.files.slice(-1), locale: "en" } as unknown as OutboxMail;
	let keys: string[] = [];
	const entries = async () => {
		keys = [];
		const file = await fileOfMail(mail, 0, ORIGIN);
		const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file?.content ?? []).toString()));
		return calendar.getAllSubcomponents("vevent").map((entry) => {
			const { startDate, endDate, description, uid, sequence } = new ICAL.Event(entry);
			keys.push(`${uid} ${sequence}`);
			return [String(startDate), startDate.zone?.tzid, String(endDate), description, entry.getFirstPropertyValue("url")];
		});
	};
	const event = await getEvent();
	const hours = await listOpeningHours(event);
	const address = `${ORIGIN}/t/${secret}`;
	expect([hours.length > 1, await entries()]).toEqual([
		true,
		hours.map(({ date, startTime, endTime }) => [`${date}T${startTime}:00`, event.timeZone, `${date}T${endTime}:00`, `Your ticket: ${address}`, address]),
	]);
	const before = keys;
	const { id } = (await now(order)).lines[0]?.ticket ?? {};
	await entries();
	expect([before.map((key) => key.replace(/@.*/, "")), keys]).toEqual([hours.map((_, index) => `ticket-${id}-day-${index + 1}`), before]);
	await db
		.updateTable("entity_revision")
		.set((eb) => ({ revision: eb("revision", "+", 1) }))
		.where("entity_type", "=", "event")
		.execute();
	await entries();
	const next = (key: string) => key.replace(/\d+$/, (sequence) => String(Number(sequence) + 1));
	expect(keys).toEqual(before.map(next));
	await db
		.updateTable("ticket")
		.set({ secret: "another" })
		.where("secret", "=", secret as string)
		.execute();
	expect(await entries()).toEqual([[event.startDate, "floating", expect.any(String), expect.any(String), `${ORIGIN}/`]]);
});

test.each(["cash", "waived"] as const)("a ticket exchanged for one with all workshops counts what was paid for its workshops (%s)", async (paidBy) => {
	const [pumps, drums] = [await offer(9), await offer(9)];
	const order = await orderedWith([[pumps, drums], [pumps]]);
	await pay(order);
	const [first] = order.lines;
	const exchange = (expected: number) => async () =>
		exchangeTicket(order.id, { ticketId: first?.ticket?.id as number, tierId: "all", paidBy, expected, seen: await lastOrderEvent(order.id), ...ann });
	const paid = 10000 + 2 * PRICE;
	const offered = (await exchangeView(await now(order), (await now(order)).lines[0] as never, { tierId: null, locale: "en" })).choices;
	expect(offered.find(({ value }) => value === "all")?.words).toBe(
		`Includes ${pumps} and ${drums}, already paid for. $300.00 USD: ${formatPrice(30000 - paid, "en")} more`,
	);
	expect([await exchange(20000)(), await exchange(30000 - paid)()]).toEqual(["changed", undefined]);
	const after = await now(order);
	const gross = paidBy === "waived" ? paid : 30000;
	expect([after.total, after.lines.flatMap(({ itemId, gross, cancelledAt }) => (cancelledAt ? [] : [[itemId, gross]]))]).toEqual([
		gross + 10000 + PRICE,
		[
			["all", gross],
			["hall", 10000],
			[pumps, PRICE],
		],
	]);
	const event = await getEvent();
	const shown = [await orderView(after, event, "en"), await adminOrderView(after, { event, locale: "en", rights: [] })];
	expect(shown.map(({ lines }) => lines.flatMap(({ ended }) => ended ?? []))).toEqual(Array(2).fill(["exchanged", "exchanged", "exchanged"]));
	const credited = (await listCreditNotes(order.id)).map(({ snapshot }) => snapshot.lines.map((line) => line.gross));
	expect([credited, await refundsOf(order), await spots(pumps), await spots(drums)]).toEqual([
		[[10000, PRICE, PRICE]],
		[],
		{ ...NONE, registered: 2 },
		{ ...NONE, registered: 1 },
	]);
	expect(await exchange(10000 - gross)()).toBe("changed");
	const tax = after.lines.reduce((sum, { cancelledAt, ...line }) => (cancelledAt ? sum : sum + line.tax), 0);
	const [row] = (await orderRows()).filter(({ code }) => code === order.code);
	const admin = await adminOrderView(after, { event: await getEvent(), locale: "en", rights: [] });
	expect([row?.total, row?.tax, admin.tax]).toEqual([decimal(after.total), decimal(tax), expect.stringContaining(`: ${formatPrice(tax, "en")}`)]);
});

test("the list of orders counts tickets, without workshops that they include or that were credited", async () => {
	const [pumps, drums] = [await offer(9), await offer(9)];
	const order = await orderedWith([[pumps, drums], [pumps], []]);
	await pay(order);
	const words = async () => (await ordersView(new URL(`${ORIGIN}/admin/orders?q=${order.code}`), await getEvent(), "en")).orders.map(({ tickets }) => tickets);
	const before = await words();
	const [first, second] = order.lines;
	const doing = async () => ({ ...ann, seen: await lastOrderEvent(order.id) });
	await exchangeTicket(order.id, { ticketId: first?.ticket?.id as number, tierId: "all", paidBy: "cash", expected: 20000 - 2 * PRICE, ...(await doing()) });
	const exchanged = await words();
	await cancelByOrganizer(order.id, { lineIds: [second?.id as number], amount: 10000, ...(await doing()) });
	expect([before, exchanged, await words()]).toEqual([["3 tickets"], ["3 tickets"], ["2 of 3 tickets"]]);
});

test("a form submitted again finds its order only with the same attendees and workshops", async () => {
	const pumps = await offer(9);
	const form = orderForm({ numbers: { hall: 2 }, workshops: [[pumps]], expectedTotal: 20000 + PRICE, attendees: [namedAttendee("Bo Berg")] });
	const first = await createOrder(form);
	const again = async (changed: Partial<NewOrder> = {}) => {
		const answer = await createOrder({ ...form, ...changed });
		return "code" in answer && "code" in first && answer.code === first.code;
	};
	expect([
		await again(),
		await again({ workshops: [[pumps], []] }),
		await again({ workshops: [[], [pumps]] }),
		await again({ workshops: [] }),
		await again({ attendees: [{ ...namedAttendee("Bo Berg"), email: "bo@example.com" }] }),
	]).toEqual([true, true, false, false, false]);
	expect(await spots(pumps)).toEqual({ ...NONE, reserved: 1 });
});

test("after payment, organizers who correct the buyer's email choose whether the buyer's ticket goes to the new address", async () => {
	const paid = async (email: string) => {
		const order = await ordered({ email, attendees: [{ ...namedAttendee("Ana Ruiz"), email }] });
		await pay(order);
		return order;
	};
	const correct = async (order: Order, movesTickets: boolean) => {
		const before = (await mails()).length;
		const email = `new.${order.email}`;
		await changeBuyer(order.id, { name: "Ana Ruiz", email, locale: "en", movesTickets }, { ...ann, seen: await lastOrderEvent(order.id) });
		return [(await now(order)).lines[0]?.ticket?.attendeeEmail, ...(await mails()).slice(before).map(({ recipient, files }) => [recipient, files[0]?.kind])];
	};
	expect(await correct(await paid("ana@example.com"), true)).toEqual(["new.ana@example.com", ["new.ana@example.com", "ticket"]]);
	expect(await correct(await paid("bo@example.com"), false)).toEqual(["bo@example.com", ["new.bo@example.com", "ticket"]]);
});

test("a ticket ordered for the buyer's own email follows its correction, and its mails go there alone", async () => {
	const attendees = [
		{ ...namedAttendee("Ana Ruiz"), email: "ana@gmial.example" },
		{ ...namedAttendee("Bo Ek"), email: "bo@example.com" },
	];
	const order = await ordered({ numbers: { hall: 2 }, expectedTotal: 20000, email: "Ana@gmial.example", attendees });
	const secret = "in use";
	expect(await correctEmail(order.id, { email: "ana@example.com", secret })).toBe(true);
	const before = (await mails()).length;
	await pay(await now(order));
	expect((await now(order)).lines.map(({ ticket }) => ticket?.attendeeEmail)).toEqual(["ana@example.com", "bo@example.com"]);
	expect((await mails()).slice(before).map(({ recipient }) => recipient)).toEqual(["ana@example.com", "bo@example.com"]);
});
