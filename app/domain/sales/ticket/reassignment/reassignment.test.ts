import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { listMails } from "#app/domain/people/mail/queries.server.ts";
import type { OutboxMail } from "#app/domain/people/mail/schema.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { updateAttendees } from "#app/domain/sales/attendee/update.server.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { checkIn } from "#app/domain/sales/check-in/check-in.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { fileOfMail } from "#app/domain/sales/order/mail-files.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrder, findOrderByCode, type Order, type Ticket } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, updateSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { findTicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { forgetExpired } from "#app/http/rate-limit.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample } from "../../../../../tests/support/content.ts";
import { ORIGIN, ordered } from "../../../../../tests/support/shop.ts";
import { reassignTicket } from "./reassign.server.ts";

const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
	forgetExpired(Number.POSITIVE_INFINITY);
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	await insertTier(db, { ...sample, id: "hall", price: 10000 });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupDiscount: 0, phase: "before" });
	await updateSalesSettings(db, { ...(await getSalesSettings()), namesDays: 1 });
});

async function paidTicket() {
	const { id, code } = await ordered({ attendees: [namedAttendee("Ana Ruiz")] });
	await markPaid(id, { amount: 10000, actor: { username: "ann" } });
	await db.deleteFrom("mail").execute();
	return { id, code, secret: (await ticketOf(code)).secret as string };
}
const found = async (code: string) => (await findOrderByCode(code)) as Order;
const ticketOf = async (code: string) => (await found(code)).lines[0]?.ticket as Ticket;
const to = (name: string, by: Parameters<typeof reassignTicket>[1]["by"] = "buyer", locale: Locale = "es") => ({
	name,
	email: `${name.toLowerCase()}@example.com`,
	locale,
	by,
});
const mails = async () => db.selectFrom("mail").select(["recipient as to", "body", "locale"]).orderBy("id").execute();
const history = async (id: number) =>
	(await listOrderEvents(id)).slice(2).map(({ type, actor }) => `${typeof actor === "string" ? actor : actor.username} ${type}`);

test("a free ticket is not reassigned to a mailbox that has had five emails", async () => {
	await updateSalesSettings(db, { ...(await getSalesSettings()), namesDays: 1 });
	await insertTier(db, { ...sample, id: "free", price: 0 });
	const { id } = await ordered({ numbers: { free: 1 }, expectedTotal: 0 });
	const secret = async () => (await findOrder(id))?.lines[0]?.ticket?.secret as string;
	const handed = [];
	for (let time = 0; time < 6; time++) handed.push(await reassignTicket(await secret(), to("Vic")));
	expect(handed).toEqual([
		undefined,
		undefined,
		undefined,
		{ allowed: false, retryAfter: expect.any(Number) },
		{ allowed: false, retryAfter: expect.any(Number) },
		{ allowed: false, retryAfter: expect.any(Number) },
	]);
	expect(await findTicketAttendee({ secret: await secret() })).toMatchObject({ name: "Vic", email: "vic@example.com" });
});

test("a reassigned ticket has a new secret, and the old one is revoked; both attendees are emailed", async () => {
	const { id, code, secret } = await paidTicket();
	expect(await reassignTicket(secret, to("Bo"))).toBeUndefined();
	const ticket = await ticketOf(code);
	expect([ticket.attendeeName, ticket.attendeeEmail, ticket.secret === secret, await revocationReason(secret)]).toEqual([
		"Bo",
		"bo@example.com",
		false,
		"reassigned",
	]);
	const told = await mails();
	expect(told.map(({ to: whom, locale }) => [whom, locale]).sort()).toEqual([
		["ana@example.com", "es"],
		["bo@example.com", "es"],
	]);
	const holds = (whom: string) => told.find((mail) => mail.to === whom)?.body.includes(`/es/t/${ticket.secret}`);
	expect([holds("bo@example.com"), holds("ana@example.com"), told.some(({ body }) => body.includes(secret))]).toEqual([true, false, false]);
	expect(told.find(({ to: whom }) => whom === "ana@example.com")?.body).toContain(`El boleto 1 (Business) del pedido ${code} pasó a otra persona. `);
	expect(told.find(({ to: whom }) => whom === "ana@example.com")?.body).not.toMatch(/\bBo\b/);

	expect(await reassignTicket(ticket.secret as string, to("Cia", "attendee"))).toBeUndefined();
	expect(
		(await mails())
			.slice(2)
			.map((mail) => mail.to)
			.sort(),
	).toEqual(["ana@example.com", "bo@example.com", "cia@example.com"]);
	const received = (await listMails(undefined, { limit: 9, offset: 0 })).filter(({ attachments }) => attachments.length > 0);
	expect(received.map((mail) => [mail.to, mail.attachments.map(({ kind }) => kind)])).toEqual([
		["cia@example.com", ["ticket", "calendar"]],
		["bo@example.com", ["ticket", "calendar"]],
	]);
	const [, earlier] = received as [OutboxMail, OutboxMail];
	expect(await fileOfMail(earlier, 0, ORIGIN)).toBeUndefined();
	expect(await history(id)).toEqual(["buyer reassigned", "attendee reassignedByAttendee"]);
});

