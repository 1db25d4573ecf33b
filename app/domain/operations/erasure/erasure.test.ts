import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { saveNeeds } from "#app/domain/sales/attendee/needs.server.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { addNote } from "#app/domain/sales/order/actions/actions.server.ts";
import { acceptShortfall } from "#app/domain/sales/order/actions/decisions.server.ts";
import { lastOrderEvent, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { listRefunds, requestRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { importStatement } from "#app/domain/sales/payment/statement/apply.server.ts";
import { readStatement, type StatementLine } from "#app/domain/sales/payment/statement/reading.server.ts";
import { reassignTicket } from "#app/domain/sales/ticket/reassignment/reassign.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { dataOf } from "#app/routes/site/order-data/data.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample } from "../../../../tests/support/content.ts";
import { ordered } from "../../../../tests/support/shop.ts";
import { countDue, eraseDue } from "./due.server.ts";
import { eraseInvoicesBefore, eraseOrder } from "./erasure.server.ts";

const BUYER = { actor: "buyer" } as const;
const ORGANIZER = { actor: { username: "ann" } } as const;

beforeEach(async () => {
	await db.deleteFrom("mail").execute();
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	await insertTier(db, { ...sample, id: "hall", price: 10000 });
	await updateEvent(db, { ...(await getEvent()), phase: "before", groupDiscount: 0 });
	await db.updateTable("order").set({ erased_at: "2020-01-01T00:00:00.000Z" }).execute();
});

let orders = 0;
async function orderedByAna(): Promise<Order> {
	const order = await ordered({
		numbers: { hall: 2 },
		name: "Ana Secreta",
		email: `ana${++orders}@secreta.example`,
		invoiceTo: { company: "Secreta SA", address: "Calle Secreta 1" },
		attendees: [{ name: "Per Secreto", email: "per@secreta.example", company: "Secreta SA", jobTitle: "Guía Secreta", country: "Secreta" }],
	});
	await db.updateTable("order").set({ note: "Ana Secreta called" }).where("id", "=", order.id).execute();
	return order;
}
const pay = ({ id }: Order) => markPaid(id, { amount: 20000, ...ORGANIZER });
const over = async () => updateEvent(db, { ...(await getEvent()), phase: "dates" });
const now = async ({ code }: Order) => (await findOrderByCode(code)) as Order;

async function traces({ id }: Order): Promise<string[]> {
	const order = await db.selectFrom("order").selectAll().where("id", "=", id).execute();
	const tickets = await db.selectFrom("ticket").innerJoin("order_line", "order_line.id", "line_id").selectAll("ticket").where("order_id", "=", id).execute();
	const others = await Promise.all(
		(["order_event", "payment", "invoice", "statement_line", "difference"] as const).map((table) =>
			db.selectFrom(table).selectAll().where("order_id", "=", id).execute(),
		),
	);
	const rows = {
		order,
		ticket: tickets,
		order_event: others[0],
		payment: others[1],
		invoice: others[2],
		statement_line: others[3],
		difference: others[4],
		mail: await db.selectFrom("mail").selectAll().execute(),
	};
	return Object.entries(rows).flatMap(([name, found]) => (/Secret[ao]\b|secreta/.test(JSON.stringify(found)) ? name : []));
}
const history = async (order: Order) =>
	(await db.selectFrom("order_event").select(["actor", "type"]).where("order_id", "=", order.id).orderBy("id").execute()).map(
		({ actor, type }) => `${actor} ${type}`,
	);

test("an unpaid order is canceled and erased at once; figures stay, and its buyer gets no email", async () => {
	const order = await orderedByAna();
	expect(await traces(order)).toEqual(["order", "ticket", "mail"]);
	expect(await eraseOrder(order.id, BUYER)).toBeUndefined();
	expect(await traces(order)).toEqual([]);
	expect(await now(order)).toMatchObject({ state: "cancelled", name: "", email: "", total: 20000, invoiceTo: undefined, note: undefined });
	expect((await now(order)).lines.map(({ gross }) => gross)).toEqual([10000, 10000]);
	expect(await history(order)).toEqual(["buyer ordered", "buyer cancelled", "buyer erased"]);
	expect(await eraseOrder(order.id, BUYER)).toBe("erased");
});

test("people who are still to come or are owed money are kept; after the event only the invoice names the buyer", async () => {
	const order = await orderedByAna();
	await pay(order);
	expect(await eraseOrder(order.id, BUYER)).toBe("awaited");
	await over();
	const { id: paymentId } = await db.selectFrom("payment").select("id").where("order_id", "=", order.id).executeTakeFirstOrThrow();
	await requestRefund(db, { paymentId, amount: 100, reason: "other", now: new Date() });
	expect([await eraseOrder(order.id, BUYER), await eraseOrder(order.id, ORGANIZER)]).toEqual(["owed", "owed"]);
	await db.updateTable("refund").set({ state: "done" }).where("payment_id", "=", paymentId).execute();
	const invoice = (await listInvoices(order.id))[0];
	expect(await eraseOrder(order.id, BUYER)).toBeUndefined();
	expect(await traces(order)).toEqual(["order", "invoice"]);
	expect(await now(order)).toMatchObject({ state: "paid", name: "", email: "", invoiceTo: { company: "Secreta SA" } });
	const { email, ...buyer } = invoice?.snapshot.buyer ?? {};
	expect([email, buyer]).toEqual([expect.stringContaining("@secreta.example"), expect.objectContaining({ name: "Ana Secreta", company: "Secreta SA" })]);
	expect((await listInvoices(order.id))[0]).toEqual({ ...invoice, snapshot: { ...invoice?.snapshot, buyer } });
	for (const snapshot of [`json_set(snapshot, '$.buyer.name', 'Bo')`, `json_remove(snapshot, '$.buyer.name')`, `json_remove(snapshot, '$.code')`])
		await expect(sql`UPDATE invoice SET snapshot = ${sql.raw(snapshot)} WHERE order_id = ${order.id}`.execute(db)).rejects.toThrow("never changed");
});

test("an order with money to be decided on is not erased, since nobody would know where to refund it", async () => {
	const order = await orderedByAna();
	expect(await markPaid(order.id, { amount: 15000, ...ORGANIZER })).toBe("attention");
	expect([await eraseOrder(order.id, BUYER), await eraseOrder(order.id, ORGANIZER)]).toEqual(["inQuestion", "inQuestion"]);
	await db.updateTable("order").set({ state: "expired" }).where("id", "=", order.id).execute();
	await over();
	const [year, keptNow] = [new Date("2099-01-01"), async () => [await countDue(1, year), await traces(order)]];
	await eraseDue(db, 1, year);
	expect(await keptNow()).toEqual([0, ["order", "ticket", "mail"]]);
	await recordOrderEvent(db, order.id, "resolved", { actor: ORGANIZER.actor, now: new Date(), details: {} });
	await eraseDue(db, 1, year);
	expect(await keptNow()).toEqual([0, []]);
});

test("erasure removes the reason of an accepted difference, but not its amount", async () => {
	const order = await orderedByAna();
	await markPaid(order.id, { amount: 19900, ...ORGANIZER });
	const seen = await lastOrderEvent(order.id);
	await acceptShortfall(order.id, { amount: 100, reason: "Ana Secreta asked for it", username: "ann", seen });
	expect(JSON.parse(JSON.stringify((await dataOf(await now(order))).difference))).toMatchObject({ amount: 100, reason: "Ana Secreta asked for it" });
	expect([await traces(order), await eraseOrder(order.id, ORGANIZER), await traces(order)]).toEqual([
		["order", "ticket", "invoice", "difference", "mail"],
		undefined,
		["order", "invoice"],
	]);
	expect(await findDifference(order.id)).toMatchObject({ amount: 100, reason: undefined });
});

test("organizers can erase before the end of the event", async () => {
	const order = await orderedByAna();
	await pay(order);
	expect(await eraseOrder(order.id, ORGANIZER)).toBeUndefined();
	expect((await history(order)).at(-1)).toBe("organizer erased");
	expect((await now(order)).lines.every(({ ticket }) => ticket?.secret && !ticket.attendeeName)).toBe(true);
});

test("erasure removes mails to the new attendee of a reassigned ticket, and nothing personal is saved afterwards", async () => {
	const order = await orderedByAna();
	await pay(order);
	const { ticket } = (await now(order)).lines[0] ?? {};
	await reassignTicket(ticket?.secret ?? "", { name: "Eva Secreta", email: "eva@other.example", locale: "es", by: "buyer" });
	await reassignTicket((await now(order)).lines[0]?.ticket?.secret ?? "", {
		name: "Bo Secreto",
		email: "bo@other.example",
		locale: "es",
		by: "attendee",
	});
	expect(await eraseOrder(order.id, ORGANIZER)).toBeUndefined();
	expect([await traces(order), await db.selectFrom("mail").select(["recipient", "subject"]).execute()]).toEqual([["order", "invoice"], []]);
	const form = new FormData();
	form.set("diet", "Secreta");
	form.set("access", "Secreta");
	await saveNeeds(form, { orderId: order.id, ticketId: ticket?.id as number });
	expect(await traces(order)).toEqual(["order", "invoice"]);
});

test("money received for an erased order is refunded, and neither its sender nor a note is saved", async () => {
	const order = await orderedByAna();
	await db.updateTable("order").set({ state: "expired", expires_at: "2020-01-01T00:00:00.000Z" }).where("id", "=", order.id).execute();
	await eraseOrder(order.id, BUYER);
	const ann = async () => ({ username: "ann", seen: await lastOrderEvent(order.id) });
	const noted = [await addNote(order.id, "Secreta", await ann()), await addNote(order.id, "Secreta", await ann(), "resolved")];
	expect([noted, await addNote(order.id, undefined, await ann(), "resolved"), await traces(order)]).toEqual([["erased", "erased"], undefined, []]);
	const transfer = readStatement(`Date;Amount;Currency;Reference\n2026-11-19;50.00;EUR;${order.code} from Maria Secreta`) as { lines: StatementLine[] };
	await importStatement(transfer.lines, ORGANIZER);
	expect(await traces(order)).toEqual([]);
	expect([await pay(order), (await now(order)).state, (await listRefunds(order.id)).map(({ reason }) => reason), (await listInvoices(order.id))[0]]).toEqual([
		"refund",
		"expired",
		["late"],
		undefined,
	]);
});

test("the site erases settled orders some days after the event, but not too early, while this is off or the event is postponed", async () => {
	const [paid, waiting] = [await orderedByAna(), await orderedByAna()];
	await pay(paid);
	await over();
	await db.insertInto("discount_code").values({ id: "NOTED", percent: 10, amount: null, tiers: "[]", uses: null, until: null, note: "For Ana" }).execute();
	const { endDate } = await getEvent();
	const at = (days: number) =>
		new Date(
			Temporal.PlainDate.from(endDate)
				.add({ days: days + 2 })
				.toString(),
		);
	const left = async () => [(await now(paid)).name, (await now(waiting)).name];
	await eraseDue(db, 0, at(1000));
	await eraseDue(db, 30, at(28));
	expect([await left(), await countDue(0, at(1000)), await countDue(30, at(28)), await countDue(30, at(31))]).toEqual([
		["Ana Secreta", "Ana Secreta"],
		0,
		0,
		1,
	]);
	await db.updateTable("event").set({ status: "postponed" }).execute();
	await eraseDue(db, 30, at(31));
	expect([await left(), await countDue(30, at(31))]).toEqual([["Ana Secreta", "Ana Secreta"], 0]);
	await db.updateTable("event").set({ status: "scheduled" }).execute();
	await eraseDue(db, 30, at(31));
	expect([await left(), await countDue(30, at(31)), (await history(paid)).at(-1)]).toEqual([["", "Ana Secreta"], 0, "site erased"]);
	expect((await db.selectFrom("discount_code").select("note").where("id", "=", "NOTED").executeTakeFirst())?.note).toBeNull();
});

test("an invoice loses only its buyer at the end of its retention period", async () => {
	const order = await orderedByAna();
	await pay(order);
	const before = (await listInvoices(order.id))[0];
	const { issued_at } = await db.selectFrom("invoice").select("issued_at").where("order_id", "=", order.id).executeTakeFirstOrThrow();
	await eraseInvoicesBefore(db, new Date(issued_at));
	expect((await listInvoices(order.id))[0]).toEqual(before);
	await eraseInvoicesBefore(db, new Date(Date.parse(issued_at) + 1));
	expect((await listInvoices(order.id))[0]).toEqual({ ...before, snapshot: { ...before?.snapshot, buyer: { name: "" } } });
	expect((await now(order)).invoiceTo).toBeUndefined();
	for (const change of [{ number: 999 }, { snapshot: "{}" }, { issued_at: "2020-01-01" }])
		await expect(db.updateTable("invoice").set(change).where("order_id", "=", order.id).execute()).rejects.toThrow("invoice is never changed");
});

test("a buyer's file holds all of an order, but no secrets", async () => {
	const order = await orderedByAna();
	await pay(order);
	await db
		.updateTable("ticket")
		.set({ checked_in_at: new Date().toISOString(), checked_in_by: "doorkeeper" })
		.where("id", "=", order.lines[0]?.ticket?.id as number)
		.execute();
	const paid = await now(order);
	const text = JSON.stringify(await dataOf(paid));
	expect(text.match(/"[a-zA-Z]+_\w+":/g)).toBeNull();
	expect(JSON.parse(text)).toMatchObject({
		code: order.code,
		currency: "USD",
		amountsIn: "US dollar cents",
		name: "Ana Secreta",
		noteOfOrganizers: "Ana Secreta called",
		invoiceTo: { company: "Secreta SA" },
		total: 20000,
		lines: [{ gross: 10000, ticket: { attendeeName: "Per Secreto" } }, { gross: 10000 }],
		payments: [{ state: "confirmed", amount: 20000 }],
		invoices: [{ kind: "invoice", buyer: { company: "Secreta SA" } }],
		happenings: [
			{ type: "ordered", by: "buyer" },
			{ type: "paid", by: "organizer" },
		],
	});
	expect(text).not.toContain(paid.lines[0]?.ticket?.secret);
	expect(text).not.toContain("doorkeeper");
});

test("a buyer's data does not contain attendees' needs", async () => {
	const order = await orderedByAna();
	const form = new FormData();
	form.set("diet", "vegan");
	await saveNeeds(form, { orderId: order.id, ticketId: order.lines[0]?.ticket?.id as number });
	expect(JSON.stringify(await dataOf(await now(order)))).not.toContain("vegan");
});

test("tickets of an erased order can be canceled: the credit note names the same buyer as the invoice, and nobody gets an email", async () => {
	const order = await orderedByAna();
	await pay(order);
	expect(await eraseOrder(order.id, ORGANIZER)).toBeUndefined();
	await db.deleteFrom("mail").execute();
	const seen = (await db.selectFrom("order_event").select("id").where("order_id", "=", order.id).orderBy("id", "desc").executeTakeFirstOrThrow()).id;
	const lineIds = order.lines.slice(0, 1).map(({ id }) => id);
	expect(await cancelByOrganizer(order.id, { lineIds, amount: 10000, username: "ann", seen })).toBeUndefined();
	const [creditNote] = await listCreditNotes(order.id);
	expect([creditNote?.snapshot.buyer, await db.selectFrom("mail").select("id").execute()]).toEqual([(await listInvoices(order.id))[0]?.snapshot.buyer, []]);
});
