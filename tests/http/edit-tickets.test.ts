import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, asNew, organizerOf, signIn, sql, type Visitor, visitorOf } from "../support/http.ts";
import { addOrder, orderBy } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";
import { tiers } from "../support/summit/tiers.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const evening = {
	"name.en": "Evening",
	"name.es": "Noche",
	"name.sv": "",
	"description.en": "After six.",
	"description.es": "",
	"description.sv": "",
	price: "49,5",
	available: "on",
	"features.networkingEvents": "on",
	"features.allSessions": "on",
	"features.own": "Sauna\nTequila: tasted blind",
	"notIncluded.own": "",
};
const yesOrNo = (is: boolean) => (is ? "Yes" : "No");
const names = async (path = "/tickets") => texts((await visitor.page(path)).document, "#tickets article h3");

test("a new tier is the last on the page, on home and in the API, with the next request", async () => {
	const form = asNew(evening);
	const answer = await organizer.post("/admin/tickets/new", form);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/tickets/evening"]);
	expect((await organizer.post("/admin/tickets/new", form)).headers.get("location")).toBe("/admin/tickets/evening");

	expect(await names("/es/tickets")).toEqual([...tiers.map(({ name }) => name.es), "Noche"]);
	expect(await names("/")).toEqual([...tiers.map(({ name }) => name.en), "Evening"]);
	expect((await visitor.api<object[]>("tickets?lng=es")).at(-1)).toEqual({
		id: "evening",
		name: "Noche",
		description: "After six.",
		price: 4950,
		features: ["allSessions", "networkingEvents", "Sauna", "Tequila: tasted blind"],
		notIncluded: [],
		featured: false,
		available: true,
		availability: "onSale",
		order: tiers.length + 1,
	});
	const card = [...(await visitor.page("/sv/tickets")).document.querySelectorAll("#tickets article")].at(-1);
	expect([...(card?.querySelectorAll("li") ?? [])].map((line) => line.textContent)).toEqual([
		"Ingår: Alla programpunkter",
		"Ingår: Nätverksträffar",
		"Ingår: Sauna",
		"Ingår: Tequila: tasted blind",
	]);
});

test("the list shows each tier's price, popularity, status, and missing fields", async () => {
	const { document } = await organizer.page("/admin/tickets");
	const lines = [...document.querySelectorAll("tbody tr")].map((row) => texts(row as unknown as Document, "td").slice(0, 7));
	expect(lines.map((line) => line.map((cell) => cell.replace(/^[\w ]+: (?=\$|Yes|No|\d+ sold|Published|Complete)/, "")))).toEqual([
		...tiers.map(({ name, price, featured, available }) => [
			name.en,
			`$${price / 100}.00 USD`,
			yesOrNo(featured),
			yesOrNo(available),
			"0 sold, 0 reserved",
			"Published",
			"Complete",
		]),
		["Evening", "$49.50 USD", "No", "Yes", "0 sold, 0 reserved", "Published", "Spanish: 1 missingSwedish: 2 missing"],
	]);
});

test("a new tier's form starts as on sale, and an existing tier's form with all its values", async () => {
	expect(await organizer.formOf("/admin/tickets/new")).toMatchObject({ available: "on", price: "" });
	const form = await organizer.formOf("/admin/tickets/vip");
	expect(form).toMatchObject({ "name.sv": "VIP", price: "999.00", "features.prioritySeating": "on", "features.own": "", "notIncluded.own": "" });
	expect([form.available, form.featured, form["notIncluded.allSessions"]]).toEqual([undefined, undefined, undefined]);
});

test("a ticket can include recorded sessions and cannot exclude them, as everyone can watch them", async () => {
	const { document } = await organizer.page("/admin/tickets/new");
	const boxes = [...document.querySelectorAll("[name$=recordedSessions]")];
	expect(boxes.map((box) => box.getAttribute("name"))).toEqual(["features.recordedSessions"]);
});

test("saving without edits changes nothing, not even the log", async () => {
	const before = await visitor.api("tickets");
	for (const id of ["standard", "business", "vip", "student-academic"]) {
		expect((await organizer.post(`/admin/tickets/${id}`, await organizer.formOf(`/admin/tickets/${id}`))).status).toBe(303);
	}
	expect(await visitor.api("tickets")).toEqual(before);
	expect(sql(site, "SELECT entity_id FROM change WHERE entity_type = 'tier'")).toEqual([{ entity_id: "evening" }]);
});

