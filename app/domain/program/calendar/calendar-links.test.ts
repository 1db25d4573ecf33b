import { expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { agendaCalendar, chosenCalendar, sessionCalendar } from "./calendar-links.server.ts";

const request = new Request("https://summit.example/agenda");
const title = { en: "C++ & “A=B”; 50 % #1, ¿ñandú? / å" };
const room = { id: "hall", name: { en: "Hall 1 + 2" }, stepFree: true, hearingLoop: true, order: 1 };
const session = { title, room, date: "2026-03-29", startTime: "01:30", endTime: "04:15", status: "published" as const, path: "/agenda/one" };
const event = { ...(await getEvent()), timeZone: "Europe/Helsinki", venue: "Venue", address: "Street 1, 2", city: "City" };

const foreign = (menu: ReturnType<typeof sessionCalendar>) =>
	menu?.groups
		.flatMap(({ links }) => links)
		.filter(({ to }) => to.startsWith("https:"))
		.map(({ to }) => {
			const [address, query = ""] = to.split("?");
			return [address, Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)))];
		});

test("links to other calendars contain the whole session: instants across a clock change, and every character", () => {
	const [text, location, details] = [title.en, "Hall 1 + 2, Venue, Street 1, 2, City", "https://summit.example/agenda/one"];
	const outlook = {
		...{ rru: "addevent", path: "/calendar/action/compose", subject: text, location, body: details },
		...{ startdt: "2026-03-28T23:30:00Z", enddt: "2026-03-29T01:15:00Z" },
	};
	expect(foreign(sessionCalendar(request, session, event, "en"))).toEqual([
		[
			"https://calendar.google.com/calendar/render",
			{ action: "TEMPLATE", text, dates: "20260328T233000Z/20260329T011500Z", ctz: "Europe/Helsinki", location, details },
		],
		["https://outlook.live.com/calendar/deeplink/compose", outlook],
		["https://outlook.office.com/calendar/deeplink/compose", outlook],
	]);
});

test.each([
	["a canceled session", { ...session, status: "cancelled" as const }, event],
	["a session before the dates are announced", session, { ...event, datesAnnounced: false }],
])("%s has no calendar links", (_, one, during) => {
	expect(sessionCalendar(request, one, during, "en")).toBeUndefined();
});

test("a subscription has the address of the file, with its query", () => {
	const files = [
		[agendaCalendar(request, undefined, event, "sv"), "summit.example/sv/agenda.ics", event.name],
		[chosenCalendar(request, ["one", "two"], event, "en"), "summit.example/agenda.ics?sessions=one,two", `${event.name}: My agenda`],
	] as const;
	for (const [menu, file, name] of files)
		expect(foreign(menu)).toEqual([
			["https://calendar.google.com/calendar/r", { cid: `webcal://${file}` }],
			["https://outlook.live.com/calendar/0/addfromweb", { url: `https://${file}`, name }],
			["https://outlook.office.com/calendar/0/addfromweb", { url: `https://${file}`, name }],
		]);
});
