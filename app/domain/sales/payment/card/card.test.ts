import { beforeEach, expect, test, vi } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { deleteTier, insertTier } from "#app/domain/sales/tier/queries.server.ts";
import { payByTransfer } from "#app/routes/site/order-transfer/pay-by-transfer.server.ts";
import { db } from "#app/runtime/database.server.ts";
import {
	atStripe,
	invoices,
	later,
	mails,
	openForCards,
	orderEvents,
	orderedByCard,
	payments,
	refunds,
	sendStripeEvent,
	stateOf,
} from "../../../../../tests/support/cards.ts";
import { tier as sample } from "../../../../../tests/support/content.ts";
import { ORIGIN } from "../../../../../tests/support/shop.ts";
import { type Refund, signatureOf } from "../../../../../tests/support/stripe.ts";
import { cardView } from "./card-view.server.ts";
import { checkoutUrl } from "./checkout.server.ts";
import { compareWithStripe } from "./comparison.server.ts";
import { reconcileCards, refreshAttempts } from "./reconcile.server.ts";
import { readStripeEvent } from "./stripe.server.ts";

const { stripe } = await vi.hoisted(() => import("../../../../../tests/support/stripe-here.ts"));

beforeEach(() => openForCards(stripe));

test("a card order is paid at Stripe and settled by its webhook", async () => {
	const { id, session } = await atStripe(2);
	const asked = stripe.sessions.get(session);
	expect(asked).toMatchObject({ amount_total: 20000, currency: "usd", customer_email: "ana@example.com", locale: "es" });
	expect(asked?.success_url).toMatch(/^https:\/\/summit\.example\/es\/orders\/[A-Z0-9]{8}\/[\w-]{32}\/card$/);
	expect([await stateOf(id), await mails()]).toEqual(["awaiting_card", []]);
	expect(await sendStripeEvent(await stripe.pay(session))).toBe("applied");
	expect([await stateOf(id), await payments(id), await orderEvents(id), await invoices(id)]).toEqual(["paid", ["confirmed"], ["ordered", "paid"], 1]);
	expect(await mails()).toEqual([expect.stringMatching(/^Tus boletos para/)]);
});

test.each([
	["sells", "here" as const, true],
	["no longer sells", "contact" as const, false],
])("the email about an expired card order, if the site %s tickets", async (_, sales, isAsked) => {
	const { id } = await atStripe();
	await db.updateTable("event").set({ sales }).execute();
	await reconcileCards(later(70));
	const [mail] = await db.selectFrom("mail").select("body").orderBy("id", "desc").execute();
	await db.updateTable("event").set({ sales: "here" }).execute();
	expect([await stateOf(id), mail?.body.includes("¿Todavía quieres venir?"), mail?.body.includes("\n\n\n")]).toEqual(["expired", isAsked, false]);
});

test("an event delivered a hundred times at once counts once", async () => {
	const { id, session } = await atStripe();
	const event = await stripe.pay(session);
	const answers = await Promise.all(Array.from({ length: 100 }, () => sendStripeEvent(event)));
	expect(answers.filter((answer) => answer === "applied")).toHaveLength(1);
	expect([await orderEvents(id), await invoices(id), (await mails()).length]).toEqual([["ordered", "paid"], 1, 1]);
});

test("a payment without a webhook is found by polling; a crash before that changes nothing", async () => {
	const { id, session } = await atStripe();
	await stripe.pay(session);
	await reconcileCards(later(1));
	expect(await stateOf(id)).toBe("awaiting_card");
	await reconcileCards(later(6));
	expect([await stateOf(id), await orderEvents(id)]).toEqual(["paid", ["ordered", "paid"]]);

	const back = await atStripe();
	await refreshAttempts(back.id);
	expect(await stateOf(back.id)).toBe("awaiting_card");
	await stripe.pay(back.session);
	await refreshAttempts(back.id);
	expect(await stateOf(back.id)).toBe("paid");
});

test("at the deadline an order is first expired at Stripe; a payment in the last moment still pays it", async () => {
	const [unpaid, paid] = [await atStripe(), await atStripe()];
	await reconcileCards(later(34));
	expect(await stateOf(unpaid.id)).toBe("awaiting_card");
	await stripe.pay(paid.session);
	await reconcileCards(later(36));
	expect([await stateOf(unpaid.id), await payments(unpaid.id), stripe.sessions.get(unpaid.session)?.status]).toEqual(["expired", ["cancelled"], "expired"]);
	expect([await stateOf(paid.id), await mails()]).toEqual(
		["paid", [expect.stringMatching(/^Tu boleto/), "Tu pedido … venció"]].map((part) => (typeof part === "string" ? part : expect.arrayContaining(part))),
	);
});

test("while Stripe does not answer, tickets stay reserved, and are freed once it does", async () => {
	const { id } = await atStripe(20);
	stripe.answers = "down";
	await reconcileCards(later(36));
	expect(await stateOf(id)).toBe("awaiting_card");
	await expect(orderedByCard()).rejects.toThrow("left");
	stripe.answers = "given";
	await reconcileCards(later(37));
	expect(await stateOf(id)).toBe("expired");
	await orderedByCard(20);
});