test("an edit shows at once; several tiers can be popular", async () => {
	const path = "/admin/tickets/evening";
	const { available: _, ...form } = await organizer.formOf(path);
	expect(
		(await organizer.post(path, { ...form, featured: "on", price: "60", "features.own": "Tequila: tasted blind", "notIncluded.allWorkshops": "on" })).status,
	).toBe(303);
	expect((await visitor.api<object[]>("tickets")).at(-1)).toMatchObject({
		price: 6000,
		features: ["allSessions", "networkingEvents", "Tequila: tasted blind"],
		notIncluded: ["allWorkshops"],
		featured: true,
		available: false,
		order: 5,
	});
	const { document } = await visitor.page("/tickets");
	expect(texts(document, "#tickets article:nth-of-type(5) button")).toEqual(["Sold out"]);
	expect(texts(document, "#tickets article p:first-child")).toEqual(["POPULAR", "POPULAR"]);
});

test("invalid input is named and kept", async () => {
	const answer = await organizer.post("/admin/tickets/new", asNew({ ...evening, "name.en": "", price: "free", "features.own": "x".repeat(101) }));
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Name (English): This field is required.",
		"Price in US dollars: Enter an amount such as 299 or 299.50.",
		"Included: In your own words: This is too long. Please shorten it.",
	]);
	expect(document.querySelector("#editor-price")?.getAttribute("value")).toBe("free");
	expect(document.querySelector("#editor-features\\.allSessions")?.hasAttribute("checked")).toBe(true);
	expect(document.querySelector("#editor-features\\.allWorkshops")?.hasAttribute("checked")).toBe(false);
});

test("a tier cannot both include and exclude something", async () => {
	const both = asNew({ ...evening, price: "free", "notIncluded.allSessions": "on", "notIncluded.own": "Sauna" });
	const document = parse(await (await organizer.post("/admin/tickets/new", both)).text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Price in US dollars: Enter an amount such as 299 or 299.50.",
		"Not included: In your own words: This is listed as included, too. Keep it in one of the two.",
		"Not included: All sessions: This is listed as included, too. Keep it in one of the two.",
	]);
	expect(texts(document, "#editor-notIncluded\\.allSessions-error")).toEqual(["This is listed as included, too. Keep it in one of the two."]);
});

test("two organizers at once: the second sees both versions; a move in between is no conflict", async () => {
	const path = "/admin/tickets/standard";
	const [one, other] = [await organizer.formOf(path), await organizer.formOf(path)];
	await organizer.post("/admin/tickets/order", { id: "standard", direction: "down" });
	expect((await organizer.post(path, { ...one, price: "310", "features.allWorkshops": "on", "notIncluded.allWorkshops": "" })).status).toBe(303);
	const refused = await organizer.post(path, { ...other, price: "320" });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "#editor > dl > div")).toEqual(["Price in US dollarsSaved now310.00Yours320"]);
	expect(document.querySelector("#editor-features\\.allWorkshops")?.hasAttribute("checked")).toBe(true);
	await organizer.post("/admin/tickets/order", { id: "standard", direction: "up" });
});

test("the preview is the public card in the chosen language, and saves nothing", async () => {
	const answer = await organizer.post("/admin/tickets/new", asNew({ ...evening, "name.en": "Only Seen", "name.es": "", preview: "sv" }));
	const document = parse(await answer.text());
	expect([answer.status, texts(document, "[lang=sv] article h3"), texts(document, "[lang=sv] article li")[0]]).toEqual([
		200,
		["Only Seen"],
		"Ingår: Alla programpunkter",
	]);
	expect(await names()).not.toContain("Only Seen");
});

test("a tier is deleted after a confirmation, and restored at its position", async () => {
	expect(texts((await organizer.page("/admin/tickets/business/delete")).document, "h1")).toEqual(["Delete “Business”?"]);
	expect((await organizer.post("/admin/tickets/business/delete", {})).headers.get("location")).toBe("/admin/tickets");
	expect(await names()).toEqual(["Standard", "VIP", "Student & academic", "Evening"]);
	expect((await organizer.page("/admin/tickets/business")).response.status).toBe(404);

	const { document } = await organizer.page("/admin/settings/activity");
	await organizer.post(document.querySelector("ol > li form")?.getAttribute("action") ?? "", {});
	expect(await names()).toEqual(["Standard", "Business", "VIP", "Student & academic", "Evening"]);
});

