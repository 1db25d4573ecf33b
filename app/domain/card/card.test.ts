import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "~/database.server";
import { getEvent, updateEvent } from "~/domain/event/queries.server";
import { deleteTier, insertTier, listTiers } from "~/domain/tier/queries.server";
import { tier as sample } from "../../../tests/support/content";
import { orderView } from "../order/order-view.server";
import { placeOrder } from "../order/ordering.server";
import { findOrder, type Order } from "../order/queries.server";
import { markPaid } from "../order/settle.server";
import { cardView } from "./card-view.server";
import { checkoutAddress } from "./checkout.server";
import { askAbout, followCards } from "./follow.server";
import { takeNews } from "./news.server";
import { payByTransfer } from "./pay-by-transfer.server";
import { queueRefund } from "./refunds.server";
import { readNews } from "./stripe.server";
import { compareWithStripe } from "./unknown.server";

const { stripe, signatureOf } = await vi.hoisted(async () => {
	const { startStripe, signatureOf } = await import("../../../tests/support/stripe");
	const stripe = await startStripe();
	Object.assign(process.env, stripe.environment);
	return { stripe, signatureOf };
});
afterAll(stripe.stop);

const ORIGIN = "https://summit.example";
const MINUTE = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

beforeEach(async () => {
	stripe.answers = "given";
	stripe.events.length = 0;
	stripe.asked.length = 0;
	await db.deleteFrom("mail").execute();
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	await insertTier(db, { ...sample, id: "hall", price: 10000, capacity: 20 });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupDiscount: 0 });
	await db.updateTable("payment").set({ state: "cancelled" }).where("state", "in", ["created", "pending"]).execute();
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
});

let attempts = 0;
async function ordered(hall = 1, method: "card" | "bank" = "card") {
	const answer = await placeOrder({
		numbers: { hall },
		attempt: `card-${attempts++}`,
		method,
		expectedTotal: hall * 10000,
		name: "Ana Ruiz",
		email: "ana@example.com",
		locale: "es",
		attendees: [],
		origin: ORIGIN,
	});
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return answer.id;
}
/** An order with its page at Stripe. */
async function atStripe(hall = 1) {
	const id = await ordered(hall);
	const address = await checkoutAddress(id, ORIGIN);
	return { id, session: address?.split("/").at(-1) ?? "none" };
}
const stateOf = async (id: number) => (await findOrder(id))?.state;
const payments = async (id: number) =>
	(await db.selectFrom("payment").select("state").where("order_id", "=", id).orderBy("id").execute()).map(({ state }) => state);
const happenings = async (id: number) =>
	(await db.selectFrom("order_event").select("what").where("order_id", "=", id).orderBy("id").execute()).map(({ what }) => what);
const refunds = async (id: number) =>
	(await db.selectFrom("refund").innerJoin("payment", "payment.id", "payment_id").select(["refund.state", "reason"]).where("order_id", "=", id).execute()).map(
		({ state, reason }) => `${state} ${reason}`,
	);
const invoices = async (id: number) => (await db.selectFrom("invoice").select("id").where("order_id", "=", id).execute()).length;
const mails = async () => (await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/ [A-Z0-9]{8}\b/, " …"));
/** Hears an event as the webhook does. */
async function hear(event: object, now = Date.now()) {
	const body = JSON.stringify(event);
	const news = await readNews(body, signatureOf(body, Math.floor(now / 1000)), now);
	return news && takeNews(news, new Date(now));
}

test("an order by card is paid at Stripe's page, and settled by its word", async () => {
	const { id, session } = await atStripe(2);
	const asked = stripe.sessions.get(session);
	expect(asked).toMatchObject({ amount_total: 20000, currency: "usd", customer_email: "ana@example.com", locale: "es" });
	expect(asked?.success_url).toMatch(/^https:\/\/summit\.example\/es\/orders\/[A-Z0-9]{8}\/[\w-]{32}\/card$/);
	expect([await stateOf(id), await mails()]).toEqual(["awaiting_card", []]);
	expect(await hear(await stripe.pay(session))).toBe("noted");
	expect([await stateOf(id), await payments(id), await happenings(id), await invoices(id)]).toEqual(["paid", ["confirmed"], ["ordered", "paid"], 1]);
	expect(await mails()).toEqual([expect.stringMatching(/^Tus boletos para/)]);
});

