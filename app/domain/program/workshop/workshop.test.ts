import { beforeAll, expect, test } from "vitest";
import { updateEvent } from "#app/domain/content/event/queries.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { insertRoom } from "#app/domain/program/room/queries.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import type { Scheduled } from "#app/domain/program/session/scheduled.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, event, lab } from "../../../../tests/support/content.ts";
import { workshopResource } from "./admin.server.ts";
import { findWorkshop, insertWorkshop, listWorkshops, updateWorkshop } from "./queries.server.ts";
import { WORKSHOP_CATEGORIES, type Workshop, workshopSchema } from "./schema.ts";
import { endTime } from "./time.ts";
import { emptyText, workshopBrief, workshopDetail, workshopFacts, workshopImage, workshopJson, workshopView } from "./view.server.ts";

const room: Room = {
	...lab,
	name: { en: "Lab 1", es: "Laboratorio 1", sv: "Labb 1" },
	floor: { en: "Upper floor", es: "Planta alta", sv: "Övervåningen" },
};
const sensors: Scheduled<Workshop> = {
	id: "sensors",
	title: { en: "An old machine learns to speak", sv: "En gammal maskin lär sig tala" },
	description: { en: `${"Open the cabinet and find the signal. ".repeat(5).trim()}\n\nNo programming needed.` },
	format: "plain",
	links: [],
	category: "Technology",
	level: "beginner",
	durationMinutes: 90,
	date: "2025-11-19",
	startTime: "11:30",
	price: 4900,
	maxAttendees: 24,
	roomId: "lab",
	speakerId: "ana",
	furtherSpeakerIds: [],
	offAgenda: false,
	status: "published",
};

test.each([
	["09:05", 45, "09:50"],
	["11:30", 90, "13:00"],
	["23:30", 60, "00:30"],
])("a workshop that starts at %s and lasts %i minutes ends at %s", (startTime, durationMinutes, end) => {
	expect(endTime({ startTime, durationMinutes })).toBe(end);
});

test("a workshop without a picture has the one of its category", () => {
	expect(WORKSHOP_CATEGORIES.map((category) => workshopImage({ ...sensors, category }))).toEqual([
		"/images/workshops/business-1",
		"/images/workshops/technology-1",
		"/images/workshops/sustainability-1",
		"/images/workshops/innovation-1",
		"/images/workshops/leadership-1",
	]);
	expect(workshopImage({ ...sensors, image: "/images/workshops/technology-2" })).toBe("/images/workshops/technology-2");
	expect(workshopImage({ ...sensors, image: "" })).toBe("/images/workshops/technology-1");
});

test("badges: Innovation gold, Sustainability green, Business purple, others blue", () => {
	const colors = WORKSHOP_CATEGORIES.map((category) => [category, workshopView({ ...sensors, category }, event, "en").badge]);
	expect(Object.fromEntries(colors)).toEqual({ Innovation: "gold", Sustainability: "green", Business: "purple", Technology: "blue", Leadership: "blue" });
});

test("a card in Swedish marks texts that exist only in English", () => {
	expect(workshopView({ ...sensors, room, leader: ana }, event, "sv")).toEqual({
		id: "sensors",
		title: { text: "En gammal maskin lär sig tala" },
		description: { text: "Open the cabinet and find the signal. ".repeat(5).trim(), lang: "en" },
		image: "/images/workshops/technology-1",
		category: "Teknik",
		badge: "blue",
		leader: { name: "Ana", photo: expect.stringMatching(/\/speakers\/placeholder$/) },
		price: "49,00 USD",
		facts: ["19 november 2025", "11:30–13:00", "1 timme", "Labb 1", "Nybörjare", "Högst 24 deltagare"].map((text) => ({ text })),
	});
});

test("the home page's brief card cuts the description and names no room", () => {
	const { description, facts, price } = workshopBrief({ ...sensors, room }, zoneOf(new URL("http://site/"), event, "en"), "en");
	expect(description.text).toBe("Open the cabinet and find the signal. Open the cabinet and find the signal. Open the cabinet and find the…");
	expect([facts.map(({ text }) => text), price]).toEqual([["November 19, 2025", "11:30–13:00", "1 hour"], "$49.00 USD"]);
});

test("a workshop's own page has a lead, its other paragraphs and where and when it takes place", () => {
	const { article } = workshopDetail({ ...sensors, room }, "es");
	const facts = workshopFacts({ ...sensors, room }, zoneOf(new URL("http://site/"), event, "es"), "es");
	expect(article).toEqual({ lead: "Open the cabinet and find the signal. ".repeat(5).trim(), blocks: ["No programming needed."], lang: "en" });
	expect(facts.map(({ term, lines }) => [term, ...lines.map(({ text }) => text)])).toEqual([
		["Cuándo", "19 de noviembre de 2025", "11:30–13:00", "hora estándar central (GMT-6)"],
		["Dónde", "Laboratorio 1", "Planta alta", "Acceso sin escalones"],
		["Nivel", "Básico"],
	]);
});

