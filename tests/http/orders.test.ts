import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { redirectOf, sql, visitorOf } from "../support/http.ts";
import { BUYER, orderBy } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const { page, get, post } = visitor;

beforeAll(() => {
	sql(site, "UPDATE ticket_tier SET price = 10000, capacity = 20, early_bird_price = NULL WHERE id = 'standard'");
	sql(site, "UPDATE event SET group_minimum = 5, group_discount = 10");
	sql(site, "INSERT INTO discount_code (id, percent, tiers, uses) VALUES ('PRESS', 100, '[]', 1)");
});

const formOf = (path: string) => visitor.formOf(path, "#order");
async function order(path: string, fields: Record<string, string> = {}) {
	const answer = await orderBy(visitor, path, fields);
	return { status: answer.status, location: answer.headers.get("location") ?? "", document: parse(await answer.text()) };
}
const problemsOf = (document: Document) => texts(document, "[role=alert] p, [role=alert] li");
/** Problems beside the choice, and lines of the summary. */
const CHOSEN = "#order-choice [role=status] li, #order-discountCode-error, #sum-title + ul > li";
const button = (document: Document) => texts(document, "#order button:not(.hidden)").at(-1);

test.each([
	["/tickets/order?standard=2", "Reserve for $200.00 USD", "Your 2 tickets are reserved", "$200.00 USD"],
	["/es/tickets/order?standard=2", "Apartar por $200.00 USD", "Tus 2 boletos están apartados", "$200.00 USD"],
	["/sv/tickets/order?standard=2", "Reservera för 200,00 USD", "Dina 2 biljetter är reserverade", "200,00 USD"],
])("%s: tickets are ordered in one form, and the order's page has payment instructions", async (path, submit, title, amount) => {
	const { document } = await page(path);
	expect(button(document)).toBe(submit);
	const { status, location } = await order(path, { "attendee.0.name": "Ana Ruiz" });
	expect([status, location]).toEqual([303, expect.stringMatching(/^(\/es|\/sv)?\/orders\/[A-Z0-9]{8}\/[\w-]{32}$/)]);
	const answer = await get(location);
	expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => answer.headers.get(name))).toEqual(["no-store", "noindex", "strict-origin"]);
	const ordered = parse(await answer.text());
	const code = location.match(/[A-Z0-9]{8}/)?.[0];
	expect([texts(ordered, "h1"), texts(ordered, "[aria-current=step]").length, texts(ordered, "#lines-title")[0]?.endsWith(code ?? "none")]).toEqual([
		[title],
		1,
		true,
	]);
	expect(texts(ordered, "main dd > span:first-child").slice(0, 3)).toEqual([amount, expect.stringMatching(/20\d\d/), code]);
	expect(namesOn(ordered)).toEqual(["Ana Ruiz", ""]);
});

const nameFields = (document: Document) => [...document.querySelectorAll("#tickets input[name^='name.']")];
const namesOn = (document: Document) => nameFields(document).map((input) => input.getAttribute("value"));
const typedBeside = (document: Document) => document.querySelector("#email input")?.getAttribute("value");
const typedIn = (document: Document, name: string) => document.querySelector(`#order [name="${name}"]`)?.getAttribute("value") ?? undefined;

test("errors are beside their fields, and all input is kept", async () => {
	const typed = {
		buyerName: "",
		buyerEmail: "ana@home",
		companyTaxArea: "eu",
		companyTaxId: "SE55667788",
		companyName: "Solmar",
		"attendee.1.name": "Per",
		discountCode: "nothing",
		acceptsTerms: "",
	};
	const form = { ...(await formOf("/tickets/order?standard=2")), ...typed };
	const { acceptsTerms: _, ...unticked } = form;
	const answer = await post("/tickets/order", unticked);
	const document = parse(await answer.text());
	expect([answer.status, document.title.startsWith("Error: ")]).toEqual([422, true]);
	expect(problemsOf(document)).toEqual([
		"This code isn’t valid, or it has been used up.",
		"Enter your name.",
		"Email: Enter an email address such as name@company.com.",
		"RFC, VAT or tax number: Enter a VAT number with the letters of its country, such as SE556677889901.",
		"Address: This field is required.",
		"Accept the terms of service to order.",
	]);
	expect(["buyerEmail", "companyName", "attendee.1.name", "discountCode", "standard"].map((name) => typedIn(document, name))).toEqual([
		"ana@home",
		"Solmar",
		"Per",
		"nothing",
		"2",
	]);
});

test("no mail greets anybody by a web address", async () => {
	const { status, document } = await order("/tickets/order?standard=1", {
		buyerName: "You won: http://evil.example",
		attendingMyself: "",
		"attendee.0.name": "www.evil.example",
	});
	expect([status, problemsOf(document)]).toEqual([
		422,
		["Your name: Enter a name, without a web or email address.", "Ticket 1: Standard, Name: Enter a name, without a web or email address."],
	]);
});

test("a name with an address is rejected on the order's page, too, and all input is kept", async () => {
	const { location } = await order("/tickets/order?standard=2", { "attendee.0.name": "Ana" });
	const { document: before } = await page(location);
	// Without scripts, the browser scrolls to the form again.
	expect(before.querySelector("#tickets form")?.getAttribute("action")).toBe(`${location}/names#tickets`);
	const [first = "", second = ""] = nameFields(before).map((input) => input.getAttribute("name") as string);
	const answer = await post(`${location}/names`, { [first]: "Ana Ruiz", [second]: "Bo@evil.example" });
	const document = parse(await answer.text());
	expect([answer.status, document.title.startsWith("Error: "), problemsOf(document)]).toEqual([
		422,
		true,
		["Ticket 2: Standard, Name: Enter a name, without a web or email address."],
	]);
	const typed = nameFields(document).map((input) => [input.getAttribute("value"), input.getAttribute("aria-invalid")]);
	expect(typed).toEqual([
		["Ana Ruiz", null],
		["Bo@evil.example", "true"],
	]);
	expect(document.querySelector(`[id="${document.querySelector("[role=alert] a")?.getAttribute("href")?.slice(1)}"]`)?.getAttribute("name")).toBe(second);
	expect([document.querySelector("details:has([aria-invalid])")?.hasAttribute("open"), namesOn((await page(location)).document)]).toEqual([true, ["Ana", ""]]);
});

