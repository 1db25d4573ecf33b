import { afterAll, beforeEach, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { addPaidTickets, BUYER, orderBy } from "../support/orders.ts";
import { summit } from "../support/program.ts";
import { ADMIN, startSite } from "../support/running-site.ts";
import { startMailServer } from "../support/smtp.ts";
import { startStripe, tell } from "../support/stripe.ts";

const stripe = await startStripe();
const site = await startSite(stripe.environment);
afterAll(() => site.stop().then(stripe.stop));
const webhook = `${site.origin}/webhooks/stripe`;
const visitor = visitorOf(site);
const { get, page, post } = visitor;
beforeEach(() => {
	stripe.answers = "given";
	stripe.webhook = webhook;
});

async function order(fields: Record<string, string> = { method: "card" }) {
	const answer = await orderBy(visitor, "/tickets/order?standard=2", fields);
	return { status: answer.status, location: answer.headers.get("location") ?? "" };
}
const sessionIn = (location: string) => location.split("/").at(-1) as string;
const lead = async (path: string) => texts((await page(path)).document, "h1, main p.lead");
const wayBack = (session: string) => new URL(stripe.sessions.get(session)?.success_url ?? "").pathname;
const buttons = (document: Document) =>
	[...document.querySelectorAll("main form[method=post] button[type=submit]")].map((one) =>
		(one.getAttribute("formaction") ?? one.closest("form")?.getAttribute("action"))?.split("/").at(-1),
	);

test("a card is charged at Stripe's page, and the order is paid when its buyer returns", async () => {
	const { status, location } = await order();
	expect([status, location]).toEqual([303, expect.stringContaining(`${stripe.origin}/c/pay/`)]);
	const session = sessionIn(location);
	const back = wayBack(session).replace(/\/card$/, "");
	expect([await lead(back), buttons((await page(back)).document)]).toEqual([
		["Your 2 tickets are reserved", expect.stringMatching(/^Pay by card now\. Your tickets are reserved until \d.+ You have 3[45] minutes left\.$/)],
		["checkout", "transfer", "email#email", "names#tickets", "names#tickets", "cancel"],
	]);
	expect(redirectOf(await post(`${back}/checkout`))).toEqual([303, location]);
	stripe.webhook = undefined;
	expect(redirectOf(await get(`${back}/card`))).toEqual([303, back]);
	expect((await lead(back))[0]).toBe("Your 2 tickets are reserved");
	await stripe.pay(session);
	expect(redirectOf(await get(`${back}/card`))).toEqual([303, back]);
	expect((await lead(back))[0]).toBe("Your 2 tickets are paid for");
});

test("a webhook settles it once; unsigned requests and other methods do nothing", async () => {
	const { location } = await order();
	stripe.times = 20;
	const event = await stripe.pay(sessionIn(location));
	stripe.times = 1;
	const back = wayBack(sessionIn(location)).replace(/\/card$/, "");
	expect((await lead(back))[0]).toBe("Your 2 tickets are paid for");
	expect(sql(site, "SELECT count(*) AS n FROM card_event WHERE id = ?", event.id)).toEqual([{ n: 1 }]);
	expect([(await tell(webhook, event, "t=1,v1=0")).status, (await get("/webhooks/stripe")).status, (await tell(webhook, event)).status]).toEqual([
		400, 405, 200,
	]);
	expect((await post("/webhooks/stripe/", {}, { Origin: "https://evil.example" })).status).toBe(403);
});

test("a workshop registration paid by card is reserved meanwhile, and confirmed with the charge", async () => {
	const [workshop, secret] = ["hear-the-leak", "p".repeat(22)];
	sql(site, "UPDATE workshop SET price = 4900 WHERE id = ?", workshop);
	addPaidTickets(site, { code: "PLACES99", attendees: ["Ana Ruiz"], locale: "en", secrets: [secret] });
	sql(site, `UPDATE order_line SET item_id = 'standard' WHERE order_id = (SELECT id FROM "order" WHERE code = 'PLACES99')`);
	const said = async () => texts((await page(`/t/${secret}/workshops`)).document, `[id="${workshop}"] strong`);
	const path = `/t/${secret}/workshops/order`;
	const form = await visitor.formOf(`${path}?workshop=${workshop}`, "#registration-order");
	const [status, address] = redirectOf(await post(path, { ...form, ...BUYER, workshop, method: "card" }));
	expect([status, address, await said()]).toEqual([303, expect.stringContaining(`${stripe.origin}/c/pay/`), ["Reserved for you – waiting for payment"]]);
	const session = sessionIn(String(address));
	await stripe.pay(session);
	const back = redirectOf(await get(wayBack(session)))[1];
	expect([stripe.sessions.get(session)?.amount_total, (await lead(String(back)))[0], await said()]).toEqual([
		4900,
		"Your workshop is paid for",
		["You’re registered"],
	]);
});

test("while Stripe is unreachable the order is kept with a message, and can be paid by transfer", async () => {
	stripe.answers = "down";
	const { status, location } = await order();
	expect([status, location]).toEqual([303, expect.stringMatching(/^\/orders\/[A-Z0-9]{8}\/[\w-]{32}$/)]);
	const { document } = await page(location);
	expect(texts(document, "h1, main p.lead, main .section p.max-w-measure.font-semibold")).toEqual([
		"Your 2 tickets are reserved",
		"We can’t reach our payment service right now. Your order is safe, and nothing has been charged.",
		"Try again in a few minutes, or pay by bank transfer.",
	]);
	expect(redirectOf(await post(`${location}/transfer`))).toEqual([303, location]);
	expect((await lead(location))[1]).toBe("Your tickets will appear here once we’ve received your payment.");
	stripe.answers = "given";
	expect(redirectOf(await post(`${location}/checkout`))[1]).toContain("/c/pay/");
});

test("only pages that lead there may send a form on to Stripe, and every page shows the test mode", async () => {
	const policy = async (path: string) => /form-action ([^;]+)/.exec((await get(path)).headers.get("content-security-policy") ?? "")?.[1];
	expect([await policy("/tickets/order"), await policy("/tickets"), await policy("/contact")]).toEqual([`'self' ${stripe.origin}`, "'self'", "'self'"]);
	for (const path of ["/", "/es/tickets", "/sv/tickets/order", "/admin/login", "/admin/invitation?key=none"])
		expect((await (await get(path)).text()).match(/Test mode|Modo de prueba|Testläge/)).not.toBeNull();
});

test("an organizer refunds a card payment, once", async () => {
	const { location } = await order();
	await stripe.pay(sessionIn(location));
	const organizer = await organizerOf(site);
	const [{ id, code, payment } = {}] = sql(
		site,
		`SELECT "order".id, code, payment.id AS payment FROM payment JOIN "order" ON "order".id = order_id ORDER BY payment.id DESC LIMIT 1`,
	);
	sql(site, "INSERT INTO refund (payment_id, state, amount, reason, created_at) VALUES (?, 'requested', 5000, 'other', '2025-01-01T00:00:00.000Z')", payment);
	const orderPage = await organizer.document(`/admin/orders/${code}`);
	const link = [...orderPage.querySelectorAll("a[href*='/refunds/']")].map((one) => one.getAttribute("href") as string);
	expect(link).toEqual(Array(2).fill(expect.stringMatching(/\/card$/)));
	expect((await organizer.post(link[0] as string, { passwordNow: "wrong" })).status).toBe(422);
	expect(redirectOf(await organizer.post(link[0] as string, { passwordNow: ADMIN.password }))).toEqual([303, `/admin/orders/${code}`]);
	expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([5000]);
	expect((await organizer.post(link[0] as string, { passwordNow: ADMIN.password })).status).toBe(404);
	await stripe.finish([...stripe.refunds.keys()][0] as string, "succeeded");
	expect(sql(site, "SELECT state FROM refund")).toEqual([{ state: "done" }]);
	expect(sql(site, "SELECT username FROM order_event WHERE order_id = ? AND type LIKE 'refund%' ORDER BY id", id)).toEqual([
		{ username: ADMIN.username },
		{ username: ADMIN.username },
		{ username: null },
	]);
	const settings = texts(await organizer.document("/admin/settings/selling"), "[aria-labelledby=card-title] p");
	expect(settings).toEqual([expect.stringContaining("test mode"), expect.stringContaining(webhook), expect.stringMatching(/^Last event from Stripe/)]);
});

test("one key without the other stops the program", async () => {
	const { STRIPE_SECRET_KEY = "" } = stripe.environment;
	const { code, error } = await summit(["check"], { environment: { DATABASE_URL: `file:${site.databaseFile}`, STRIPE_SECRET_KEY } });
	expect([code, error]).toEqual([2, expect.stringContaining("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together")]);
});

test("the payments command lists payments and refunds at Stripe that the site does not know", async () => {
	const [{ location }, { location: known }] = [await order(), await order()];
	await stripe.pay(sessionIn(location));
	await stripe.pay(sessionIn(known));
	stripe.webhook = undefined;
	await stripe.refundAtStripe(sessionIn(known), 4000);
	const [{ id, code: paid } = {}] = sql(site, `SELECT id, code FROM "order" ORDER BY id DESC LIMIT 1`);
	sql(site, "UPDATE card_payment SET key = 'lost', session = NULL WHERE session = ?", sessionIn(location));
	const environment = { ...stripe.environment, DATABASE_URL: `file:${site.databaseFile}` };
	const { code, out } = await summit(["payments"], { environment });
	const lines = out.split("\n");
	expect([code, lines.at(1), lines.at(3), lines.at(4)]).toEqual([
		0,
		expect.stringMatching(/^Payments unknown to this site: 1\./),
		expect.stringMatching(/^Refunds made in Stripe, new to this site: 1\./),
		expect.stringMatching(new RegExp(`^  ${paid}  40\\.00  re_`)),
	]);
	expect(sql(site, "SELECT type FROM order_event WHERE order_id = ? ORDER BY id DESC LIMIT 2", id)).toEqual([
		{ type: "refunded" },
		{ type: "refundedElsewhere" },
	]);
	stripe.answers = "down";
	expect(await summit(["payments"], { environment })).toMatchObject({ code: 1, error: expect.stringContaining("Try again with 'summit payments") });
});

test("the page of an unpaid card order mentions no email before one is sent", async () => {
	const mailServer = await startMailServer();
	const mailing = await startSite({ ...stripe.environment, SMTP_URL: mailServer.url, MAIL_FROM: "Summit <tickets@summit.example>" });
	const buyer = visitorOf(mailing);
	stripe.webhook = undefined;
	const location = (await orderBy(buyer, "/tickets/order?standard=1", { method: "card" })).headers.get("location") ?? "";
	const back = wayBack(sessionIn(location)).replace(/\/card$/, "");
	const words = async () => texts((await buyer.page(back)).document, "main p").join(" ");
	expect(await words()).not.toContain("We’ve also emailed it");
	await buyer.post(`${back}/transfer`);
	expect(await words()).toContain("We’ve also emailed it");
	await mailing.stop();
	await mailServer.stop();
});
