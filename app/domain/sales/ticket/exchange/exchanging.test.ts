import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { listSales, sumOf } from "#app/domain/sales/order/actions/sales.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { createManualOrder } from "#app/domain/sales/order/manual/create.server.ts";
import { findOrder, findOrderByCode, listPayments, type Order, type Ticket } from "#app/domain/sales/order/queries.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { insertEntry } from "#app/domain/sales/registration/register.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { exchangeView } from "#app/routes/admin/orders/exchange/view.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { addRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample, workshop as sampleWorkshop } from "../../../../../tests/support/content.ts";
import { type Exchange, exchangeTicket } from "./exchanging.server.ts";

const DOING = { username: "ann" };

beforeEach(async () => {
	await db.deleteFrom("mail").execute();
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	const free = { ...sample, earlyBirdPrice: undefined, features: [] };
	await insertTier(db, { ...free, id: "hall", price: 10000 });
	await insertTier(db, { ...free, id: "front", price: 25000, capacity: 1, features: ["allWorkshops"] });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupMinimum: 50 });
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
});

let attempts = 0;
async function paid(numbers: Record<string, number>, expectedTotal: number, code?: string): Promise<Order> {
	const buyer = { name: "Ana Ruiz", email: "ana@example.com", locale: "en" as const, attendees: [namedAttendee("Åsa Öberg")], ...DOING };
	const cart = { numbers, code };
	const answer = await createManualOrder({ ...buyer, kind: "transfer", ...cart, expectedTotal, attempt: `exchange-${attempts++}`, due: "2030-01-01" });
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return (await findOrderByCode(answer.code)) as Order;
}
const now = async ({ id }: Order) => (await findOrder(id)) as Order;
const ticketOf = (order: Order) => order.lines[0]?.ticket as Ticket;
const seenOf = async ({ id }: Order) => (await listOrderEvents(id)).at(-1)?.id ?? 0;
const exchange = async (order: Order, tierId: string, expected: number, more: Partial<Exchange> = {}) =>
	exchangeTicket(order.id, { ticketId: ticketOf(order).id, tierId, expected, seen: await seenOf(order), ...DOING, ...more });

async function books(order: Order) {
	const { total, lines, state } = await now(order);
	return {
		state,
		total,
		lines: lines.map(({ itemId, gross, cancelledAt, ticket }) => [itemId, gross, cancelledAt ? "gone" : "kept", ticket?.id === ticketOf(order).id]),
		invoices: (await listInvoices(order.id)).map(({ snapshot }) => snapshot.lines.map(({ gross }) => gross)),
		creditNotes: (await listCreditNotes(order.id)).map(({ snapshot }) => [snapshot.invoice.number, ...snapshot.lines.map(({ gross }) => gross)]),
		payments: (await listPayments(order.id)).map(({ method, state: payment, amount }) => `${method} ${payment} ${amount}`),
		refunds: (await listRefunds(order.id)).map(({ amount, reason, state: refund }) => `${refund} ${amount} ${reason}`),
	};
}

