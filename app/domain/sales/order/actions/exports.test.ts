import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { eraseOrder } from "#app/domain/operations/erasure/erasure.server.ts";
import { insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { createManualOrder } from "#app/domain/sales/order/manual/create.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { listRefunds, markRefund, type Refund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { importStatement } from "#app/domain/sales/payment/statement/apply.server.ts";
import { readStatement, type StatementLine } from "#app/domain/sales/payment/statement/reading.server.ts";
import { exchangeTicket } from "#app/domain/sales/ticket/exchange/exchanging.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { attendeeRows } from "#app/routes/admin/orders/attendees-csv/rows.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { addRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample, workshop as sampleWorkshop } from "../../../../../tests/support/content.ts";
import { withLocalTimes } from "./local-times.server.ts";
import { paymentRows } from "./money-rows.server.ts";

const DOING = { username: "ann" };

beforeEach(async () => {
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	const free = { ...sample, earlyBirdPrice: undefined, features: ["allWorkshops" as const] };
	await insertTier(db, { ...free, id: "hall", price: 11600 });
	await insertTier(db, { ...free, id: "front", price: 23200 });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupMinimum: 50, timeZone: "America/Mexico_City" });
});

let attempts = 0;
async function manualOrder(kind: "cash" | "invoice", numbers: Record<string, number>, expectedTotal: number): Promise<Order> {
	const buyer = { name: "Ana Ruiz", email: "ana@example.com", locale: "es" as const, attendees: [namedAttendee("Åsa Öberg")], ...DOING };
	const answer = await createManualOrder({ ...buyer, kind, numbers, expectedTotal, attempt: `exports-${attempts++}`, due: "2030-01-01" });
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return now(answer.code);
}
const now = async (code: string) => (await findOrderByCode(code)) as Order;
const seenOf = async ({ id }: Order) => (await listOrderEvents(id)).at(-1)?.id ?? 0;
const booksOf = async ({ code }: Order) => {
	const row = (await orderRows()).find((one) => one.code === code);
	return row && [row.method, row.total, row.tax, row.received, row.sentBack, row.toSendBack, row.income, row.incomeTax];
};

test("total and tax of each order match, and income is invoiced less credited amounts", async () => {
	const order = await manualOrder("cash", { hall: 2 }, 23200);
	expect(await booksOf(order)).toEqual(["cash", "232.00", "32.00", "232.00", "0.00", "0.00", "232.00", "32.00"]);
	const ticketId = order.lines[0]?.ticket?.id as number;
	await exchangeTicket(order.id, { ticketId, tierId: "front", paidBy: "bank", expected: 11600, seen: await seenOf(order), ...DOING });
	expect(await booksOf(order)).toEqual(["cash bank", "348.00", "48.00", "348.00", "0.00", "0.00", "348.00", "48.00"]);
	const lineIds = (await now(order.code)).lines.flatMap(({ id, cancelledAt }) => (cancelledAt ? [] : id));
	await cancelByOrganizer(order.id, { lineIds, amount: 23200, seen: await seenOf(order), ...DOING });
	expect(await booksOf(order)).toEqual(["cash bank", "348.00", "48.00", "348.00", "0.00", "232.00", "116.00", "16.00"]);
});

test("a refund has its sending date, and a statement payment its day and text, until its people are erased", async () => {
	const order = await manualOrder("invoice", { hall: 1 }, 11600);
	const { lines } = readStatement(`Date;Amount;Reference\n2026-02-03;116.00;${order.code} Ana R`) as { lines: StatementLine[] };
	await importStatement(lines, { actor: { username: "ann" } });
	await cancelByOrganizer(order.id, { lineIds: [order.lines[0]?.id as number], amount: 11600, seen: await seenOf(order), ...DOING });
	const [refund] = await listRefunds(order.id);
	await markRefund(refund as Refund, "sent", DOING);
	const rows = (await paymentRows()).filter((row) => row.order === order.code);
	const instant = expect.stringMatching(/Z$/);
	expect(rows).toMatchObject([
		{ kind: "payment", method: "bank", reference: `${order.code} Ana R`, statementDay: "2026-02-03", doneAt: instant, sentAt: "" },
		{ kind: "refund", state: "sent", reference: "", statementDay: "", doneAt: "", sentAt: instant },
	]);
	expect(await eraseOrder(order.id, { actor: { username: "ann" } })).toBeUndefined();
	expect((await paymentRows()).filter((row) => row.order === order.code).map(({ reference }) => reference)).toEqual(["", ""]);
});

test("the export of attendees has ticket numbers within the order, QR code addresses and workshops", async () => {
	await insertWorkshop(db, { ...sampleWorkshop, id: "lab", title: { en: "Lab" }, speakerId: undefined, roomId: undefined });
	const order = await manualOrder("cash", { hall: 2 }, 23200);
	const [first, second] = order.lines;
	await db
		.updateTable("ticket")
		.set({ company: "Pumps AB", job_title: "Engineer", country: "Sweden" })
		.where("id", "=", first?.ticket?.id as number)
		.execute();
	await addRegistration({ ticketId: second?.ticket?.id as number, workshopId: "lab" }, { ...DOING, actor: { username: "ann" }, now: new Date() });
	const rows = (await attendeeRows("https://summit.example")).filter((row) => row.order === order.code);
	expect(
		rows.map(({ number, name, company, jobTitle, country, address, workshops }) => [number, name, company, jobTitle, country, address, workshops]),
	).toEqual(
		order.lines.map(({ ticket }, index) => [
			String(index + 1),
			...(index === 0 ? ["Åsa Öberg", "Pumps AB", "Engineer", "Sweden"] : ["", "", "", ""]),
			`https://summit.example/es/t/${ticket?.secret}`,
			index === 1 ? "Lab" : "",
		]),
	);
});

test("columns named by the venue's time zone repeat each instant in local time", () => {
	const rows = [
		{ code: "A", paidAt: "2026-11-23T15:46:59.000Z" },
		{ code: "B", paidAt: "" },
	];
	expect(withLocalTimes({ timeZone: "America/Mexico_City" }, ["code", "paidAt"], rows)).toEqual([
		["code", "paidAt", "paid (America/Mexico_City)"],
		[
			{ code: "A", paidAt: "2026-11-23T15:46:59.000Z", "paid (America/Mexico_City)": "2026-11-23 09:46" },
			{ code: "B", paidAt: "", "paid (America/Mexico_City)": "" },
		],
	]);
});
