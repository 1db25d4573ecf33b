import { beforeEach, expect, test } from "vitest";
import { getEvent, setEventStatus, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { createOrder } from "#app/domain/sales/order/create.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, listPayments, type Order } from "#app/domain/sales/order/queries.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample } from "../../../../../tests/support/content.ts";
import { createManualOrder, type ManualOrder } from "./create.server.ts";

const ORIGIN = "https://summit.example";

beforeEach(async () => {
	await db.deleteFrom("mail").execute();
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	await insertTier(db, { ...sample, id: "hall", price: 10000, capacity: 10, mostPerOrder: 2, available: false, saleEnd: "2020-01-01" });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupMinimum: 5, groupDiscount: 10 });
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
});

let attempts = 0;
const createManual = (kind: ManualOrder["kind"], number: number, expectedTotal: number, more: Partial<ManualOrder> = {}) =>
	createManualOrder({
		kind,
		numbers: { hall: number },
		expectedTotal,
		attempt: `by-hand-${attempts++}`,
		name: "Ana Ruiz",
		email: "ana@example.com",
		locale: "sv",
		attendees: [namedAttendee("Åsa Öberg")],
		due: new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10),
		username: "ann",
		...more,
	});
const made = async (...args: Parameters<typeof createManual>) => {
	const answer = await createManual(...args);
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return (await findOrderByCode(answer.code)) as Order;
};
const facts = async ({ id, state, total, lines, expiresAt }: Order) => ({
	state,
	total,
	discounts: [...new Set(lines.map(({ discountBy }) => discountBy))],
	attendees: lines.map(({ ticket }) => ticket?.attendeeName),
	hasSecrets: lines.every(({ ticket }) => ticket?.secret),
	payments: (await listPayments(id)).map(({ method, state: payment, amount }) => `${method} ${payment} ${amount}`),
	isInvoiced: (await listInvoices(id))[0] !== undefined,
	history: (await listOrderEvents(id)).map(({ type, actor }) => `${(actor as { username: string }).username} ${type}`),
	isDue: expiresAt !== undefined,
});

test("received money pays at once, whatever the sale dates and the tier's switch; cash is recorded as such", async () => {
	const paid = {
		state: "paid",
		total: 30000,
		discounts: [undefined],
		attendees: ["Åsa Öberg", undefined, undefined],
		hasSecrets: true,
		isInvoiced: true,
		isDue: false,
	};
	const history = ["ann ordered", "ann paid"];
	expect(await facts(await made("cash", 3, 30000))).toEqual({ ...paid, payments: ["cash confirmed 30000"], history });
	expect(await facts(await made("transfer", 3, 30000))).toEqual({ ...paid, payments: ["bank confirmed 30000"], history });
	expect((await db.selectFrom("mail").select("subject").execute()).map(({ subject }) => subject)).toEqual(
		Array(2).fill(expect.stringMatching(/^Dina biljetter/)),
	);
});

test("a company gets its price and a deadline, and a speaker pays nothing", async () => {
	const invoiceTo = { company: "Vind AB", address: "Storgatan 1" };
	expect(await facts(await made("invoice", 5, 45000, { invoiceTo }))).toMatchObject({
		state: "awaiting_bank",
		total: 45000,
		discounts: ["group"],
		hasSecrets: false,
		payments: [],
		isInvoiced: false,
		history: ["ann ordered"],
		isDue: true,
	});
	expect(await facts(await made("free", 1, 0))).toMatchObject({
		state: "paid",
		total: 0,
		discounts: ["organizer"],
		payments: ["none confirmed 0"],
		isInvoiced: false,
		history: ["ann ordered", "ann paid"],
	});
});

test("a manual order cannot oversell; a form submitted twice makes one order, and a changed price is shown again", async () => {
	await made("cash", 8, 72000);
	const refused = await createManual("free", 3, 0);
	expect("refused" in refused && refused.refused.problems).toMatchObject([{ why: "left", left: 2 }]);
	expect("refused" in (await createManual("cash", 1, 9999))).toBe(true);
	const twice = { attempt: "the same form" };
	const answers = await Promise.all([createManual("cash", 1, 10000, twice), createManual("cash", 1, 10000, twice)]);
	expect(answers[0]).toEqual(answers[1]);
	const site = {
		numbers: { hall: 2 },
		attempt: "site",
		method: "bank" as const,
		expectedTotal: 20000,
		name: "Bo",
		email: "bo@example.com",
		locale: "sv" as const,
		attendees: [],
	};
	expect("refused" in (await createOrder({ ...site, origin: ORIGIN }))).toBe(true);
	const held = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "=", "paid")
		.executeTakeFirstOrThrow();
	expect(held.count).toBe(9);
});

test("no tickets are issued while the event is canceled, not even free ones, but they are while it is postponed", async () => {
	await setEventStatus(db, "postponed", ["scheduled"]);
	expect("code" in (await createManual("free", 1, 0))).toBe(true);
	await setEventStatus(db, "cancelled", ["postponed"]);
	expect(await createManual("free", 1, 0)).toMatchObject({ refused: { problems: [{ why: "summitCancelled" }] } });
	await setEventStatus(db, "scheduled", ["cancelled"]);
});

test("no tickets are issued before the tax is confirmed", async () => {
	await db.updateTable("sales_setting").set({ tax_name: "" }).execute();
	expect(await createManual("cash", 1, 10000)).toMatchObject({ refused: { problems: [{ why: "tax" }] } });
	await db.updateTable("sales_setting").set({ tax_name: "IVA" }).execute();
});

test("a hidden ticket is reported as unavailable, not as none chosen", async () => {
	const answer = await createManual("cash", 0, 0, { numbers: { balcony: 1 } });
	expect("refused" in answer && answer.refused.problems).toEqual([{ why: "gone" }]);
});
