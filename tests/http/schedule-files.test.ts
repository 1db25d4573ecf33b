import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { editingOf } from "../support/editing.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { readScheduleJson, readScheduleXml } from "../support/schedule-rules.ts";
import { sessions } from "../support/summit/program.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { edit } = editingOf(organizer);

const BREAKFAST = "/admin/agenda/wednesday-breakfast";
const text = async (path: string) => (await visitor.get(path)).text();
const json = async (language = "") => readScheduleJson(await (await visitor.get(`${language}/schedule.json`)).json());
const xml = async (language = "") => readScheduleXml(await text(`${language}/schedule.xml`));
const eventsOf = ({ conference }: Awaited<ReturnType<typeof json>>) => conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
const eventAt = async (path: string, language = "") => eventsOf(await json(language)).find(({ url }) => url.endsWith(path));
test("every session of the agenda is in both formats in each language, with the same ids", async () => {
	const identities = async (language: string) => {
		const inXml = (await xml(language)).day.flatMap(({ room }) => room.flatMap(({ event }) => event));
		const inJson = eventsOf(await json(language));
		expect(inXml.map((event) => [Number(event["@id"]), event["@guid"], event.title, event.date])).toEqual(
			inJson.map(({ id, guid, title, date }) => [id, guid, title.trim(), date]),
		);
		return inJson.map(({ id, guid }) => `${id} ${guid}`).sort();
	};
	const english = await identities("");
	expect([english.length, new Set(english).size]).toEqual([sessions.length, sessions.length]);
	expect([await identities("/es"), await identities("/sv")]).toEqual([english, english]);
});

test("every day of the summit is included, from the start of its first session to the end of its last", async () => {
	const { conference } = await json();
	expect([conference.daysCount, conference.days.map(({ index, day_start, day_end }) => [index, day_start, day_end])]).toEqual([
		3,
		[1, 2, 3].map((day) => {
			const ofDay = sessions.filter((session) => session.day === day);
			const [start, end] = [
				ofDay.map(({ startTime }) => startTime).sort()[0] ?? "00:00",
				ofDay
					.map(({ endTime }) => endTime)
					.sort()
					.at(-1) ?? "23:59",
			];
			return [day, `2025-11-${18 + day}T${start}:00-06:00`, `2025-11-${18 + day}T${end}:00-06:00`];
		}),
	]);
	expect((await xml()).day.map((day) => day["@start"])).toEqual(conference.days.map(({ day_start }) => day_start));
});

test("a session has its time with offset, room, track, language, people, and recordings", async () => {
	const links = { recording_url: "https://video.example/1", slides_url: "https://slides.example/1?a=1&b=2", links: '["https://www.more.example/x"]' };
	for (const [column, value] of Object.entries(links)) sql(site, `UPDATE session SET ${column} = '${value}' WHERE agenda_id = 'desert-fuel'`);
	const [session] = sessions.filter(({ id }) => id === "desert-fuel");
	const [room] = sql(site, "SELECT name FROM room WHERE id = ?", session?.roomId) as { name: string }[];
	const people = sql(
		site,
		"SELECT number AS id, guid, name, speaker.id AS speaker FROM schedule_number JOIN speaker ON entity_type = 'speaker' AND entity_id = speaker.id",
	) as { id: number; guid: string; name: string; speaker: string }[];
	expect(await eventAt("/desert-fuel", "/es")).toEqual({
		id: expect.any(Number),
		guid: expect.any(String),
		date: `2025-11-${18 + (session?.day ?? 0)}T${session?.startTime}:00-06:00`,
		start: session?.startTime,
		duration: "00:45",
		room: JSON.parse(room?.name ?? "{}").es,
		slug: expect.stringMatching(/^latam_nordics_2025-\d+$/),
		url: `${site.origin}/es/agenda/desert-fuel`,
		title: session?.title.es,
		subtitle: null,
		track: "Sostenibilidad",
		type: "Conferencia magistral",
		language: session?.language,
		abstract: session?.description?.es,
		persons: session?.speakerIds.map((speaker) => {
			const { id, guid, name } = people.find((one) => one.speaker === speaker) ?? {};
			return { id, guid, name, url: `${site.origin}/es/speakers/${speaker}` };
		}),
		links: [
			{ type: "media", url: "https://video.example/1", title: "Grabación" },
			{ type: "web", url: "https://www.more.example/x", title: "more.example" },
		],
		attachments: [{ type: "slides", url: "https://slides.example/1?a=1&b=2", title: "Presentación" }],
	});
	const inXml = (await xml("/es")).day.flatMap(({ room }) => room.flatMap(({ event }) => event)).find(({ url }) => url.endsWith("/desert-fuel"));
	expect(inXml).toMatchObject({
		recording: { license: "", optout: "false", url: "https://video.example/1" },
		attachments: { attachment: [{ "@href": "https://slides.example/1?a=1&b=2", "@type": "slides", "#text": "Presentación" }] },
	});
});

