import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { editingOf } from "../support/editing.ts";
import { parse } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { edit, undoLast } = editingOf(organizer);

const BREAKFAST = "/admin/agenda/wednesday-breakfast";

const text = async (path: string) => (await visitor.get(path)).text();

/** Parsed by an independent library, by UID. */
async function entries(path: string) {
	const calendar = new ICAL.Component(ICAL.parse(await text(path)));
	return Object.fromEntries(
		calendar.getAllSubcomponents("vevent").map((entry) => {
			const { uid, startDate, summary, sequence } = new ICAL.Event(entry);
			const date = new Date(startDate.toUnixTime() * 1000).toISOString();
			return [uid.split("@")[0] as string, { status: entry.getFirstPropertyValue("status"), start: date, summary, sequence }];
		}),
	);
}
const entry = async (path: string, uid: string) => (await entries(path))[uid];

test("calendars of summit, day, session, workshop and selection hold the same entries in each language", async () => {
	const [whole, first, second] = await Promise.all(["/agenda.ics", "/es/agenda.ics?day=1", "/sv/agenda.ics?day=2"].map(entries));
	expect(Object.keys(whole ?? {}).sort()).toEqual([...Object.keys(first ?? {}), ...Object.keys(second ?? {})].sort());
	expect(Object.keys(await entries("/es/agenda/wednesday-breakfast.ics"))).toEqual(["wednesday-breakfast"]);
	expect(Object.keys(await entries("/sv/workshops/hear-the-leak.ics"))).toEqual(["workshop-hear-the-leak"]);
	expect(Object.keys(await entries("/agenda.ics?sessions=wednesday-breakfast,nothing,workshop-hear-the-leak")).sort()).toEqual([
		"wednesday-breakfast",
		"workshop-hear-the-leak",
	]);
	expect(redirectOf(await visitor.get("/es/agenda/workshop-hear-the-leak.ics"))).toEqual([301, "/es/workshops/hear-the-leak.ics"]);
	expect((await visitor.get("/agenda/nothing.ics")).status).toBe(404);
	expect((await visitor.get("/workshops/nothing.ics")).status).toBe(404);
});

test.each([
	["/summit.ics", "latam-nordics-summit-2025.ics"],
	["/agenda.ics", "agenda.ics"],
	["/es/agenda.ics?day=1", "agenda-day-1.ics"],
	["/agenda.ics?sessions=wednesday-breakfast", "my-agenda.ics"],
	["/sv/agenda/wednesday-breakfast.ics", "wednesday-breakfast.ics"],
	["/workshops/hear-the-leak.ics", "hear-the-leak.ics"],
])("%s is saved as %s", async (path, name) => {
	expect((await visitor.get(path)).headers.get("content-disposition")).toBe(`inline; filename="${name}"`);
});

test("a long selection is accepted", async () => {
	const ids = sql(site, "SELECT agenda_id AS id FROM session WHERE agenda_id IS NOT NULL").map(({ id }) => id as string);
	expect(Object.keys(await entries(`/agenda.ics?sessions=${ids.join()}`)).sort()).toEqual(ids.sort());
});

test("each change raises SEQUENCE, whatever its origin; unchanged entries are the same bytes", async () => {
	const workshop = await text("/workshops/hear-the-leak.ics");
	const sequence = async () => (await entry("/agenda.ics", "wednesday-breakfast"))?.sequence;
	const first = (await sequence()) as number;
	await edit(BREAKFAST, { "title.en": "Breakfast" });
	expect(await sequence()).toBe(first + 1);
	await edit("/admin/rooms/courtyard", { "name.en": "Garden" });
	expect(await sequence()).toBe(first + 2);
	sql(site, "UPDATE session SET start_time = '07:30' WHERE agenda_id = 'wednesday-breakfast'");
	expect(await entry("/sv/agenda.ics", "wednesday-breakfast")).toMatchObject({ sequence: first + 3, start: "2025-11-19T13:30:00.000Z" });
	expect(await text("/workshops/hear-the-leak.ics")).toBe(workshop);
});

