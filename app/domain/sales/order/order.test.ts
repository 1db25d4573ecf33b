import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { contactMessageSchema } from "#app/domain/people/contact/schema.ts";
import { listMails } from "#app/domain/people/mail/queries.server.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import { reassignmentSchema } from "#app/domain/sales/ticket/reassignment/answer.server.ts";
import { insertTier } from "#app/domain/sales/tier/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample } from "../../../../tests/support/content.ts";
import { ORIGIN, openShop, orderForm } from "../../../../tests/support/shop.ts";
import { createOrder, type NewOrder, priceCart } from "./create.server.ts";
import { expireOrders } from "./expiry.server.ts";
import { answerLinkRequests, requestOrderLinks } from "./link-requests.server.ts";
import { filesOfMail } from "./mail-files.server.ts";
import { emptyValues, readBuyer, readCart } from "./order-form.server.ts";
import { sendOrderLinks } from "./order-links.server.ts";
import { orderView } from "./order-view.server.ts";
import { hasOrdered } from "./previous-order.server.ts";
import { findOrderByCode, type Order } from "./queries.server.ts";
import { findOpenedOrder } from "./secrets.server.ts";
import { getSalesSettings, updateSalesSettings } from "./settings.server.ts";
import { stockStatuses } from "./stock.server.ts";

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => openShop({ id: "hall", price: 10000, capacity: 20 }, { id: "free", price: 0, order: 2 }));

const order = (numbers: Record<string, number>, changed: Partial<NewOrder> = {}) => orderForm({ numbers, ...changed });

async function ordered(numbers: Record<string, number>, changed?: Partial<NewOrder>) {
	const answer = await createOrder(order(numbers, changed));
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return answer;
}
const stateOf = async (code: string) => (await findOrderByCode(code))?.state;
const idOf = async (code: string) => (await findOrderByCode(code))?.id as number;
const mails = async () => (await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/ [A-Z0-9]{8}\b/, " …"));
const history = async (code: string) =>
	(
		await db
			.selectFrom("order_event")
			.select(["actor", "type"])
			.where("order_id", "=", await idOf(code))
			.orderBy("id")
			.execute()
	).map(({ actor, type }) => `${actor} ${type}`);
const paidBy = async (code: string, amount: number) => markPaid(await idOf(code), { amount, actor: { username: "ann" } });
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const problems = (answer: Awaited<ReturnType<typeof createOrder>>) =>
	"refused" in answer ? [answer.isPriceNew, ...answer.refused.problems.map((problem) => ("left" in problem ? `left ${problem.left}` : problem.why))] : [];

test("an order reserves its tickets until the transfer is due, and its page opens with any of its secrets", async () => {
	const { code, secret } = await ordered({ hall: 2 }, { attendees: [namedAttendee("Ana Ruiz")] });
	expect(code).toMatch(/^[A-Z0-9]{8}$/);
	const found = await findOrderByCode(code.toLowerCase());
	expect(found).toMatchObject({ state: "awaiting_bank", total: 20000, locale: "es" });
	expect(found?.lines.map(({ ticket, gross }) => [gross, ticket?.attendeeName, ticket?.secret])).toEqual([
		[10000, "Ana Ruiz", undefined],
		[10000, undefined, undefined],
	]);
	expect(await findOpenedOrder(db, { code, secret })).toBe(found?.id);
	expect(await findOpenedOrder(db, { code: "ACDEFGHJ", secret })).toBeUndefined();
	expect(await mails()).toEqual([expect.stringMatching(/^Tu pedido …: el pago debe llegar a más tardar el/)]);
	expect(await history(code)).toEqual(["buyer ordered"]);
});

test("submitting a form again returns the same order", async () => {
	const same = order({ hall: 1 });
	const answers = await Promise.all(Array.from({ length: 20 }, () => createOrder(same)));
	expect(new Set(answers.map((answer) => "code" in answer && answer.code)).size).toBe(1);
	const { count } = await db
		.selectFrom("order")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("attempt", "=", same.attempt)
		.executeTakeFirstOrThrow();
	expect(count).toBe(1);
	const [first, ...others] = answers.map((answer) => "secret" in answer && answer.secret);
	expect(new Set(others)).toEqual(new Set([first]));
	const { id } = (await findOrderByCode("code" in (answers[0] as object) ? (answers[0] as { code: string }).code : "")) as Order;
	expect(await db.selectFrom("order_secret").select("hash").where("order_id", "=", id).execute()).toHaveLength(2);
});