test("attendees' names that are too long are named in the summary and beside their fields", async () => {
	const form = { ...(await formOf("/tickets/order?standard=3")), "attendee.0.name": "Ana", "attendee.2.name": "x".repeat(201) };
	const document = parse(await (await post("/tickets/order", { ...form, buyerName: "Ana", buyerEmail: "ana@example.com", acceptsTerms: "on" })).text());
	expect(problemsOf(document)).toEqual(["Ticket 3: Standard, Name: This is too long. Please shorten it."]);
	const [link] = document.querySelectorAll("[role=alert] a");
	expect([document.querySelector("[aria-invalid=true]")?.getAttribute("name"), `#${document.querySelector("[aria-invalid=true]")?.id}`]).toEqual([
		"attendee.2.name",
		link?.getAttribute("href"),
	]);
});

test("a sold-out ticket is reported to its buyer, and an order number of somebody else in the address is ignored", async () => {
	const said = async (query: string) => texts((await page(`/tickets/order?${query}`)).document, CHOSEN);
	expect([await said("standard=1&ref=3"), await said("standard=1&gone=3&discountCode=")]).toEqual([
		["1 × Standard$100.00 USD"],
		["A ticket you chose is no longer on sale.", "1 × Standard$100.00 USD"],
	]);
});

test("unavailable tickets are named and cost nothing, and the rest is ordered", async () => {
	const { document } = await page("/tickets/order?vip=1&standard=1");
	expect([texts(document, CHOSEN), button(document)]).toEqual([["VIP is not on sale.", "1 × Standard$100.00 USD"], "Reserve for $100.00 USD"]);
	const alone = (await page("/es/tickets/order?vip=1")).document;
	expect([texts(alone, CHOSEN), button(alone)]).toEqual([["VIP no está a la venta."], "Elige tus boletos"]);
	expect((await order("/tickets/order?vip=1&standard=1")).status).toBe(303);
});

test("without JavaScript a button recalculates the price and keeps the input", async () => {
	const form = { ...(await formOf("/tickets/order?standard=1")), standard: "5", buyerName: "Ana", update: "1" };
	const answer = await post("/tickets/order", { ...form, besides: "ABCDEFGH" });
	const document = parse(await answer.text());
	expect(typedIn(document, "besides")).toBe("ABCDEFGH");
	expect([answer.status, button(document), document.querySelector("[name=buyerName]")?.getAttribute("value")]).toEqual([200, "Reserve for $450.00 USD", "Ana"]);
	expect(texts(document, "section[aria-labelledby=sum-title] li")).toEqual([
		"5 × Standard, group discount ($100.00 USD $90.00 USD instead of $100.00 USD)$450.00 USD",
	]);
});

test("other quantities than those priced ask for confirmation once, with a field for each ticket and all input", async () => {
	const form = await formOf("/tickets/order?standard=2");
	const typed = {
		...BUYER,
		"attendee.0.name": "Ana",
		"attendee.1.name": "Bo",
		companyTaxArea: "elsewhere",
		companyName: "Ruiz LLC",
		companyAddress: "1 Main Street",
	};
	const answer = await post("/tickets/order", { ...form, ...typed, standard: "1", business: "1", "student-academic": "1" });
	const document = parse(await answer.text());
	expect([answer.status, problemsOf(document), button(document)]).toEqual([
		422,
		["You’ve changed your order: the total is now $848.00 USD. Please check it and confirm."],
		"Reserve for $848.00 USD",
	]);
	const again = controlsOf(document, "#order");
	const attendees = (index: number) => Object.fromEntries(["name", "email", "company", "jobTitle", "country"].map((part) => [`attendee.${index}.${part}`, ""]));
	expect([texts(document, "#order-attendees fieldset > legend"), again]).toEqual([
		["Ticket 1: Standard", "Ticket 2: Business", "Ticket 3: Student & academic"],
		{
			...attendees(2),
			...form,
			...typed,
			companyTaxId: "",
			...{ standard: "1", business: "1", "student-academic": "1", expectedTotal: "84800", shownItems: "standard business student-academic" },
		},
	]);
	expect((await post("/tickets/order", again)).status).toBe(303);
});

test("other tickets at the same price count as a change, and an unchanged price asks for no confirmation", async () => {
	sql(site, "INSERT INTO discount_code (id, percent, tiers) VALUES ('NONE-OFF', 10, '[\"vip\"]')");
	const form = { ...(await formOf("/tickets/order?standard=1")), ...BUYER };
	sql(site, "UPDATE ticket_tier SET price = 10000 WHERE id = 'business'");
	const other = await post("/tickets/order", { ...form, standard: "", business: "1" });
	sql(site, "UPDATE ticket_tier SET price = 59900 WHERE id = 'business'");
	expect(other.status).toBe(422);
	expect((await post("/tickets/order", { ...form, discountCode: "none-off" })).status).toBe(303);
});

test("a code for a full discount gives tickets at once, once", async () => {
	const path = "/tickets/order?standard=1&discountCode=press";
	expect(button((await page(path)).document)).toBe("Get ticket");
	const { location } = await order(path, { buyerEmail: "press@example.com" });
	const { document } = await page(location);
	expect([texts(document, "h1"), texts(document, "[aria-current=step]")]).toEqual([["Your Standard ticket is ready"], []]);
	expect(texts(document, "section[aria-labelledby=cancellation-title] > p").join()).toMatch(
		/^You can cancel your ticket (here|until .*)\. Nothing was paid, so there is nothing to refund\.$/,
	);
	const [mail] = sql(site, "SELECT body FROM mail WHERE subject LIKE 'Your ticket for%' ORDER BY id DESC");
	expect([String(mail?.body).includes("There is nothing to pay."), /invoice|is paid/.test(String(mail?.body))]).toEqual([true, false]);
	const ticket = document.querySelector('a[href^="/t/"]:not([href$=workshops])')?.getAttribute("href") ?? "";
	expect(ticket).toMatch(/^\/t\/[\w-]{22}$/);
	const shown = await page(ticket);
	expect([
		texts(shown.document, "h1"),
		texts(shown.document, "main article > p, main dd").slice(0, 2),
		shown.document.querySelector("svg[role=img] path") !== null,
	]).toEqual([["Your ticket"], ["Standard", "Ana Ruiz"], true]);
	expect(shown.document.body.textContent).not.toContain("ana@example.com");
	expect(problemsOf((await order(path)).document)).toEqual(["This code isn’t valid, or it has been used up."]);
});

