import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
for (const [id, name] of [
	["courtyard", "Courtyard"],
	["main-hall", "Main hall"],
])
	sql(site, "UPDATE room SET name = json_set(name, '$.en', ?) WHERE id = ?", name, id);
const organizer = await organizerOf(site);

const TALK = "keep-the-old-machine";
const WORKSHOP = "workshop-hear-the-leak";
const versionOf = async (path: string) => (await organizer.formOf(path)).version as string;
const move = (id: string, version: string, place: Record<string, string>) => organizer.post(`/admin/agenda/${id}/time`, { version, shown: "?day=1", ...place });
const inApi = async (id: string) => (await visitor.api<{ id: string }[]>("agenda")).find((session) => session.id === id);
const changesOf = (id: string) => sql(site, `SELECT batch FROM change WHERE entity_id = '${id}' ORDER BY id`);
const LATE = { day: "2", startTime: "21:05", endTime: "21:50", roomId: "courtyard" };

test("a move is one change, which can be undone, and is answered with the timetable", async () => {
	const path = `/admin/agenda/${TALK}`;
	const [before, form] = [await inApi(TALK), await organizer.formOf(path)];
	const answer = await move(TALK, form.version as string, LATE);
	const { kind, timetable, toast } = await answer.json();
	expect([answer.status, kind, timetable.days[0].day, toast]).toEqual([
		200,
		"moved",
		1,
		{
			title: "Saved",
			words: expect.stringMatching(/^“.+” has moved: Day 2: Thursday, November 20, 21:05–21:50, Courtyard\.$/),
			failed: false,
			undo: { action: expect.any(String), label: "Undo" },
		},
	]);
	expect(timetable.days[0].entries.map(({ id }: { id: string }) => id)).not.toContain(TALK);
	expect(await inApi(TALK)).toEqual({ ...before, day: 2, date: "2025-11-20", startTime: "21:05", endTime: "21:50", location: "Courtyard" });
	const { version: _, ...now } = await organizer.formOf(path);
	const { version: __, ...then } = form;
	expect(now).toEqual({ ...then, day: "2", startTime: "21:05", endTime: "21:50", roomId: "courtyard" });
	expect(changesOf(TALK)).toHaveLength(1);
	expect((await organizer.post(toast.undo.action, {})).status).toBe(303);
	expect(await inApi(TALK)).toEqual(before);
});

test("a workshop is moved as such, and keeps its duration while unscheduled", async () => {
	const path = "/admin/workshops/hear-the-leak";
	const place = { day: "1", startTime: "07:10", endTime: "07:55", roomId: "courtyard" };
	expect((await move(WORKSHOP, await versionOf(path), place)).status).toBe(200);
	expect(await inApi(WORKSHOP)).toMatchObject({ startTime: "07:10", endTime: "07:55", location: "Courtyard" });
	const unscheduled = await (await move(WORKSHOP, await versionOf(path), { day: "", startTime: "", endTime: "" })).json();
	expect(unscheduled.toast.words).toMatch(/has moved: Not scheduled\. Not visible on the website yet\.$/);
	expect(unscheduled.timetable.unscheduled).toMatchObject([{ id: WORKSHOP, durationMinutes: 45, roomId: "courtyard" }]);
	expect([await inApi(WORKSHOP), (await visitor.page("/workshops/hear-the-leak")).response.status]).toEqual([undefined, 404]);
	expect(texts((await organizer.page("/admin/agenda")).document, "[data-unscheduled] a")).toEqual([expect.stringContaining("45 minutes")]);
	expect((await move(WORKSHOP, await versionOf(path), place)).status).toBe(200);
});

test("conflicts are in the answer, as in the session's form", async () => {
	const place = { day: "1", startTime: "07:30", endTime: "08:00", roomId: "courtyard" };
	const { toast, timetable } = await (await move(TALK, await versionOf(`/admin/agenda/${TALK}`), place)).json();
	expect([toast.title, toast.failed, toast.words]).toEqual(["Saved, but booked twice", true, expect.stringContaining("Courtyard")]);
	const marks = timetable.days[0].entries.flatMap(({ id, marks: said }: { id: string; marks: string[] }) => (said.length > 0 ? [[id, said]] : []));
	expect(marks).toEqual([
		[WORKSHOP, ["Room booked twice"]],
		[TALK, ["Room booked twice"]],
	]);
	expect(texts((await organizer.page(`/admin/agenda/${TALK}`)).document, "#clashes-title")).toEqual(["Booked twice"]);
});

test("a move of a session that changed meanwhile leads to the conflict page, and nothing is saved", async () => {
	const seen = await versionOf(`/admin/agenda/${TALK}`);
	expect((await move(TALK, seen, LATE)).status).toBe(200);
	const refused = await move(TALK, seen, { ...LATE, startTime: "20:00", endTime: "20:45", roomId: "main-hall" });
	const { kind, action, fields } = await refused.json();
	expect([refused.status, kind, action, (await organizer.formOf(action)).startTime]).toEqual([409, "conflict", `/admin/agenda/${TALK}`, "21:05"]);
	const page = await organizer.post(action, fields);
	expect([page.status, texts(parse(await page.text()), "#editor > dl > div")]).toEqual([
		409,
		["StartsSaved now21:05Yours20:00", "EndsSaved now21:50Yours20:45", "RoomSaved nowCourtyardYoursMain hall"],
	]);
});

test("an invalid move, one of a missing session, and one without sign-in are rejected", async () => {
	const version = await versionOf(`/admin/agenda/${TALK}`);
	for (const wrong of [{ startTime: "22:00" }, { day: "9" }, { roomId: "attic" }, { day: "" }]) {
		expect((await move(TALK, version, { ...LATE, ...wrong })).status).toBe(422);
	}
	expect((await move("nothing", version, LATE)).status).toBe(404);
	const told = async (answer: Response) => {
		const { kind, toast, timetable } = await answer.json();
		return [kind, toast, timetable.days[0].entries.length > 0];
	};
	expect(await told(await move(TALK, version, { ...LATE, roomId: "attic" }))).toEqual([
		"wrong",
		{ title: "Not saved", words: "Room: Choose one from the list. The timetable shows what is there now.", failed: true },
		true,
	]);
	expect(await told(await move("nothing", version, LATE))).toEqual([
		"gone",
		{ title: "Not saved", words: "Someone else has deleted this session. The timetable shows what is there now.", failed: true },
		true,
	]);
	expect((await visitor.send(`/admin/agenda/${TALK}/time`, { method: "POST", body: new URLSearchParams(LATE) })).status).toBe(403);
	expect((await organizer.post(`/admin/agenda/${TALK}/time`, { ...LATE, version }, { Cookie: "" })).status).toBe(401);
});