test("without a change the bytes are the same; a change gives another version; canceled ones are marked; drafts and unscheduled ones are left out", async () => {
	const [file, before] = [await text("/sv/schedule.xml"), await json("/sv")];
	expect(await text("/sv/schedule.xml")).toBe(file);
	const breakfast = await eventAt("/wednesday-breakfast", "/sv");
	await edit(BREAKFAST, { status: "cancelled" });
	expect(await eventAt("/wednesday-breakfast", "/sv")).toEqual({ ...breakfast, title: `Inställd: ${breakfast?.title}` });
	expect((await json("/sv")).version).not.toBe(before.version);
	await edit(BREAKFAST, { status: "draft" });
	expect(await eventAt("/wednesday-breakfast")).toBeUndefined();
	await edit(BREAKFAST, { status: "published", day: "", startTime: "", endTime: "" });
	expect(await eventAt("/wednesday-breakfast")).toBeUndefined();
	const { day, startTime, endTime } = sessions.find(({ id }) => id === "wednesday-breakfast") ?? {};
	await edit(BREAKFAST, { day: String(day), startTime: startTime ?? "", endTime: endTime ?? "" });
	expect(await text("/sv/schedule.xml")).toBe(file);
});

test("a deleted session keeps its id when it is restored, and so does one that becomes a workshop", async () => {
	const numberOf = async (path: string) => (await eventAt(path))?.id;
	const number = await numberOf("/agenda/desert-fuel");
	const form = await organizer.formOf("/admin/agenda/desert-fuel");
	const row = { columns: "title, description, format, date, start_time, end_time, type, status, links", id: "desert-fuel" };
	sql(site, `CREATE TABLE kept AS SELECT ${row.columns} FROM session WHERE agenda_id = '${row.id}'`);
	sql(site, `DELETE FROM session WHERE agenda_id = '${row.id}'`);
	expect([form.day, await numberOf("/agenda/desert-fuel")]).toEqual([expect.any(String), undefined]);
	sql(
		site,
		"INSERT INTO session (agenda_id, date, start_time, end_time, title, description, type) VALUES ('other', '2025-11-20', '20:00', '20:30', '{\"en\":\"A\"}', '{\"en\":\"B\"}', 'Workshop')",
	);
	sql(site, `INSERT INTO session (agenda_id, ${row.columns}) SELECT '${row.id}', ${row.columns} FROM kept`);
	expect(await numberOf("/agenda/desert-fuel")).toBe(number);
	const other = await numberOf("/agenda/other");
	expect(other).toBeGreaterThan(number as number);
	sql(
		site,
		`INSERT INTO workshop (id, session_id, description, category, level, price, max_attendees)
		SELECT 'made', id, '{"en":"B"}', 'Business', 'beginner', 0, 9 FROM session WHERE agenda_id = 'other'`,
	);
	expect(await numberOf("/workshops/made")).toBe(other);
});

test("texts of organizers are escaped", async () => {
	await edit(BREAKFAST, { "title.en": 'Eggs <b>&amp;</b> "ham" ]]> \uFFFF' });
	await edit("/admin/rooms/courtyard", { "name.en": 'The "yard" & <garden>' });
	const [event] = (await xml()).day.flatMap(({ room }) => room.flatMap(({ event }) => event)).filter(({ url }) => url.endsWith("wednesday-breakfast"));
	expect([event?.title, event?.room]).toEqual(['Eggs <b>&amp;</b> "ham" ]]>', 'The "yard" & <garden>']);
});

test("the agenda as a table has the same content, without formulas", async () => {
	await edit(BREAKFAST, { "title.sv": "=1+1" });
	const answer = await visitor.get("/sv/agenda.csv");
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
		200,
		"text/csv; charset=utf-8",
		'attachment; filename="agenda.csv"',
	]);
	const rows = parseCsv(await answer.text(), { bom: true, columns: true }) as Record<string, string>[];
	const events = eventsOf(await json("/sv"));
	expect(rows.map(({ url }) => url).sort()).toEqual(events.map(({ url }) => url).sort());
	expect(rows.find(({ id }) => id === "wednesday-breakfast")).toEqual({
		id: "wednesday-breakfast",
		day: "1",
		date: "2025-11-19",
		startTime: "08:00",
		endTime: "09:00",
		timeZone: "America/Mexico_City",
		title: "'=1+1",
		description: sessions.find(({ id }) => id === "wednesday-breakfast")?.description?.sv,
		room: expect.any(String),
		type: "Nätverkande",
		track: "",
		language: "",
		speakers: "",
		status: "Publicerad",
		url: `${site.origin}/sv/agenda/wednesday-breakfast`,
		recordingUrl: "",
		slidesUrl: "",
		links: "",
	});
});

test.each([
	["/schedule.json", "application/json"],
	["/es/schedule.xml", "application/vnd.c3voc.schedule+xml; charset=utf-8"],
	["/sv/agenda.csv", "text/csv; charset=utf-8"],
])("%s is sent once while nothing changes", async (path, type) => {
	const first = await visitor.get(path);
	const again = await visitor.get(path, { "If-None-Match": first.headers.get("etag") ?? "" });
	expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control"), first.headers.get("content-encoding"), again.status]).toEqual([
		200,
		type,
		"no-cache",
		"gzip",
		304,
	]);
	expect(redirectOf(await visitor.get(`/en${path.replace(/^\/(es|sv)/, "")}`))).toEqual([301, path.replace(/^\/(es|sv)/, "")]);
});

test("without announced dates there is no schedule, and the table has no dates", async () => {
	sql(site, "UPDATE event SET dates_announced = 0");
	expect([(await visitor.get("/schedule.json")).status, (await visitor.get("/es/schedule.xml")).status]).toEqual([404, 404]);
	const rows = parseCsv(await text("/agenda.csv"), { bom: true, columns: true }) as Record<string, string>[];
	expect(new Set(rows.map(({ date }) => date))).toEqual(new Set([""]));
	expect((await visitor.document("/agenda")).querySelectorAll('[href*="schedule.xml"]')).toHaveLength(0);
	sql(site, "UPDATE event SET dates_announced = 1");
});