test("a late buyer sees what is left, and the input is kept", async () => {
	const form = await formOf("/tickets/order?standard=3");
	sql(site, "UPDATE ticket_tier SET capacity = (SELECT count(*) + 1 FROM order_line WHERE item_id = 'standard') WHERE id = 'standard'");
	const names = { "attendee.0.name": "Ana", "attendee.1.name": "Bo", "attendee.2.name": "Cia" };
	const answer = await post("/tickets/order", { ...form, ...BUYER, ...names });
	const document = parse(await answer.text());
	const namesIn = (read: Document) =>
		[0, 1, 2].map((index) => [typedIn(read, `attendee.${index}.name`), read.querySelector(`[name="attendee.${index}.name"]`)?.getAttribute("type")]);
	expect(namesIn(document)).toEqual([
		["Ana", null],
		["Bo", "hidden"],
		["Cia", "hidden"],
	]);
	expect([answer.status, problemsOf(document)]).toEqual([
		422,
		["Only 1 Standard ticket is left. We’ve adjusted your order to what’s left: $100.00 USD. Please check it and confirm."],
	]);
	expect([typedIn(document, "standard"), typedIn(document, "buyerName"), button(document), texts(document, "#order-standard-about")]).toEqual([
		"1",
		"Ana Ruiz",
		"Reserve for $100.00 USD",
		["$100.00 USD1 left"],
	]);
	const rest = { ...controlsOf(document, "#order"), attempt: "b".repeat(22) };
	expect((await post("/tickets/order", rest)).status).toBe(303);
	const none = parse(await (await post("/tickets/order", { ...form, ...BUYER, ...names, attempt: "a".repeat(22) })).text());
	expect(texts(none, "#order div.wrap-anywhere")).toEqual(["You also entered these names. They’re kept here until there is a ticket for them: Ana, Bo, Cia"]);
	expect([problemsOf(none), button(none), texts(none, "[name=standard]")]).toEqual([["There are no Standard tickets left."], "Choose your tickets", []]);
	sql(site, "UPDATE ticket_tier SET capacity = NULL, price = 20000 WHERE id = 'standard'");
	const dearer = parse(await (await post("/tickets/order", { ...form, ...BUYER })).text());
	expect(problemsOf(dearer)).toEqual(["The price has changed: your total is now $600.00 USD. Please check it and confirm."]);
	expect([button(dearer), dearer.querySelector("[name=expectedTotal]")?.getAttribute("value")]).toEqual(["Reserve for $600.00 USD", "60000"]);
	sql(site, "UPDATE ticket_tier SET price = 10000 WHERE id = 'standard'");
	sql(site, "DELETE FROM stock_status");
});

test("after the sale of every tier or the summit has ended, the form's page says so", async () => {
	const said = async (path: string) => texts((await page(path)).document, "main .heading, main .heading + p");
	sql(site, "UPDATE ticket_tier SET sale_end = '2024-01-01'");
	expect(await said("/tickets/order?standard=1")).toEqual(["Ticket sales have ended", "Write to us, and we’ll help you."]);
	sql(site, "UPDATE ticket_tier SET sale_end = NULL");
	sql(site, "UPDATE event SET phase = 'dates'");
	expect((await said("/sv/tickets/order"))[0]).toBe("Biljettförsäljningen är avslutad");
	sql(site, "UPDATE event SET phase = 'before'");
});

test("with nothing chosen the button names no price, and prices the form instead of ordering", async () => {
	const { document } = await page("/tickets/order");
	expect([button(document), texts(document, "main").join().includes("$0.00")]).toEqual(["Choose your tickets", false]);
	const names = (read: Document) => [...read.querySelectorAll(".order-bar button")].map((one) => one.getAttribute("name"));
	expect([names(document), names((await page("/tickets/order?standard=1")).document)]).toEqual([["update"], [null]]);
	const updated = parse(await (await post("/tickets/order", { ...(await formOf("/tickets/order")), update: "1" })).text());
	expect(texts(updated, CHOSEN)).toEqual(["Choose at least one ticket."]);
	const form = { ...(await formOf("/tickets/order")), ...BUYER };
	expect(problemsOf(parse(await (await post("/tickets/order", form)).text()))).toEqual(["Choose at least one ticket."]);
	const known = await formOf("/tickets/order?standard=1");
	sql(site, "INSERT INTO discount_code (id, percent, tiers) VALUES ('TENTH', 10, '[]')");
	const byCode = parse(await (await post("/tickets/order", { ...known, ...BUYER, discountCode: "tenth" })).text());
	expect(problemsOf(byCode)).toEqual(["With your code, your total is $90.00 USD. Please check it and confirm."]);
});

test("an expired order is repeated by its form as it was filled in, at today's price", async () => {
	const company = { companyTaxArea: "elsewhere", companyName: "Ruiz LLC", companyAddress: "1 Main Street" };
	const { location } = await order("/tickets/order?standard=2", { "attendee.0.name": "Ana Ruiz", "attendee.1.name": "Bo Ek", ...company });
	sql(site, `UPDATE "order" SET expires_at = '2026-01-01T00:00:00.000Z' WHERE code = ?`, location.split("/")[2]);
	const again = `${location}/again`;
	expect((await page(location)).document.querySelector("main a.button[href$='/again']")?.getAttribute("href")).toBe(again);
	sql(site, "UPDATE ticket_tier SET price = 11000 WHERE id = 'standard'");
	const answer = await get(again);
	const document = parse(await answer.text());
	sql(site, "UPDATE ticket_tier SET price = 10000 WHERE id = 'standard'");
	const names = ["standard", "buyerName", "buyerEmail", "attendee.0.name", "attendee.1.name", "companyName"];
	expect([answer.headers.get("cache-control"), button(document), names.map((name) => typedIn(document, name))]).toEqual([
		"no-store",
		"Reserve for $220.00 USD",
		["2", "Ana Ruiz", "ana@example.com", "Ana Ruiz", "Bo Ek", "Ruiz LLC"],
	]);
});

