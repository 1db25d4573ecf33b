import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, get, post, formOf } = visitorOf(site);

const ONE = "hear-the-leak";
/** Their tier does not include workshops. */
const SECRETS = ["a", "b", "c"].map((letter) => letter.repeat(22));
const [ana, bo, cia] = SECRETS as [string, string, string];
const orderingOf = (secret: string, locale = "") => `${locale}/t/${secret}/workshops/order`;
const buttons = (document: Document, workshop = ONE) => texts(document, `[id="${workshop}"] :is(button, a.button)`);
const errors = (document: Document) => texts(document, "#registration-order [data-error-summary] :is(p, a)");
let title = "";
let registrationOrder = "";

beforeAll(() => {
	sql(site, `UPDATE workshop SET price = 4900, max_attendees = 1 WHERE id = '${ONE}'`);
	addPaidTickets(site, { code: "PLACES98", attendees: ["Ana Ruiz", "Bo Berg", "Cia Ek"], locale: "en", secrets: SECRETS });
	sql(site, `UPDATE order_line SET item_id = 'standard'`);
});

async function filledIn(path: string, changed: Record<string, string> = {}) {
	const { document } = await page(`${path}?workshop=${ONE}`);
	const hidden = (name: string) => document.querySelector(`#registration-order input[name="${name}"]`)?.getAttribute("value") ?? "";
	return {
		workshop: ONE,
		attempt: hidden("attempt"),
		expectedTotal: hidden("expectedTotal"),
		buyerName: "Ana Ruiz",
		buyerEmail: "ana@example.com",
		acceptsTerms: "on",
		...changed,
	};
}