test("an editor edits the cards, and neither sets prices or where tickets are sold, nor undoes such changes", async () => {
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "card-writer")) });
	const refusal = async (path: string, fields: Record<string, string>) => {
		const answer = await editor.post(path, fields);
		return [answer.status, texts(parse(await answer.text()), "[data-error-summary] a")];
	};
	const path = "/admin/tickets/vip";
	const words = "Only users with access to payments can change this. Ask an administrator.";
	const form = await editor.formOf(path);
	expect((await editor.post(path, { ...form, "description.en": "The best seats." })).status).toBe(303);
	const now = await editor.formOf(path);
	expect(await refusal(path, { ...now, price: "0", "features.allWorkshops": "" })).toEqual([
		422,
		[`Price in US dollars: ${words}`, `Included: All workshops: ${words}`],
	]);
	expect(await refusal("/admin/tickets/new", asNew({ ...evening, "name.en": "Gift" }))).toEqual([422, [`Price in US dollars: ${words}`]]);
	const settings = await editor.formOf("/admin/settings/event/sales");
	expect(await refusal("/admin/settings/event/sales", { ...settings, groupDiscount: "100" })).toEqual([422, [expect.stringContaining(words)]]);

	expect((await organizer.post(path, { ...now, price: "1099" })).status).toBe(303);
	const [{ batch } = {}] = sql(site, "SELECT batch FROM change ORDER BY id DESC LIMIT 1");
	await editor.post(`/admin/settings/activity/${batch}/undo`, {});
	expect((await editor.formOf(path)).price).toBe("1099.00");
});

test("an editor cannot delete a tier with a price that they could not restore, and is not offered it", async () => {
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "card-keeper")) });
	const deletes = async (visitor: Visitor) => [
		texts(await visitor.document("/admin/tickets/vip"), "a[href$='/delete']").length,
		texts(await visitor.document("/admin/tickets"), "[formmethod=get][formaction$='/changes']").length,
	];
	const refused = [
		await editor.get("/admin/tickets/vip/delete"),
		await editor.post("/admin/tickets/vip/delete"),
		await editor.get("/admin/tickets/changes?id=vip"),
		await editor.post("/admin/tickets/changes", { id: "vip", remove: "yes" }),
	];
	expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
	expect([await deletes(editor), await deletes(organizer)]).toEqual([
		[0, 0],
		[1, 1],
	]);
	expect(sql(site, "SELECT id FROM ticket_tier WHERE id = 'vip'")).toHaveLength(1);
});

test("a capacity below the tickets sold and reserved asks for confirmation, is allowed, and stops sales", async () => {
	addOrder(site, { code: "RESERVED", tickets: 3 });
	const path = "/admin/tickets/standard";
	expect(texts(await organizer.document("/admin/tickets"), "#row-standard td")).toContain("Sold and reserved: 0 sold, 3 reserved");
	const form = { ...(await organizer.formOf(path)), capacity: "2" };
	const asked = await organizer.post(path, form);
	const document = parse(await asked.text());
	const described = document.querySelector("[name=capacity]")?.getAttribute("aria-describedby") ?? "";
	expect([asked.status, texts(document, "[role=alert] :is(h2, p, button)"), document.getElementById(described)?.textContent]).toEqual([
		200,
		[
			"Fewer tickets than are sold?",
			"There would be 2 in all; 0 are sold and 3 reserved. Nobody loses a ticket, and no more are sold until there are fewer.",
			"Save with fewer tickets",
		],
		"0 sold, 3 reserved. Leave it empty for no limit.",
	]);
	const confirmed = document.querySelector("[name=confirmed]")?.getAttribute("value") ?? "";
	expect((await organizer.post(path, { ...form, confirmed })).status).toBe(303);
	expect((await visitor.api<object[]>("tickets"))[0]).toMatchObject({ id: "standard", availability: "soldOut" });
	expect((await organizer.post(path, { ...(await organizer.formOf(path)), capacity: "" })).status).toBe(303);
});

test("a tier named like a field of the order form can be ordered", async () => {
	for (const name of ["Update", "Method", "Homepage", "Constructor"]) {
		const path = (await organizer.post("/admin/tickets/new", asNew({ ...evening, "name.en": name, "name.es": "" }))).headers.get("location") ?? "";
		const id = path.split("/").at(-1) as string;
		expect([id, (await orderBy(visitor, `/tickets/order?${id}=1`)).headers.get("location")]).toEqual([
			`${name.toLowerCase()}-2`,
			expect.stringContaining("/orders/"),
		]);
		sql(site, "DELETE FROM ticket_tier WHERE id = ?", id);
	}
});