test("a dearer tier with its difference paid in cash: one line is credited, one invoiced, and the ticket stays valid for check-in", async () => {
	const order = await paid({ hall: 2 }, 20000);
	const first = (await listInvoices(order.id))[0];
	await db.deleteFrom("mail").execute();
	await db.updateTable("ticket").set({ attendee_email: "asa@example.com" }).where("id", "=", ticketOf(order).id).execute();
	expect(await exchange(order, "front", 15000, { paidBy: "cash" })).toBeUndefined();
	expect(await books(order)).toEqual({
		state: "paid",
		total: 35000,
		lines: [
			["front", 25000, "kept", true],
			["hall", 10000, "kept", false],
			["hall", 10000, "gone", false],
		],
		invoices: [[10000, 10000], [25000]],
		creditNotes: [[first?.number, 10000]],
		payments: ["bank confirmed 20000", "cash confirmed 15000"],
		refunds: [],
	});
	expect(ticketOf(await now(order))).toEqual({ ...ticketOf(order), attendeeEmail: "asa@example.com" });
	expect((await listInvoices(order.id))[0]).toEqual(first);
	expect((await listInvoices(order.id))[1]?.snapshot.method).toBe("cash");
	const [mail, toAttendee, ...others] = await db.selectFrom("mail").select(["recipient", "subject", "body", "attachments"]).orderBy("id").execute();
	expect([others, toAttendee?.recipient, toAttendee?.body.includes("It is now: Business.\n\nIncluded: All workshops\n\n")]).toEqual([
		[],
		"asa@example.com",
		true,
	]);
	expect(JSON.parse(toAttendee?.attachments ?? "").map(({ kind }: { kind: string }) => kind)).toEqual(["ticket", "calendar"]);
	expect(mail?.subject).toBe(`Your ticket was exchanged: order ${order.code}`);
	expect(mail?.body).toContain("\n\n1 × Business: $250.00 USD\n\nIncluded: All workshops\n\n");
	const second = (await listInvoices(order.id))[1]?.number;
	expect(JSON.parse(mail?.attachments ?? "")).toEqual([
		{ kind: "ticket", ticketId: ticketOf(order).id },
		{ kind: "invoice", orderId: order.id, number: second },
	]);

	const [row] = (await orderRows()).filter(({ code }) => code === order.code);
	const numbers = (await listInvoices(order.id)).map(({ number }) => number).join(" ");
	expect([row?.invoice, row?.tickets, row?.total]).toEqual([numbers, "2", "350.00"]);
	const { paid: came, refunds, income, sold } = sumOf(await listSales(new Date(), { q: order.code }));
	expect({ came, refunds, income, sold }).toEqual({ came: 45000, refunds: 10000, income: 35000, sold: 2 });

	const lines = (await now(order)).lines.filter(({ cancelledAt }) => !cancelledAt);
	await cancelByOrganizer(order.id, { lineIds: lines.map(({ id }) => id), amount: 35000, seen: await seenOf(order), ...DOING });
	const { creditNotes, refunds: back, state } = await books(order);
	const [one, other] = (await listInvoices(order.id)).map(({ number }) => number);
	expect({ creditNotes, back, state }).toEqual({
		creditNotes: [
			[one, 10000],
			[one, 10000],
			[other, 25000],
		],
		back: ["requested 20000 cancelled", "requested 15000 cancelled"],
		state: "cancelled",
	});
});

test("a cheaper tier: the difference is refunded, the buyer reads the amount, and registrations beyond the tier are canceled", async () => {
	const order = await paid({ front: 1 }, 25000);
	const workshop = { ...sampleWorkshop, roomId: undefined, speakerId: undefined };
	await insertWorkshop(db, { ...workshop, id: "dear", agendaId: "dear", price: 5000 });
	await insertWorkshop(db, { ...workshop, id: "gratis", agendaId: "gratis", price: 0 });
	for (const workshopId of ["dear", "gratis"])
		await addRegistration({ ticketId: ticketOf(order).id, workshopId }, { actor: { username: "ann" }, now: new Date() });
	await db.deleteFrom("mail").execute();
	expect(await exchange(order, "hall", -15000)).toBeUndefined();
	const { total, invoices, creditNotes, refunds } = await books(order);
	expect({ total, invoices, credited: creditNotes.map(([, gross]) => gross), refunds }).toEqual({
		total: 10000,
		invoices: [[25000], [10000]],
		credited: [25000],
		refunds: ["requested 15000 repriced"],
	});
	expect(
		await db.selectFrom("workshop_registration").select(["workshop_id", "state"]).where("ticket_id", "=", ticketOf(order).id).orderBy("workshop_id").execute(),
	).toEqual([
		{ workshop_id: "dear", state: "cancelled" },
		{ workshop_id: "gratis", state: "registered" },
	]);
	const mails = await db.selectFrom("mail").select("subject").orderBy("id").execute();
	expect(mails.map(({ subject }) => subject)).toEqual([
		expect.stringMatching(/^Your registration: /),
		`Your ticket was exchanged, with a refund of $150.00 USD: order ${order.code}`,
	]);
});

