import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);

const namesIn = (document: Document) => texts(document, "tbody td:first-child a");
const namesOf = async (path: string, language = "en") => namesIn((await organizer.page(path, { "Accept-Language": language })).document);
const toastIn = (document: Document) => texts(document, ".toast p, .toast button");
const change = (section: string, fields: [string, string][]) => organizer.post(`/admin/${section}/changes`, fields);
const chosen = (...ids: string[]) => ids.map((id): [string, string] => ["id", id]);

test("the column headings sort the list in both directions, and indicate it", async () => {
	const { document } = await organizer.page("/admin/speakers?sort=company&q=me");
	expect([...document.querySelectorAll("[aria-sort]")].map((head) => [head.textContent, head.getAttribute("aria-sort")])).toEqual([["Company", "ascending"]]);
	expect([...document.querySelectorAll("thead a")].map((link) => link.getAttribute("href")).slice(0, 3)).toEqual([
		"/admin/speakers?q=me&sort=name",
		"/admin/speakers?q=me&sort=title",
		"/admin/speakers?q=me&sort=-company",
	]);
	const companies = texts(document, "tbody td:nth-child(3)");
	expect(companies.length).toBeGreaterThan(3);
	expect(companies).toEqual(companies.toSorted((one, other) => one.localeCompare(other, "en")));
	expect(texts((await organizer.page("/admin/speakers?sort=-company&q=me")).document, "tbody td:nth-child(3)")[0]).toBe(companies.at(-1));
	expect((await organizer.page("/admin/speakers?sort=bio")).document.querySelector("[aria-sort]")).toBeNull();
	const prices = sql(site, "SELECT workshop.id FROM workshop JOIN session ON session.id = session_id ORDER BY price DESC, date, start_time, workshop.id");
	const { document: workshops } = await organizer.page("/admin/workshops?sort=-price");
	expect([...workshops.querySelectorAll("tbody tr")].map(({ id }) => id)).toEqual(prices.map(({ id }) => `row-${id}`));
});

test("the agenda is a timetable or a list, and each links to the other", async () => {
	const { document: timetable } = await organizer.page("/admin/agenda");
	const { document: list } = await organizer.page("/admin/agenda?sort=day");
	expect([texts(timetable, "main header a")[0], texts(list, "main header a")[0]]).toEqual(["Show as a list", "Show as a timetable"]);
	expect(list.querySelectorAll("tbody tr")).toHaveLength(sql(site, "SELECT id FROM session WHERE agenda_id IS NOT NULL").length);
});

test("a list names its entries in the reader's language", async () => {
	const [{ title }] = sql(site, "SELECT title FROM session JOIN workshop ON session_id = session.id WHERE workshop.id = 'hear-the-leak'") as [
		{ title: string },
	];
	const { es } = JSON.parse(title);
	expect(await namesOf(`/admin/workshops?q=${encodeURIComponent(es)}`, "es")).toEqual([es]);
});

test("several are published, made drafts and canceled at once, and undone as one change", async () => {
	const before = sql(site, "SELECT id, status FROM session ORDER BY id");
	const answer = await change("workshops", [...chosen("hear-the-leak", "nobody"), ["status", "draft"], ["redirectTo", "/admin/workshops?sort=price"]]);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/workshops?sort=price"]);
	const { document } = await organizer.follow(answer);
	expect(toastIn(document)).toEqual(["Made drafts", "1 entry. They’re no longer visible on the website. Someone else had deleted 1 more.", "Undo"]);
	const filter = await organizer.page("/admin/workshops?status=draft");
	expect([...filter.document.querySelectorAll("tbody tr")].map(({ id }) => id)).toEqual(["row-hear-the-leak"]);
	expect(texts(filter.document, "nav[aria-label=Status] a").slice(1)).toEqual([expect.stringMatching(/^Published \(\d+\)$/), "Draft (1)"]);
	expect(toastIn((await organizer.follow(await change("workshops", [...chosen("hear-the-leak"), ["status", "draft"]]))).document)[0]).toBe("Nothing to change");
	const action = document.querySelector(".toast form")?.getAttribute("action") ?? "";
	expect((await organizer.post(action, {})).status).toBe(303);
	expect(sql(site, "SELECT id, status FROM session ORDER BY id")).toEqual(before);
});