test("the same form submitted by another buyer makes an order of their own, once, and opens no other", async () => {
	const form = order({ hall: 1 });
	const { code } = (await createOrder(form)) as { code: string };
	const others = await Promise.all(Array.from({ length: 3 }, () => createOrder({ ...form, email: "bo@example.com", name: "Bo Ek" })));
	const codes = others.map((answer) => "code" in answer && answer.code);
	expect([new Set(codes).size, codes.includes(code), others.filter((answer) => "isAgain" in answer).length]).toEqual([1, false, 2]);
	expect((await findOrderByCode(codes[0] as string))?.email).toBe("bo@example.com");
	expect(await createOrder({ ...form, email: "ANA@example.com" })).toMatchObject({ earlier: { code } });
	expect([await hasOrdered(form.attempt, "Bo@example.com"), await hasOrdered(form.attempt, "eva@example.com")]).toEqual([true, false]);
});

test("requesting order links stores one row, with or without orders; the timer answers and deletes it", async () => {
	await ordered({ hall: 1 }, { email: "lost@example.com" });
	await db.deleteFrom("mail").execute();
	for (const email of ["Lost@example.com", "nobody@example.com"]) await requestOrderLinks(email);
	const asked = () => db.selectFrom("order_link_request").select("email").orderBy("id").execute();
	expect([await asked(), await mails()]).toEqual([[{ email: "Lost@example.com" }, { email: "nobody@example.com" }], []]);
	await answerLinkRequests();
	expect([await asked(), await mails()]).toEqual([[], ["Tu pedido …"]]);
});

test("a form submitted again with other content orders nothing and names its first order", async () => {
	const first = order({ hall: 1 });
	const { code } = (await createOrder(first)) as { code: string };
	const others: Partial<NewOrder>[] = [{ numbers: { hall: 2 }, expectedTotal: 20000 }, { numbers: { hall: 1, free: 1 } }, { name: "Bo Ek" }];
	for (const other of others) expect(await createOrder({ ...first, ...other })).toMatchObject({ earlier: { code } });
	expect(await createOrder(first)).toMatchObject({ code });
	expect(await createOrder({ ...first, numbers: { hall: 2 }, expectedTotal: 20000, attempt: "another" })).toMatchObject({
		code: expect.not.stringMatching(code),
	});
});

test("of thirty buyers for twenty tickets twenty get one, and visitors read that they are sold out", async () => {
	const answers = await Promise.all(Array.from({ length: 30 }, () => createOrder(order({ hall: 1 }))));
	expect(answers.filter((answer) => "code" in answer)).toHaveLength(20);
	expect(answers.filter((answer) => "refused" in answer).map(problems)).toEqual(Array.from({ length: 10 }, () => [false, "left 0"]));
	expect((await stockStatuses()).get("hall")).toBe("soldOut");
});

test("the event's own capacity limits all tiers together", async () => {
	await updateEvent(db, { ...(await getEvent()), capacity: 3 });
	expect(problems(await createOrder(order({ hall: 2, free: 2 })))).toEqual([false, "left 1"]);
	await ordered({ hall: 1, free: 2 });
	expect(problems(await createOrder(order({ free: 1 })))).toEqual([false, "left 0"]);
});

test("a hidden tier is reported as unavailable, next to what is left of the order", async () => {
	await insertTier(db, { ...sample, id: "attic", status: "draft", order: 3 });
	const why = async (numbers: Record<string, number>) => (await priceCart({ numbers })).problems.map(({ why }) => why);
	expect([await why({ attic: 1 }), await why({ attic: 1, hall: 1 }), await why({ attic: 0, hall: 21 }), await why({ attic: 0 })]).toEqual([
		["gone"],
		["gone"],
		["left"],
		["nothing"],
	]);
});

test("reads a number of tickets of any length, so that it is rejected as too many", async () => {
	const cart = readCart(new URLSearchParams({ hall: "100000" }));
	expect((await priceCart(cart)).problems.map(({ why }) => why)).toEqual(["tooMany", "tierTooMany"]);
});