test("another form of the same browser names the previous order, and makes a second one when it is sent again", async () => {
	const ordering = async (more: Record<string, string>, Cookie: string) =>
		visitorOf(site, { Cookie }).post("/tickets/order", { ...(await formOf("/tickets/order?standard=1")), ...BUYER, ...more });
	const first = await ordering({}, "");
	const [cookie = ""] = first.headers.get("set-cookie")?.split(";") ?? [];
	expect(first.headers.get("set-cookie")).toMatch(/^ordered=[\w-]{22}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
	const code = first.headers.get("location")?.match(/[A-Z0-9]{8}/)?.[0] ?? "";
	const again = await ordering({}, cookie);
	const document = parse(await again.text());
	expect([again.status, problemsOf(document), texts(document, "#order a[href*='/orders/']"), typedIn(document, "besides")]).toEqual([
		409,
		[`You’ve already placed order ${code}, which remains valid. To order these tickets as well, send the form again.`],
		[`See order ${code}`],
		code,
	]);
	const other = parse(await (await ordering({ buyerEmail: "bo@example.com" }, cookie)).text());
	expect([...other.querySelectorAll("#order a[href*='/orders']")].map((link) => link.getAttribute("href"))).toEqual(["/orders"]);
	expect((await ordering({ besides: code }, cookie)).status).toBe(303);
	sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL WHERE code = '${code}'`);
	expect((await ordering({}, cookie)).status).toBe(303);
});

test("a form sent twice is one order", async () => {
	const form = { ...(await formOf("/tickets/order?standard=1")), ...BUYER };
	const codes = (await Promise.all([post("/tickets/order", form), post("/tickets/order", form)])).map(
		(answer) => answer.headers.get("location")?.match(/[A-Z0-9]{8}/)?.[0],
	);
	expect([typeof codes[0], codes[1]]).toEqual(["string", codes[0]]);
});

test("on its page attendees are named, and an unpaid order is canceled", async () => {
	const { location } = await order("/tickets/order?standard=2");
	const { document } = await page(location);
	const [first = ""] = nameFields(document).map((input) => input.getAttribute("name") ?? "");
	expect(redirectOf(await post(`${location}/names`, { [first]: "  Per   Berg " }))).toEqual([303, `${location}?done=names#tickets`]);
	const said = await page(`${location}?done=names`);
	expect(texts(said.document, "main [role=status]")).toContain("Saved.");
	expect(namesOn((await page(location)).document)[0]).toBe("Per Berg");
	sql(site, "UPDATE sales_setting SET names_days = 0");
	sql(site, "UPDATE event SET phase = 'dates'");
	const late = await post(`${location}/names`, { [first]: "Too Late" });
	const { document: over } = await page(location);
	sql(site, "UPDATE event SET phase = 'before'");
	expect([
		redirectOf(late),
		texts(over, "#tickets").join().includes("Names can no longer be changed here."),
		texts(over, "main [role=status]").filter(Boolean),
	]).toEqual([[303, `${location}?done=namesPartly#tickets`], true, []]);
	expect(redirectOf(await post(`${location}/cancel`))).toEqual([303, location]);
	const canceled = await page(location);
	expect([texts(canceled.document, "h1"), canceled.document.querySelector("form[action$='/cancel']")]).toEqual([["Your order is canceled"], null]);
});

test("each buyer action has its own address; the order's accepts no form, and a GET of an action changes nothing", async () => {
	const { location } = await order("/es/tickets/order?standard=1");
	const own = await post(location, { cancel: "1" });
	expect([own.status, own.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	const [drawing, leading] = [
		["/names", "/email"],
		["/transfer", "/checkout", "/cancel"],
	].map((verbs) => verbs.map((verb) => location + verb)) as [string[], string[]];
	expect(await Promise.all(leading.map(async (path) => redirectOf(await get(path))))).toEqual(leading.map(() => [303, location]));
	const title = texts((await page(location)).document, "h1");
	expect(await Promise.all(drawing.map(async (path) => texts((await page(path)).document, "h1")))).toEqual(drawing.map(() => title));
	// The order does not wait for a card payment, and cards are not accepted here.
	expect([redirectOf(await post(`${location}/transfer`)), redirectOf(await post(`${location}/checkout`))]).toEqual([
		[303, location],
		[303, location],
	]);
	expect(texts((await page(location)).document, "h1")).toEqual(["Tu boleto Estándar está apartado"]);
	const unknown = [...drawing, ...leading].map((path) => path.replace(/[\w-]{32}/, "x".repeat(32)));
	const answers = await Promise.all(unknown.flatMap((path) => [get(path), post(path)]));
	expect(await Promise.all(answers.map(async (answer) => [answer.status, texts(parse(await answer.text()), "h1")]))).toEqual(
		answers.map(() => [404, ["404 Página no encontrada"]]),
	);
});

test("the email of an unpaid order is corrected up to three times and emailed again; links sent elsewhere no longer open the order", async () => {
	const { location } = await order("/tickets/order?standard=1", { buyerEmail: "edda@example.com" });
	const code = location.split("/")[2] as string;
	const correct = (buyerEmail: string) => post(`${location}/email`, { buyerEmail });
	const refused = parse(await (await correct("nobody")).text());
	expect([problemsOf(refused), typedBeside(refused), refused.querySelector("#email details")?.hasAttribute("open")]).toEqual([
		["Correct email address: Enter an email address such as name@company.com."],
		"nobody",
		true,
	]);
	const mailed = () => sql(site, "SELECT recipient, body FROM mail WHERE subject LIKE ? ORDER BY id", `%${code}: payment must arrive%`);
	const linkIn = (mail: { body?: unknown } | undefined) => String(mail?.body).match(/\/orders\/[A-Z0-9]{8}\/[\w-]{32}/)?.[0] ?? "";
	expect((await get(linkIn(mailed()[0]))).status).toBe(200);
	for (const name of ["edda.b", "edda.c", "edda.d"]) expect(redirectOf(await correct(`${name}@example.com`))).toEqual([303, `${location}?done=email#email`]);
	const [first, ...others] = mailed();
	expect([others.map(({ recipient }) => recipient), (await get(linkIn(first))).status, (await get(linkIn(others.at(-1)))).status]).toEqual([
		["edda.b@example.com", "edda.c@example.com", "edda.d@example.com"],
		404,
		200,
	]);
	expect(texts((await page(`${location}?done=email`)).document, "#email")).toEqual(["Saved: edda.d@example.com."]);
	expect(redirectOf(await correct("edda.e@example.com"))).toEqual([303, `${location}?done=emailOver#email`]);
	expect([texts((await page(`${location}?done=emailOver`)).document, "#email"), mailed().length]).toEqual([
		["The address can’t be changed here anymore. Write to us, and we’ll correct it."],
		4,
	]);
});

test("an order that was paid meanwhile is not canceled by the button for unpaid ones", async () => {
	const { location } = await order("/tickets/order?standard=1");
	sql(site, `UPDATE "order" SET state = 'paid', paid_at = created_at, expires_at = NULL WHERE code = ?`, location.split("/")[2]);
	expect([(await post(`${location}/cancel`)).status, texts((await page(location)).document, "h1")]).toEqual([409, ["Your Standard ticket is paid for"]]);
});

test("a form from another site orders nothing", async () => {
	const form = { ...(await formOf("/tickets/order?standard=1")), ...BUYER };
	const elsewhere = visitorOf(site, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
	const count = () => sql(site, 'SELECT count(*) AS n FROM "order"')[0]?.n;
	const before = count();
	expect([(await elsewhere.post("/tickets/order", form)).status, count()]).toEqual([403, before]);
});

test("the answer about a lost link is the same whether or not there is an order; without mail it names a contact", async () => {
	expect(texts((await page("/orders")).document, "main p")).toContain("This site doesn’t send email. Write to us, and we’ll give you a new link.");
	const answers = await Promise.all(["ana@example.com", "nobody@example.com"].map(async (email) => redirectOf(await post("/orders", { email }))));
	expect(answers).toEqual([
		[303, "/orders?sent=1"],
		[303, "/orders?sent=1"],
	]);
});

test("one address cannot reserve every ticket: after 120 tickets in an hour it is throttled", async () => {
	const send = (form: Record<string, string>) => post("/tickets/order", form, { "X-Forwarded-For": "10.66.0.2" });
	const form = async () => ({ ...(await formOf("/tickets/order?business=30")), ...BUYER });
	const [first, ...others] = [await form(), await form(), await form(), await form(), await form()];
	// A resent form counts once.
	const answers = [await send(first), await send(first), await send(first)];
	for (const other of others) answers.push(await send(other));
	answers.push(await send(first));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303, 429, 303]);
	const late = answers[6] as Response;
	expect([late.headers.get("retry-after"), late.headers.get("cache-control")]).toEqual([expect.stringMatching(/^3[56]\d\d$/), "no-store"]);
	expect(problemsOf(parse(await late.text()))).toEqual([
		expect.stringMatching(/^Too many tickets have been ordered from your network in the past hour. Try again in (59|60) minutes\.$/),
	]);
});

test("the address of a code says what it gives, and chooses the only tier it is for", async () => {
	sql(
		site,
		"INSERT INTO discount_code (id, percent, amount, tiers) VALUES ('GUEST', 100, NULL, '[\"business\"]'), ('TEN', NULL, 1000, '[]'), ('LITTLE', 5, NULL, '[\"standard\"]')",
	);
	const said = async (path: string) => {
		const { document } = await page(path);
		return [
			...texts(document, "#order-choice [role=status] :is(p, li), #order-discountCode-error"),
			...texts(document, "#sum-title + ul > li"),
			document.querySelector("details:has([name=discountCode])")?.hasAttribute("open"),
		];
	};
	const languages = await Promise.all(["", "/es", "/sv"].map((language) => said(`${language}/tickets/order?discountCode=guest`)));
	expect(languages.map(([words]) => words)).toEqual([
		"Code GUEST: free tickets (Business).",
		"Código GUEST: boletos sin costo (Empresarial).",
		"Kod GUEST: kostnadsfria biljetter (Business).",
	]);
	expect(languages[0]?.slice(1)).toEqual(["1 × Business, code GUEST ($599.00 USD $0.00 USD instead of $599.00 USD)$0.00 USD", true]);
	expect([
		await said("/tickets/order?discountCode=ten"),
		await said("/tickets/order?standard=2&discountCode=guest"),
		await said("/tickets/order?discountCode=none"),
	]).toEqual([
		["Code TEN: $10.00 USD off each ticket.", true],
		["Code GUEST: free tickets (Business).", "2 × Standard$200.00 USD", true],
		["This code isn’t valid, or it has been used up.", true],
	]);
	sql(site, "UPDATE ticket_tier SET early_bird_price = 9000 WHERE id = 'standard'");
	sql(site, "UPDATE event SET early_bird_until = '2099-12-31'");
	const early = await page("/tickets/order?discountCode=little");
	sql(site, "UPDATE ticket_tier SET early_bird_price = NULL WHERE id = 'standard'");
	sql(site, "UPDATE event SET early_bird_until = '2024-12-31'");
	expect([
		texts(early.document, "#order-choice [role=status] p"),
		texts(early.document, "#order-standard-about"),
		early.response.headers.get("cache-control"),
	]).toEqual([
		["Code LITTLE: 5% off each ticket (Standard). The early-bird price is lower, so it applies instead."],
		["$100.00 $90.00 USD instead of $100.00 USDEarly bird until December 31, 2099"],
		"no-store",
	]);
});

test("eight people are named by a pasted list, with two workshops each and others for one, in one order", async () => {
	const [leak, soil, pilot] = ["hear-the-leak", "hands-in-the-soil", "eyes-under-water"];
	const { document: empty } = await page("/tickets/order?standard=8");
	const numbers = [...empty.querySelectorAll("[name='everyone.workshop']")].map((box) => box.getAttribute("value"));
	const people = Array.from({ length: 8 }, (_, index) => `Person ${index + 1};p${index + 1}@example.com;Solmar`);
	const list = ["Name;Email;Company;Workshops", `${people[0]};${numbers.indexOf(pilot) + 1}`, ...people.slice(1)].join("\n");
	const typed = Object.entries({ ...controlsOf(empty, "#order"), ...BUYER, pasted: list });
	const chosen = [leak, soil].map((id) => ["everyone.workshop", id] as [string, string]);
	const filled = parse(await (await post("/tickets/order", [...typed, ...chosen, ["update", "1"]])).text());
	expect([typedIn(filled, "attendee.7.email"), texts(filled, "[name=pasted]"), typedIn(filled, "attendee.0.own"), button(filled)]).toEqual([
		"p8@example.com",
		[""],
		"1",
		"Reserve for $1,745.00 USD",
	]);
	expect([texts(filled, "#order-attendees [role=status]"), filled.querySelectorAll("#order-attendees details[open] [name$=company]").length]).toEqual([
		["8 people taken from your list"],
		0,
	]);
	expect(texts(filled, "#sum-title + ul > li")).toEqual([
		"8 × Standard, group discount ($100.00 USD $90.00 USD instead of $100.00 USD)$720.00 USD",
		"1 × Eyes under water: program an inspection robot$129.00 USD",
		"7 × Hear the leak: your first water sensor$343.00 USD",
		"7 × Get your hands in the soil$553.00 USD",
	]);
	const boxes = [...filled.querySelectorAll("#order input[type=checkbox][checked]")].map(
		(box) => [box.getAttribute("name") ?? "", box.getAttribute("value") ?? "on"] as [string, string],
	);
	const plain = Object.entries(controlsOf(filled, "#order")).filter(([name]) => !name.endsWith("workshop"));
	const answer = await post("/tickets/order", [...plain, ...boxes.filter(([name]) => name.endsWith("workshop"))]);
	const code = answer.headers.get("location")?.match(/[A-Z0-9]{8}/)?.[0];
	const tickets = sql(
		site,
		`SELECT attendee_name AS name, attendee_email AS email, company, group_concat(workshop_id) AS workshops FROM ticket
		 JOIN order_line ON order_line.id = ticket.line_id JOIN "order" ON "order".id = order_id LEFT JOIN workshop_registration ON ticket_id = ticket.id
		 WHERE code = ? GROUP BY ticket.id ORDER BY ticket.id`,
		code,
	);
	expect(tickets.map(({ name, email, company, workshops }) => [name, email, company, String(workshops).split(",").sort()])).toEqual(
		people.map((line, index) => [...line.split(";"), index === 0 ? [pilot] : [soil, leak]]),
	);
	sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL WHERE code = ?`, code);
});

test("each wrong line of a pasted list is named by its number, and nothing of it is taken", async () => {
	const form = {
		...(await formOf("/sv/tickets/order?standard=3")),
		...BUYER,
		"attendee.0.name": "Ana",
		pasted: "Bo;bo@example.com\nCia;cia@home\n;dag@example.com",
	};
	const [updated, sent] = await Promise.all([post("/sv/tickets/order", { ...form, update: "1" }), post("/sv/tickets/order", form)]);
	for (const answer of [updated, sent]) {
		const document = parse(await answer.text());
		expect([texts(document, "#order-pasted-error"), typedIn(document, "attendee.0.name"), texts(document, "[name=pasted]")[0]?.startsWith("Bo;")]).toEqual([
			["Rad 2: cia@home är ingen e-postadress. Rad 3: namnet saknas eller innehåller en webb- eller e-postadress."],
			"Ana",
			true,
		]);
	}
	expect([updated.status, sent.status]).toEqual([200, 422]);
});

test("up to five tickets choose workshops one by one; clashes are marked, included ones cost nothing, and full ones name the waiting list", async () => {
	const [leak, soil] = ["hear-the-leak", "hands-in-the-soil"];
	sql(site, "UPDATE workshop SET max_attendees = 1 WHERE id = 'eyes-under-water'");
	sql(
		site,
		"INSERT INTO workshop_registration (ticket_id, workshop_id, state, created_at, notified) SELECT max(id), 'eyes-under-water', 'registered', '2025-01-01T00:00:00.000Z', '{}' FROM ticket",
	);
	const form = await formOf("/tickets/order?standard=1&business=1");
	const typed = Object.entries({ ...form, ...BUYER, update: "1" });
	const chosen = [0, 0, 1].map((ticket, index) => [`attendee.${ticket}.workshop`, index === 1 ? soil : leak] as [string, string]);
	const document = parse(await (await post("/tickets/order", [...typed, ...chosen])).text());
	sql(site, "DELETE FROM workshop_registration WHERE created_at = '2025-01-01T00:00:00.000Z'");
	sql(site, "UPDATE workshop SET max_attendees = 12 WHERE id = 'eyes-under-water'");
	const rows = (ticket: number, words: string) =>
		texts(document, `#order-attendees fieldset:nth-of-type(${ticket + 1}) li`).filter((row) => row.includes(words));
	expect([rows(0, "At the same time as").length, rows(0, "your first water sensorW")[0], rows(1, "your first water sensorW")[0]]).toEqual([
		2,
		expect.stringContaining("$49.00 USD"),
		expect.stringContaining("Included"),
	]);
	expect([rows(0, "Eyes under")[0], document.querySelector("[value=eyes-under-water]"), button(document)]).toEqual([
		expect.stringContaining("full, with your ticket you can join the waiting list"),
		null,
		"Reserve for $827.00 USD",
	]);
	const unpriced = await post("/tickets/order", [...typed.filter(([name]) => name !== "update"), ...chosen]);
	expect([unpriced.status, problemsOf(parse(await unpriced.text()))]).toEqual([
		422,
		["You’ve changed your order: the total is now $827.00 USD. Please check it and confirm."],
	]);
});

test("from six tickets to five, each keeps the workshops that were chosen for all, and back at six they are for all again", async () => {
	const form = await formOf("/tickets/order?standard=6");
	const answer = await post("/tickets/order", { ...form, ...BUYER, standard: "5", "everyone.workshop": "hear-the-leak", update: "1" });
	const document = parse(await answer.text());
	expect([...document.querySelectorAll("[value=hear-the-leak]")].map((box) => box.hasAttribute("checked"))).toEqual(Array(5).fill(true));
	const five = Object.entries({ ...controlsOf(document, "#order"), standard: "6", update: "1" }).filter(([name]) => !name.endsWith("workshop"));
	const chosen = (tickets: number[]) => tickets.map((ticket) => [`attendee.${ticket}.workshop`, "hear-the-leak"] as [string, string]);
	const sixAfter = async (tickets: number[]) => {
		const again = parse(await (await post("/tickets/order", [...five, ...chosen(tickets)])).text());
		return [
			again.querySelector("[name='everyone.workshop'][value=hear-the-leak]")?.hasAttribute("checked"),
			[...again.querySelectorAll("[name$='.own']")].map((own) => own.getAttribute("name")),
			texts(again, "#sum-title + ul > li").at(-1)?.slice(0, 3),
		];
	};
	expect([await sixAfter([0, 1, 2, 3, 4]), await sixAfter([0, 1, 3]), await sixAfter([1])]).toEqual([
		[true, [], "6 ×"],
		[true, ["attendee.2.own", "attendee.4.own"], "4 ×"],
		[false, ["attendee.1.own"], "1 ×"],
	]);
});

test("a single ticket is the buyer's unless they say otherwise, and names can come later", async () => {
	const attendeesOf = async (path: string, fields: Record<string, string>) => {
		const code = (await order(path, fields)).location.match(/[A-Z0-9]{8}/)?.[0];
		return sql(
			site,
			`SELECT attendee_name AS name, attendee_email AS email FROM ticket JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE code = ? ORDER BY ticket.id`,
			code,
		);
	};
	const bo = { "attendee.0.name": "Bo Ek", "attendee.0.email": "bo@example.com" };
	expect([
		await attendeesOf("/tickets/order?standard=1", {}),
		await attendeesOf("/tickets/order?standard=1", { ...bo, attendingMyself: "" }),
		await attendeesOf("/tickets/order?standard=2", bo),
		await attendeesOf("/tickets/order?standard=2", { ...bo, namesLater: "on" }),
	]).toEqual([
		[{ name: "Ana Ruiz", email: "ana@example.com" }],
		[{ name: "Bo Ek", email: "bo@example.com" }],
		[
			{ name: "Bo Ek", email: "bo@example.com" },
			{ name: null, email: null },
		],
		[
			{ name: null, email: null },
			{ name: null, email: null },
		],
	]);
});

test("a misspelled email address is asked about once, and kept or corrected", async () => {
	const form = { ...(await formOf("/tickets/order?standard=1")), ...BUYER, buyerEmail: "ana@gmial.con" };
	const asked = await post("/tickets/order", form);
	const document = parse(await asked.text());
	expect([asked.status, texts(document, "#order [role=alert][data-error-summary] :is(h2, p, button)")]).toEqual([
		422,
		["Is this email address right?", "ana@gmial.con – did you mean ana@gmail.com?", "Correct", "Keep"],
	]);
	const again = controlsOf(document, "#order");
	const emailOf = async (fields: Record<string, string>) => {
		const code = (await post("/tickets/order", { ...again, acceptsTerms: "on", ...fields })).headers.get("location")?.match(/[A-Z0-9]{8}/)?.[0];
		return sql(site, `SELECT email FROM "order" WHERE code = ?`, code);
	};
	expect([await emailOf({ attempt: "k".repeat(22) }), await emailOf({ attempt: "c".repeat(22), correctEmails: "ana@gmial.con" })]).toEqual([
		[{ email: "ana@gmial.con" }],
		[{ email: "ana@gmail.com" }],
	]);
});

test("a pasted address, and those corrected on the order's page, are asked about as well", async () => {
	const QUESTION = "[role=alert][data-error-summary] :is(p, button)";
	const asks = (typed: string, meant: string) => [`${typed} – did you mean ${meant}?`, "Correct", "Keep"];
	const form = { ...(await formOf("/tickets/order?standard=2")), ...BUYER, pasted: "Bo Ek, bo@hotmial.com\nCia Ek, cia@example.com" };
	const pasted = parse(await (await post("/tickets/order", form)).text());
	expect(texts(pasted, `#order ${QUESTION}`)).toEqual(asks("bo@hotmial.com", "bo@hotmail.com"));
	const answer = await post("/tickets/order", { ...controlsOf(pasted, "#order"), acceptsTerms: "on", correctEmails: "bo@hotmial.com" });
	const location = answer.headers.get("location") ?? "";
	const opened = (await page(location)).document;
	const typed = Object.fromEntries(
		[...opened.querySelectorAll("#tickets input")].map((input) => [input.getAttribute("name"), input.getAttribute("value") ?? ""]),
	);
	const [first = "", second = ""] = Object.keys(typed).filter((name) => name.startsWith("email."));
	expect([typed[first], typed[second]]).toEqual(["bo@hotmail.com", "cia@example.com"]);

	const changed = { ...typed, [second]: "cia@gmial.com" };
	const asked = parse(await (await post(`${location}/names`, changed)).text());
	expect([texts(asked, `#tickets ${QUESTION}`), controlsOf(asked, "#tickets form")[second]]).toEqual([asks("cia@gmial.com", "cia@gmail.com"), "cia@gmial.com"]);
	expect(redirectOf(await post(`${location}/names`, { ...controlsOf(asked, "#tickets form"), correctEmails: "cia@gmial.com" }))).toEqual([
		303,
		`${location}?done=names#tickets`,
	]);
	const emails = sql(site, "SELECT attendee_email AS email FROM ticket ORDER BY id DESC LIMIT 1");
	expect(emails).toEqual([{ email: "cia@gmail.com" }]);

	const corrected = parse(await (await post(`${location}/email`, { buyerEmail: "ana@gmial.con" })).text());
	expect(texts(corrected, `#email ${QUESTION}`)).toEqual(asks("ana@gmial.con", "ana@gmail.com"));
	expect(redirectOf(await post(`${location}/email`, controlsOf(corrected, "#email form")))).toEqual([303, `${location}?done=email#email`]);
	expect(sql(site, `SELECT email FROM "order" WHERE code = ?`, location.split("/")[2])).toEqual([{ email: "ana@gmial.con" }]);
});

test("numbers of workshops in a pasted list mean what the reader's form showed", async () => {
	const { document } = await page("/tickets/order?standard=6");
	const [first, ...others] = (controlsOf(document, "#order").numberedWorkshops ?? "").split(" ");
	expect(others.length).toBeGreaterThan(0);
	const reordered = [...others, first].join(" ");
	const typed = { ...controlsOf(document, "#order"), ...BUYER, numberedWorkshops: reordered, pasted: "Ana,ana@example.com,,1\nBo;;;99", update: "1" };
	const wrong = parse(await (await post("/tickets/order", typed)).text());
	expect([texts(wrong, "#order-pasted-error, #order-pasted-hint").length, controlsOf(wrong, "#order").numberedWorkshops]).toEqual([2, reordered]);
	const filled = parse(await (await post("/tickets/order", { ...typed, pasted: "Ana,ana@example.com,,1" })).text());
	expect([...filled.querySelectorAll("[name='attendee.0.workshop'][checked]")].map((box) => box.getAttribute("value"))).toEqual(others.slice(0, 1));
});

test("until payment, the workshops of one ticket are changed on a page of their own", async () => {
	const [leak, soil] = ["hear-the-leak", "hands-in-the-soil"];
	const { location } = await order("/tickets/order?standard=2", { "attendee.0.workshop": leak, expectedTotal: "24900" });
	const { document } = await page(location);
	const [first] = document.querySelectorAll("#tickets a[href$='/workshops']");
	const to = first?.getAttribute("href") ?? "";
	expect(first?.textContent).toBe("Change workshops: Ticket 1: Standard");
	const shown = (await page(to)).document;
	const boxes = (on: Document) => [...on.querySelectorAll("#workshops [name=workshop][checked]")].map((box) => box.getAttribute("value"));
	expect([texts(shown, "h1"), boxes(shown)]).toEqual([["Change workshops"], [leak]]);
	const both = [
		["seen", leak],
		["workshop", leak],
		["workshop", soil],
	] as [string, string][];
	const asked = await post(to, both);
	const clashing = parse(await asked.text());
	expect([asked.status, texts(clashing, "[role=alert] p"), boxes(clashing), texts(clashing, "#workshops strong").length]).toEqual([
		422,
		["Some of these workshops are at the same time. To keep them, save again."],
		[soil, leak],
		2,
	]);
	const seesClash = clashing.querySelector("[name=seesClash]")?.getAttribute("value") ?? "";
	expect(redirectOf(await post(to, [...both, ["seesClash", seesClash]]))).toEqual([303, `${location}?done=workshops#tickets`]);
	const changed = (await page(`${location}?done=workshops`)).document;
	expect([texts(changed, "#tickets [role=status]"), texts(changed, "main dd > span:first-child")[0], texts(changed, "#tickets strong").length]).toEqual([
		["Saved. To pay: $328.00 USD"],
		"$328.00 USD",
		2,
	]);
	sql(site, "UPDATE workshop SET max_attendees = 1 WHERE id = 'eyes-under-water'");
	const other = (await order("/tickets/order?standard=1", { "attendee.0.workshop": "eyes-under-water", expectedTotal: "22900" })).location;
	const full = await post(to, [
		["seen", `${leak} ${soil}`],
		["workshop", "eyes-under-water"],
	]);
	const refused = parse(await full.text());
	expect([full.status, texts(refused, "[role=alert] p"), boxes(refused)]).toEqual([422, [expect.stringContaining("is full")], []]);
	sql(site, "UPDATE workshop SET max_attendees = 12 WHERE id = 'eyes-under-water'");
	for (const path of [location, other]) await post(`${path}/cancel`);
	expect(texts((await page(to)).document, "main .lead").at(-1)).toContain("can’t be changed here anymore");
	expect((await get(to.replace(/tickets\/\d+/, "tickets/999999"))).status).toBe(404);
});

test("the form with thirty tickets is at most 16 KB", async () => {
	const answer = await get("/tickets/order?business=15&standard=15");
	expect(brotliCompressSync(await answer.text()).length).toBeLessThanOrEqual(16 * 1024);
});

test("guessing codes is throttled, in an address or in a form", async () => {
	const guesser = { "X-Forwarded-For": "10.66.0.1" };
	const wrong = "/tickets/order?standard=1&discountCode=NONE";
	const form = { ...(await formOf("/tickets/order?standard=1")), ...BUYER, discountCode: "NONE" };
	const said = async () => texts((await page(wrong, guesser)).document, CHOSEN)[0];
	const sent = async () => problemsOf(parse(await (await post("/tickets/order", form, guesser)).text()))[0];
	const [refusal, wait] = ["This code isn’t valid, or it has been used up.", "Too many codes have been tried from your network. Try again in a minute."];
	for (let count = 0; count < 30; count++) expect([await said(), await sent()]).toEqual([refusal, refusal]);
	expect([await said(), await sent()]).toEqual([wait, wait]);
	const withWorkshop = await post("/tickets/order", { ...form, "attendee.0.workshop": "hear-the-leak" }, guesser);
	expect(button(parse(await withWorkshop.text()))).toBe("Reserve for $149.00 USD");
});
