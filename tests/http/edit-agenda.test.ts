import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { asNew, organizerOf, sql, visitorOf } from "../support/http.ts";
import { addSpeaker } from "../support/insert.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { sessions } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const page = async (path: string) => (await organizer.page(path)).document;

addSpeaker(site, { id: "ana", name: "Ana Ruiz" });
addSpeaker(site, { id: "bo", name: "Bo Ek", company: "Kvarn" });
await organizer.post("/admin/rooms/new", asNew({ "name.en": "Rooftop", "name.es": "Azotea", "name.sv": "Takterrassen" }));

const newSession = (title: string) => ({
	version: randomUUID(),
	day: "2",
	startTime: "18:20",
	endTime: "19:00",
	"title.en": title,
	"title.es": "",
	"title.sv": "",
	"description.en": "What it took.",
	"description.es": "",
	"description.sv": "",
	roomId: "rooftop",
	type: "Panel",
	track: "business",
	"speakerIds.0": "bo",
	"speakerIds.1": "",
	"speakerIds.2": "ana",
});
const inApi = async (id: string) => (await visitor.api<{ id: string }[]>("agenda")).find((session) => session.id === id);
const entryOf = (document: Document, path: string) => document.querySelector(`.timetable a[href='${path}']`);

test("a new session is in the agenda, its calendar and the API at once, with its speakers in order", async () => {
	const answer = await organizer.post("/admin/agenda/new", newSession("Above the roofs"));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/agenda/above-the-roofs"]);
	expect(await inApi("above-the-roofs")).toEqual({
		id: "above-the-roofs",
		day: 2,
		date: "2025-11-20",
		startTime: "18:20",
		endTime: "19:00",
		title: "Above the roofs",
		description: "What it took.",
		location: "Rooftop",
		category: "Business",
		type: "Panel",
		track: "business",
		format: "markdown",
		speakerIds: ["bo", "ana"],
	});
	const row = (await page("/es/agenda?day=2")).getElementById("above-the-roofs");
	expect(texts(row as unknown as Document, "h4 a, .session-speakers li, .session-facts")).toEqual(["Above the roofs", "Bo Ek", "Ana Ruiz", "AzoteaNegocios"]);
	expect(await (await organizer.get("/agenda.ics")).text()).toContain("UID:above-the-roofs@");
});

test("the timetable shows it in its room and at its time, with a link to details", async () => {
	await organizer.post("/admin/agenda/new", newSession("On the timetable"));
	const document = await page("/admin/agenda?day=2");
	expect(texts(document, "main nav[aria-label='Day'] [aria-current]")).toEqual(["Day 2Thursday, November 20"]);
	expect(texts(document, "main header a[href='/admin/agenda/new?day=2']")).toEqual(["Add New Session"]);
	const entry = entryOf(document, "/admin/agenda/on-the-timetable");
	expect(entry?.textContent).toContain("18:20–19:00");
	expect(entry?.textContent).toContain("Bo Ek, Ana Ruiz");
	expect(entry?.textContent).toContain("Spanish: 2 missing");
	expect(entry?.closest("li")?.className).toContain("from-hour-11 from-step-4 to-hour-12 to-step-0");
	expect(document.querySelectorAll("[style]")).toHaveLength(0);

	const free = [...document.querySelectorAll(".timetable a")].find((link) => link.textContent?.includes("Add New Session: Rooftop, 11:00–12:00"));
	expect(await organizer.formOf(free?.getAttribute("href") ?? "")).toMatchObject({
		day: "2",
		startTime: "11:00",
		endTime: "12:00",
		roomId: "rooftop",
	});
	await organizer.post("/admin/agenda/on-the-timetable/delete", {});
});

test("a new session of type workshop is passed to the workshop form with all input", async () => {
	const document = await page("/admin/agenda/new?day=2&startTime=10:00&endTime=11:30&roomId=courtyard");
	expect(texts(document, "[name=type] option")).toEqual(["", "Keynote", "Panel", "Break", "Networking", "Ceremony"]);
	const button = [...document.querySelectorAll("#editor button")].find(({ textContent }) => textContent === "Make it a workshop");
	const typed = { ...controlsOf(document), "title.en": "Turbines", "speakerIds.0": "ana", "speakerIds.1": "", resumed: "review" };
	const answer = await organizer.post(button?.getAttribute("formaction") ?? "", typed);
	expect([answer.status, answer.headers.get("location")]).toEqual([307, "/admin/workshops/new"]);
	const workshop = parse(await (await organizer.post("/admin/workshops/new", typed)).text());
	expect(controlsOf(workshop)).toMatchObject({
		"title.en": "Turbines",
		date: "2025-11-20",
		startTime: "10:00",
		durationMinutes: "90",
		roomId: "courtyard",
		speakerId: "ana",
	});
});