test("a canceled, hidden, unscheduled or deleted session stays as it last was, with status CANCELLED, and can be restored", async () => {
	const stages: { sequence: number }[] = [];
	const now = async () => (await entry("/agenda/wednesday-breakfast.ics", "wednesday-breakfast")) as { sequence: number };
	const look = async () => stages.push(await now());
	const { sequence } = await now();
	await edit(BREAKFAST, { status: "cancelled" });
	await look();
	await edit(BREAKFAST, { status: "draft", "title.en": "Not for you" });
	await look();
	await edit(BREAKFAST, { status: "published", day: "", startTime: "", endTime: "" });
	await look();
	await organizer.post(`${BREAKFAST}/delete`, {});
	await look();
	expect(await entry("/agenda.ics?day=1", "wednesday-breakfast")).toEqual(stages.at(-1));
	await undoLast("session", "wednesday-breakfast");
	await edit(BREAKFAST, { day: "1", startTime: "08:00", endTime: "09:00" });
	await look();
	const was = { status: "CANCELLED", start: "2025-11-19T13:30:00.000Z", summary: "Breakfast" };
	expect(stages).toEqual([
		{ ...was, sequence: sequence + 1 },
		{ ...was, sequence: sequence + 2 },
		{ ...was, sequence: sequence + 3 },
		{ ...was, sequence: sequence + 4 },
		{ status: "CONFIRMED", start: "2025-11-19T14:00:00.000Z", summary: "Not for you", sequence: sequence + 6 },
	]);
});

test("a workshop off the agenda is in its own calendar alone, under the UID that calendars know", async () => {
	const path = "/admin/workshops/hear-the-leak";
	await edit(path, { offAgenda: "on" });
	expect([await entry("/agenda.ics", "workshop-hear-the-leak"), (await entry("/workshops/hear-the-leak.ics", "workshop-hear-the-leak"))?.status]).toEqual([
		undefined,
		"CONFIRMED",
	]);
	await organizer.post(`${path}/delete`, {});
	expect((await entry("/workshops/hear-the-leak.ics", "workshop-hear-the-leak"))?.status).toBe("CANCELLED");
});

test("pages link to the file, a subscription and calendars that accept a link, in their language", async () => {
	const linksOf = async (path: string) => {
		const menu = [...parse(await text(path)).querySelectorAll("main details")].find((details) => /calendar/.test(details.innerHTML));
		return [...(menu?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")?.replace(/(?<=\?).*(?<!day=\d)$/, "…")]);
	};
	const subscription = site.origin.replace("http", "webcal");
	expect(await linksOf("/es/agenda?day=2")).toEqual([
		["Toda la agenda en una sola página", "/es/agenda?…"],
		["Descargar la agenda (PDF)", "/es/schedule.pdf"],
		["Descargar (.ics)", "/es/agenda.ics?day=2"],
		["Suscribirse", `${subscription}/es/agenda.ics?day=2`],
		["Descargar (.ics)", "/es/agenda.ics"],
		["Suscribirse", `${subscription}/es/agenda.ics`],
		["Google Calendar", "https://calendar.google.com/calendar/r?…"],
		["Outlook.com", "https://outlook.live.com/calendar/0/addfromweb?…"],
		["Microsoft 365", "https://outlook.office.com/calendar/0/addfromweb?…"],
		["Descargar (.ics)", "/es/summit.ics"],
		["Suscribirse", `${subscription}/es/summit.ics`],
	]);
	expect(await linksOf("/sv/workshops/eyes-under-water")).toEqual([
		["Ladda ner (.ics)", "/sv/workshops/eyes-under-water.ics"],
		["Prenumerera", `${subscription}/sv/workshops/eyes-under-water.ics`],
		["Google Calendar", "https://calendar.google.com/calendar/render?…"],
		["Outlook.com", "https://outlook.live.com/calendar/deeplink/compose?…"],
		["Microsoft 365", "https://outlook.office.com/calendar/deeplink/compose?…"],
	]);
	const google =
		parse(await text("/agenda/wednesday-breakfast"))
			.querySelector("a[href*='calendar.google']")
			?.getAttribute("href") ?? "";
	expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
		action: "TEMPLATE",
		text: "Not for you",
		dates: "20251119T140000Z/20251119T150000Z",
		ctz: "America/Mexico_City",
		location: "Garden, Centro de Innovación Querétaro, Avenida de la Innovación 1726, Colonia Arcos Nuevos, 76147, Querétaro",
		details: `${site.origin}/agenda/wednesday-breakfast`,
	});
});
