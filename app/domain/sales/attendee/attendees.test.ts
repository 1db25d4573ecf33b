import { beforeEach, expect, test } from "vitest";
import { RIGHTS } from "#app/auth/rights.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { checkIn, undoCheckIn } from "#app/domain/sales/check-in/check-in.server.ts";
import { adminOrderView } from "#app/domain/sales/order/actions/order.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";
import { type Attendee, namedAttendee } from "./attendee.ts";
import { attendeesView } from "./list.server.ts";
import { needsView, saveNeeds } from "./needs.server.ts";
import { attendedTiers, countAttendees, listAttendees, listAwaited } from "./queries.server.ts";
import { updateAttendees } from "./update.server.ts";

const ANN = { actor: { username: "ann" } };

beforeEach(() => openShop({ id: "hall", price: 10000 }, { id: "box", price: 10000 }));

async function orderedFor(tier: string, attendees: string[], { isPaid = true, name = "Ana Ruiz" } = {}): Promise<Order> {
	const order = await ordered({
		numbers: { [tier]: attendees.length },
		expectedTotal: attendees.length * 10000,
		name,
		attendees: attendees.map(namedAttendee),
	});
	if (isPaid) await markPaid(order.id, { amount: order.total, ...ANN });
	return order;
}
const ticketsOf = ({ lines }: Order) => lines.map(({ ticket }) => ticket?.id as number);
const named = async (filter: Parameters<typeof listAttendees>[0], q = "", tier?: string) =>
	(await listAttendees(filter, { q, tier })).map(({ name, buyer }) => name ?? `(${buyer})`);
const history = async ({ id }: Order) =>
	(await listOrderEvents(id)).slice(2).map(({ type, actor }) => `${typeof actor === "string" ? actor : actor.username} ${type}`);

test("an attendee is checked in once, with user and time; it can be undone, and the order history has both", async () => {
	const order = await orderedFor("hall", ["José Peña"]);
	const [ticket = 0] = ticketsOf(order);
	expect((await Promise.all([checkIn({ id: ticket }, "ann"), checkIn({ id: ticket }, "bo")])).sort()).toEqual(["again", "done"]);
	expect(await listAttendees("arrived", { q: "" })).toMatchObject([{ name: "José Peña", arrivedBy: "ann", arrivedAt: expect.any(String) }]);
	expect([await undoCheckIn({ id: ticket }, "bo"), await undoCheckIn({ id: ticket }, "bo"), await named("arrived")]).toEqual(["done", "again", []]);
	expect(await history(order)).toEqual(["ann checkedIn", "bo checkInUndone"]);
});

test("an unpaid or canceled ticket cannot be checked in", async () => {
	const unpaid = await orderedFor("hall", ["Eva"], { isPaid: false });
	const cancelled = await orderedFor("hall", ["Bo"]);
	await db.updateTable("order_line").set({ cancelled_at: "2026-01-01" }).where("order_id", "=", cancelled.id).execute();
	const tickets = [...ticketsOf(unpaid), ...ticketsOf(cancelled), 0];
	expect([await Promise.all(tickets.map((id) => checkIn({ id }, "ann"))), await named("all")]).toEqual([["refused", "refused", "refused"], []]);
});

test("a search explains why people without a paid ticket may not come in", async () => {
	const [eva, bo, ida] = [
		await orderedFor("hall", ["Eva Lund"], { isPaid: false }),
		await orderedFor("hall", ["Bo Lund"]),
		await orderedFor("hall", ["Ida Lund"], { isPaid: false }),
	];
	await db.updateTable("order_line").set({ cancelled_at: "2026-01-01" }).where("order_id", "=", bo.id).execute();
	await db.updateTable("order").set({ expires_at: "2026-01-01T00:00:00.000Z" }).where("id", "=", ida.id).execute();
	await orderedFor("hall", ["Eva Berg"]);
	const found = async (q: string) => (await listAwaited({ q }, new Date())).map(({ name, code, why }) => [name, code, why]);
	expect([await found("lund"), await found("berg")]).toEqual([
		[
			["Ida Lund", ida.code, "ended"],
			["Bo Lund", bo.code, "canceled"],
			["Eva Lund", eva.code, "unpaid"],
		],
		[],
	]);
});