test("a session's form rejects the type workshop beside its field, for new and existing sessions", async () => {
	for (const path of ["/admin/agenda/new", "/admin/agenda/opening-ceremony"]) {
		const typed = { ...(await organizer.formOf("/admin/agenda/opening-ceremony")), "title.en": "Turbines", type: "Workshop" };
		const answer = await organizer.post(path, typed);
		const document = parse(await answer.text());
		expect([answer.status, texts(document, "#editor-type-error")]).toEqual([422, ["A workshop needs a capacity and a price. Add it under Workshops."]]);
		expect(controlsOf(document)).toMatchObject({ "title.en": "Turbines" });
	}
	expect(await inApi("turbines")).toBeUndefined();
});

test("a draft is saved by its title alone; its day waits for a time", async () => {
	const saved = await organizer.post("/admin/agenda/new", {
		...(await organizer.formOf("/admin/agenda/new?day=1")),
		"title.en": "Only an idea",
		status: "draft",
	});
	const kept = await organizer.formOf(saved.headers.get("location") ?? "");
	expect([saved.status, kept.status, kept["title.en"], kept.day]).toEqual([303, "draft", "Only an idea", ""]);
});

test("a room is added with a session that names it, only if that is saved, and only once", async () => {
	const typed = { version: randomUUID(), "title.en": "In the tent", type: "Break", status: "draft", newRoom: "The tent", endTime: "later" };
	const rooms = () => sql(site, "SELECT name FROM room WHERE id LIKE '%tent%'");
	const refused = await organizer.post("/admin/agenda/new", typed);
	expect([refused.status, controlsOf(parse(await refused.text())).newRoom, rooms()]).toEqual([422, "The tent", []]);
	const [{ id: roomId = "" } = {}] = sql(site, "SELECT id FROM room LIMIT 1") as { id: string }[];
	const twice = parse(await (await organizer.post("/admin/agenda/new", { ...typed, endTime: "", roomId })).text());
	expect([texts(twice, "#editor-newRoom-error"), controlsOf(twice).roomId]).toEqual([["Either choose a room or name a new one, not both."], roomId]);
	const saved = await organizer.post("/admin/agenda/new", { ...typed, endTime: "" });
	const location = saved.headers.get("location") ?? "";
	const form = await organizer.formOf(location);
	expect([saved.status, form.roomId, form.newRoom]).toEqual([303, "the-tent", ""]);
	expect((await organizer.post(location, { ...form, roomId: "", newRoom: "R".repeat(200) })).status).toBe(422);
	const stale = { ...form, roomId: "", version: "older" };
	expect((await organizer.post(location, { ...stale, newRoom: "Another tent" })).status).toBe(409);
	expect((await organizer.post(location, { ...form, roomId: "", newRoom: "the  Tent" })).status).toBe(303);
	expect([rooms(), (await organizer.formOf(location)).roomId]).toEqual([[{ name: '{"en":"The tent"}' }], "the-tent"]);
});

test("a break without a description shows none anywhere, and may get one", async () => {
	const none = {
		...newSession("Elevenses"),
		"description.en": "",
		"speakerIds.0": "",
		"speakerIds.2": "",
		type: "Break",
		startTime: "08:00",
		endTime: "08:20",
	};
	expect((await organizer.post("/admin/agenda/new", none)).status).toBe(303);
	expect(await inApi("elevenses")).toMatchObject({ title: "Elevenses", description: "" });
	expect((await organizer.formOf("/admin/agenda/elevenses"))["description.en"]).toBe("");
	for (const path of ["/agenda?day=2", "/agenda/elevenses", "/es/agenda/elevenses"]) expect((await visitor.get(path)).status).toBe(200);
	expect(texts(await page("/admin/agenda?q=elevenses"), "tbody td:first-child")).toEqual(["Elevenses"]);
	await organizer.post("/admin/agenda/elevenses", { ...(await organizer.formOf("/admin/agenda/elevenses")), "description.en": "With oats." });
	expect(await inApi("elevenses")).toMatchObject({ description: "With oats." });
	await organizer.post("/admin/agenda/elevenses/delete", {});
});

test("a session's form requires its English description, except for types that explain themselves", async () => {
	const isMarked = async (path: string) => (await page(path)).getElementById("editor-description.en")?.hasAttribute("required");
	const pathOf = (type: string) => `/admin/agenda/${sessions.find((session) => session.type === type)?.id}`;
	expect(await Promise.all(["/admin/agenda/new", pathOf("Panel"), "/admin/agenda/new?type=Break", pathOf("Break")].map(isMarked))).toEqual([
		true,
		true,
		false,
		false,
	]);
});

