import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

/** A site of its own, as its orders are counted. */
const site = await startSite();
afterAll(site.stop);
const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "box_office")) });
const organizer = await organizerOf(site);
const FORM = "main form[method=post]";

test("the box office changes an unpaid order's tickets: a preview of both totals, then the new order", async () => {
	addOrder(site, { code: "ACDEFGH3" });
	const path = "/admin/orders/ACDEFGH3/tickets";
	const form = await boxOffice.formOf(path, FORM);
	expect([form["number.standard"], form["number.business"], form.code]).toEqual(["2", "", ""]);
	expect(texts(parse(await (await boxOffice.post(path, form)).text()), "[role=alert] p")).toEqual(["The order already contains exactly this."]);
	const typed = { ...form, "number.standard": "1", "number.business": "1" };
	const wrong = await boxOffice.post(path, { ...typed, code: "NOSUCH" });
	expect([wrong.status, texts(parse(await wrong.text()), "[role=alert] h2")]).toEqual([422, ["This change isn’t possible"]]);
	const shown = parse(await (await boxOffice.post(path, typed)).text());
	expect([texts(shown, "[aria-labelledby=cart-sum] p"), texts(shown, "#change-tickets button")]).toEqual([
		["New total$898.00 USD", expect.stringMatching(/^Of which IVA/), "Instead of $598.00 USD"],
		["Change order to $898.00 USD"],
	]);
	const expectedTotal = shown.querySelector("[name=expectedTotal]")?.getAttribute("value") ?? "";
	expect(redirectOf(await boxOffice.post(path, { ...typed, expectedTotal }))).toEqual([303, "/admin/orders/ACDEFGH3"]);
	expect(sql(site, `SELECT item_id AS tier FROM order_line ORDER BY id`).map(({ tier }) => tier)).toEqual(["standard", "business"]);
	expect((await boxOffice.post(path, { ...typed, "number.standard": "3", expectedTotal: "149600" })).status).toBe(409);
	expect((await boxOffice.document("/admin/orders/ACDEFGH3")).querySelector("main")?.textContent).toContain(
		"Tickets changed: $898.00 USD instead of $598.00 USD",
	);
});

test("an administrator exchanges a paid ticket: chooses, sees the difference, records its payment; the buyer has both invoices", async () => {
	addOrder(site, { code: "ACDEFGH4", tickets: 1, attendees: ["José Peña"] });
	await boxOffice.post("/admin/orders/ACDEFGH4/payment", await boxOffice.formOf("/admin/orders/ACDEFGH4/payment", FORM));
	const order = await organizer.document("/admin/orders/ACDEFGH4");
	const path = [...order.querySelectorAll("main li a")].find((link) => link.textContent?.startsWith("Exchange…"))?.getAttribute("href") as string;
	const choices = texts(await organizer.document(path), "main form label");
	expect(choices).toContain("Business$599.00 USD: $300.00 USD more");
	expect(texts(await organizer.document(`${path}?next=`), "#choice-error")).toEqual(["Choose one."]);
	const chosen = `${path}?next=&tier=business`;
	expect(texts(await organizer.document(chosen), "main dl > div")).toEqual([
		"BeforeStandard, $299.00 USD",
		"AfterBusiness, $599.00 USD",
		"Difference$300.00 USD",
	]);
	const form = { ...(await organizer.formOf(chosen, FORM)), passwordNow: ADMIN.password };
	const unsaid = await organizer.post(chosen, { ...form, paidBy: "" });
	expect([unsaid.status, texts(parse(await unsaid.text()), "[role=alert] a")]).toEqual([422, ["How was the difference paid?: Choose one."]]);
	expect((await organizer.post(chosen, { ...form, paidBy: "cash", passwordNow: "wrong" })).status).toBe(422);
	expect(redirectOf(await organizer.post(chosen, { ...form, paidBy: "cash" }))).toEqual([303, "/admin/orders/ACDEFGH4"]);
	expect((await organizer.post(chosen, { ...form, paidBy: "cash" })).status).toBe(409);
	expect(sql(site, "SELECT kind, number FROM invoice ORDER BY id")).toEqual([
		{ kind: "invoice", number: 1 },
		{ kind: "creditNote", number: 1 },
		{ kind: "invoice", number: 2 },
	]);
	const now = await organizer.document("/admin/orders/ACDEFGH4");
	expect(now.querySelector("main")?.textContent).toContain("Ticket 1 was exchanged: $599.00 USD instead of $299.00 USD");
	const documents = [...now.querySelectorAll("main a[href$='.pdf']")].map((link) => link.getAttribute("href") as string);
	expect(documents).toHaveLength(3);
	for (const path of documents) expect((await organizer.get(path)).status).toBe(200);
	const given = await organizer.post("/admin/orders/ACDEFGH4/link", await organizer.formOf("/admin/orders/ACDEFGH4/link", FORM));
	const address = /\/orders\/ACDEFGH4\/[\w-]+/.exec(await given.text())?.[0] as string;
	const buyers = [...(await organizer.document(address)).querySelectorAll("main a[href*='/invoices/']")].map((link) => link.getAttribute("href") as string);
	expect(buyers).toEqual([`${address}/invoices/1.pdf`, `${address}/invoices/2.pdf`]);
	for (const [path, status] of [
		[buyers[1], 200],
		[`${address}/invoices/3.pdf`, 404],
	] as const)
		expect((await organizer.get(path as string)).status).toBe(status);
});