test("the new attendee is emailed too; if workshops are not sold here, the ticket stops waiting for those beyond its tier", async () => {
	const order = await paid({ front: 1 }, 25000);
	const ticketId = ticketOf(order).id;
	await db.updateTable("ticket").set({ attendee_email: "per@example.com", attendee_locale: "sv" }).where("id", "=", ticketId).execute();
	const workshop = { ...sampleWorkshop, roomId: undefined, speakerId: undefined };
	await insertWorkshop(db, { ...workshop, id: "awaited", agendaId: "awaited", price: 5000 });
	await insertWorkshop(db, { ...workshop, id: "awaited-free", agendaId: "awaited-free", price: 0 });
	for (const workshopId of ["awaited", "awaited-free"]) await insertEntry(db, { ticketId, workshopId }, undefined, new Date());
	await db.deleteFrom("mail").execute();
	const { sales } = await getEvent();
	const lost = async () => {
		const line = order.lines[0] as Parameters<typeof exchangeView>[1];
		const { chosen } = await exchangeView(order, line, { tierId: "hall", locale: "en" });
		return chosen?.lost.map(({ words, workshops }) => [words, workshops.map(({ id }) => id)]);
	};
	expect(await lost()).toEqual([[expect.stringContaining("stays on the waiting list"), ["awaited"]]]);
	await updateEvent(db, { ...(await getEvent()), sales: "contact" });
	expect(await lost()).toEqual([[expect.stringContaining("leaves the waiting list"), ["awaited"]]]);
	expect(await exchange(order, "hall", -15000)).toBeUndefined();
	await updateEvent(db, { ...(await getEvent()), sales });
	const entries = await db.selectFrom("waiting_entry").select(["workshop_id", "state"]).where("ticket_id", "=", ticketId).orderBy("workshop_id").execute();
	expect(entries.map(({ workshop_id, state }) => `${workshop_id} ${state}`)).toEqual([
		"awaited left",
		expect.stringMatching(/^awaited-free (waiting|offered)$/),
	]);
	const mails = await db.selectFrom("mail").select(["recipient", "subject"]).where("recipient", "=", "per@example.com").orderBy("id").execute();
	expect(mails.map(({ subject }) => subject)).toEqual([
		expect.stringMatching(/^Inte längre på väntelistan: /),
		`Din biljett har bytts: beställning ${order.code}`,
	]);
});

test("the discount code of a ticket applies to its exchange, though it is used up and expired", async () => {
	await db.deleteFrom("discount_code").execute();
	await db.insertInto("discount_code").values({ id: "HALF", percent: 50, amount: null, uses: 1, until: null, note: null }).execute();
	const order = await paid({ hall: 1 }, 5000, "HALF");
	await db.updateTable("discount_code").set({ until: "2020-01-01" }).execute();
	expect(await exchange(order, "front", 7500, { paidBy: "bank" })).toBeUndefined();
	expect((await now(order)).lines[0]).toMatchObject({ itemId: "front", gross: 12500, discountBy: "code", discountCode: "HALF" });
});

test("an organizer waives the difference as a discount; nothing is done if none is left, the price changed, or it was done before", async () => {
	const order = await paid({ hall: 1 }, 10000);
	const seen = await seenOf(order);
	expect([await exchange(order, "front", 15000), await exchange(order, "front", 14999, { paidBy: "bank" })]).toEqual(["changed", "changed"]);
	expect(await exchange(order, "front", 15000, { paidBy: "waived" })).toBeUndefined();
	expect(await exchange(order, "hall", 0, { seen })).toBe("changed");
	const { total, invoices, payments, refunds } = await books(order);
	expect({ total, invoices, payments, refunds }).toEqual({ total: 10000, invoices: [[10000], [10000]], payments: ["bank confirmed 10000"], refunds: [] });
	expect((await now(order)).lines[0]).toMatchObject({ itemId: "front", listPrice: 25000, discount: 15000, discountBy: "organizer" });
	expect(await exchange(await paid({ hall: 1 }, 10000), "front", 15000, { paidBy: "bank" })).toBe("changed");
});