test("double bookings are listed above the timetable and marked in it", async () => {
	await organizer.post("/admin/agenda/new", { ...newSession("First of two"), startTime: "07:00", endTime: "07:30" });
	const second = { ...newSession("Second of two"), startTime: "07:15", endTime: "07:45", "speakerIds.0": "" };
	const answer = (await organizer.follow(await organizer.post("/admin/agenda/new", second))).document;
	expect(texts(answer, ".toast p, #clashes-title + ul a")).toEqual([
		"Ana Ruiz is booked for “First of two” and for “Second of two” on November 20, 2025 at 07:15.",
		"Rooftop: “First of two” and “Second of two” are both there on November 20, 2025 at 07:15.",
		"Saved, but booked twice",
		"Someone, or a room, is in two places at the same time. The top of this page shows what clashes.",
	]);
	expect(answer.querySelector("#clashes-title + ul a")?.getAttribute("href")).toBe("/admin/agenda/first-of-two");
	const document = await page("/admin/agenda?day=2");
	expect(texts(document, "[aria-labelledby=clashes-title] li")).toEqual([
		"Ana Ruiz is booked for “First of two” and for “Second of two” on November 20, 2025 at 07:15.",
		"Rooftop: “First of two” and “Second of two” are both there on November 20, 2025 at 07:15.",
	]);
	const draft = (await organizer.follow(await organizer.post("/admin/agenda/new", { ...second, "title.en": "A draft", status: "draft" }))).document;
	expect(texts(draft, ".toast p")[1]).toMatch(/^Someone, or a room, .+ Not visible on the website yet\.$/);
	await organizer.post("/admin/agenda/a-draft/delete", {});
	for (const id of ["first-of-two", "second-of-two"]) {
		expect(entryOf(document, `/admin/agenda/${id}`)?.textContent).toContain("Speaker booked twiceRoom booked twice");
		await organizer.post(`/admin/agenda/${id}/delete`, {});
	}
	expect(texts(await page("/admin/agenda?day=2"), "#clashes-title")).toEqual([]);
});

test("a search finds sessions on both days, by any word", async () => {
	await organizer.post("/admin/agenda/new", { ...newSession("Milk and honey"), day: "1" });
	await organizer.post("/admin/agenda/new", { ...newSession("Oats and honey"), "speakerIds.0": "" });
	const document = await page("/admin/agenda?q=rooftop+honey");
	expect(document.querySelector(".timetable")).toBeNull();
	expect(texts(document, "tbody td:first-child")).toEqual(["Milk and honey", "Oats and honey"]);
	expect(texts(await page("/admin/agenda?q=ana+ruiz+oats"), "tbody td")).toContain("Speakers: Ana Ruiz");
	expect(texts(await page("/admin/agenda?q=nothing+such"), "main > div > p")).toContain("Nothing matches the search.");
});

test("invalid input is named, and all input is kept", async () => {
	const typed = {
		...newSession("Upside down"),
		startTime: "12:00",
		endTime: "11:00",
		day: "4",
		"title.en": "",
		"title.sv": "Upp och ner",
		"speakerIds.3": "bo",
	};
	const answer = await organizer.post("/admin/agenda/new", typed);
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(document.title).toBe("Error: Add New Session | LATAM Nordics Summit 2025");
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Day: Choose one from the list.",
		"Ends: This must be after the start. A session ends on the day on which it begins, by 23:59.",
		"Title (English): This field is required.",
		"Speaker 4: This has been chosen already. Choose another, or none.",
	]);
	expect(document.querySelector("#editor-endTime")?.getAttribute("value")).toBe("11:00");
	expect(document.querySelector("#editor-title\\.sv")?.getAttribute("value")).toBe("Upp och ner");
	expect(document.querySelector("#editor-speakerIds\\.3 [selected]")?.getAttribute("value")).toBe("bo");
	expect(document.querySelectorAll("select[name^=speakerIds]")).toHaveLength(6);
	expect(await inApi("upside-down")).toBeUndefined();
});

test("a deleted speaker is named, and nothing is saved", async () => {
	const answer = await organizer.post("/admin/agenda/new", { ...newSession("Ghosts"), "speakerIds.1": "nobody" });
	expect(answer.status).toBe(422);
	expect(texts(parse(await answer.text()), "[data-error-summary] a")).toEqual(["Speaker: Choose one from the list."]);
	expect(await inApi("ghosts")).toBeUndefined();
});

