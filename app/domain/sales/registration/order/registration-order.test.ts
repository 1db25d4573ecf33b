import { beforeEach, expect, test } from "vitest";
import { RIGHTS } from "#app/auth/rights.ts";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { findWorkshop, updateWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { organizerCancelView } from "#app/domain/sales/cancellation/admin-view.server.ts";
import { cancelView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { cancelByBuyer, cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { ordersView } from "#app/domain/sales/order/actions/list.server.ts";
import { adminOrderView } from "#app/domain/sales/order/actions/order.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { cancelUnpaidByBuyer } from "#app/domain/sales/order/changes.server.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, saveSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { workshopRegistrationsView } from "#app/domain/sales/registration/admin-view.server.ts";
import { countSpots } from "#app/domain/sales/registration/availability.server.ts";
import { cancelRegistration, joinWaitingList, register } from "#app/domain/sales/registration/register.server.ts";
import { findTicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { applyWorkshopChanges } from "#app/domain/sales/registration/workshop-changes.server.ts";
import { orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import { addRegistration, removeRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { dataOf } from "#app/routes/site/order-data/data.server.ts";
import { createRegistrationOrder } from "#app/routes/site/registration-order/create.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { inAll } from "../../../../../tests/support/content.ts";
import { ORIGIN, offerWorkshop, openShop, ticketsOf } from "../../../../../tests/support/shop.ts";

connectLayers();

const PRICE = 4900;
const DAY_MS = 24 * 60 * 60_000;
const later = (time: number) => new Date(Date.now() + time);
const context = () => ({ actor: "buyer" as const, now: new Date() });

let count = 0;

const offer = (maxAttendees: number, changed: Partial<Workshop> = {}) => offerWorkshop({ price: PRICE, maxAttendees, ...changed });

const tickets = (number: number, tier = "plain") => ticketsOf({ numbers: { [tier]: number } });

const buyer = { name: "Ana Ruiz", email: "ana@example.com", locale: "es" as const };
const order = (ticketId: number, workshopIds: string[], changed: object = {}) =>
	createRegistrationOrder({
		...buyer,
		origin: ORIGIN,
		ticketId,
		workshopIds,
		attempt: `registrations-${count++}`,
		method: "bank",
		expectedTotal: workshopIds.length * PRICE,
		...changed,
	});
async function ordered(...args: Parameters<typeof order>): Promise<number> {
	const answer = await order(...args);
	if (answer === "noTicket" || "refused" in answer) throw new Error(JSON.stringify(answer));
	return answer.id;
}
async function refusal(...args: Parameters<typeof order>) {
	const answer = await order(...args);
	return typeof answer === "object" && "refused" in answer ? answer.refused.problems.map(({ why }) => why) : answer;
}
const pay = (id: number, amount = PRICE) => markPaid(id, { amount, actor: { username: "ann" } });
async function cancelWorkshop(id: string) {
	await updateWorkshop(db, { ...((await findWorkshop(id)) as Workshop), status: "cancelled" });
	await db.transaction().execute((trx) => applyWorkshopChanges(trx, { ...context(), actor: { username: "ann" } }));
}
async function cancelTicket(ticket: number) {
	const line = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select(["order_id", "line_id"])
		.where("ticket.id", "=", ticket)
		.executeTakeFirstOrThrow();
	expect(await cancelByBuyer(line.order_id, { lineIds: [line.line_id], expected: 0 })).toBeUndefined();
}
const needAttention = async () => (await listOrders({ filter: "attention" }, { limit: 50, offset: 0 }, new Date())).map(({ code }) => code);
const codeOf = async (id: number) => (await findOrder(id))?.code;
const countNow = async (workshopId: string, now = new Date()) => (await countSpots(db, now)).get(workshopId);
const stateOf = async (id: number) => (await findOrder(id))?.state;
const subjects = async () =>
	(await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/ [A-Z0-9]{8}\b|pumps-\d+/g, " …"));
const refunds = async (id: number) =>
	db.selectFrom("refund").innerJoin("payment", "payment.id", "payment_id").select(["refund.amount", "reason"]).where("order_id", "=", id).execute();

beforeEach(async () => {
	await openShop({ id: "all", price: 0, features: ["allWorkshops"] }, { id: "plain", price: 0, order: 2 });
	await saveSalesSettings({ ...(await getSalesSettings()), cancelDays: 7, cancelPercent: 50 }, "ann");
});

test("a spot is reserved while its order waits, and registered once it is paid, with an invoice that names the workshop", async () => {
	const workshop = await offer(2);
	const [ticket = 0] = await tickets(1);
	await db.deleteFrom("mail").execute();
	const id = await ordered(ticket, [workshop]);
	expect([await countNow(workshop), await subjects()]).toEqual([
		{ registered: 0, reserved: 1, offered: 0, waiting: 0 },
		[expect.stringMatching(/^Tu pedido …: el pago debe llegar/)],
	]);
	expect(await pay(id)).toBe("paid");
	expect(await countNow(workshop)).toEqual({ registered: 1, reserved: 0, offered: 0, waiting: 0 });
	const line = { kind: "workshop", itemId: workshop, listPrice: 4900, discount: 0, net: 4224, taxRate: 1600, tax: 676, gross: 4900 };
	expect((await listInvoices(id)).map(({ snapshot }) => snapshot.lines)).toEqual([[{ ...line, name: inAll(workshop) }]]);
	const [, paid, taken] = await subjects();
	expect([paid, taken]).toEqual([expect.stringMatching(/^Pagado: tu taller en/), "Tu inscripción está lista:  …"]);
	const bodies = (await db.selectFrom("mail").select("body").orderBy("id", "desc").limit(2).execute()).map(({ body }) => body.split("\n\n"));
	expect([bodies[1]?.[2], bodies[0]?.[3]]).toEqual([
		expect.stringMatching(/^1 × pumps-\d+: \$49\.00 USD\n.+, \d\d:\d\d–\d\d:\d\d$/),
		`¿Ya no puedes ir? Cancela en la página del pedido ${await codeOf(id)}, donde primero verás tu reembolso.`,
	]);
	expect(await db.selectFrom("mail").select("attachments").orderBy("id", "desc").limit(2).execute()).toEqual([
		{ attachments: "[]" },
		{ attachments: expect.stringMatching(/^\[{"kind":"invoice","orderId":\d+,"number":\d+}\]$/) },
	]);
	const events = await db.selectFrom("order_event").select(["type", "username"]).orderBy("id", "desc").limit(4).execute();
	expect(events.map(({ type }) => type)).toEqual(["registered", "paid", "registrationReserved", "ordered"]);
});

test("if a workshop moves to an earlier time, an unpaid reservation expires when it begins", async () => {
	const event = await getEvent();
	const dayIn = (days: number) =>
		later(days * DAY_MS)
			.toISOString()
			.slice(0, 10);
	await updateEvent(db, { ...event, phase: "dates", datesAnnounced: true, startDate: dayIn(1), endDate: dayIn(40) });
	const [ticket] = (await tickets(1)) as [number];
	const id = await offer(1, { date: dayIn(30), startTime: "11:00" });
	const orderId = await ordered(ticket, [id]);
	const due = async () => (await findOrder(orderId))?.expiresAt as string;
	const before = await due();
	await updateWorkshop(db, { ...(await findWorkshop(id, db)), id, date: dayIn(2), startTime: "11:00" } as Workshop);
	await applyWorkshopChanges(db, context());
	const begins = Temporal.PlainDateTime.from(`${dayIn(2)}T11:00`).toZonedDateTime(event.timeZone).epochMilliseconds;
	expect([before > (await due()), Date.parse(await due())]).toEqual([true, begins]);
	await applyWorkshopChanges(db, context());
	const told = await db.selectFrom("mail").select(["body", "attachments"]).where("subject", "like", "%ahora el pago debe llegar%").execute();
	expect(told).toEqual([
		{ body: expect.stringContaining("Se adelantó un taller de tu pedido"), attachments: JSON.stringify([{ kind: "paymentDetails", orderId }]) },
	]);
	const last = await db.selectFrom("order_event").select(["actor", "type"]).orderBy("id", "desc").limit(1).execute();
	expect(last).toEqual([{ actor: "site", type: "shortened" }]);
	await updateEvent(db, event);
});

test("if a workshop moves to an earlier time, an offer expires when it begins, and its attendee is emailed once", async () => {
	const event = await getEvent();
	const now = Temporal.Now.zonedDateTimeISO(event.timeZone);
	const dayIn = (days: number) => now.toPlainDate().add({ days }).toString();
	await updateEvent(db, { ...event, phase: "dates", datesAnnounced: true, startDate: dayIn(-1), endDate: dayIn(30) });
	const [first, second] = (await tickets(2, "all")) as [number, number];
	const workshopId = await offer(1, { date: dayIn(3), startTime: "11:00" });
	await register({ ticketId: first, workshopId }, context());
	await joinWaitingList({ ticketId: second, workshopId }, context());
	await cancelRegistration({ ticketId: first, workshopId }, context());
	const withinADay = now.hour < 11 ? { date: dayIn(0), startTime: "12:00" } : { date: dayIn(1), startTime: "10:00" };
	await updateWorkshop(db, { ...((await findWorkshop(workshopId)) as Workshop), ...withinADay });
	await applyWorkshopChanges(db, context());
	await applyWorkshopChanges(db, context());
	expect((await subjects()).filter((subject) => /lugar|antes/.test(subject)).slice(-2)).toEqual([
		"Un lugar para ti:  …",
		"Tienes menos tiempo para aceptar tu lugar:  …",
	]);
	await updateEvent(db, event);
});

test("concurrent orders of the last spots do not oversell, and later buyers read that it is full", async () => {
	const workshop = await offer(3);
	const answers = await Promise.all((await tickets(12)).map((ticket) => refusal(ticket, [workshop])));
	expect(answers.filter((answer) => Array.isArray(answer))).toEqual(Array.from({ length: 9 }, () => ["full"]));
	expect(await countNow(workshop)).toEqual({ registered: 0, reserved: 3, offered: 0, waiting: 0 });
});

test("a form submitted twice is one order, and with another workshop it names the first", async () => {
	const [one, other] = [await offer(5), await offer(5)];
	const [ticket = 0] = await tickets(1);
	const attempt = "the-same-form";
	const [first, again] = [await ordered(ticket, [one], { attempt }), await ordered(ticket, [one], { attempt })];
	expect(again).toBe(first);
	expect(await order(ticket, [other], { attempt })).toMatchObject({ isPriceNew: false, earlier: { id: first } });
});

test("rejects workshops that are free, registered already, closed, or changed in price", async () => {
	const [workshop, free, canceled] = [await offer(5), await offer(5, { price: 0 }), await offer(5, { status: "cancelled" })];
	const [ticket = 0] = await tickets(1);
	const [included = 0] = await tickets(1, "all");
	expect([
		await refusal(ticket, []),
		await refusal(ticket, [free], { expectedTotal: 0 }),
		await refusal(included, [workshop]),
		await refusal(ticket, [canceled]),
		await refusal(ticket, [workshop], { expectedTotal: 1 }),
		await refusal(0, [workshop]),
	]).toEqual([["nothing"], ["free"], ["free"], ["closed"], [], "noTicket"]);
	await ordered(ticket, [workshop]);
	expect(await refusal(ticket, [workshop])).toEqual(["had"]);
});

test("a spot is free once its order expires, and goes to the waiting list; an offer is accepted by ordering", async () => {
	const workshop = await offer(1);
	const [a = 0, b = 0, c = 0] = await tickets(3);
	const [first, wish] = [await ordered(a, [workshop]), { ticketId: b, workshopId: workshop }];
	expect([await register(wish, context()), await joinWaitingList(wish, context()), await refusal(b, [workshop])]).toEqual(["toPay", undefined, ["full"]]);
	expect(await cancelUnpaidByBuyer(first)).toBe(true);
	expect([await countNow(workshop), await refusal(c, [workshop])]).toEqual([{ registered: 0, reserved: 0, offered: 1, waiting: 0 }, ["full"]]);
	const { body: offered } = await db.selectFrom("mail").select("body").where("subject", "=", `Un lugar para ti: ${workshop}`).executeTakeFirstOrThrow();
	expect(offered.split("\n\n")).toContain("Cuesta $49.00 USD y lo aceptas al hacer el pedido.");
	const second = await ordered(b, [workshop]);
	expect(await countNow(workshop)).toEqual({ registered: 0, reserved: 1, offered: 0, waiting: 0 });
	expect((await countNow(workshop, later(30 * DAY_MS))).reserved).toBe(0);
	await expireOrders(later(30 * DAY_MS));
	expect([await stateOf(second), (await countNow(workshop)).reserved]).toEqual(["expired", 0]);
});

test("a late payment pays if the spot is free and nobody waits; otherwise it is refunded", async () => {
	const workshop = await offer(1);
	const [a = 0, b = 0, c = 0] = await tickets(3);
	const first = await ordered(a, [workshop]);
	await expireOrders(later(30 * DAY_MS));
	const second = await ordered(b, [workshop]);
	expect([await pay(first), await refunds(first)]).toEqual(["refund", [{ amount: PRICE, reason: "late" }]]);
	await joinWaitingList({ ticketId: c, workshopId: workshop }, context());
	await expireOrders(later(30 * DAY_MS));
	expect([(await countNow(workshop)).offered, await pay(second)]).toEqual([1, "refund"]);
	const third = await ordered(c, [workshop]);
	await expireOrders(later(30 * DAY_MS));
	expect([await stateOf(third), await pay(third), await countNow(workshop)]).toEqual([
		"expired",
		"paid",
		{ registered: 1, reserved: 0, offered: 0, waiting: 0 },
	]);
});

test("money for a registration in a canceled workshop is refunded; exports list it under its buyer, and not as a ticket", async () => {
	const workshop = await offer(2);
	const [ticket = 0] = await tickets(1);
	const id = await ordered(ticket, [workshop]);
	const order = (await findOrder(id)) as Order;
	expect((await orderRows()).find(({ code }) => code === order.code)).toMatchObject({ tickets: "0", total: "49.00" });
	expect((await dataOf(order)).places).toMatchObject([{ workshopId: workshop, state: "reserved" }]);
	await cancelWorkshop(workshop);
	expect([await pay(id), await refunds(id), (await countNow(workshop)).registered]).toEqual(["refund", [{ amount: PRICE, reason: "late" }], 0]);
});

test("canceling a workshop refunds paid registrations with a credit note, and ends unpaid orders", async () => {
	const [workshop, other] = [await offer(3), await offer(3)];
	const [a = 0, b = 0] = await tickets(2);
	const [both, unpaid] = [await ordered(a, [workshop, other]), await ordered(b, [workshop, other])];
	await pay(both, 2 * PRICE);
	await db.deleteFrom("mail").execute();
	await cancelWorkshop(workshop);
	expect([await refunds(both), (await listCreditNotes(both)).length, await stateOf(both)]).toEqual([[{ amount: PRICE, reason: "cancelled" }], 1, "paid"]);
	expect([await stateOf(unpaid), await countNow(other)]).toEqual(["cancelled", { registered: 1, reserved: 0, offered: 0, waiting: 0 }]);
	const { next } = await orderView((await findOrder(unpaid)) as Order, await getEvent(), "en");
	expect(next).toBe(`The workshop “${workshop}” is canceled.`);
	const { body } = await db.selectFrom("mail").select("body").where("subject", "like", "Tu pedido%cancelado").executeTakeFirstOrThrow();
	expect(body).toContain(`El taller “${workshop}” se canceló y, con él, tu pedido ${await codeOf(unpaid)}. No hay nada que pagar.`);
	expect((await subjects()).sort()).toEqual([
		"Cancelado, con un reembolso de $49.00 USD: pedido …",
		"Cancelado:  …",
		"Cancelado:  …",
		"Tu pedido … está cancelado",
	]);
	const read = async (id: number) => {
		const { attention, history } = await adminOrderView((await findOrder(id)) as Order, { event: await getEvent(), locale: "en", rights: RIGHTS });
		return { attention, history: history.map(({ words, by }) => `${words} — ${by}`) };
	};
	const canceled = `The workshop “${workshop}” was canceled — ann`;
	expect([await read(both), (await read(unpaid)).history.slice(1)]).toEqual([
		{
			attention: ["Refund $49.00 USD to the buyer: the workshop was canceled."],
			history: [
				"Ordered for $98.00 USD — the buyer",
				"Paid: $98.00 USD, bank transfer — ann",
				canceled,
				`Registration for “${workshop}” canceled — ann`,
				"$49.00 USD to be refunded — ann",
				expect.stringMatching(/^Credit note \d+ issued — ann$/),
			],
		},
		[canceled, "Canceled — ann"],
	]);
	const { orderId = 0 } = (await findTicketAttendee({ id: a })) ?? {};
	expect((await read(orderId)).history).toContain(`Ticket 1: the workshop “${workshop}” was canceled — ann`);
});

test("canceling a ticket ends unpaid orders of its registrations, and lists paid ones for an organizer", async () => {
	const [workshop, other] = [await offer(3), await offer(3)];
	const [a = 0] = await tickets(1);
	const [paid, unpaid] = [await ordered(a, [workshop]), await ordered(a, [other])];
	await pay(paid);
	await db.deleteFrom("mail").execute();
	const { order_id } = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select("order_id")
		.where("ticket.id", "=", a)
		.executeTakeFirstOrThrow();
	const { chosen } = await cancelView((await findOrder(order_id)) as Order, await getEvent(), { chosen: [], locale: "en" });
	expect(chosen.flatMap(({ lost }) => lost)).toEqual([
		{
			words: `Your registration for the workshop “${workshop}” ends as well. You paid for it with order ${await codeOf(paid)}. Its refund is handled on that order page or by the organizers.`,
			isPaidElsewhere: true,
		},
		{
			words: `Your registration for the workshop “${other}” ends as well, and order ${await codeOf(unpaid)}, which hasn’t been paid yet, is canceled.`,
			isPaidElsewhere: false,
		},
	]);
	const { lost } = await organizerCancelView((await findOrder(order_id)) as Order, { chosen: [], locale: "en" });
	expect(lost).toEqual([
		`The registration for the workshop “${workshop}” ends as well. It was paid for with order ${await codeOf(paid)}; refund it there.`,
		`The registration for the workshop “${other}” ends as well, and order ${await codeOf(unpaid)}, which hasn’t been paid yet, is canceled.`,
	]);
	await cancelTicket(a);
	expect([await stateOf(unpaid), await countNow(other), await pay(unpaid)]).toEqual([
		"cancelled",
		{ registered: 0, reserved: 0, offered: 0, waiting: 0 },
		"refund",
	]);
	expect([await stateOf(paid), await refunds(paid), (await countNow(workshop)).registered]).toEqual(["paid", [], 0]);
	const [told] = await db
		.selectFrom("mail")
		.select(["subject", "body"])
		.where("subject", "like", `%${await codeOf(paid)}`)
		.execute();
	expect([told?.subject, told?.body.includes("decidiremos cuánto te reembolsamos")]).toEqual([
		`Terminó una inscripción a un taller: pedido ${await codeOf(paid)}`,
		true,
	]);
	expect(await needAttention()).toEqual(expect.arrayContaining([await codeOf(paid)]));
	const { attention, next, menu } = await adminOrderView((await findOrder(paid)) as Order, { event: await getEvent(), locale: "en", rights: RIGHTS });
	expect(attention).toEqual([
		`The ticket registered for “${workshop}” was canceled, and its spot is available to others. Decide on the refund under “Cancel and refund”, or choose “Mark as resolved” and note why there is none.`,
	]);
	expect([next?.words, menu.flatMap(({ actions }) => actions.map(({ words }) => words))]).toEqual([
		"Mark as resolved…",
		expect.arrayContaining(["Cancel and refund…"]),
	]);
	const [line] = ((await findOrder(paid)) as Order).lines.map(({ id }) => id);
	expect(await cancelByBuyer(paid, { lineIds: [line as number], expected: PRICE / 2 })).toBeUndefined();
	expect(await refunds(paid)).toEqual([{ amount: PRICE / 2, reason: "cancelled" }]);
});

test("removing a paid registration asks about its money, which an organizer then decides on; registered again, it is paid", async () => {
	const [workshop, other] = [await offer(3), await offer(3)];
	const [a = 0] = await tickets(1);
	const id = await ordered(a, [workshop, other]);
	await pay(id, 2 * PRICE);
	await db.deleteFrom("mail").execute();
	const code = await codeOf(id);
	const event = await getEvent();
	const found = async () => (await findOrder(id)) as Order;
	const asked = async () => (await workshopRegistrationsView(workshop, event, "en"))?.registrations.map(({ remove }) => remove);
	const question = [
		expect.stringMatching(
			`^\\$49.00 USD was paid for this registration with order ${code}. It isn’t refunded automatically: the order will be listed under “Needs attention”`,
		),
	];
	expect(await asked()).toEqual(question);
	const byAnn = { ...context(), actor: { username: "ann" } };
	expect(await removeRegistration({ ticketId: a, workshopId: workshop }, byAnn)).toBeUndefined();
	expect(await subjects()).toEqual(["Tu inscripción:  …", "Se canceló una inscripción a un taller: pedido …"]);
	const adminView = async () => {
		const { attention, history } = await adminOrderView(await found(), { event, locale: "en", rights: RIGHTS });
		return { attention, isListed: (await needAttention()).includes(code as string), history: history.slice(2).map(({ words, by }) => `${words} — ${by}`) };
	};
	const read = async () => (await orderView(await found(), event, "en")).next;
	expect(await adminView()).toEqual({
		attention: [
			`The paid registration for “${workshop}” was removed, and its spot is available to others. Decide on the refund under “Cancel and refund”, or choose “Mark as resolved” and note why there is none.`,
		],
		isListed: true,
		history: [`Removed from “${workshop}”, although the registration was paid — ann`],
	});
	const { attention: atDesk } = await adminOrderView(await found(), { event, locale: "en", rights: ["seeOrders", "takePayments"] });
	expect(atDesk).toEqual([expect.stringMatching(/An administrator decides on the refund, or chooses “Mark as resolved” and notes why there is none\.$/)]);
	expect(await read()).toBe(
		`You’re no longer registered for “${workshop}”: your spot is available to others. We’ll decide how much of the price we refund, and email you.`,
	);

	expect(await addRegistration({ ticketId: a, workshopId: workshop }, byAnn)).toBeUndefined();
	expect([await asked(), await read()]).toEqual([question, expect.stringMatching(/^You’re all set/)]);
	await removeRegistration({ ticketId: a, workshopId: workshop }, byAnn);
	const [line] = (await found()).lines.flatMap(({ id: one, itemId }) => (itemId === workshop ? [one] : []));
	const seen = (await listOrderEvents(id)).at(-1)?.id ?? 0;
	expect(await cancelByOrganizer(id, { lineIds: [line as number], amount: 4000, username: "ann", seen })).toBeUndefined();
	expect([await refunds(id), (await listCreditNotes(id)).length, (await countNow(workshop)).registered, (await countNow(other)).registered]).toEqual([
		[{ amount: 4000, reason: "cancelled" }],
		1,
		0,
		1,
	]);
	const { attention, history } = await adminView();
	expect([attention, history.slice(-3), await read()]).toEqual([
		["Refund $40.00 USD to the buyer: the order was canceled, in whole or in part."],
		[`Registration for “${workshop}” canceled — ann`, "$40.00 USD to be refunded — ann", expect.stringMatching(/^Credit note \d+ issued — ann$/)],
		expect.stringMatching(/^You’re all set/),
	]);
});

test("a paid registration canceled too late for a refund is in the order history and on the payer's page", async () => {
	const workshop = await offer(1);
	const [a = 0] = await tickets(1);
	const id = await ordered(a, [workshop]);
	await pay(id);
	await saveSalesSettings({ ...(await getSalesSettings()), cancelDays: undefined }, "ann");
	expect(await cancelRegistration({ ticketId: a, workshopId: workshop }, { ...context(), actor: "attendee" })).toBeUndefined();
	const last = (await listOrderEvents(id)).at(-1);
	expect([last?.type, last?.actor, (await needAttention()).includes((await codeOf(id)) as string)]).toEqual(["registrationGivenUp", "attendee", false]);
	expect((await orderView((await findOrder(id)) as Order, await getEvent(), "en")).next).toBe(`You’re no longer registered for “${workshop}”.`);
});

test("organizers see registrations separate from tickets: in figures beside a tier of the same id, in the list, in the order and in the export", async () => {
	await offer(3, { id: "plain", agendaId: "plain" });
	const [ticket = 0] = await tickets(1);
	const id = await ordered(ticket, ["plain"]);
	await pay(id);
	const { code, ...paid } = (await findOrder(id)) as Order;
	const url = new URL(`${ORIGIN}/admin/orders?q=${code}`);
	const { orders, sales } = await ordersView(url, await getEvent(), "en");
	expect(orders.map(({ tickets: words }) => words)).toEqual(["1 registration"]);
	expect(sales.tiers.map(({ name, sold, income }) => [name, sold, income])).toEqual([[`Registration: ${paid.lines[0]?.name.en}`, "1", "$49.00 USD"]]);
	expect([sales.total.sold, sales.total.income, sales.text.lead.endsWith("but not toward tickets sold.")]).toEqual(["0", "$49.00 USD", true]);
	expect(await listOrders({ filter: "all", q: code, tier: "plain" }, { limit: 5, offset: 0 }, new Date())).toEqual([]);
	const ticketsOrder = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select("code")
		.where("ticket.id", "=", ticket)
		.executeTakeFirstOrThrow();
	const { lines } = await adminOrderView({ code, ...paid }, { event: await getEvent(), locale: "en", rights: RIGHTS });
	expect(lines.map(({ ticket: of }) => of)).toEqual([{ words: `Ticket: No name yet, order ${ticketsOrder.code}`, path: `/admin/orders/${ticketsOrder.code}` }]);
	expect((await orderRows()).find((row) => row.code === code)).toMatchObject({ tickets: "0", places: "1" });
});
