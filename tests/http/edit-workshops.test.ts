import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addRoom, addSpeaker } from "../support/insert.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const page = async (path: string) => (await organizer.page(path)).document;

addSpeaker(site, { id: "ana", name: "Ana Ruiz" });
addSpeaker(site, { id: "bo", name: "Bo Ek" });
addRoom(site, { id: "closet", name: { en: "Closet" }, places: 4 });
addRoom(site, { id: "cabin", name: { en: "Cabin", es: "Cabaña", sv: "Stugan" } });

const newWorkshop = (title: string) => ({
	version: randomUUID(),
	"title.en": title,
	"title.es": "",
	"title.sv": "",
	"description.en": "First paragraph.\r\n\r\nSecond paragraph.",
	"description.es": "",
	"description.sv": "",
	roomId: "cabin",
	date: "2025-11-20",
	startTime: "17:30",
	durationMinutes: "90",
	category: "Leadership",
	level: "advanced",
	speakerId: "ana",
	price: "49,5",
	maxAttendees: "25",
});
const inApi = async (id: string) => (await visitor.api<{ id: string }[]>("workshops")).find((workshop) => workshop.id === id);

test("a new workshop is on the site, on the agenda and in the API at once", async () => {
	const answer = await organizer.post("/admin/workshops/new", newWorkshop("Lead by listening"));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/workshops/lead-by-listening"]);
	expect(await inApi("lead-by-listening")).toEqual({
		id: "lead-by-listening",
		title: "Lead by listening",
		description: "First paragraph.\n\nSecond paragraph.",
		image: "/images/workshops/leadership-1-480.webp",
		category: "Leadership",
		level: "advanced",
		duration: 90,
		date: "2025-11-20",
		startTime: "17:30",
		price: 4950,
		maxAttendees: 25,
		availability: "onSale",
		location: "Cabin",
		speakerId: "ana",
		format: "markdown",
	});
	expect(texts(await page("/es/workshops/lead-by-listening"), "h1 [lang], main .lead [lang=en], main div[lang=en] p")).toEqual([
		"Lead by listening",
		"First paragraph.",
		"Second paragraph.",
	]);

	const row = texts(await page("/admin/workshops?q=listening"), "tbody td");
	expect(row).toEqual([
		"Lead by listening",
		"Date and time: Thursday, November 20, 17:30–19:00",
		"Category: Leadership",
		"",
		"Led by: Ana Ruiz",
		"Price: $49.50 USD",
		"Capacity: 25",
		"Status: Published",
		"Spanish: 3 missingSwedish: 3 missing",
	]);
	expect((await visitor.api<{ id: string }[]>("agenda")).find(({ id }) => id === "workshop-lead-by-listening")).toEqual({
		id: "workshop-lead-by-listening",
		day: 2,
		date: "2025-11-20",
		startTime: "17:30",
		endTime: "19:00",
		title: "Lead by listening",
		description: "First paragraph.",
		location: "Cabin",
		category: "General",
		type: "Workshop",
		track: null,
		speakerIds: ["ana"],
		format: "markdown",
	});
	expect(texts(await page("/agenda?day=2"), "main li a[href='/workshops/lead-by-listening']")).toEqual(["Lead by listening"]);
});

test("one form edits a workshop's agenda entry: its text, its track, further speakers, or that it has none", async () => {
	await organizer.post("/admin/workshops/new", newWorkshop("One form"));
	const path = "/admin/workshops/one-form";
	const form = await organizer.formOf(path);
	expect(form).toMatchObject({ "summary.en": "First paragraph.", track: "", "furtherSpeakerIds.0": "" });
	await organizer.post(path, { ...form, "summary.en": "Come and see.", track: "business", "furtherSpeakerIds.1": "bo", startTime: "18:00" });
	const onAgenda = async () => (await visitor.api<{ id: string }[]>("agenda")).find(({ id }) => id === "workshop-one-form");
	expect(await onAgenda()).toMatchObject({
		startTime: "18:00",
		description: "Come and see.",
		track: "business",
		speakerIds: ["ana", "bo"],
	});
	expect(await inApi("one-form")).toMatchObject({ startTime: "18:00", speakerId: "ana" });
	const entry = (await page("/admin/agenda?day=2")).querySelector(".timetable a[href='/admin/workshops/one-form']");
	expect(entry?.textContent).toContain("18:00–19:30");
	expect((await organizer.get("/admin/agenda/workshop-one-form")).headers.get("location")).toBe(path);

	await organizer.post(path, { ...(await organizer.formOf(path)), offAgenda: "on" });
	expect([await onAgenda(), (await inApi("one-form")) !== undefined]).toEqual([undefined, true]);
	await organizer.post(`${path}/delete`, {});
});