test("the buyer can neither rename a reassigned ticket nor see its secret", async () => {
	const { id, code, secret } = await paidTicket();
	await reassignTicket(secret, to("Bo"));
	const { id: ticketId } = await ticketOf(code);
	const rename = (name: string, actor: Parameters<typeof updateAttendees>[2]) => updateAttendees(id, new Map([[ticketId, { name }]]), actor);
	expect([await rename("Somebody else", "buyer"), (await ticketOf(code)).attendeeName]).toEqual([false, "Bo"]);
	const { tickets } = await orderView(await found(code), await getEvent(), "en");
	expect(tickets).toMatchObject([{ id: ticketId, attendee: { name: "Bo", email: "" }, isReassigned: true, secret: undefined }]);
	expect([await rename("Bo Ek", { username: "ann" }), (await ticketOf(code)).attendeeName]).toEqual([true, "Bo Ek"]);
});

test("of twenty concurrent reassignments one succeeds, and one new attendee is emailed", async () => {
	const { id, secret } = await paidTicket();
	const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reassignTicket(secret, to(`Bo${index}`))));
	expect([answers.filter((fault) => fault === undefined).length, answers.filter((fault) => fault === "gone").length]).toEqual([1, 19]);
	expect([(await mails()).length, await history(id)]).toEqual([2, ["buyer reassigned"]]);
});

test("a ticket scanned during its reassignment cannot be checked in by the old secret", async () => {
	const { code, secret } = await paidTicket();
	const { id } = await ticketOf(code);
	const [handed, arrival] = await Promise.all([reassignTicket(secret, to("Bo")), checkIn({ id, secret }, "ann")]);
	expect([handed, arrival, (await ticketOf(code)).arrivedAt]).toEqual([undefined, "refused", undefined]);
	expect(await checkIn({ id, secret: (await ticketOf(code)).secret }, "ann")).toBe("done");
});

test("after the deadline only organizers can reassign tickets; a used one cannot be reassigned", async () => {
	const { id, code, secret } = await paidTicket();
	const tomorrow = new Date(Date.now() + DAY_MS / 2).toISOString().slice(0, 10);
	const event = await getEvent();
	await updateEvent(db, { ...event, phase: "dates", datesAnnounced: true, startDate: tomorrow, endDate: tomorrow });
	await updateSalesSettings(db, { ...(await getSalesSettings()), namesDays: 3 });
	const { id: ticketId } = await ticketOf(code);
	expect(await updateAttendees(id, new Map([[ticketId, { name: "Somebody else" }]]), "buyer")).toBe(false);
	expect([await reassignTicket(secret, to("Bo")), await reassignTicket(secret, to("Bo", "attendee")), (await ticketOf(code)).attendeeName]).toEqual([
		"over",
		"over",
		"Ana Ruiz",
	]);
	expect(await reassignTicket(secret, to("Bo", { username: "ann" }))).toBeUndefined();
	await updateEvent(db, event);
	await db.updateTable("ticket").set({ checked_in_at: new Date().toISOString() }).where("id", "=", ticketId).execute();
	expect(await reassignTicket((await ticketOf(code)).secret as string, to("Cia", { username: "ann" }))).toBe("gone");
});

test("a reassignment deletes the former attendee's needs, and the new one gets emails in their own language, also on cancellation", async () => {
	const { id, code, secret } = await paidTicket();
	await db
		.updateTable("ticket")
		.set({ diet: "vegan", access_needs: "wheelchair" })
		.where("id", "=", (await ticketOf(code)).id)
		.execute();
	await reassignTicket(secret, to("Bo", "buyer", "sv"));
	const { id: ticketId, secret: fresh } = await ticketOf(code);
	expect(await db.selectFrom("ticket").select(["diet", "access_needs"]).where("id", "=", ticketId).execute()).toEqual([{ diet: null, access_needs: null }]);
	await reassignTicket(fresh as string, to("Cia", "attendee", "en"));
	const [{ last }] = (await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<number>("id").as("last"))
		.where("order_id", "=", id)
		.execute()) as [{ last: number }];
	const lineIds = (await found(code)).lines.map((line) => line.id);
	expect(await cancelByOrganizer(id, { lineIds, amount: 0, username: "ann", seen: last })).toBeUndefined();
	const { name } = await getEvent();
	const told = await db.selectFrom("mail").select(["recipient", "locale", "subject"]).orderBy("id").execute();
	expect(told.map(({ recipient, locale, subject }) => `${recipient} ${locale} ${subject.replace(code, "…")}`)).toEqual([
		`bo@example.com sv Din biljett till ${name}`,
		"ana@example.com es Un boleto pasó a otra persona: pedido …",
		`cia@example.com en Your ticket for ${name}`,
		"bo@example.com sv En biljett har överlåtits: beställning …",
		"ana@example.com es Un boleto pasó a otra persona: pedido …",
		"cia@example.com en Your ticket is canceled: order …",
		"ana@example.com es Cancelado, sin reembolso: pedido …",
	]);
});