test("rejects an invisible name", () => {
	const read = (name: string) =>
		readBuyer({ ...emptyValues(), buyerName: name, buyerEmail: "ana@example.com", attendees: [name, "Bo\u202e"].map(namedAttendee), acceptsTerms: true }, "en");
	expect([read("\u200b"), read("Ana\u0000\u202e Ruiz")]).toMatchObject([
		{ errors: { buyerName: "required" } },
		{ buyer: { name: "Ana Ruiz", attendees: [{ name: "Ana Ruiz" }, { name: "Bo" }] } },
	]);
});

test("a late payment with a discount code pays at the order's price, even if the code was used up meanwhile", async () => {
	const code = { id: "ONCE", percent: 50, amount: null, tiers: "[]", uses: 1, until: null };
	await db
		.insertInto("discount_code")
		.values({ ...code, note: null } as never)
		.execute();
	const [early, late] = [await ordered({ hall: 1 }, { code: "ONCE", expectedTotal: 5000 }), { hall: 1 }];
	expect(problems(await createOrder(order(late, { code: "ONCE", expectedTotal: 5000 })))).toEqual([false, "code"]);
	await expireOrders(later(12));
	await ordered(late, { code: "ONCE", expectedTotal: 5000 });
	expect([await paidBy(early.code, 5000), await stateOf(early.code)]).toEqual(["paid", "paid"]);
});

test("rejects an order at another price than its buyer read", async () => {
	expect(problems(await createOrder(order({ hall: 1 }, { expectedTotal: 9000 })))).toEqual([true]);
	expect((await priceCart({ numbers: { hall: 1 }, code: "NOTHING" })).problems).toEqual([{ why: "code" }]);
	expect((await priceCart({ numbers: {} })).problems).toEqual([{ why: "nothing" }]);
});

test("a form submitted again returns its order, unless anything in it differs", async () => {
	await db
		.insertInto("discount_code")
		.values({ id: "LATER", percent: 10, amount: null, tiers: "[]", uses: null, until: null, note: null })
		.onConflict((row) => row.doNothing())
		.execute();
	const form = order({ hall: 2 }, { attendees: ["Bo", ""].map(namedAttendee), invoiceTo: { company: "Ruiz SA", address: "Calle 1" } });
	const first = await createOrder(form);
	const code = "code" in first ? first.code : "";
	const again = (changed: Partial<NewOrder>) => createOrder({ ...form, ...changed });
	expect(await again({ attendees: [namedAttendee("Bo")] })).toMatchObject({ code });
	const others = [
		{ invoiceTo: { company: "Other SA", address: "Calle 1" } },
		{ invoiceTo: undefined },
		{ attendees: ["Bo", "Eva"].map(namedAttendee) },
		{ attendees: [{ ...namedAttendee("Bo"), company: "Ruiz SA" }] },
		{ workshops: [["pumps"]] },
		{ code: "later" },
		{ expectedTotal: 18000 },
	];
	for (const changed of others) expect(await again(changed)).toMatchObject({ refused: {}, earlier: { code } });
});

test("a payment pays an order once: tickets get secrets, the invoice the next number", async () => {
	const { code } = await ordered({ hall: 2 });
	expect(await paidBy(code, 20000)).toBe("paid");
	const paid = await findOrderByCode(code);
	expect([paid?.state, paid?.expiresAt, paid?.lines.every(({ ticket }) => /^[\w-]{22}$/.test(ticket?.secret ?? ""))]).toEqual(["paid", undefined, true]);
	const { code: second } = await ordered({ hall: 1 });
	await paidBy(second, 10000);
	const numbers = await db.selectFrom("invoice").select("number").orderBy("id").execute();
	expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));

	expect(await paidBy(code, 20000)).toBe("refund");
	expect(await history(code)).toEqual(["buyer ordered", "organizer paid", "organizer paidTwice"]);
	expect(await db.selectFrom("refund").select(["amount", "reason", "state"]).execute()).toContainEqual({ amount: 20000, reason: "twice", state: "requested" });
});

test("a wrong amount changes nothing except the attention list", async () => {
	const { code } = await ordered({ hall: 1 });
	expect(await paidBy(code, 9999)).toBe("attention");
	expect([await stateOf(code), await history(code)]).toEqual(["awaiting_bank", ["buyer ordered", "organizer wrongAmount"]]);
});

test("an order with nothing to pay is paid at once, without an invoice", async () => {
	const { code } = await ordered({ free: 1 });
	expect([await stateOf(code), await mails(), await history(code)]).toEqual([
		"paid",
		[expect.stringMatching(/^Tu boleto para/)],
		["buyer ordered", "site paid"],
	]);
});