test("the holder of a ticket without workshops registers for one, pays by transfer, and is registered once the payment is recorded", async () => {
	const workshops = (await page(`/t/${ana}/workshops`)).document;
	title = texts(workshops, `[id="${ONE}"] h3`)[0] as string;
	expect(buttons(workshops)).toEqual([`Register ($49.00 USD): ${title}`]);
	const link = workshops.querySelector(`[id="${ONE}"] a.button`)?.getAttribute("href") ?? "";
	expect(link).toBe(`${orderingOf(ana)}?workshop=${ONE}`);
	const { document } = await page(link);
	const checked = [...document.querySelectorAll("input[name=workshop][checked]")].map((input) => input.getAttribute("value"));
	expect([checked, texts(document, ".order-bar :is(span, strong, button)")]).toEqual([[ONE], ["Total", "$49.00 USD", "Reserve for $49.00 USD"]]);
	expect((await get(link)).headers.get("cache-control")).toBe("no-store");

	const refused = await post(orderingOf(ana), await filledIn(orderingOf(ana), { buyerEmail: "nobody", acceptsTerms: "" }));
	expect([refused.status, errors(parse(await refused.text())).length > 0]).toEqual([422, true]);
	const form = await filledIn(orderingOf(ana));
	const [[status, address], again] = [redirectOf(await post(orderingOf(ana), form)), redirectOf(await post(orderingOf(ana), form))];
	expect([status, address]).toEqual([303, expect.stringMatching(/^\/orders\/[A-Z0-9]{8}\/[\w-]{32}$/)]);
	expect(String(again[1]).slice(0, 16)).toBe(String(address).slice(0, 16));
	const order = (await page(String(address))).document;
	expect([texts(order, "h1, main .lead, [aria-current=step]"), texts(order, "#tickets-title, #workshops-title")]).toEqual([
		["Your workshop spot is reserved", "You’ll be registered once we’ve received your payment.", "Reserved"],
		["Workshop"],
	]);
	const code = String(address).split("/")[2] as string;
	const reserved = (await page(`/t/${ana}/workshops`)).document;
	expect([
		texts(reserved, `[id="${ONE}"] strong`)[0],
		texts(reserved, `[id="${ONE}"] p`).at(-1),
		reserved.querySelector(`[id="${ONE}"] p a`)?.getAttribute("href"),
	]).toEqual([
		"Reserved for you – waiting for payment",
		expect.stringMatching(new RegExp(`^We’re holding your spot until .+\\. Pay on the page for order ${code}\\. .+ Find your order$`)),
		"/orders",
	]);
	expect(texts((await page(`/t/${ana}`)).document, 'section[aria-labelledby="workshops-title"] li')[0]).toMatch(
		new RegExp(`to be paid by .+, order ${code}\\)$`),
	);
	const organizer = await organizerOf(site);
	const payment = `/admin/orders/${code}/payment`;
	expect(redirectOf(await organizer.post(payment, await organizer.formOf(payment, "main form[method=post]")))).toEqual([303, `/admin/orders/${code}`]);
	expect(texts((await page(`/t/${ana}/workshops`)).document, `[id="${ONE}"] strong`)).toEqual(["You’re registered"]);
	registrationOrder = String(address);
	const paid = (await page(registrationOrder)).document;
	expect(texts(paid, 'section[aria-labelledby="workshops-title"] li span.block')).toEqual([texts(reserved, `[id="${ONE}"] p.tabular`)[0]]);
	const calendar = [...paid.querySelectorAll("details a")].map((link) => link.getAttribute("href") ?? "");
	expect(calendar.filter((link) => link.startsWith("/") && link.endsWith(".ics"))).toEqual([`/workshops/${ONE}.ics`]);
	const pdf = await get(`${address}/invoice.pdf`);
	expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("when the last spot is taken first, an error shows and all input is kept; people on the waiting list are offered a spot that they accept by paying", async () => {
	const form = await filledIn(orderingOf(bo, "/sv"), { buyerName: "Bo Berg" });
	const late = await post(orderingOf(bo, "/sv"), { ...form, expectedTotal: "4900" });
	const document = parse(await late.text());
	expect([late.status, document.querySelector("#registration-order-buyerName")?.getAttribute("value")]).toEqual([422, "Bo Berg"]);
	expect(errors(document).join(" ")).toContain(": någon hann före, och nu är den fullbokad");
	expect(redirectOf(await post(`/t/${bo}/workshops`, { step: "wait", workshop: ONE }))).toEqual([303, `/t/${bo}/workshops?done=waiting&workshop=${ONE}`]);
	expect((await post(`/t/${bo}/workshops`, { step: "take", workshop: ONE })).status).toBe(409);
});

test("a ticket's registration starts from its order's page with the buyer filled in; another order's ticket opens nothing", async () => {
	sql(site, `UPDATE workshop SET max_attendees = 9 WHERE id = '${ONE}'`);
	const secret = "s".repeat(32);
	const { createHash } = await import("node:crypto");
	const hash = createHash("sha256").update(secret).digest("base64url");
	sql(site, `INSERT INTO order_secret (hash, order_id, created_at) SELECT '${hash}', id, '2026-01-01' FROM "order" WHERE code = 'PLACES98'`);
	const [ticket] = sql(site, `SELECT id FROM ticket WHERE secret = '${cia}'`).map(({ id }) => Number(id));
	const address = `/orders/PLACES98/${secret}`;
	const links = (await page(address)).document.querySelectorAll(`a[href="${address}/workshops/${ticket}"]`);
	expect(links).toHaveLength(1);
	const { document } = await page(`${address}/workshops/${ticket}`);
	expect([texts(document, "#registration-order-buyerName, .required-note"), document.querySelector("#registration-order input[name=buyerName]")]).toEqual([
		[],
		null,
	]);
	expect([(await get(`${address}/workshops/999`)).status, (await get(`/t/${"z".repeat(22)}/workshops/order`)).status]).toEqual([404, 404]);
});

test("a paid registration is canceled on its order's page alone, which shows the refund; its holder is notified with a contact", async () => {
	const step = { step: "giveBack", workshop: ONE };
	const words = async () => texts((await page(`/t/${ana}/workshops`)).document, `[id="${ONE}"] details :is(p, a, button)`);
	const code = registrationOrder.split("/")[2];
	expect(await words()).toEqual([
		`You paid for it with order ${code}. Cancel on that order page, where you’ll see your refund first. The emails about the order link to it.`,
		"Find your order",
	]);
	expect((await post(`/t/${ana}/workshops`, step)).status).toBe(409);
	sql(site, `UPDATE ticket SET attendee_name = 'Ana Ek', attendee_email = 'ek@example.com' WHERE secret = '${ana}'`);
	expect(await words()).toEqual([`Ana Ruiz paid for it with order ${code} and can cancel it there. Let them know if you can’t come.`]);

	expect(texts((await page(registrationOrder)).document, `a[href="${registrationOrder}/cancel"]`)).toEqual(["Cancel your registration…"]);
	const { document } = await page(`${registrationOrder}/cancel`);
	expect([texts(document, "h1, #cancellation li, #cancellation > p"), texts(document, "#cancellation dd")]).toEqual([
		["Cancel your registration", title, "Your spot will then be available to others, and the attendee will be notified. This can’t be undone."],
		["$49.00 USD", "$39.20 USD"],
	]);
	const field = (name: string) => document.querySelector(`#cancellation input[name=${name}]`)?.getAttribute("value") ?? "";
	expect(redirectOf(await post(`${registrationOrder}/cancel`, { line: field("line"), expected: field("expected") }))).toEqual([303, registrationOrder]);
	expect(sql(site, "SELECT subject FROM mail WHERE recipient = 'ek@example.com'")).toEqual([{ subject: `Registration canceled: ${title}` }]);
	expect(buttons((await page(`/t/${ana}/workshops`)).document)).toEqual([`Register ($49.00 USD): ${title}`]);
	expect(texts((await page(registrationOrder)).document, 'main a[href="/workshops"]')).toEqual(["Order again"]);
});

test("a workshop whose price the form has not shown yet asks for confirmation once, with all input", async () => {
	const form = await formOf(orderingOf(cia), "#registration-order");
	const answer = await post(orderingOf(cia), { ...form, workshop: ONE, buyerName: "Cia Ek", buyerEmail: "cia@example.com", acceptsTerms: "on" });
	const document = parse(await answer.text());
	const again = controlsOf(document, "#registration-order");
	expect([answer.status, errors(document), again.workshop, again.shownItems, again.buyerEmail]).toEqual([
		422,
		["You’ve changed your order: the total is now $49.00 USD. Please check it and confirm."],
		ONE,
		ONE,
		"cia@example.com",
	]);
	expect((await post(orderingOf(cia), again)).status).toBe(303);
});