test("finds attendees by name, buyer, code, tier and missing data; sorted by name", async () => {
	const one = await orderedFor("hall", ["Åsa Öberg", ""], { name: "Zoe" });
	const other = await orderedFor("box", ["eva Lund"]);
	const [eva = 0] = ticketsOf(other);
	await checkIn({ id: eva }, "ann");
	await db.updateTable("ticket").set({ attendee_email: "eva@example.com" }).where("id", "=", eva).execute();
	expect([await named("all"), await named("nameless"), await named("mailless"), await named("awaited"), await named("all", "", "box")]).toEqual([
		["eva Lund", "(Zoe)", "Åsa Öberg"],
		["(Zoe)"],
		["(Zoe)", "Åsa Öberg"],
		["(Zoe)", "Åsa Öberg"],
		["eva Lund"],
	]);
	expect([await named("all", "asa ob"), await named("all", "zoe"), await named("all", other.code.toLowerCase())]).toEqual([
		["Åsa Öberg"],
		["(Zoe)", "Åsa Öberg"],
		["eva Lund"],
	]);
	expect(await countAttendees({ q: "" })).toEqual({ all: 3, awaited: 2, arrived: 1, today: 1, nameless: 1, mailless: 2, diet: 0, access: 0 });
	expect((await named("all", one.code)).length).toBe(2);
});

test("an attendee's needs are saved for one ticket only, shown by no form, deleted on request, and not in the order history", async () => {
	const order = await orderedFor("hall", ["Ana", "Bo"]);
	const [ana = 0, bo = 0] = ticketsOf(order);
	const form = new FormData();
	form.set("diet", " Vegan ");
	form.set("access", "");
	const ofAna = { orderId: order.id, ticketId: ana };
	await saveNeeds(form, ofAna);
	await saveNeeds(form, ofAna);
	expect(await Promise.all([ana, bo].map(async (id) => (await needsView(id, "en")).isKept))).toEqual([true, false]);
	expect([await named("diet"), await named("access"), await history(order)]).toEqual([["Ana"], [], ["attendee needsChanged"]]);
	expect((await listOrderEvents(order.id)).at(-1)?.details).toEqual({ ticket: ana });
	form.set("diet", "");
	form.set("access", "Ramp");
	await saveNeeds(form, ofAna);
	expect([await named("diet"), await named("access")]).toEqual([["Ana"], ["Ana"]]);
	form.set("forget", "on");
	await saveNeeds(form, ofAna);
	expect([await named("diet"), await named("access")]).toEqual([[], ["Ana"]]);
});

test("a buyer changes attendees; the email of one who has a ticket is added once, which sends the ticket, and is then changed by giving the ticket away", async () => {
	const order = await orderedFor("hall", ["Ana", "Bo"], { isPaid: false });
	const [ana = 0, bo = 0] = ticketsOf(order);
	const change = (ticketId: number, attendee: Partial<Attendee>) => updateAttendees(order.id, new Map([[ticketId, attendee]]), "buyer");
	const now = async () => (await findOrder(order.id))?.lines.map(({ ticket }) => [ticket?.attendeeName, ticket?.attendeeEmail, ticket?.company]);
	expect([await change(bo, { email: "bo@example.com", company: "Aqua AB" }), await change(bo, { email: "bo.ek@example.com" })]).toEqual([true, true]);
	await markPaid(order.id, { amount: order.total, ...ANN });
	await db.deleteFrom("mail").execute();
	expect([
		await change(bo, { name: "Bo Ek", email: "else@example.com" }),
		await change(bo, { name: "Bo Ek" }),
		await change(ana, { email: "ana@own.example" }),
	]).toEqual([false, true, true]);
	expect(await now()).toEqual([
		["Ana", "ana@own.example", undefined],
		["Bo Ek", "bo.ek@example.com", "Aqua AB"],
	]);
	expect(await db.selectFrom("mail").select(["recipient", "subject"]).execute()).toEqual([
		{ recipient: "ana@own.example", subject: expect.stringMatching(/^Tu boleto para/) },
	]);
});

test("lists tiers in the order of sale, leaves out the names of erased buyers, and offers no reassignment of their tickets", async () => {
	await orderedFor("box", ["Bo Lund"]);
	const erased = await orderedFor("hall", [""]);
	await db.updateTable("order").set({ name: "", email: "", erased_at: "2026-01-01T00:00:00.000Z" }).where("id", "=", erased.id).execute();
	expect([...(await attendedTiers()).keys()]).toEqual((await listTiers({ drafts: true })).map(({ id }) => id));
	const [event, rights] = [await getEvent(), RIGHTS];
	const { attendees } = await attendeesView(new URL("https://summit.example/admin/attendees"), { event, locale: "en", rights });
	expect(attendees.find(({ code }) => code === erased.code)?.boughtBy).toBeUndefined();
	const { tickets } = await adminOrderView((await findOrder(erased.id)) as Order, { event, locale: "en", rights });
	expect(tickets.flatMap(({ actions }) => actions.map(({ words }) => words))).not.toContain("Give to someone else…");
});

test("an empty attendee list says so", async () => {
	const { list } = await attendeesView(new URL("https://summit.example/admin/attendees"), { event: await getEvent(), locale: "en", rights: RIGHTS });
	expect(list.none).toBe("No attendees yet.");
});