test("a mailbox gets five emails an hour before its first payment; further orders are made, and their history says so", async () => {
	const codes: string[] = [];
	for (let number = 0; number < 7; number++)
		codes.push((await ordered({ [number % 2 ? "free" : "hall"]: 1 }, { email: number % 2 ? "VIC@example.com" : "vic@example.com" })).code);
	expect([(await mails()).length, await history(codes[5] as string), await history(codes[6] as string)]).toEqual([
		5,
		["buyer ordered", "site paid", "site mailWithheld"],
		["buyer ordered", "site mailWithheld"],
	]);
	expect(await paidBy(codes[6] as string, 10000)).toBe("paid");
	await ordered({ hall: 1 }, { email: "vic@example.com" });
	expect((await mails()).slice(5)).toEqual([expect.stringMatching(/^Tu boleto para/), expect.stringMatching(/^Tu pedido/)]);
});

test("emails before a payment contain no entered name; later ones do not link it", async () => {
	const typed = { name: "Prize waiting evil-login.com", attendees: [namedAttendee("Prize waiting evil-login.com")], email: "vic@example.com" };
	const { code } = await ordered({ hall: 1 }, typed);
	await ordered({ free: 1 }, typed);
	const waiting = await listMails(undefined, { limit: 9, offset: 0 });
	expect(waiting.map(({ subject, body }) => [/evil|Prize/.test(subject + body), body.split("\n")[0]])).toEqual([
		[false, "Hola:"],
		[false, "Hola:"],
	]);
	await paidBy(code, 10000);
	const [paid] = await listMails(undefined, { limit: 1, offset: 0 });
	expect([paid?.body.split("\n")[0], paid?.body.includes("evil-login.com")]).toEqual(["Hola, Prize waiting evil-login.\u2060com:", false]);
});

test.each(["https://evil", "evil@login.com", "WWW.evil", "pwww.evil", "ｗｗｗ．evil", "a＠b"])("rejects %s as a name", (name) => {
	const typed = { ...emptyValues(), buyerName: name, buyerEmail: "ana@example.com", acceptsTerms: true, attendees: ["Bo", name].map(namedAttendee) };
	expect(readBuyer(typed, "en")).toEqual({ errors: { buyerName: "name", "attendee.1.name": "name" } });
	expect(contactMessageSchema.safeParse({ name, email: "ana@example.com", subject: "Hello", message: "Hello" }).error?.issues.map(({ path }) => path)).toEqual([
		["name"],
	]);
	expect(reassignmentSchema.safeParse({ name, email: "ana@example.com" }).error?.issues.map(({ path }) => path)).toEqual([["name"]]);
});

test("an unpaid order is reminded and expires; its tickets are free from that instant on", async () => {
	const { code } = await ordered({ hall: 20 });
	await expireOrders(later(6));
	expect([await stateOf(code), (await mails())[1]]).toEqual(["awaiting_bank", expect.stringContaining("te espera")]);
	await expireOrders(later(6));
	await expireOrders(later(12));
	expect([await stateOf(code), await history(code)]).toEqual(["expired", ["buyer ordered", "site reminded", "site expired"]]);
	expect(await mails()).toHaveLength(3);
	const bodies = await db.selectFrom("mail").select("body").execute();
	expect(bodies.every(({ body }) => body.includes(`{origin}/es/orders/${code}/`))).toBe(true);
	await ordered({ hall: 20 });
});

test("a late payment pays if tickets are still free, and is refunded if not", async () => {
	const [{ code: early }, { code: late }] = [await ordered({ hall: 10 }), await ordered({ hall: 10 })];
	await expireOrders(later(12));
	await ordered({ hall: 5 });
	expect([await paidBy(early, 100000), await stateOf(early)]).toEqual(["paid", "paid"]);
	expect([await paidBy(late, 100000), await stateOf(late)]).toEqual(["refund", "expired"]);
	expect((await mails()).at(-1)).toMatch(/^Te reembolsaremos tu pago/);
	const [, ...over] = (await listMails(undefined, { limit: 99, offset: 0 })).filter(({ attachments }) => attachments[0]?.kind === "paymentDetails");
	expect(await Promise.all(over.map((mail) => filesOfMail(mail, ORIGIN)))).toEqual([undefined, undefined]);
	const { next, money } = await orderView((await findOrderByCode(late)) as Order, await getEvent(), "en");
	expect([next, money]).toEqual([
		"Your payment arrived after the order expired, and the tickets were sold out. We’ll refund it.",
		["We will refund $1,000.00 USD."],
	]);
});