test("drafts are not canceled with the others: the number that stay is shown", async () => {
	const ids = ["hear-the-leak", "patient-capital"];
	const statuses = () => ids.map((id) => sql(site, `SELECT status FROM session WHERE id = (SELECT session_id FROM workshop WHERE id = '${id}')`)[0]?.status);
	await change("workshops", [...chosen("hear-the-leak"), ["status", "draft"]]);
	const { document } = await organizer.follow(await change("workshops", [...chosen(...ids), ["status", "cancelled"]]));
	expect([toastIn(document), statuses()]).toEqual([
		["Canceled", "1 entry. They’re still on the website, marked as canceled. 1 draft stays a draft: canceled, visitors would read of it.", "Undo"],
		["draft", "cancelled"],
	]);
	const again = await organizer.follow(await change("workshops", [...chosen("hear-the-leak"), ["status", "cancelled"]]));
	expect(toastIn(again.document)[0]).toBe("Not canceled");

	const asked = await organizer.post("/admin/workshops/hear-the-leak", { ...(await organizer.formOf("/admin/workshops/hear-the-leak")), status: "cancelled" });
	expect([asked.status, statuses()]).toEqual([200, ["draft", "cancelled"]]);
	expect(texts(parse(await asked.text()), "[role=alert] h2, [role=alert] button")).toEqual(["A canceled draft becomes public", "Cancel it publicly"]);
	await change("workshops", [...chosen(...ids), ["status", "published"]]);
});

test("several are assigned a track, or none", async () => {
	const [one, other] = sql(site, "SELECT agenda_id AS id FROM session WHERE track = 'business' AND agenda_id IS NOT NULL ORDER BY id LIMIT 2").map(
		({ id }) => `${id}`,
	) as [string, string];
	const tracks = () => sql(site, `SELECT track FROM session WHERE agenda_id IN ('${one}', '${other}')`).map(({ track }) => track);
	await change("agenda", [...chosen(one, other), ["assign", "track"], ["track", "technology"]]);
	expect(tracks()).toEqual(["technology", "technology"]);
	await change("agenda", [...chosen(one), ["assign", "track"], ["track", ""]]);
	expect(tracks().toSorted()).toEqual([null, "technology"].toSorted());
	expect((await change("agenda", [...chosen(one), ["assign", "track"], ["track", "pottery"]])).status).toBe(400);
	expect((await change("speakers", [...chosen("kasper-holm"), ["assign", "track"], ["track", "business"]])).status).toBe(400);
});

test("before several are deleted they are listed with their references, and undo restores all", async () => {
	const everything = () => ["speaker", "session_speaker"].map((table) => sql(site, `SELECT * FROM ${table} ORDER BY 1, 2`));
	const before = everything();
	const { document } = await organizer.page("/admin/speakers/changes?id=astrid-lindqvist&id=kasper-holm&id=nobody&redirectTo=/admin/speakers?q=a");
	expect(texts(document, "h1")).toEqual(["Delete 2 entries?"]);
	expect(texts(document, "main ul:first-of-type a")).toEqual(["astrid-lindqvist", "kasper-holm"].map((id) => sample(speakers, id).name));
	expect(texts(document, "main ul:last-of-type li").length).toBeGreaterThan(1);
	const fields = [...document.querySelectorAll("main form input")].map((input): [string, string] => [
		`${input.getAttribute("name")}`,
		`${input.getAttribute("value")}`,
	]);
	expect(fields).toEqual([["redirectTo", "/admin/speakers?q=a"], ...chosen("astrid-lindqvist", "kasper-holm")]);
	const { document: after } = await organizer.follow(await change("speakers", [...fields, ["remove", "yes"]]));
	expect(toastIn(after)).toEqual(["Deleted", "2 entries. You can restore them under Activity.", "Undo"]);
	expect(sql(site, "SELECT id FROM speaker WHERE id IN ('astrid-lindqvist', 'kasper-holm')")).toEqual([]);
	expect((await organizer.post(after.querySelector(".toast form")?.getAttribute("action") ?? "", {})).status).toBe(303);
	expect(everything()).toEqual(before);
});

test("an empty selection is reported, and lists without bulk actions have no checkboxes", async () => {
	expect(toastIn((await organizer.follow(await change("speakers", [["remove", "yes"]]))).document)).toEqual([
		"Nothing selected",
		"Select at least one entry in the list.",
	]);
	expect((await organizer.page("/admin/speakers/changes")).response.headers.get("location")).toBe("/admin/speakers");
	expect((await change("speakers", [...chosen("kasper-holm"), ["status", "burnt"]])).status).toBe(400);
	for (const section of ["regions", "legal"]) expect((await organizer.page(`/admin/${section}`)).document.querySelector("[type=checkbox]")).toBeNull();
	const { document } = await organizer.page("/admin/faq?select=all");
	expect([...new Set([...document.querySelectorAll("tbody [type=checkbox]")].map((box) => box.hasAttribute("checked")))]).toEqual([true]);
	expect(texts(document, "#bulk button")).toEqual(["Delete…"]);
});

test("a list is filtered by missing translations", async () => {
	const path = "/admin/news/student-scholarships";
	const form = await organizer.formOf(path);
	await organizer.post(path, { ...form, "title.sv": "" });
	expect(await namesOf("/admin/news?missing=sv")).toEqual([form["title.en"]]);
	expect(await namesOf("/admin/news?missing=es")).toEqual([]);
});
