import { beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop, updateWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { forgetExpired } from "#app/http/rate-limit.server.ts";
import { addRegistration, removeRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { inAll } from "../../../../tests/support/content.ts";
import { offerWorkshop, openShop, ticketsOf } from "../../../../tests/support/shop.ts";
import { workshopRegistrationsView } from "./admin-view.server.ts";
import { countSpots, spotsLeft } from "./availability.server.ts";
import { OFFER_HOURS, offerFreedSpots } from "./offers.server.ts";
import { hasRegistrations } from "./queries.server.ts";
import { cancelRegistration, insertEntry, insertRegistration, joinWaitingList, leaveWaitingList, register } from "./register.server.ts";
import { releaseRegistrations } from "./release.server.ts";
import { findTicketAttendee, type TicketAttendee } from "./ticket-attendee.server.ts";
import { applyWorkshopChanges } from "./workshop-changes.server.ts";

const HOUR_MS = 60 * 60_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const context = (now = new Date()) => ({ actor: "buyer" as const, now });

let workshopId = "";
async function offer(maxAttendees: number, changed: Partial<Workshop> = {}): Promise<void> {
	workshopId = await offerWorkshop({ maxAttendees, ...changed });
}

beforeEach(async () => {
	await openShop({ id: "all", price: 0, features: ["allWorkshops"] }, { id: "plain", price: 0, order: 2 });
	await offer(2);
});

const tickets = (number: number, tier = "all") => ticketsOf({ numbers: { [tier]: number } });
const many = async (number: number) => (await Promise.all(Array.from({ length: Math.ceil(number / 20) }, () => tickets(20)))).flat().slice(0, number);

const take = (ticketId: number, now?: Date) => register({ ticketId, workshopId }, context(now));
const wait = (ticketId: number) => joinWaitingList({ ticketId, workshopId }, context());
async function waitTogether([first = 0, ...others]: number[]): Promise<void> {
	const request = await insertEntry(db, { ticketId: first, workshopId }, undefined, new Date());
	for (const ticketId of others) await insertEntry(db, { ticketId, workshopId }, request, new Date());
}
const back = (ticketId: number) => cancelRegistration({ ticketId, workshopId }, context());
const countNow = async (now = new Date()) => (await countSpots(db, now)).get(workshopId);
const word = async () => (await stockStatuses("workshop")).get(workshopId);
const entries = async () =>
	(await db.selectFrom("waiting_entry").select(["ticket_id", "state"]).where("workshop_id", "=", workshopId).orderBy("id").execute()).map(
		({ ticket_id, state }) => [ticket_id, state],
	);
const offered = async () => (await entries()).flatMap(([ticket, state]) => (state === "offered" ? [ticket] : []));
const subjects = async () => {
	const rows = await db.selectFrom("mail").select("subject").orderBy("id").execute();
	return rows.flatMap(({ subject }) => (subject.endsWith(`: ${workshopId}`) ? [subject.replace(/: pumps.*/, "")] : []));
};

test("of two hundred for twenty spots twenty register; of fifty waiting, the first are offered the freed spots", async () => {
	await offer(20);
	const all = await many(200);
	const answers = await Promise.all(all.map((ticket) => take(ticket)));
	expect([answers.filter((fault) => fault === undefined).length, answers.filter((fault) => fault === "full").length]).toEqual([20, 180]);
	expect([await countNow(), await word()]).toEqual([{ registered: 20, reserved: 0, offered: 0, waiting: 0 }, "soldOut"]);

	const [got, waiting] = [all.filter((_, index) => answers[index] === undefined), all.filter((_, index) => answers[index] === "full").slice(0, 50)];
	for (const ticket of waiting) await wait(ticket);
	await Promise.all(got.slice(0, 10).map(back));
	expect(await offered()).toEqual(waiting.slice(0, 10));
	expect(await countNow()).toEqual({ registered: 10, reserved: 0, offered: 10, waiting: 40 });
	const listed = (await workshopRegistrationsView(workshopId, await getEvent(), "en"))?.waiting.map(({ position }) => position);
	expect(listed).toEqual([...Array(10).fill(undefined), ...Array.from({ length: 40 }, (_, index) => index + 1)]);
});

test("counting outside of the transaction oversells, which the test above would detect", async () => {
	const workshop = (await findWorkshop(workshopId)) as Workshop;
	await Promise.all(
		(await tickets(6)).map(async (id) => {
			const attendee = (await findTicketAttendee({ id })) as TicketAttendee;
			if (spotsLeft(workshop, await countNow()) > 0) await insertRegistration(db, attendee, workshop, { state: "registered", now: new Date() });
		}),
	);
	expect((await countNow()).registered).toBeGreaterThan(2);
});

test("the waiting list comes first: free spots go to nobody else, and an offer reserves its spot until it expires and goes to the next", async () => {
	const [a, b, c, d, e] = (await tickets(5)) as [number, number, number, number, number];
	await Promise.all([take(a), take(b)]);
	await wait(c);
	await wait(d);
	await back(a);
	expect([await entries(), await take(e), await take(d)]).toEqual([
		[
			[c, "offered"],
			[d, "waiting"],
		],
		"full",
		"full",
	]);
	await expireOrders(later(OFFER_HOURS - 1));
	expect(await offered()).toEqual([c]);
	expect((await countNow(later(OFFER_HOURS + 1))).offered).toBe(0);
	forgetExpired(Number.POSITIVE_INFINITY);
	await expireOrders(later(OFFER_HOURS + 1));
	expect(await entries()).toEqual([
		[c, "lapsed"],
		[d, "offered"],
	]);
	const { body: free } = await db.selectFrom("mail").select("body").where("subject", "=", `Un lugar para ti: ${workshopId}`).executeTakeFirstOrThrow();
	expect(free.split("\n\n").slice(0, 2)).toEqual(["Hola:", expect.stringMatching(/^Para: Boleto 3: /)]);
	expect(free.split("\n\n").slice(4, 6)).toEqual([expect.stringMatching(/^Te lo apartamos hasta/), expect.stringMatching(/^Acéptalo/)]);
	const bodies = await db.selectFrom("mail").select("body").where("body", "like", "%/workshops%").execute();
	expect(bodies.filter(({ body }) => !body.includes("{origin}/es/t/"))).toEqual([]);
	forgetExpired(Number.POSITIVE_INFINITY);
	await expireOrders(later(3 * OFFER_HOURS));
	const lapsed = await db.selectFrom("mail").select("body").where("subject", "like", "Venció tu oferta%").orderBy("id").execute();
	expect(lapsed.map(({ body }) => /siguiente persona|No hay nadie más/.exec(body)?.[0])).toEqual(["siguiente persona", "No hay nadie más"]);
	expect(await take(d)).toBeUndefined();
	expect(await countNow()).toEqual({ registered: 2, reserved: 0, offered: 0, waiting: 0 });
	expect(await subjects()).toEqual([
		"Tu inscripción está lista",
		"Tu inscripción está lista",
		"Inscripción cancelada",
		"Un lugar para ti",
		"Venció tu oferta",
		"Un lugar para ti",
		"Venció tu oferta",
		"Tu inscripción está lista",
	]);
});

test("a declined offer goes to the next at once", async () => {
	const [a, b, c, d] = (await tickets(4)) as [number, number, number, number];
	await Promise.all([take(a), take(b)]);
	await wait(c);
	await wait(d);
	await back(b);
	expect(await leaveWaitingList({ ticketId: c, workshopId }, context())).toBeUndefined();
	expect(await entries()).toEqual([
		[c, "left"],
		[d, "offered"],
	]);
	expect(await leaveWaitingList({ ticketId: c, workshopId }, context())).toBe("nothing");
});

test("a group is offered all of its spots or none, and smaller requests behind do not starve it", async () => {
	await offer(4);
	const [a, b, c, d, ...rest] = (await tickets(9)) as [number, number, number, number, ...number[]];
	for (const ticket of [a, b, c, d]) await take(ticket);
	const group = rest.slice(0, 3);
	await waitTogether(group);
	await wait(rest[3] as number);
	await back(a);
	await back(b);
	expect([await offered(), await word()]).toEqual([[], "soldOut"]);
	await back(c);
	expect(await offered()).toEqual(group);
	await back(d);
	expect(await offered()).toEqual(rest.slice(0, 4));
});

test("a request that can never fit is skipped", async () => {
	const [a, b, c, d, e] = (await tickets(5)) as [number, number, number, number, number];
	await Promise.all([take(a), take(b)]);
	await waitTogether([c, d]);
	await wait(e);
	await updateWorkshop(db, { ...((await findWorkshop(workshopId)) as Workshop), maxAttendees: 1 });
	await back(a);
	expect([await offered(), spotsLeft({ maxAttendees: 1 }, await countNow())]).toEqual([[], 0]);
	await back(b);
	expect(await offered()).toEqual([e]);
});

test("canceling a ticket ends its registrations and waiting", async () => {
	const [a, b, c, d] = (await tickets(4)) as [number, number, number, number];
	await Promise.all([take(a), take(b)]);
	await wait(c);
	await wait(d);
	await db.transaction().execute((trx) => releaseRegistrations(trx, c, context()));
	await db.transaction().execute((trx) => releaseRegistrations(trx, a, context()));
	expect([await offered(), await countNow()]).toEqual([[d], { registered: 1, reserved: 0, offered: 1, waiting: 0 }]);
});

test("rejects canceled and hidden workshops, tickets registered already, and tiers without workshops", async () => {
	const [a] = (await tickets(1)) as [number];
	const [plain] = (await tickets(1, "plain")) as [number];
	expect([await take(plain), await take(a), await take(a), await take(0)]).toEqual([undefined, undefined, "nothing", "noTicket"]);
	for (const status of ["draft", "cancelled"] as const) {
		await offer(2, { status });
		expect([await take(a), await wait(a)]).toEqual(["closed", "closed"]);
	}
	await offer(2, { price: 4900 });
	expect([await take(plain), await take(a)]).toEqual(["toPay", undefined]);
});

test("the history of the ticket's order has its registrations", async () => {
	const [a] = (await tickets(1)) as [number];
	await take(a);
	await back(a);
	const rows = await db.selectFrom("order_event").select(["type", "details"]).orderBy("id", "desc").limit(2).execute();
	expect(rows.map(({ type, details }) => [type, JSON.parse(details)])).toEqual([
		["registrationCancelled", { ticket: a, workshop: workshopId }],
		["registered", { ticket: a, workshop: workshopId }],
	]);
});

test("updates the public stock status whenever it changes", async () => {
	await offer(12);
	const all = await tickets(12);
	for (const ticket of all.slice(0, 10)) await take(ticket);
	expect(await word()).toBe("onSale");
	await take(all[10] as number);
	expect(await word()).toBe("fewLeft");
	await take(all[11] as number);
	expect(await word()).toBe("soldOut");
	await back(all[0] as number);
	await db.transaction().execute((trx) => offerFreedSpots(trx, workshopId, context()));
	expect(await word()).toBe("fewLeft");
});

test("attendees are emailed once when their workshop moves, and lose it when it is canceled; added spots go to the waiting list", async () => {
	const [a, b, c] = (await tickets(3)) as [number, number, number];
	await Promise.all([take(a), take(b)]);
	await wait(c);
	const change = async (changed: Partial<Workshop>) => {
		await updateWorkshop(db, { ...((await findWorkshop(workshopId)) as Workshop), ...changed });
		await db.transaction().execute((trx) => applyWorkshopChanges(trx, { ...context(), actor: "site" }));
	};
	await db.deleteFrom("mail").execute();
	forgetExpired(Number.POSITIVE_INFINITY);
	await change({ startTime: "15:00" });
	await change({ description: inAll("Build two.") });
	expect(await subjects()).toEqual(["Nuevo horario o sala", "Nuevo horario o sala"]);
	await change({ maxAttendees: 3 });
	expect(await offered()).toEqual([c]);
	await db.deleteFrom("mail").execute();
	forgetExpired(Number.POSITIVE_INFINITY);
	await change({ status: "cancelled" });
	expect([await subjects(), await countNow(), await entries()]).toEqual([
		["Cancelado", "Cancelado", "Cancelado"],
		{ registered: 0, reserved: 0, offered: 0, waiting: 0 },
		[[c, "left"]],
	]);
	const { type } = await db.selectFrom("order_event").select("type").orderBy("id", "desc").executeTakeFirstOrThrow();
	expect(type).toBe("waitingListLeft");
});

test("an organizer can register a ticket even in a full workshop, and cancel it; the history has the user", async () => {
	const [a, b, c, d] = (await tickets(4)) as [number, number, number, number];
	await Promise.all([take(a), take(b)]);
	await wait(c);
	await wait(d);
	const actionContext = { ...context(), actor: { username: "ann" } };
	expect(await addRegistration({ ticketId: d, workshopId }, actionContext)).toBeUndefined();
	expect([await countNow(), await addRegistration({ ticketId: d, workshopId }, actionContext)]).toEqual([
		{ registered: 3, reserved: 0, offered: 0, waiting: 1 },
		"nothing",
	]);
	expect(await removeRegistration({ ticketId: a, workshopId }, actionContext)).toBeUndefined();
	expect(await offered()).toEqual([]);
	expect(await removeRegistration({ ticketId: b, workshopId }, actionContext)).toBeUndefined();
	expect([await offered(), await hasRegistrations(workshopId, db)]).toEqual([[c], true]);
	const rows = await db.selectFrom("order_event").select(["type", "username"]).where("username", "=", "ann").orderBy("id", "desc").limit(3).execute();
	expect(rows.map(({ type }) => type)).toEqual(["registrationCancelled", "registrationCancelled", "registered"]);
});