test("one event told a hundred times at once counts once", async () => {
	const { id, session } = await atStripe();
	const event = await stripe.pay(session);
	const answers = await Promise.all(Array.from({ length: 100 }, () => hear(event)));
	expect(answers.filter((answer) => answer === "noted")).toHaveLength(1);
	expect([await happenings(id), await invoices(id), (await mails()).length]).toEqual([["ordered", "paid"], 1, 1]);
});

test("a payment of which no webhook told is found by asking; a crash before that changes nothing", async () => {
	const { id, session } = await atStripe();
	await stripe.pay(session);
	await followCards(later(1));
	expect(await stateOf(id)).toBe("awaiting_card");
	await followCards(later(6));
	expect([await stateOf(id), await happenings(id)]).toEqual(["paid", ["ordered", "paid"]]);

	const back = await atStripe();
	await askAbout(back.id);
	expect(await stateOf(back.id)).toBe("awaiting_card");
	await stripe.pay(back.session);
	await askAbout(back.id);
	expect(await stateOf(back.id)).toBe("paid");
});

test("at its time's end an order is ended at Stripe first; paid there in the last moment, it is paid", async () => {
	const [unpaid, paid] = [await atStripe(), await atStripe()];
	await followCards(later(34));
	expect(await stateOf(unpaid.id)).toBe("awaiting_card");
	await stripe.pay(paid.session);
	await followCards(later(36));
	expect([await stateOf(unpaid.id), await payments(unpaid.id), stripe.sessions.get(unpaid.session)?.status]).toEqual(["expired", ["cancelled"], "expired"]);
	expect([await stateOf(paid.id), await mails()]).toEqual(
		["paid", [expect.stringMatching(/^Tus boletos/), "Tu pedido … venció"]].map((part) => (typeof part === "string" ? part : expect.arrayContaining(part))),
	);
});

test("while Stripe does not answer, its tickets are held, and freed once it does", async () => {
	const { id } = await atStripe(20);
	stripe.answers = "down";
	await followCards(later(36));
	expect(await stateOf(id)).toBe("awaiting_card");
	await expect(ordered()).rejects.toThrow("left");
	stripe.answers = "given";
	await followCards(later(37));
	expect(await stateOf(id)).toBe("expired");
	await ordered(20);
});

test("an answer that was lost is asked for again by the same key: one session", async () => {
	const id = await ordered();
	stripe.answers = "lost";
	const before = stripe.sessions.size;
	expect(await checkoutAddress(id, ORIGIN)).toBeUndefined();
	expect(await stateOf(id)).toBe("awaiting_card");
	stripe.answers = "given";
	const addresses = await Promise.all([checkoutAddress(id, ORIGIN), checkoutAddress(id, ORIGIN)]);
	expect([new Set(addresses).size, stripe.sessions.size - before, await payments(id)]).toEqual([1, 1, ["created"]]);
});