test("the API's entry has the fields of the specification", () => {
	expect(workshopJson({ ...sensors, room, speakerId: undefined }, "onSale", event, "es")).toEqual({
		id: "sensors",
		title: "An old machine learns to speak",
		description: sensors.description.en,
		image: "/images/workshops/technology-1-480.webp",
		category: "Technology",
		level: "beginner",
		duration: 90,
		date: "2025-11-19",
		startTime: "11:30",
		price: 4900,
		maxAttendees: 24,
		availability: "onSale",
		location: "Laboratorio 1",
		speakerId: null,
	});
});

test("an empty list names the category if only a category was chosen", () => {
	const general = { title: "No workshops found for the selected filters", hint: "Choose another category or level, or clear the filters." };
	expect(emptyText({ category: "Leadership" }, "en").title).toBe("No workshops found in Leadership");
	expect(emptyText({ category: "Leadership" }, "sv").title).toBe("Inga workshoppar hittades i kategorin Ledarskap");
	expect(emptyText({ level: "advanced" }, "en")).toEqual(general);
	expect(emptyText({ category: "Leadership", level: "advanced" }, "en")).toEqual(general);
});

const ids = (workshops: { id: string }[]) => workshops.map(({ id }) => id);

beforeAll(async () => {
	const seeded = await listWorkshops();
	expect(seeded.map((workshop) => workshopSchema.safeEncode(workshop).error)).toEqual(seeded.map(() => undefined));
	await db.deleteFrom("session").execute();
	await updateEvent(db, event);
	await insertRoom(db, room);
	await insertSpeaker(db, ana);
	await insertSpeaker(db, { ...ana, id: "olle", name: "Olle" });
	const insert = (id: string, rest: Partial<Workshop>) => {
		const text = { en: id };
		return insertWorkshop(db, { ...sensors, id, title: text, description: text, durationMinutes: 60, price: 0, maxAttendees: 10, ...rest });
	};
	await insert("late", { category: "Business", date: "2025-11-20", startTime: "09:00", speakerId: undefined });
	await insert("first", { category: "Business", level: "advanced", startTime: "09:00" });
	await insert("second", {
		category: "Innovation",
		startTime: "11:00",
		speakerId: "olle",
		furtherSpeakerIds: ["ana"],
		track: "business",
	});
});

test("workshops are sorted by time, each with its speaker's name", async () => {
	expect((await listWorkshops()).map(({ id, leader }) => [id, leader?.name])).toEqual([
		["first", "Ana"],
		["second", "Olle"],
		["late", undefined],
	]);
});

test("category and level filter alone and together", async () => {
	expect(ids(await listWorkshops({ category: "Business" }))).toEqual(["first", "late"]);
	expect(ids(await listWorkshops({ level: "beginner" }))).toEqual(["second", "late"]);
	expect(ids(await listWorkshops({ category: "Business", level: "beginner" }))).toEqual(["late"]);
	expect(ids(await listWorkshops({ category: "Leadership" }))).toEqual([]);
});

test("finds a workshop by its id", async () => {
	expect(await findWorkshop("second")).toEqual({
		id: "second",
		title: { en: "second" },
		description: { en: "second" },
		format: "plain",
		links: [],
		roomId: "lab",
		image: undefined,
		category: "Innovation",
		level: "beginner",
		durationMinutes: 60,
		date: "2025-11-19",
		startTime: "11:00",
		price: 0,
		maxAttendees: 10,
		speakerId: "olle",
		furtherSpeakerIds: ["ana"],
		summary: { en: "second" },
		track: "business",
		offAgenda: false,
		agendaId: "workshop-second",
		status: "published",
	});
	expect(await findWorkshop("nothing")).toBeUndefined();
});

test("a workshop is a session of the agenda with its own title, time, room and speakers, unless it is kept off", async () => {
	const second = (await findWorkshop("second")) as Workshop;
	const onAgenda = async () => (await listSessions()).filter(({ workshopId }) => workshopId === "second");
	await updateWorkshop(db, { ...second, title: { en: "Another" }, startTime: "12:15", summary: undefined });
	expect(await onAgenda()).toMatchObject([
		{
			id: "workshop-second",
			day: 1,
			startTime: "12:15",
			endTime: "13:15",
			title: { en: "Another" },
			description: { en: "second" },
			type: "Workshop",
			track: "business",
			speakerIds: ["olle", "ana"],
		},
	]);
	await updateWorkshop(db, { ...second, offAgenda: true });
	expect([await onAgenda(), (await findWorkshop("second"))?.agendaId]).toEqual([[], undefined]);
	await updateWorkshop(db, second);
	expect(await findWorkshop("second")).toEqual(second);
});

test("a workshop must be on a day of the summit; one with an earlier date outside may keep it", async () => {
	const workshop = (await findWorkshop((await listWorkshops())[0]!.id))!;
	const errorsOn = (date: string) => workshopResource.check?.({ ...workshop, date }, db);
	expect([await errorsOn("2025-11-19"), await errorsOn("2025-11-21")]).toEqual([{}, {}]);
	const refused = { date: "notOfSummit: 2025-11-19 – 2025-11-21" };
	for (const date of ["2025-11-18", "2025-11-22", "9999-12-31"]) expect(await errorsOn(date)).toEqual(refused);
	await updateWorkshop(db, { ...workshop, date: "2025-12-01" });
	expect([await errorsOn("2025-12-01"), await errorsOn("2025-12-02")]).toEqual([{}, refused]);
});
