import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

/** A site of its own, as its orders are counted. */
const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "box_office")) });
const PATH = "/admin/orders/new";
const FORM = "main form[method=post]";
const BUYER_WAITS = "No mail server is set up, so the email to the buyer stays in the outbox. Notify the buyer yourself, or give them a link to the order.";
const BUYER = { buyerName: "Ana Ruiz", buyerEmail: "ana@example.com", locale: "es" };

test("the box office sells a ticket for cash: a preview of the price, then the paid order", async () => {
	const typed = { ...(await boxOffice.formOf(PATH, FORM)), ...BUYER, "number.standard": "2", kind: "cash", attendees: "José Peña\n\nÅsa Öberg" };
	const shown = parse(await (await boxOffice.post(PATH, typed)).text());
	expect([texts(shown, "#by-hand button"), sql(site, `SELECT count(*) AS orders FROM "order"`)]).toEqual([
		["Add order: $598.00 USD received in cash"],
		[{ orders: 0 }],
	]);
	const expectedTotal = shown.querySelector("[name=expectedTotal]")?.getAttribute("value") ?? "";
	expect(shown.querySelector("textarea[name=attendees]")?.textContent).toBe(typed.attendees);
	const made = await boxOffice.post(PATH, { ...typed, expectedTotal });
	const [order] = sql(site, `SELECT code, state FROM "order"`);
	expect([redirectOf(made), order?.state]).toEqual([[303, `/admin/orders/${order?.code}`], "paid"]);
	expect(sql(site, "SELECT attendee_name AS name FROM ticket").map(({ name }) => name)).toEqual(["José Peña", "Åsa Öberg"]);
	expect(await (await boxOffice.document(`/admin/orders/${order?.code}`)).querySelector("main")?.textContent).toContain("Paid: $598.00 USD, cash");
});

test("errors are beside their fields, and all input is kept; the box office cannot give free tickets", async () => {
	const form = await boxOffice.formOf(PATH, FORM);
	const wrong = await boxOffice.post(PATH, {
		...form,
		"number.standard": "1",
		"number.business": "-1",
		kind: "invoice",
		buyerName: "Ana",
		buyerEmail: "ana",
		due: "2020-01-01",
	});
	const document = parse(await wrong.text());
	expect([wrong.status, texts(document, "[role=alert] a")]).toEqual([
		422,
		["Business: Enter a whole number, 0 or more.", expect.stringMatching(/^Email: /), "Payment due: Choose a day within a year, starting today."],
	]);
	expect([document.querySelector("[name='number.standard']")?.getAttribute("value"), texts(document, "main form li s")]).toEqual(["1", []]);
	const attendees = ["Ana Ruiz", "Bo Berg", "Cia Ek"].join("\n");
	const named = await boxOffice.post(PATH, { ...form, ...BUYER, "number.standard": "1", kind: "cash", attendees, expectedTotal: "29900" });
	const kept = parse(await named.text());
	expect([named.status, texts(kept, "#by-hand-attendees-error"), kept.querySelector("#by-hand-attendees")?.textContent]).toEqual([
		422,
		["There are more names than tickets."],
		attendees,
	]);
	expect((await boxOffice.post(PATH, { ...form, ...BUYER, "number.standard": "1", kind: "free" })).status).toBe(403);
	const free = { ...(await organizer.formOf(PATH, FORM)), ...BUYER, "number.standard": "1", kind: "free", expectedTotal: "0" };
	expect((await organizer.post(PATH, free)).status).toBe(303);
	expect(sql(site, `SELECT total, state FROM "order" ORDER BY id DESC LIMIT 1`)).toEqual([{ total: 0, state: "paid" }]);
});

test("ordering more than are left is rejected with a message", async () => {
	await organizer.post("/admin/tickets/business", { ...(await organizer.formOf("/admin/tickets/business")), capacity: "2" });
	const answer = await boxOffice.post(PATH, { ...(await boxOffice.formOf(PATH, FORM)), ...BUYER, "number.business": "3", kind: "transfer" });
	const document = parse(await answer.text());
	expect([answer.status, texts(document, "[role=alert] h2, [role=alert] p"), texts(document, "#by-hand p.text-danger")]).toEqual([
		422,
		["This order isn’t possible", "Business: only 2 left."],
		["Business: only 2 left."],
	]);
});

test("a buyer at the box office needs no email: the link is handed over, and the ticket is named there", async () => {
	const cash = { ...(await boxOffice.formOf(PATH, FORM)), "number.standard": "1", kind: "cash", buyerName: "Eva", buyerEmail: "", expectedTotal: "29900" };
	const given = parse(await (await boxOffice.post(PATH, cash)).text());
	const [address = ""] = texts(given, "dd");
	const [order] = sql(site, `SELECT id, code, email, state FROM "order" ORDER BY id DESC LIMIT 1`);
	expect([order?.email, order?.state, address]).toEqual(["", "paid", expect.stringContaining(`/orders/${order?.code}/`)]);
	expect(sql(site, `SELECT * FROM mail WHERE recipient = ''`)).toEqual([]);
	const [ticket] = sql(site, `SELECT ticket.id, secret FROM ticket JOIN order_line ON line_id = order_line.id WHERE order_id = ${order?.id}`);
	const naming = `/admin/orders/${order?.code}/tickets/${ticket?.id}/name`;
	expect((await boxOffice.post(naming, { ...(await boxOffice.formOf(naming, FORM)), name: " " })).status).toBe(422);
	await boxOffice.post(naming, { ...(await boxOffice.formOf(naming, FORM)), name: "Eva Berg" });
	expect(sql(site, `SELECT attendee_name AS name, secret FROM ticket WHERE id = ${ticket?.id}`)).toEqual([{ name: "Eva Berg", secret: ticket?.secret }]);
	const awaited = await boxOffice.post(PATH, { ...cash, kind: "invoice", attempt: "" });
	expect(texts(parse(await awaited.text()), "[role=alert] a")[0]).toBe("Email: This field is required.");
});

test("an organizer corrects the buyer; errors are beside their fields", async () => {
	const cash = { ...(await boxOffice.formOf(PATH, FORM)), ...BUYER, "number.standard": "1", kind: "cash", expectedTotal: "29900" };
	const [, at = ""] = redirectOf(await boxOffice.post(PATH, cash)) as [number, string];
	const buyer = await boxOffice.formOf(`${at}/buyer`, FORM);
	expect(Object.keys(buyer).filter((name) => name.startsWith("company"))).toEqual([]);
	const wrong = await boxOffice.post(`${at}/buyer`, { ...buyer, buyerEmail: "ana" });
	expect([wrong.status, texts(parse(await wrong.text()), "[role=alert] a")]).toEqual([422, [expect.stringMatching(/^Email: /)]]);
	const said = async (changed: object) =>
		texts((await boxOffice.follow(await boxOffice.post(`${at}/buyer`, { ...(await boxOffice.formOf(`${at}/buyer`, FORM)), ...changed }))).document, ".toast p");
	expect(await said({ buyerName: "Ana María Ruiz" })).toEqual(["Buyer changed", "Future emails use the new details."]);
	expect(await said({ buyerEmail: "new@example.com" })).toEqual(["Buyer changed", BUYER_WAITS]);
	expect(redirectOf(await boxOffice.post(`${at}/resend`, await boxOffice.formOf(`${at}/resend`, FORM)))).toEqual([303, at]);
	expect(sql(site, `SELECT count(*) AS mails FROM mail WHERE recipient = 'new@example.com'`)).toEqual([{ mails: 2 }]);
});
