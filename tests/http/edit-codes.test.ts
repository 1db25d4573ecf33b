import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { addUser, asNew, organizerOf, PASSWORD, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const visitor = visitorOf(site);

beforeAll(() => {
	sql(site, "UPDATE event SET sales = 'here', early_bird_until = '2030-01-01'");
	sql(site, "UPDATE ticket_tier SET price = 10000, early_bird_price = CASE id WHEN 'vip' THEN 1000 END");
	addOrder(site, { code: "USEDCODE", tickets: 2 });
});

const codes = () => sql(site, "SELECT * FROM discount_code ORDER BY id");
const row = (fields: object) => ({ percent: null, amount: null, tiers: "[]", uses: null, until: null, note: null, ...fields });
const problemsOf = async (answer: Response) => [answer.status, texts(parse(await answer.text()), "[data-error-summary] a")];
const add = (fields: Record<string, string>) =>
	organizer.post("/admin/codes/new", asNew({ percent: "", amount: "", uses: "", until: "", note: "", ...fields }));

test("a code is stored in upper case with its discount, tiers and expiry; a second click creates no other", async () => {
	const form = asNew({
		code: "press26",
		percent: "100",
		amount: "",
		"tiers.2": "vip",
		"tiers.0": "standard",
		uses: "10",
		until: "2030-05-01",
		note: "For the press",
	});
	for (const [passwordNow, problem] of [
		["", "Your password: This field is required."],
		["a-wrong-password", "Your password: This isn’t your password."],
	] as const) {
		const refused = await organizer.post("/admin/codes/new", { ...form, passwordNow });
		const document = parse(await refused.clone().text());
		expect(await problemsOf(refused)).toEqual([422, [problem]]);
		expect([document.body.outerHTML.includes("a-wrong-password"), controlsOf(document)]).toMatchObject([false, { code: "press26", note: "For the press" }]);
	}
	expect(codes()).toEqual([]);
	for (let click = 0; click < 2; click++)
		expect(redirectOf(await organizer.post("/admin/codes/new", { ...form, passwordNow: PASSWORD }))).toEqual([303, "/admin/codes/PRESS26"]);
	expect(redirectOf(await add({ code: "TEN", amount: "10,50" }))).toEqual([303, "/admin/codes/TEN"]);
	expect(codes()).toEqual([
		row({ id: "PRESS26", percent: 100, tiers: '["standard","vip"]', uses: 10, until: "2030-05-01", note: "For the press" }),
		row({ id: "TEN", amount: 1050 }),
	]);
});

test.each([
	[{ code: "ten", percent: "5" }, "Code: This is already in use. Choose another."],
	[{ code: "TEN OFF", percent: "5" }, "Code: Use only letters and digits."],
	[{ code: "", percent: "5" }, "Code: This field is required."],
	[{ code: "BOTH", percent: "5", amount: "5" }, "Percent off: Enter either a percentage or an amount: one of the two."],
	[{ code: "NEITHER" }, "Percent off: Enter either a percentage or an amount: one of the two."],
	[{ code: "MUCH", percent: "101" }, "Percent off: This number is too large."],
	[{ code: "NOTHING", amount: "0" }, "Amount off each ticket, in US dollars: This number is too small."],
])("%o is rejected beside its field, and all input is kept", async (fields: Record<string, string>, problem) => {
	const before = codes();
	const answer = await add({ ...fields, "tiers.1": "business", note: "Typed" });
	const document = parse(await answer.clone().text());
	expect(await problemsOf(answer)).toEqual([422, [problem]]);
	expect(controlsOf(document)).toMatchObject({ ...fields, "tiers.1": "business", note: "Typed" });
	expect(codes()).toEqual(before);
});

test("the list shows each code's usage, and can be searched", async () => {
	sql(site, "UPDATE order_line SET discount_code = 'PRESS26', discount_by = 'code'");
	const lines = async (path: string) =>
		[...(await organizer.document(path)).querySelectorAll("tbody tr")].map((line) => texts(line as unknown as Document, "td").map((cell) => cell.trim()));
	const press = ["PRESS26", "Discount: 100%", "Tickets: Standard and VIP", "Used: 2 of 10", "Last day: May 1, 2030", "Note: For the press"];
	expect(await lines("/admin/codes")).toEqual([press, ["TEN", "Discount: $10.50 USD", "Tickets: All", "Used: 0", "", ""]]);
	expect(await lines("/admin/codes?q=vip")).toEqual([press]);
});

test("a code's page has links that fill it in, and shows the discounted price of each tier", async () => {
	const document = await organizer.document("/admin/codes/PRESS26");
	const links = [...document.querySelectorAll("main dl a")].map((link) => link.getAttribute("href")?.replace(site.origin, "") ?? "");
	expect(links).toEqual(["", "/es", "/sv"].map((language) => `${language}/tickets/order?discountCode=PRESS26`));
	const form = await visitor.document(links[2] as string);
	expect(form.querySelector("[name=discountCode]")?.getAttribute("value")).toBe("PRESS26");
	const prices = async (path: string) =>
		[...(await organizer.document(path)).querySelectorAll("main table tbody tr")].map((line) => texts(line as unknown as Document, "th, td"));
	expect(await prices("/admin/codes/PRESS26")).toEqual([
		["Standard", "$100.00 USD", "$0.00 USD"],
		["BusinessThe code isn’t valid for this ticket.", "$100.00 USD", "$100.00 USD"],
		["VIP", "$100.00 USD", "$0.00 USD"],
		["Student & academicThe code isn’t valid for this ticket.", "$100.00 USD", "$100.00 USD"],
	]);
	expect((await prices("/admin/codes/TEN"))[2]).toEqual(["VIPThe early-bird rate is at least as good, and is used instead.", "$100.00 USD", "$10.00 USD"]);
});

test("a discount that makes a ticket free requires the password; one that leaves a price does not", async () => {
	expect((await add({ code: "ALL", amount: "100" })).status).toBe(422);
	expect((await add({ code: "ALL", amount: "99.99" })).status).toBe(303);
	const form = controlsOf(await organizer.document("/admin/codes/ALL"));
	expect((await organizer.post("/admin/codes/ALL", { ...form, amount: "100.00" })).status).toBe(422);
	expect((await organizer.post("/admin/codes/ALL", { ...form, amount: "100.00", passwordNow: PASSWORD })).status).toBe(303);
	expect(codes()[0]).toEqual(row({ id: "ALL", amount: 10000 }));
	sql(site, "DELETE FROM discount_code WHERE id = 'ALL'");
});

test("neither a lower price nor an undo makes a ticket free by a code without the password", async () => {
	expect((await add({ code: "FIFTY", amount: "50" })).status).toBe(303);
	const tier = controlsOf(await organizer.document("/admin/tickets/business"));
	expect(await problemsOf(await organizer.post("/admin/tickets/business", { ...tier, price: "50" }))).toEqual([
		422,
		["Price in US dollars: With the code FIFTY, this ticket would be free. Change that code first: it asks for your password."],
	]);
	expect((await organizer.post("/admin/tickets/business", { ...tier, price: "51" })).status).toBe(303);
	expect((await add({ code: "GIFT", percent: "100", passwordNow: PASSWORD })).status).toBe(303);
	await organizer.post("/admin/codes/GIFT/delete", await organizer.formOf("/admin/codes/GIFT/delete", "main form[method=post]"));
	const [{ batch }] = sql(site, "SELECT batch FROM change WHERE entity_id = 'GIFT' ORDER BY id DESC LIMIT 1") as [{ batch: string }];
	const { document } = await organizer.follow(await organizer.post(`/admin/settings/activity/${batch}/undo`));
	expect(texts(document, ".toast p")).toEqual(["Not undone", expect.stringContaining("Enter your password again")]);
	expect(codes().map(({ id }) => id)).not.toContain("GIFT");
	sql(site, "DELETE FROM discount_code WHERE id = 'FIFTY'");
	sql(site, "UPDATE ticket_tier SET price = 10000");
});

test("problems that make a code unusable are shown", async () => {
	const said = async () => texts(await organizer.document("/admin/codes/PRESS26"), "section > p.bg-gold-ground");
	expect(await said()).toEqual([]);
	sql(site, "UPDATE discount_code SET uses = 2, until = '2020-01-01' WHERE id = 'PRESS26'");
	sql(site, "UPDATE event SET sales = 'contact'");
	expect(await said()).toEqual([
		"Tickets aren’t sold on this website right now, so nobody can use the code.",
		"It has expired: nobody can use it anymore.",
		"It has been used up: nobody else can use it.",
	]);
	sql(site, "UPDATE event SET sales = 'here'");
});

test("a code's discount can change, the code itself cannot, and a deleted tier keeps its name", async () => {
	sql(site, `UPDATE discount_code SET tiers = '["gone"]' WHERE id = 'TEN'`);
	const form = controlsOf(await organizer.document("/admin/codes/TEN"));
	expect(form).toMatchObject({ code: "TEN", "tiers.4": "gone" });
	expect(await problemsOf(await organizer.post("/admin/codes/TEN", { ...form, code: "ELEVEN" }))).toEqual([
		422,
		["Code: This is already in use. Choose another."],
	]);
	expect((await organizer.post("/admin/codes/TEN", { ...form, amount: "", percent: "20" })).status).toBe(303);
	expect(codes()[1]).toEqual(row({ id: "TEN", percent: 20, tiers: '["gone"]' }));
});

test("a code without orders is deleted, and restored by undo", async () => {
	const before = codes();
	expect(redirectOf(await organizer.post("/admin/codes/TEN/delete"))).toEqual([303, "/admin/codes"]);
	expect(codes()).toEqual(before.slice(0, 1));
	const [change] = sql(site, "SELECT batch FROM change ORDER BY id DESC LIMIT 1");
	await organizer.post(`/admin/settings/activity/${change?.batch}/undo`);
	expect(codes()).toEqual(before);
});

test("a code with orders cannot be deleted, whatever their status, and its page says why", async () => {
	sql(site, `UPDATE "order" SET state = 'cancelled'`);
	const document = await organizer.document("/admin/codes/PRESS26/delete");
	expect([texts(document, "h1"), texts(document, "main button")]).toEqual([["“PRESS26” can’t be deleted"], []]);
	expect(texts(document, "main .lead")).toEqual([
		"It has been used, and orders refer to it. To keep anyone from using it again, set its last day to a day in the past.",
	]);
	expect(redirectOf(await organizer.post("/admin/codes/PRESS26/delete"))).toEqual([303, "/admin/codes/PRESS26"]);
	await organizer.post("/admin/codes/changes", [
		["id", "PRESS26"],
		["id", "TEN"],
		["remove", "yes"],
	]);
	expect(codes().map(({ id }) => id)).toEqual(["PRESS26"]);
});

test("editors see no code in the activity, and undo nothing about codes", async () => {
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "bo")) });
	const activity = await (await organizer.get("/admin/settings/activity")).text();
	const [change] = sql(site, "SELECT batch FROM change WHERE entity_type = 'discountCode' ORDER BY id DESC LIMIT 1");
	const before = codes();
	await editor.post(`/admin/settings/activity/${change?.batch}/undo`);
	expect([activity.includes("PRESS26"), codes()]).toEqual([true, before]);
	for (const path of ["/admin", "/admin/settings/activity", "/admin/settings/activity?state=discountCode"])
		expect([path, (await (await editor.get(path)).text()).includes("PRESS26")]).toEqual([path, false]);
	expect((await editor.get("/admin/codes/PRESS26/delete")).status).toBe(403);
});
