import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { parse, texts } from "../support/html";
import { startOrganiser } from "../support/organiser";

const { api, download, formOf, open, post } = await startOrganiser();
const page = async (path: string) => (await open(path)).document;

const newWorkshop = (title: string) => ({
	version: randomUUID(),
	"title.en": title,
	"title.es": "",
	"title.sv": "",
	"description.en": "First paragraph.\r\n\r\nSecond paragraph.",
	"description.es": "",
	"description.sv": "",
	"location.en": "Innovation lab 1",
	"location.es": "Laboratorio de innovación 1",
	"location.sv": "Innovationslabb 1",
	date: "2025-11-20",
	startTime: "17:30",
	durationMinutes: "90",
	category: "Leadership",
	level: "advanced",
	speakerId: "astrid-lindqvist",
	price: "49,5",
	maxAttendees: "25",
});
const inApi = async (id: string) => (await api<{ id: string }[]>("workshops")).find((workshop) => workshop.id === id);

test("a new workshop stands on the site and in the API at once, and waits to be put in the agenda", async () => {
	const answer = await post("/admin/workshops/new", newWorkshop("Lead by listening"));
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
		location: "Innovation lab 1",
		speakerId: "astrid-lindqvist",
	});
	expect(texts(await page("/es/workshops/lead-by-listening"), "h1 [lang], main div[lang=en] p")).toEqual([
		"Lead by listening",
		"First paragraph.",
		"Second paragraph.",
	]);

	const row = texts(await page("/admin/workshops?q=listening"), "tbody td");
	expect(row).toEqual([
		"Lead by listening",
		"Date and time: Thursday, November 20, 17:30–19:00",
		"Category: Leadership",
		"Led by: Astrid Lindqvist",
		"Price: $49.50",
		"Places: 25",
		"Spanish: 2 missingSwedish: 2 missing",
		"Put it in the agenda: Lead by listening",
	]);
	expect(texts(await page("/admin"), "[aria-labelledby=check-title] li")).toContain("“Lead by listening” is not in the agenda yet.");
});

test("the way into the agenda is a new session that is filled with what is known", async () => {
	await post("/admin/workshops/new", newWorkshop("Not announced"));
	const link = (await page("/admin/workshops/not-announced")).querySelector("main a[href^='/admin/agenda/new']");
	const form = await formOf(link?.getAttribute("href") ?? "");
	expect(form).toMatchObject({
		day: "2",
		startTime: "17:30",
		endTime: "19:00",
		"title.en": "Not announced",
		"title.es": "",
		"location.sv": "Innovationslabb 1",
		type: "Workshop",
		"speakerIds.0": "astrid-lindqvist",
		workshopId: "not-announced",
	});
	const saved = await post("/admin/agenda/new", { ...form, "description.en": "Come and see." });
	expect(saved.headers.get("location")).toBe("/admin/agenda/not-announced");

	const found = await page("/admin/workshops?q=announced");
	expect(texts(found, "tbody td:last-child a")).toEqual(["In the agenda: Not announced"]);
	expect(found.querySelector("tbody td:last-child a")?.getAttribute("href")).toBe("/admin/agenda/not-announced");
});

test("bad input is named, and nothing that was typed is lost", async () => {
	const typed = { ...newWorkshop(""), price: "much", startTime: "23:30", maxAttendees: "0", speakerId: "nobody", "description.es": "Primer párrafo." };
	const answer = await post("/admin/workshops/new", typed);
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Title (English): This field is required.",
		"Duration in minutes: This number is too large.",
		"Price in US dollars: Enter an amount such as 299 or 299.50.",
		"Places: This number is too small.",
	]);
	expect(document.querySelector("#editor-price")?.getAttribute("value")).toBe("much");
	expect(document.querySelector("#editor-description\\.es")?.textContent).toBe("Primer párrafo.");

	const unknown = await post("/admin/workshops/new", { ...newWorkshop("Led by nobody"), speakerId: "nobody" });
	expect([unknown.status, texts(parse(await unknown.text()), "[data-error-summary] a")]).toEqual([422, ["Led by: Choose one from the list."]]);
});

test("two organisers at once: the second gets both versions, and saves knowingly", async () => {
	await post("/admin/workshops/new", newWorkshop("Edited twice"));
	const path = "/admin/workshops/edited-twice";
	const [one, other] = [await formOf(path), await formOf(path)];
	expect((await post(path, { ...one, price: "10" })).status).toBe(303);
	const refused = await post(path, { ...other, price: "20", level: "beginner" });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "#editor dl > div")).toContain("Price in US dollarsSaved now10.00Yours20");
	expect(document.querySelector("#editor-price")?.getAttribute("value")).toBe("20");
	const version = document.querySelector("[name=version]")?.getAttribute("value") ?? "";
	expect((await post(path, { ...other, price: "20", level: "beginner", version })).status).toBe(303);
	expect(await inApi("edited-twice")).toMatchObject({ price: 2000, level: "beginner" });
});

test("the preview shows the card and the page's words in a language, and saves nothing", async () => {
	const answer = await post("/admin/workshops/new", { ...newWorkshop("Only looked at"), "title.sv": "Bara tittat på", preview: "sv" });
	expect(answer.status).toBe(200);
	const document = parse(await answer.text());
	expect(texts(document, "[lang=sv] article h3, [lang=sv] article dd, [lang=sv] article p")).toEqual(
		expect.arrayContaining(["Bara tittat på", "20 november 2025, 17:30", "Innovationslabb 1", "Astrid Lindqvist"]),
	);
	expect(texts(document, "[lang=sv] div[lang=en] p")).toEqual(["First paragraph.", "Second paragraph."]);
	expect(await inApi("only-looked-at")).toBeUndefined();
});

test("deleting a workshop says where it is announced, and takes it out there", async () => {
	const question = await page("/admin/workshops/hear-the-leak/delete");
	expect(texts(question, "main li")).toEqual(["Session: Hear the leak: your first water sensor"]);
	const session = question.querySelector("main li a")?.getAttribute("href") ?? "";
	expect(texts(question, "main form button")).toEqual(["Take it out and delete it"]);
	expect((await post("/admin/workshops/hear-the-leak/delete", {})).headers.get("location")).toBe("/admin/workshops");

	expect(await inApi("hear-the-leak")).toBeUndefined();
	expect((await download("/workshops/hear-the-leak")).status).toBe(404);
	expect((await formOf(session)).workshopId).toBe("");
	expect(texts(await page("/agenda"), "main li a[href^='/workshops/hear']")).toEqual([]);
});