test("a session that Stripe broke over makes room for another attempt", async () => {
	const id = await ordered();
	stripe.answers = "broken";
	expect(await checkoutAddress(id, ORIGIN)).toBeUndefined();
	stripe.answers = "given";
	expect(await checkoutAddress(id, ORIGIN)).toMatch(/\/c\/pay\//);
	expect((await payments(id)).at(-1)).toBe("created");
});

test("what is no longer sold is not awaited by transfer: its time for a card stays", async () => {
	const { id } = await atStripe();
	await deleteTier(db, "hall");
	await insertTier(db, { ...sample, id: "hall", price: 10000, capacity: 20, saleEnd: "2020-01-01" });
	const before = await findOrder(id);
	await payByTransfer(id, ORIGIN);
	expect([await findOrder(id), await payments(id), (await happenings(id)).includes("toTransfer")]).toEqual([before, ["created"], false]);
	expect(await cardView(before as Order, await getEvent(), "en")).toMatchObject({ pay: {}, transfer: undefined });
});

test("what is signed and no event is refused", async () => {
	const bodies = ["null", "[]", "{}", '{"id":"evt_1","type":"refund.created"}', '{"id":"evt_1","type":"refund.created","data":{"object":{}}}'];
	const now = Date.now();
	expect(await Promise.all(bodies.map((body) => readNews(body, signatureOf(body, Math.floor(now / 1000)), now)))).toEqual(bodies.map(() => undefined));
});

test("paid by card and by transfer: one order, and the second goes back to the card once, by itself", async () => {
	const { id, session } = await atStripe();
	expect(await markPaid(id, { amount: 10000, actor: { username: "ann" }, origin: ORIGIN })).toBe("paid");
	await hear(await stripe.pay(session));
	expect([await stateOf(id), await invoices(id), await refunds(id)]).toEqual(["paid", 1, ["requested twice"]]);
	await Promise.all(Array.from({ length: 5 }, () => followCards()));
	expect([await refunds(id), stripe.refunds.size]).toEqual([["sent twice"], 1]);
	const [refund] = [...stripe.refunds.keys()];
	await hear(await stripe.finish(refund as string, "succeeded"));
	expect([await refunds(id), (await happenings(id)).slice(2)]).toEqual([["done twice"], ["paidTwice", "refundQueued", "refundSent", "refunded"]]);
});

test("twenty refunds asked for at once are one, and an answer that was lost is no second one", async () => {
	const { id, session } = await atStripe();
	await hear(await stripe.pay(session));
	const { id: paymentId } = await db.selectFrom("payment").select("id").where("order_id", "=", id).executeTakeFirstOrThrow();
	const { id: refundId } = await db
		.insertInto("refund")
		.values({ payment_id: paymentId, state: "requested", amount: 10000, reason: "other", reference: null, created_at: new Date().toISOString(), done_at: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	const press = () => db.transaction().execute((trx) => queueRefund(trx, refundId, { username: "ann" }, new Date()));
	expect((await Promise.all(Array.from({ length: 20 }, press))).filter(Boolean)).toHaveLength(1);
	const before = stripe.refunds.size;
	stripe.answers = "lost";
	await followCards();
	stripe.answers = "given";
	await followCards();
	expect([stripe.refunds.size - before, await refunds(id)]).toEqual([1, ["sent other"]]);
	const refund = [...stripe.refunds.keys()].at(-1) as string;
	await hear(await stripe.finish(refund, "failed"));
	expect([await refunds(id), await press()]).toEqual([["failed other"], true]);
	await followCards();
	expect([stripe.refunds.size - before, await refunds(id)]).toEqual([2, ["sent other"]]);
});

test.each([
	["another amount", { amount_total: 9000 }, "wrongAmount"],
	["another currency", { currency: "eur" }, "wrongCurrency"],
	["another mode", { livemode: true }, "wrongMode"],
])("%s changes nothing but the organizers' list, once", async (_, changed, what) => {
	const { id, session } = await atStripe();
	await hear(await stripe.pay(session, changed));
	await followCards(later(6));
	await followCards(later(12));
	expect([await stateOf(id), await payments(id), await happenings(id), await refunds(id)]).toEqual(["awaiting_card", ["created"], ["ordered", what], []]);
});

test("whoever has paid in another currency is not asked to pay again, and is not told that nothing was charged", async () => {
	const { id, session } = await atStripe();
	await hear(await stripe.pay(session, { currency: "eur" }));
	const order = (await findOrder(id)) as Order;
	expect([await cardView(order, await getEvent(), "en"), await checkoutAddress(id, ORIGIN), await payments(id)]).toEqual([undefined, undefined, ["created"]]);
	await payByTransfer(id, ORIGIN);
	expect([await stateOf(id), (await orderView(order, await getEvent(), "en")).next]).toEqual([
		"awaiting_card",
		"Money came for this order that is not its total. We check it and write to you: do not pay anything more meanwhile.",
	]);
	await followCards(later(60));
	expect([await stateOf(id), await mails()]).toEqual(["expired", ["Tu pedido … terminó y revisamos tu pago"]]);
});

test("what Stripe did not sign, or signed long ago, is not heard", async () => {
	const { session } = await atStripe();
	const body = JSON.stringify(await stripe.pay(session));
	const at = Math.floor(Date.now() / 1000);
	expect(await readNews(body, signatureOf(body, at - 301), at * 1000)).toBeUndefined();
	expect(await readNews(body, signatureOf(body, at, "whsec_another"), at * 1000)).toBeUndefined();
	expect(await readNews(`${body} `, signatureOf(body, at), at * 1000)).toBeUndefined();
	expect(await readNews(body, "", at * 1000)).toBeUndefined();
	expect(await readNews(body, signatureOf(body, at - 299), at * 1000)).toBeDefined();
});

const ORDERS = permutations(["completed", "failed", "expired", "refunded"]);
test.each(ORDERS)("completed, failed, expired and refunded, heard as %s, %s, %s, %s: paid once, and the refund seen", async (...order) => {
	const { id, session } = await atStripe();
	const completed = await stripe.pay(session);
	const of = (type: string, changed: object) => ({
		...completed,
		id: `${completed.id}-${type}`,
		type,
		data: { object: { ...completed.data.object, ...changed } },
	});
	const events: Record<string, object> = {
		completed,
		failed: of("checkout.session.async_payment_failed", { payment_status: "unpaid" }),
		expired: of("checkout.session.expired", { status: "expired", payment_status: "unpaid" }),
		refunded: await stripe.refundByHand(session, 4000),
	};
	for (const name of order) await hear(events[name] as object);
	for (const name of order) await hear(events[name] as object);
	expect([await stateOf(id), await payments(id), await invoices(id), (await mails()).length]).toEqual(["paid", ["confirmed"], 1, 1]);
	expect((await happenings(id)).sort()).toEqual(["ordered", "paid", "refundedElsewhere"]);
});

test("money that is on its way keeps the tickets until it arrives, or does not", async () => {
	const [good, bad] = [await atStripe(), await atStripe()];
	for (const { session } of [good, bad]) await hear(await stripe.pay(session, { payment_status: "unpaid" }));
	await followCards(later(90));
	expect([await stateOf(good.id), await payments(good.id)]).toEqual(["awaiting_card", ["pending"]]);
	await hear(await stripe.arrive(good.session, true));
	await hear(await stripe.arrive(bad.session, false));
	await followCards(later(90));
	expect([await stateOf(good.id), await stateOf(bad.id)]).toEqual(["paid", "expired"]);
});

test("72 hours late, money pays where tickets are left, and goes back where they are not", async () => {
	const [first, second] = [await atStripe(10), await atStripe(10)];
	const events = [await stripe.pay(first.session), await stripe.pay(second.session)];
	await db.updateTable("order").set({ state: "expired" }).where("id", "in", [first.id, second.id]).execute();
	await ordered(10, "bank");
	for (const event of events) await hear(event, later(72 * 60).getTime());
	expect([await stateOf(first.id), await stateOf(second.id), await refunds(second.id)]).toEqual(["paid", "expired", ["requested late"]]);
	await followCards();
	expect(await refunds(second.id)).toEqual(["sent late"]);
});

test("after an older backup, what Stripe knows and the site does not is told, and nobody can pay by it any more", async () => {
	stripe.sessions.clear();
	const since = new Date(Date.now() - 1000);
	const [paid, open, known] = [await atStripe(), await atStripe(), await atStripe()];
	for (const { session } of [paid, known]) await stripe.pay(session);
	await db
		.updateTable("card_payment")
		.set(({ fn, val }) => ({ key: fn<string>("concat", [val("lost-"), "key"]), session: null }))
		.where("session", "in", [paid.session, open.session])
		.execute();
	const { waiting, unknown } = await compareWithStripe(since);
	expect([waiting, stripe.sessions.get(open.session)?.status]).toEqual([1, "expired"]);
	await followCards(later(6));
	expect(await stateOf(known.id)).toBe("paid");
	expect(unknown.map(({ id, amount }) => [id, amount])).toContainEqual([paid.session, 10000]);
	expect((await compareWithStripe(since)).waiting).toBe(0);
});

test("a dispute is the organizers' to look at", async () => {
	const { id, session } = await atStripe();
	await hear(await stripe.pay(session));
	await hear(await stripe.dispute(session));
	expect(await happenings(id)).toEqual(["ordered", "paid", "disputed"]);
});

function permutations<Item>(items: Item[]): Item[][] {
	if (items.length < 2) return [items];
	return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