test("a payment just past the deadline expires the order first: its buyer gets one email", async () => {
	const [{ code: short }, { code: late }] = [await ordered({ hall: 10 }), await ordered({ hall: 10 })];
	await db
		.updateTable("order")
		.set({ expires_at: new Date(Date.now() - 1000).toISOString() })
		.where("code", "in", [short, late])
		.execute();
	await ordered({ hall: 20 });
	await db.deleteFrom("mail").execute();
	expect([await paidBy(late, 100000), await paidBy(short, 60000)]).toEqual(["refund", "attention"]);
	await expireOrders();
	expect([await mails(), await history(late), await history(short), await stateOf(late), await stateOf(short)]).toEqual([
		["Te reembolsaremos tu pago del pedido …", "Tu pedido … venció y revisamos tu pago"],
		["buyer ordered", "site expired", "organizer paidLate"],
		["buyer ordered", "site expired", "organizer wrongAmount"],
		"expired",
		"expired",
	]);
});

test("order history and invoices are immutable", async () => {
	const { code } = await ordered({ hall: 1 });
	await paidBy(code, 10000);
	const [event] = await db.selectFrom("order_event").selectAll().execute();
	const [invoice] = await db.selectFrom("invoice").selectAll().execute();
	const { id: _, ...sameNumber } = invoice as NonNullable<typeof invoice>;
	await expect(
		db
			.replaceInto("order_event")
			.values(event as NonNullable<typeof event>)
			.execute(),
	).rejects.toThrow("order_event is never changed");
	for (const replacing of [invoice as NonNullable<typeof invoice>, sameNumber])
		await expect(db.replaceInto("invoice").values(replacing).execute()).rejects.toThrow("invoice is never changed");
	await expect(db.updateTable("order_event").set({ type: "nothing" }).execute()).rejects.toThrow("order_event is never changed");
	await expect(db.deleteFrom("order_event").execute()).rejects.toThrow("order_event is never changed");
});

test("an order past its deadline requests no money, even before the timer has run", async () => {
	const { code } = await ordered({ hall: 1 });
	await updateSalesSettings(db, { ...(await getSalesSettings()), bankAccount: "SE00 1234" });
	const read = async () => {
		const { title, transfer, isUnpaid, isEnded } = await orderView((await findOrderByCode(code)) as Order, await getEvent(), "en");
		return [title, transfer.length > 0, isUnpaid, isEnded];
	};
	expect(await read()).toEqual(["Your Business ticket is reserved", true, true, false]);
	await db
		.updateTable("order")
		.set({ expires_at: later(-1).toISOString() })
		.where("code", "=", code)
		.execute();
	expect(await read()).toEqual(["Your reservation has expired", false, false, true]);
});

test("the payment deadline includes the year, even the current one", () => {
	const year = new Date().getFullYear();
	const until = (hour: string) => dueWords({ timeZone: "UTC" }, `${year}-06-16T${hour}:00:00.000Z`, "en").replace(/^\w+/, "…");
	expect([until("00"), until("11")]).toEqual([`…, June 15, ${year}`, `…, June 16, ${year}, 11:00 (GMT+0)`]);
});

test("a buyer who lost the links gets one email with all of them, and each opens its order", async () => {
	const email = `${crypto.randomUUID()}@example.com`;
	const first = await ordered({ hall: 1 }, { email, locale: "es" });
	const second = await ordered({ hall: 2 }, { email: email.toUpperCase(), locale: "en" });
	await db.deleteFrom("mail").execute();
	await sendOrderLinks(email);
	const [mail, ...others] = await listMails(undefined, { limit: 9, offset: 0 });
	const links = [...(mail?.body ?? "").matchAll(/^Order (\w+) \(\w+ \d+, \d{4}\):\n\{origin\}(?:\/es)?\/orders\/\w+\/(\S+)$/gm)];
	expect([others, mail?.to, mail?.locale, links.map(([, code]) => code)]).toEqual([[], email.toUpperCase(), "en", [second.code, first.code]]);
	expect(await Promise.all(links.map(([, code = "", secret = ""]) => findOpenedOrder(db, { code, secret })))).toEqual([
		await idOf(second.code),
		await idOf(first.code),
	]);
});