test("invalid input is named, and all input is kept", async () => {
	const typed = { ...newWorkshop(""), price: "much", startTime: "23:30", maxAttendees: "0", speakerId: "nobody", "description.es": "Primer párrafo." };
	const answer = await organizer.post("/admin/workshops/new", typed);
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Title (English): This field is required.",
		"Duration in minutes: This number is too large.",
		"Led by: Choose one from the list.",
		"Price in US dollars: Enter an amount such as 299 or 299.50.",
		"Capacity: This number is too small.",
	]);
	expect(document.querySelector("#editor-price")?.getAttribute("value")).toBe("much");
	expect(document.querySelector("#editor-description\\.es")?.textContent).toBe("Primer párrafo.");
});

test("its day is chosen by name, among the summit's days", async () => {
	const { document } = await organizer.page("/admin/workshops/new");
	expect([...document.querySelectorAll("#editor-date option")].map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
		["2025-11-19", "Day 1: Wednesday, November 19"],
		["2025-11-20", "Day 2: Thursday, November 20"],
		["2025-11-21", "Day 3: Friday, November 21"],
		["", "Not scheduled"],
	]);
});

test("a capacity above the room's warns with both numbers and a link to the room", async () => {
	const answer = await organizer.post("/admin/workshops/new", { ...newWorkshop("Too many"), roomId: "closet", speakerId: "" });
	const { document } = await organizer.follow(answer);
	expect(texts(document, ".toast p, #clashes-title, #clashes-title + ul a")).toEqual([
		"More spots than the room holds",
		"“Too many” has 25 spots, but Closet holds 4.",
		"Saved, but the room is too small",
		"The workshop has more spots than its room holds. The top of this page shows how many.",
	]);
	expect(document.querySelector("#clashes-title + ul a")?.getAttribute("href")).toBe("/admin/rooms/closet");
	await organizer.post("/admin/workshops/too-many/delete", {});
});

test("a double booking warns with the conflicting entries", async () => {
	await organizer.post("/admin/workshops/new", newWorkshop("Here first"));
	const answer = await organizer.post("/admin/workshops/new", { ...newWorkshop("Here as well"), startTime: "18:00", speakerId: "" });
	expect(answer.headers.getSetCookie()[0]).toContain("toast=savedClashing;");
	const clashes = async (id: string) => {
		const document = await page(`/admin/workshops/${id}`);
		return [...document.querySelectorAll("#clashes-title + ul a")].map((link) => [link.textContent, link.getAttribute("href")]);
	};
	const sentence = "Cabin: “Here first” and “Here as well” are both there on November 20, 2025 at 18:00.";
	expect(await clashes("here-as-well")).toContainEqual([sentence, "/admin/workshops/here-first"]);
	expect(await clashes("here-first")).toContainEqual([sentence, "/admin/workshops/here-as-well"]);
	for (const id of ["here-first", "here-as-well"]) await organizer.post(`/admin/workshops/${id}/delete`, {});
});

test("two organizers at once: the second sees both versions, and can overwrite", async () => {
	await organizer.post("/admin/workshops/new", newWorkshop("Edited twice"));
	const path = "/admin/workshops/edited-twice";
	const [one, other] = [await organizer.formOf(path), await organizer.formOf(path)];
	expect((await organizer.post(path, { ...one, price: "10" })).status).toBe(303);
	const refused = await organizer.post(path, { ...other, price: "20", level: "beginner" });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "#editor > dl > div")).toContain("Price in US dollarsSaved now10.00Yours20");
	expect(document.querySelector("#editor-price")?.getAttribute("value")).toBe("20");
	const version = document.querySelector("[name=version]")?.getAttribute("value") ?? "";
	expect((await organizer.post(path, { ...other, price: "20", level: "beginner", version })).status).toBe(303);
	expect(await inApi("edited-twice")).toMatchObject({ price: 2000, level: "beginner" });
});

