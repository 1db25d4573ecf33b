import { afterAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const [killa, aino] = ["killa-huaman", "aino-virtanen"].map((id) => sample(speakers, id).name);

const move = (section: string, id: string, direction: string) => organizer.post(`/admin/${section}/order`, { id, direction });
const idsOf = async (path: string) => (await visitor.api<{ id: string }[]>(path)).map(({ id }) => id);
const featured = async () => texts((await visitor.page("/")).document, "#speakers h3");
const batches = (entityType: string) =>
	sql(site, `SELECT batch, COUNT(*) AS entities FROM change WHERE entity_type = '${entityType}' GROUP BY batch ORDER BY MIN(id)`);

test("a tier moves by one position, for visitors too, and the page returns to its row", async () => {
	const answer = await move("tickets", "vip", "up");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/tickets#row-vip"]);
	expect(await idsOf("tickets")).toEqual(["standard", "vip", "business", "student-academic"]);
	expect(texts((await visitor.page("/tickets")).document, "#tickets article h3")).toEqual(["Standard", "VIP", "Business", "Student & academic"]);
	expect(batches("tier").map(({ entities }) => entities)).toEqual([2]);
});

test("every row has its buttons: the first none up, the last none down, search results none", async () => {
	const { document } = await organizer.page("/admin/tickets");
	expect(document.querySelector("#row-vip")).not.toBeNull();
	const buttons = [...document.querySelectorAll("tbody tr")].map((row) =>
		[...row.querySelectorAll("button")].map((button) => button.getAttribute("aria-label")),
	);
	expect(buttons).toEqual([
		["Move down: Standard"],
		["Move up: VIP", "Move down: VIP"],
		["Move up: Business", "Move down: Business"],
		["Move up: Student & academic"],
	]);
	expect((await organizer.page("/admin/tickets?q=vip")).document.querySelectorAll("tbody button")).toHaveLength(0);
});

test("a move beyond the ends changes and logs nothing", async () => {
	const before = batches("tier").length;
	expect([(await move("tickets", "standard", "up")).status, (await move("tickets", "student-academic", "down")).status]).toEqual([303, 303]);
	expect(await idsOf("tickets")).toEqual(["standard", "vip", "business", "student-academic"]);
	expect(batches("tier")).toHaveLength(before);
});

test("a move is one batch, and is undone as one", async () => {
	const { document } = await organizer.page("/admin/settings/activity");
	expect(texts(document, "ol > li:first-child dl > div").sort()).toEqual(["PositionBefore2After3", "PositionBefore3After2"]);
	await organizer.post(document.querySelector("ol > li form")?.getAttribute("action") ?? "", {});
	expect(await idsOf("tickets")).toEqual(["standard", "business", "vip", "student-academic"]);
});

test("partners move among their own kind only", async () => {
	await move("partners", "veta", "up");
	expect(await idsOf("partners?type=gold")).toEqual(["fjordlink", "veta", "solmar"]);
	await move("partners", "fjordlink", "up");
	expect(await idsOf("partners?type=gold")).toEqual(["fjordlink", "veta", "solmar"]);
	expect(await idsOf("partners?type=platinum")).toEqual(["aurora-energia"]);
	const { document } = await organizer.page("/admin/partners");
	expect(document.querySelectorAll("#row-aurora-energia button")).toHaveLength(0);
});

test("home shows the featured speakers in their order; other lists are sorted by name", async () => {
	const before = await featured();
	expect((await move("speakers", "killa-huaman", "up")).headers.get("location")).toBe("/admin/speakers/order#row-killa-huaman");
	expect((await featured()).slice(0, 5)).toEqual([before[0], before[1], before[2], killa, before[3]]);
	expect(texts((await organizer.page("/admin/speakers/order")).document, "main ol a")).toEqual(await featured());
	const names = (await visitor.api<{ name: string }[]>("speakers")).map(({ name }) => name);
	expect(names).toEqual([...names].sort());
});

test("a newly featured speaker is last, and an unfeatured one leaves no gap", async () => {
	const before = await featured();
	const last = "/admin/speakers/aino-virtanen";
	await organizer.post(last, { ...(await organizer.formOf(last)), featured: "on" });
	expect(await featured()).toEqual([...before, aino]);

	const { featured: _, ...form } = await organizer.formOf("/admin/speakers/killa-huaman");
	await organizer.post("/admin/speakers/killa-huaman", form);
	expect(await featured()).toEqual([...before.filter((name) => name !== killa), aino]);
	await move("speakers", "aino-virtanen", "up");
	expect((await featured()).slice(-2)).toEqual([aino, before.at(-1)]);
	expect((await move("speakers", "killa-huaman", "up")).status).toBe(404);
});

test("ten concurrent moves are all applied", async () => {
	await Promise.all(Array.from({ length: 10 }, () => move("partners", "tierra-media", "up")));
	expect((await idsOf("partners?type=silver")).sort()).toEqual(["altiplano-labs", "havsbris", "kvarnen", "tierra-media"]);
	expect((await idsOf("partners?type=silver"))[0]).toBe("tierra-media");
});

test("unsortable entries cannot be moved", async () => {
	expect((await move("tickets", "nothing", "up")).status).toBe(404);
	expect((await move("tickets", "vip", "sideways")).status).toBe(400);
	expect((await organizer.post("/admin/tickets/order", { id: "vip", direction: "up" }, { Origin: "https://elsewhere.example" })).status).toBe(403);
	const { response } = await organizer.page("/admin/tickets/order");
	expect([response.status, response.headers.get("location")]).toEqual([302, "/admin/tickets"]);
});