test("after a lost response the same key is used again: one session", async () => {
	const id = await orderedByCard();
	stripe.answers = "lost";
	const before = stripe.sessions.size;
	expect(await checkoutUrl(id, ORIGIN)).toBeUndefined();
	expect(await stateOf(id)).toBe("awaiting_card");
	stripe.answers = "given";
	const addresses = await Promise.all([checkoutUrl(id, ORIGIN), checkoutUrl(id, ORIGIN)]);
	expect([new Set(addresses).size, stripe.sessions.size - before, await payments(id)]).toEqual([1, 1, ["created"]]);
});

test("a session that failed at Stripe makes room for another attempt", async () => {
	const id = await orderedByCard();
	stripe.answers = "broken";
	expect(await checkoutUrl(id, ORIGIN)).toBeUndefined();
	stripe.answers = "given";
	expect(await checkoutUrl(id, ORIGIN)).toMatch(/\/c\/pay\//);
	expect((await payments(id)).at(-1)).toBe("created");
});

test("unavailable tickets cannot be switched to a transfer: the card deadline stays", async () => {
	const { id } = await atStripe();
	await deleteTier(db, "hall");
	await insertTier(db, { ...sample, id: "hall", price: 10000, capacity: 20, saleEnd: "2020-01-01" });
	const before = await findOrder(id);
	await payByTransfer(id);
	expect([await findOrder(id), await payments(id), (await orderEvents(id)).includes("switchedToTransfer")]).toEqual([before, ["created"], false]);
	expect(await cardView(before as Order, await getEvent(), "en")).toMatchObject({ pay: {}, transfer: undefined });
});

test("rejects a signed body that is no event", async () => {
	const bodies = ["null", "[]", "{}", '{"id":"evt_1","type":"refund.created"}', '{"id":"evt_1","type":"refund.created","data":{"object":{}}}'];
	const now = Date.now();
	expect(await Promise.all(bodies.map((body) => readStripeEvent(body, signatureOf(body, Math.floor(now / 1000)), now)))).toEqual(bodies.map(() => undefined));
});

test("a refund or dispute without charge or amount changes nothing", async () => {
	const count = async () =>
		(await Promise.all((["refund", "order_event"] as const).map((table) => db.selectFrom(table).select("id").execute()))).map(({ length }) => length);
	const before = await count();
	const objects = [{}, { payment_intent: "pi_1" }, { amount: 5 }, { payment_intent: null, amount: "5" }, { payment_intent: {}, amount: 5 }];
	const told = ["refund.created", "refund.failed", "charge.dispute.created"].flatMap((type) =>
		objects.map((object) => ({ type, object: { id: "re_1", ...object } })),
	);
	const heard: unknown[] = [];
	for (const [index, { type, object }] of told.entries())
		heard.push(await sendStripeEvent({ id: `evt_malformed_${index}`, object: "event", type, data: { object } }));
	expect([heard, await count()]).toEqual([told.map(() => "applied"), before]);
});

test("ignores events that are unsigned, or signed long ago or in the future", async () => {
	const { session } = await atStripe();
	const body = JSON.stringify(await stripe.pay(session));
	const at = Math.floor(Date.now() / 1000);
	for (const seconds of [-301, 301]) expect(await readStripeEvent(body, signatureOf(body, at + seconds), at * 1000)).toBeUndefined();
	expect(await readStripeEvent(body, signatureOf(body, at, "whsec_another"), at * 1000)).toBeUndefined();
	expect(await readStripeEvent(`${body} `, signatureOf(body, at), at * 1000)).toBeUndefined();
	expect(await readStripeEvent(body, "", at * 1000)).toBeUndefined();
	for (const seconds of [-299, 299]) expect(await readStripeEvent(body, signatureOf(body, at + seconds), at * 1000)).toBeDefined();
});

test("after restoring an older backup, unknown payments at Stripe are reported, and nobody can pay through them anymore", async () => {
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
	await reconcileCards(later(6));
	expect(await stateOf(known.id)).toBe("paid");
	expect(unknown.map(({ id, amount }) => [id, amount])).toContainEqual([paid.session, 10000]);
	expect((await compareWithStripe(since)).waiting).toBe(0);
});

test("after restoring an older backup, refunds at Stripe since then are recorded once in their order, which needs attention", async () => {
	stripe.refunds.clear();
	const since = new Date(Date.now() - 1000);
	const [paid, late] = [await atStripe(), await atStripe()];
	await sendStripeEvent(await stripe.pay(paid.session));
	await stripe.pay(late.session);
	await stripe.refundAtStripe(paid.session, 10000);
	await stripe.refundAtStripe(late.session, 4000);
	for (const refund of stripe.refunds.values()) refund.metadata = { refund: `lost-${refund.id}` };
	const [sample] = stripe.refunds.values();
	for (let other = 0; other < 100; other++)
		stripe.refunds.set(`re_${other}`, { ...(sample as Refund), id: `re_${other}`, payment_intent: "pi_of_another_site" });
	const codes = await Promise.all([paid, late].map(async ({ id }) => (await findOrder(id))?.code));
	const told = async () => (await compareWithStripe(since)).refunds.map(({ code, amount }) => [code, amount]);
	expect(await told()).toEqual([
		[codes[1], 4000],
		[codes[0], 10000],
	]);
	await reconcileCards(later(6));
	expect([await stateOf(paid.id), await refunds(paid.id), await stateOf(late.id), await refunds(late.id)]).toEqual([
		"paid",
		["done other"],
		"paid",
		["done other"],
	]);
	for (const q of codes) expect(await listOrders({ filter: "attention", q }, { limit: 5, offset: 0 }, new Date())).toHaveLength(1);
	expect(await told()).toEqual([]);
});