test("a workshop may be free: on its card, its page and home, and with a price of 0 in structured data", async () => {
	await organizer.post("/admin/workshops/new", { ...newWorkshop("Costs nothing"), price: "0", date: "2025-11-19", startTime: "05:00" });
	for (const [prefix, free] of [
		["", "Free"],
		["/es", "Gratis"],
		["/sv", "Gratis"],
	] as const) {
		const document = await page(`${prefix}/workshops/costs-nothing`);
		expect(texts(document, "main span.heading")).toEqual([free]);
		const card = [...(await page(`${prefix}/workshops`)).querySelectorAll("article")].find((article) => article.textContent?.includes("Costs nothing"));
		expect(texts(card as unknown as Document, ".workshop-price")).toEqual([free]);
	}
	const data = JSON.parse((await page("/workshops/costs-nothing")).querySelector("script[type='application/ld+json']")?.textContent ?? "{}");
	expect(JSON.stringify(data)).toContain('"price":"0.00"');
	expect(await inApi("costs-nothing")).toMatchObject({ price: 0 });
	expect(texts(await page("/admin/workshops?q=costs+nothing"), "tbody td")).toContain("Price: Free");
	await organizer.post("/admin/workshops/costs-nothing/delete", {});
});

test("an editor edits workshops and sets no price: neither by form nor import, undo or deletion", async () => {
	await organizer.post("/admin/workshops/new", newWorkshop("Costs something"));
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "workshop-writer")) });
	const path = "/admin/workshops/costs-something";
	const form = await editor.formOf(path);
	const words = "Only users with access to payments can change this. Ask an administrator.";
	const refusal = async (answer: Response) => [answer.status, texts(parse(await answer.text()), "[data-error-summary] a, [aria-labelledby=result-title] li p")];
	expect((await editor.post(path, { ...form, level: "beginner", maxAttendees: "20" })).status).toBe(303);
	expect(await refusal(await editor.post(path, { ...(await editor.formOf(path)), price: "0.00" }))).toEqual([422, [`Price in US dollars: ${words}`]]);
	expect(await refusal(await editor.post("/admin/workshops/new", newWorkshop("Costs more")))).toEqual([422, [`Price in US dollars: ${words}`]]);
	const imported = await refusal(await editor.post("/admin/workshops/import", { text: "id;price\ncosts-something;0" }));
	expect(imported).toEqual([422, ["Line 2Costs something", `Price in US dollars: ${words}`]]);
	expect((await editor.post(`${path}/delete`, {})).status).toBe(404);
	const lastBatch = () => sql(site, "SELECT batch FROM change ORDER BY id DESC LIMIT 1")[0]?.batch;
	await organizer.post(path, { ...(await organizer.formOf(path)), price: "59" });
	await editor.post(`/admin/settings/activity/${lastBatch()}/undo`, {});
	expect(await inApi("costs-something")).toMatchObject({ price: 5900, level: "beginner", maxAttendees: 20 });

	await editor.post("/admin/workshops/new", { ...newWorkshop("Costs us"), price: "0" });
	expect(await inApi("costs-us")).toMatchObject({ price: 0 });
	await editor.post(`/admin/settings/activity/${lastBatch()}/undo`, {});
	expect(await inApi("costs-us")).toBeUndefined();
	await organizer.post(`${path}/delete`, {});
});

test("the preview shows the card and the page's text in a language, and saves nothing", async () => {
	const answer = await organizer.post("/admin/workshops/new", { ...newWorkshop("Only looked at"), "title.sv": "Bara tittat på", preview: "sv" });
	expect(answer.status).toBe(200);
	const document = parse(await answer.text());
	expect(texts(document, "[lang=sv] article :is(h3, p)")).toEqual([
		"Bara tittat på",
		"Ana Ruiz",
		"20 november 2025 · 17:30–19:00 · 1 timme · Stugan · Avancerad · Högst 25 deltagare",
		"First paragraph.",
		"49,50 USDLäs mer: Bara tittat på",
	]);
	expect(texts(document, "[lang=sv] div[lang=en] p")).toEqual(["First paragraph.", "Second paragraph."]);
	expect(await inApi("only-looked-at")).toBeUndefined();
});

test("deleting a workshop removes it from the agenda, too", async () => {
	const question = await page("/admin/workshops/hear-the-leak/delete");
	expect(texts(question, "main form button")).toEqual(["Delete"]);
	expect((await organizer.post("/admin/workshops/hear-the-leak/delete", {})).headers.get("location")).toBe("/admin/workshops");

	expect(await inApi("hear-the-leak")).toBeUndefined();
	expect((await organizer.get("/workshops/hear-the-leak")).status).toBe(410);
	expect(texts(await page("/agenda"), "main li a[href^='/workshops/hear']")).toEqual([]);
});