test("another day changes the date; speakers change order", async () => {
	await organizer.post("/admin/agenda/new", newSession("Moves"));
	const path = "/admin/agenda/moves";
	const form = await organizer.formOf(path);
	expect((await page(path)).querySelector("main a")?.getAttribute("href")).toBe("/admin/agenda?day=2");
	expect(Object.keys(form).filter((name) => name.startsWith("speakerIds"))).toHaveLength(4);
	const moved = { ...form, day: "1", "speakerIds.0": "", "speakerIds.3": "bo" };
	expect((await organizer.post(path, moved)).status).toBe(303);
	expect(await inApi("moves")).toMatchObject({ day: 1, date: "2025-11-19", speakerIds: ["ana", "bo"] });
});

test("two organizers at once: the second sees both versions, and can overwrite", async () => {
	await organizer.post("/admin/agenda/new", newSession("Edited twice"));
	const path = "/admin/agenda/edited-twice";
	const [one, other] = [await organizer.formOf(path), await organizer.formOf(path)];
	expect((await organizer.post(path, { ...one, endTime: "19:30" })).status).toBe(303);
	const mine = { ...other, endTime: "20:00", "description.en": "Mine." };
	const refused = await organizer.post(path, mine);
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "#editor > dl > div")).toEqual(["EndsSaved now19:30Yours20:00", "Description (English)Saved nowWhat it took.YoursMine."]);
	const version = document.querySelector("[name=version]")?.getAttribute("value") ?? "";
	expect((await organizer.post(path, { ...mine, version })).status).toBe(303);
	expect(await inApi("edited-twice")).toMatchObject({ endTime: "20:00", description: "Mine." });
});

test("the preview shows the public row in a language, and saves nothing", async () => {
	const answer = await organizer.post("/admin/agenda/new", { ...newSession("Only looked at"), "title.sv": "Bara tittat på", preview: "sv" });
	const document = parse(await answer.text());
	expect([answer.status, ...texts(document, "[lang=sv] h3, [lang=sv] .session-speakers li, [lang=sv] .session-facts")]).toEqual([
		200,
		"Bara tittat på",
		"Bo Ek",
		"Ana Ruiz",
		"TakterrassenNäringsliv",
	]);
	expect(await inApi("only-looked-at")).toBeUndefined();
});

test("deleting a session removes it from the agenda everywhere", async () => {
	await organizer.post("/admin/agenda/new", newSession("Leaves again"));
	expect((await organizer.post("/admin/agenda/leaves-again/delete", {})).headers.get("location")).toBe("/admin/agenda");
	expect(await inApi("leaves-again")).toBeUndefined();
	expect((await page("/agenda?day=2")).getElementById("leaves-again")).toBeNull();
	expect((await organizer.get("/admin/agenda/leaves-again")).status).toBe(404);
});

test("a speaker's form lists their sessions in order of time, each linked to its form", async () => {
	await organizer.post("/admin/agenda/new", {
		...newSession("Late addition"),
		"speakerIds.0": "valentina-rios",
		"speakerIds.2": "",
		startTime: "22:00",
		endTime: "22:30",
	});
	const list = (await page("/admin/speakers/valentina-rios")).querySelector("[aria-labelledby=sessions-title]");
	const links = [...(list?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
	expect([links[0], links.at(-1)]).toEqual(["/admin/workshops/hear-the-leak", "/admin/agenda/late-addition"]);
	expect(texts(list as unknown as Document, "li").at(-1)).toBe("Late additionThursday, November 20, 22:00–22:30 · Panel");
	expect(texts(await page("/admin/speakers/new"), "#sessions-title")).toEqual([]);
	await organizer.post("/admin/agenda/late-addition/delete", {});
});

test("deleting a speaker lists the references, and removes them", async () => {
	const question = await page("/admin/speakers/valentina-rios/delete");
	const references = texts(question, "main li");
	expect(references).toContain(`Workshop: ${sample(sessions, "workshop-hear-the-leak").title.en}`);
	expect(references.filter((reference) => reference.startsWith("Session: ")).length).toBeGreaterThan(1);
	expect((await organizer.post("/admin/speakers/valentina-rios/delete", {})).status).toBe(303);

	const left = await visitor.api<{ speakerIds: string[] }[]>("agenda");
	expect(left.filter(({ speakerIds }) => speakerIds.includes("valentina-rios"))).toEqual([]);
	expect((await visitor.api<{ id: string }[]>("workshops")).find(({ id }) => id === "hear-the-leak")).toMatchObject({ speakerId: null });
	expect(await (await organizer.get("/agenda")).text()).not.toContain(sample(speakers, "valentina-rios").name);
	const { "speakerIds.0": first, "speakerIds.3": freed } = await organizer.formOf("/admin/agenda/made-for-bad-weather");
	expect([first, freed]).toEqual(["tomas-ferreyra", ""]);
});
