import { beforeEach, expect, test, vi } from "vitest";
import { getEvent, setEventStatus, updateEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { retentionReason } from "#app/domain/operations/erasure/erasure.server.ts";
import { recipientsOf, unreachedOf } from "#app/domain/operations/group-mail/audience.server.ts";
import { mailFor } from "#app/domain/operations/group-mail/sending.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { acceptShortfall } from "#app/domain/sales/order/actions/decisions.server.ts";
import { createOrder } from "#app/domain/sales/order/create.server.ts";
import { lastOrderEvent, listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered, orderForm } from "../../../../tests/support/shop.ts";
import { listAffected, refundAmounts } from "./affected.server.ts";
import { countAffectedOrders, processAffectedOrders, startProcessingAffectedOrders } from "./affected-orders.server.ts";
import { postponeOrCancelEvent, resumeEvent, startDisruption } from "./disruption.server.ts";
import { disruptionView } from "./form.server.ts";
import type { Words } from "./mails.server.ts";

connectLayers();

const PRICE = 10000;
const words: Words = {
	en: { subject: "Sorry", text: "The hall is closed." },
	es: { subject: "Lo sentimos", text: "La sala está cerrada." },
	sv: { subject: "Tyvärr", text: "Salen är stängd." },
};
const by = { words, username: "ann" };

beforeEach(async () => {
	await setEventStatus(db, "scheduled", ["postponed", "cancelled"]);
	await db.deleteFrom("disruption_order").execute();
	await openShop({ id: "hall", price: PRICE });
	await updateEvent(db, { ...(await getEvent()), sales: "here" });
});

const wish = (locale: Locale, number: number) =>
	orderForm({ numbers: { hall: number }, expectedTotal: number * PRICE, email: `${locale}@example.com`, locale });
const orderedIn = (locale: Locale, number = 1) => ordered(wish(locale, number));
async function paid(locale: Locale, number = 1): Promise<Order> {
	const { id, code, total } = await orderedIn(locale, number);
	await markPaid(id, { amount: total, actor: { username: "ann" } });
	await db.deleteFrom("mail").execute();
	return found(code);
}
const found = async (code: string) => (await findOrderByCode(code)) as Order;
const mails = () => db.selectFrom("mail").select(["recipient", "subject", "body"]).orderBy("id").execute();
const sent = async () => (await mails()).map(({ recipient, subject }) => `${recipient} ${subject}`);
const since = async ({ id }: Order, what: string) => {
	const all = (await listOrderEvents(id)).map((one) => one.type);
	return all.slice(all.indexOf(what as (typeof all)[number]) + 1);
};
const later = (date: string) => Temporal.PlainDate.from(date).add({ days: 7 }).toString();
const refunds = async ({ id }: Order) => (await listRefunds(id)).map(({ amount, state }) => `${amount} ${state}`);

test("canceling the event cancels and refunds orders, emails everybody in their language and ends sales, once even with concurrent calls", async () => {
	const [one, other, waiting] = [await paid("es", 2), await paid("sv"), await orderedIn("en")];
	await db
		.updateTable("ticket")
		.set({ attendee_email: "eva@example.com", attendee_name: "Eva" })
		.where("id", "=", one.lines[1]?.ticket?.id as number)
		.execute();
	const { id: atDesk, code } = await orderedIn("sv");
	await db.updateTable("order").set({ email: "" }).where("id", "=", atDesk).execute();
	const before = await disruptionView("cancelled", await getEvent(), "en");
	expect([before.recipients.words.split(":")[0], before.recipients.unreached?.people.map((one) => `${one.name} ${one.code}`)]).toEqual([
		"4 emails",
		[`Ana Ruiz ${code}`],
	]);
	await db.deleteFrom("mail").execute();
	const answers = await Promise.all([postponeOrCancelEvent("cancelled", by), postponeOrCancelEvent("cancelled", by), postponeOrCancelEvent("postponed", by)]);
	expect([answers, await postponeOrCancelEvent("cancelled", by)]).toEqual([[true, false, false], false]);
	expect([await sent(), (await getEvent()).status]).toEqual([
		["eva@example.com Lo sentimos", "es@example.com Lo sentimos", "sv@example.com Tyvärr", "en@example.com Sorry"],
		"cancelled",
	]);
	const [eva, ana, , en] = (await mails()).map(({ body }) => body);
	expect([eva?.includes("La sala está cerrada."), eva?.includes("/orders/"), ana?.includes("$200.00 USD"), en?.includes("please don’t pay it")]).toEqual([
		true,
		false,
		true,
		true,
	]);
	expect([await refunds(one), await refunds(other), await refunds(waiting)]).toEqual([["20000 requested"], ["10000 requested"], []]);
	expect([await since(other, "paid"), await since(waiting, "ordered")]).toEqual([
		["ticketCancelled", "refundRequested", "creditNoteIssued", "cancelled", "summitCancelled"],
		["cancelled", "summitCancelled"],
	]);
	const { name, email, city = "" } = await getEvent();
	expect([ana?.endsWith(`\n\n${name}\n${email}\n`), ana?.includes(city)]).toEqual([true, false]);
	const now = await found(one.code);
	expect([now.state, now.lines.map(({ cancelledAt, ticket }) => [cancelledAt !== undefined, ticket?.secret])]).toEqual([
		"cancelled",
		[
			[true, undefined],
			[true, undefined],
		],
	]);
	expect(await createOrder(wish("en", 1))).toMatchObject({ refused: { problems: [{ why: "notOnSale" }] } });

	const group = { group: "canceled" as const };
	expect([(await recipientsOf(group)).map(({ email, orders, tickets }) => [email, orders.length, tickets.length]), await unreachedOf(group)]).toEqual([
		[
			["es@example.com", 1, 0],
			["eva@example.com", 0, 0],
			["sv@example.com", 1, 0],
			["en@example.com", 1, 0],
		],
		[{ name: "Ana Ruiz", code }],
	]);
	const { body } = mailFor({ name: "Eva", locale: "en", hasBeenPaid: true, orders: [], tickets: [] }, words, [], {
		event: await getEvent(),
		group: "canceled",
	});
	expect(body).toMatch(/^Hello Eva,\n\nThe hall is closed\.\n\nYou get this email because you had ordered tickets/);
});

test("money received after the event was canceled is refunded, even if the order had ended before", async () => {
	const [waiting, ended] = [await orderedIn("en"), await orderedIn("sv")];
	await db.updateTable("order").set({ state: "expired" }).where("id", "=", ended.id).execute();
	await postponeOrCancelEvent("cancelled", by);
	for (const { id } of [waiting, ended]) expect(await markPaid(id, { amount: PRICE, actor: { username: "ann" } })).toBe("refund");
});

test("refunds made at Stripe count toward the refund of the canceled event", async () => {
	const order = await paid("en");
	const { id } = await db.selectFrom("payment").select("id").where("order_id", "=", order.id).executeTakeFirstOrThrow();
	await db
		.insertInto("refund")
		.values({
			payment_id: id,
			state: "done",
			amount: 4000,
			uncounted: 4000,
			reason: "other",
			reference: null,
			created_at: "2026-01-01T00:00:00Z",
			done_at: null,
		})
		.execute();
	const before = await refundAmounts();
	await postponeOrCancelEvent("cancelled", by);
	expect([before.get(order.id), await refunds(order)]).toEqual([10000, ["4000 done", "6000 requested"]]);
});

test("an order accepted as paid without a difference refunds only what was received, and credits all of it", async () => {
	const order = await orderedIn("en");
	await markPaid(order.id, { amount: 9000, actor: { username: "ann" } });
	await acceptShortfall(order.id, { amount: 1000, reason: "Fee", username: "ann", seen: await lastOrderEvent(order.id) });
	const before = await refundAmounts();
	await postponeOrCancelEvent("cancelled", by);
	const credited = (await listCreditNotes(order.id)).flatMap(({ snapshot }) => snapshot.lines.map(({ gross }) => gross));
	expect([before.get(order.id), await refunds(order), credited]).toEqual([9000, ["9000 requested"], [10000]]);
});

test("nothing is refunded twice, and checked-in attendees keep their tickets; the page shows both beforehand", async () => {
	const [sent, inside] = [await paid("en"), await paid("en", 2)];
	const { id } = await db.selectFrom("payment").select("id").where("order_id", "=", sent.id).executeTakeFirstOrThrow();
	await db
		.insertInto("refund")
		.values({ payment_id: id, state: "done", amount: 4000, reason: "other", reference: null, created_at: "2026-01-01T00:00:00Z", done_at: null })
		.execute();
	await db
		.updateTable("ticket")
		.set({ checked_in_at: "2026-01-01T00:00:00Z" })
		.where("id", "=", inside.lines[0]?.ticket?.id as number)
		.execute();
	const before = await refundAmounts();
	await postponeOrCancelEvent("cancelled", by);
	expect([before.get(sent.id), before.get(inside.id)]).toEqual([6000, 10000]);
	const money = (await mails()).map(({ body }) => /the same way you paid|already been used/g[Symbol.match](body));
	expect(money).toEqual([["the same way you paid"], ["the same way you paid", "already been used"]]);
	expect([await refunds(sent), await refunds(inside), (await found(inside.code)).state]).toEqual([
		["4000 done", "6000 requested"],
		["10000 requested"],
		"paid",
	]);
});

test("a buyer may erase a used ticket once the event is canceled, but not while it is postponed", async () => {
	const order = await paid("en");
	await db
		.updateTable("ticket")
		.set({ checked_in_at: "2026-01-01T00:00:00Z" })
		.where("id", "=", order.lines[0]?.ticket?.id as number)
		.execute();
	await postponeOrCancelEvent("postponed", by);
	expect(await retentionReason(await found(order.code), "buyer")).toBe("awaited");
	await postponeOrCancelEvent("cancelled", by);
	expect(await retentionReason(await found(order.code), "buyer")).toBeUndefined();
});

test("postponing keeps orders and stops sales until the event is resumed, also with other dates", async () => {
	const [order, waiting] = [await paid("sv"), await orderedIn("es")];
	await db.deleteFrom("mail").execute();
	expect([await postponeOrCancelEvent("postponed", by), await postponeOrCancelEvent("postponed", by)]).toEqual([true, false]);
	expect([await sent(), (await found(order.code)).state, (await found(waiting.code)).state]).toEqual([
		["sv@example.com Tyvärr", "es@example.com Lo sentimos"],
		"paid",
		"awaiting_bank",
	]);
	expect([await since(order, "paid"), await refunds(order), (await listAffected()).length]).toEqual([["summitPostponed"], [], 2]);
	const [ofPaid, ofUnpaid] = (await mails()).map(({ body }) => body ?? "");
	expect(ofPaid).toMatch(/Du behöver inte göra något\.[\s\S]*för att du har beställt biljetter\./);
	expect(ofUnpaid).toMatch(/Tu pedido todavía no está pagado\.[\s\S]*porque compraste boletos\./);
	expect(ofUnpaid).not.toContain("No tienes que hacer nada");
	expect("refused" in (await createOrder(wish("en", 1)))).toBe(true);
	const event = await getEvent();
	await db.transaction().execute((trx) => eventResource.update(trx, { ...event, startDate: later(event.startDate), endDate: later(event.endDate) }));
	expect([(await getEvent()).status, "refused" in (await createOrder(wish("en", 1)))]).toEqual(["postponed", true]);
	expect([await resumeEvent("ann"), (await getEvent()).status, "code" in (await createOrder(wish("en", 1)))]).toEqual([true, "scheduled", true]);
});

test("while the event is postponed, a buyer reads of refunds and of canceling only if they apply", async () => {
	const [whole, inside] = [await paid("en"), await paid("sv")];
	await db
		.updateTable("ticket")
		.set({ checked_in_at: "2026-01-01T00:00:00Z" })
		.where("id", "=", inside.lines[0]?.ticket?.id as number)
		.execute();
	await db.updateTable("ticket_tier").set({ price: 0 }).execute();
	await ordered({ ...wish("es", 1), expectedTotal: 0 });
	await db.deleteFrom("mail").execute();
	await postponeOrCancelEvent("postponed", by);
	const means = (await mails()).map(({ body }) => body?.split("\n\n")[2]);
	expect([whole.total, means]).toEqual([
		PRICE,
		[
			"You don’t need to do anything. If you’d rather not wait, you can cancel on your order page and get a full refund until new dates are set.",
			"Du behöver inte göra något.",
			"No tienes que hacer nada. Si prefieres no esperar, puedes cancelar en la página de tu pedido.",
		],
	]);
});

test("a paid order, its page and its email promise a meeting only if there is one", async () => {
	const [order, waiting] = [await paid("en"), await orderedIn("es")];
	const said = async (event: SummitEvent) => Promise.all((["en", "es", "sv"] as const).map(async (locale) => (await orderView(order, event, locale)).next));
	const event = await getEvent();
	expect(await said(event)).toEqual([
		`You’re all set. See you in ${event.city}!`,
		`¡Todo listo! ¡Nos vemos en ${event.city}!`,
		`Allt är klart. Vi ses i ${event.city}!`,
	]);
	await postponeOrCancelEvent("postponed", by);
	expect(await said(await getEvent())).toEqual([
		"You’re all set. The summit is postponed. Your order remains valid for the new dates, and we will write to you as soon as they are fixed.",
		"¡Todo listo! La cumbre se pospuso. Tu pedido sigue siendo válido para las nuevas fechas, y te escribiremos en cuanto las tengamos.",
		"Allt är klart. Toppmötet är uppskjutet. Din beställning gäller för de nya datumen, och vi hör av oss så snart de är klara.",
	]);
	await markPaid(waiting.id, { amount: PRICE, actor: { username: "ann" } });
	expect((await mails()).at(-1)?.body).toContain(`Tu pedido ${waiting.code} está pagado. La cumbre se pospuso. Tu pedido`);
	expect((await said({ ...event, phase: "dates", startDate: "2020-01-01", endDate: "2020-01-02" }))[0]).toBe(
		`You’re all set. ${event.name} is over. Thank you to everyone who came.`,
	);
});

test("a buyer who paid another amount is not asked to pay again, and reads of the refund if the event is canceled", async () => {
	const order = await orderedIn("sv");
	await markPaid(order.id, { amount: PRICE + 1, actor: { username: "ann" } });
	for (const [to, means] of [
		["postponed", "eftersom vi fortfarande kontrollerar en betalning"],
		["cancelled", "Vi betalar tillbaka det du har betalat"],
	] as const) {
		await db.deleteFrom("mail").execute();
		await postponeOrCancelEvent(to, by);
		const [mail] = await mails();
		expect(mail?.body).toContain(means);
	}
});

test("a canceled event is resumed only by an organizer, once, and its orders stay canceled", async () => {
	const order = await paid("en");
	expect(await resumeEvent("ann")).toBe(false);
	await postponeOrCancelEvent("cancelled", by);
	expect([await resumeEvent("ann"), await resumeEvent("ann"), (await getEvent()).status, (await found(order.code)).state]).toEqual([
		true,
		false,
		"scheduled",
		"cancelled",
	]);
});

test("processing continues once after a crash, also for an order paid meanwhile; until then the event stays canceled", async () => {
	const [one, waiting] = [await paid("es"), await orderedIn("sv")];
	await db.deleteFrom("mail").execute();
	expect([await startDisruption("cancelled", by), await countAffectedOrders(), await sent()]).toEqual([true, 2, []]);
	expect([await resumeEvent("ann"), "refused" in (await createOrder(wish("en", 1)))]).toEqual([false, true]);
	await markPaid(waiting.id, { amount: PRICE, actor: { username: "ann" } });
	await db.deleteFrom("mail").execute();
	await Promise.all([processAffectedOrders(), processAffectedOrders()]);
	await processAffectedOrders();
	expect([await sent(), await refunds(one), await refunds(waiting), (await found(waiting.code)).state, await countAffectedOrders()]).toEqual([
		["es@example.com Lo sentimos", "sv@example.com Tyvärr"],
		["10000 requested"],
		["10000 requested"],
		"cancelled",
		0,
	]);
	expect(await db.selectFrom("disruption").selectAll().execute()).toEqual([]);
	expect(await resumeEvent("ann")).toBe(true);
});

test("other writers get their turn between batches, and an order that cannot be canceled does not block the rest", async () => {
	const orders = [];
	for (let number = 0; number < 45; number++) orders.push(await paid("en"));
	const broken = orders[3] as Order;
	await db
		.updateTable("ticket")
		.set({ secret: "broken-test-secret-00" })
		.where("id", "=", broken.lines[0]?.ticket?.id as number)
		.execute();
	await db
		.insertInto("revoked_secret")
		.values({
			hash: hashOf("broken-test-secret-00"),
			ticket_id: broken.lines[0]?.ticket?.id as number,
			reason: "reassigned",
			revoked_at: "2026-01-01T00:00:00Z",
		})
		.execute();
	await startDisruption("cancelled", by);
	let isUnderWay = true;
	const work = processAffectedOrders().then(() => {
		isUnderWay = false;
	});
	const left = new Set<number>();
	while (isUnderWay) left.add(await db.transaction().execute((trx) => countAffectedOrders(trx)));
	await work;
	expect([...left].filter((count) => count > 1 && count < orders.length).length).toBeGreaterThan(1);
	expect([await countAffectedOrders(), (await sent()).length, (await found(broken.code)).state, vi.mocked(console.error).mock.calls.length]).toEqual([
		1,
		44,
		"paid",
		1,
	]);
	vi.mocked(console.error).mockClear();
	await db.deleteFrom("revoked_secret").where("hash", "=", hashOf("broken-test-secret-00")).execute();
	await processAffectedOrders();
	expect([await countAffectedOrders(), (await found(broken.code)).state, await refunds(broken)]).toEqual([0, "cancelled", ["10000 requested"]]);
});

test("a stopping site leaves the remaining orders to its next start", async () => {
	for (let number = 0; number < 25; number++) await orderedIn("en");
	await startDisruption("postponed", by);
	const work = processAffectedOrders();
	await startProcessingAffectedOrders().stop();
	await work;
	expect(await countAffectedOrders()).toBeGreaterThan(0);
	const { stop } = startProcessingAffectedOrders();
	await expect.poll(() => countAffectedOrders()).toBe(0);
	await stop();
	expect(await db.selectFrom("disruption").selectAll().execute()).toEqual([]);
});
