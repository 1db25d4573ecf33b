import { expect, test } from "vitest";
import { z } from "zod";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { flatten, nest, type Values } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { asWritten, listSessions, updateSession } from "./queries.server.ts";
import { sessionSchema, type WrittenSession } from "./schema.ts";

const seeds = (await listSessions()).map(asWritten);
const controlsOf = (session: WrittenSession): Values => flatten(z.encode(sessionSchema, session));
const decode = (controls: Values) => z.safeDecode(sessionSchema, nest(controls) as z.input<typeof sessionSchema>);
const keynote = controlsOf(seeds.find(({ type }) => type === "Keynote") as WrittenSession);
const errorsFor = (change: Values) => {
	const { error } = decode({ ...keynote, ...change });
	return error && errorsOf(error);
};

test("the form round-trips every sample session", () => {
	expect(seeds.map((seed) => ({ id: seed.id, ...decode(controlsOf(seed)).data }))).toEqual(seeds);
});

test("speakers keep their order, empty rows are ignored, and duplicates are rejected", () => {
	const rows = { "speakerIds.0": "", "speakerIds.1": "erik", "speakerIds.2": "", "speakerIds.3": "ana" };
	expect(decode({ ...keynote, ...rows }).data?.speakerIds).toEqual(["erik", "ana"]);
	expect(errorsFor({ ...rows, "speakerIds.4": "erik" })).toEqual({ "speakerIds.4": "twice" });
});

test("a session may have no speakers", () => {
	const { "speakerIds.0": _, ...none } = keynote;
	expect(decode(none).data?.speakerIds).toEqual([]);
});

test("rejects an end before the start, together with other errors", () => {
	expect(errorsFor({ startTime: "10:00", endTime: "10:00" })).toEqual({ endTime: "endBeforeStart" });
	expect(errorsFor({ startTime: "10:00", endTime: "09:59", day: "first", "title.en": " ", type: "", track: "sports" })).toEqual({
		day: "choice",
		endTime: "endBeforeStart",
		"title.en": "required",
		type: "choice",
		track: "choice",
	});
	expect(errorsFor({ startTime: "9", endTime: "9:5" })).toEqual({ startTime: "time", endTime: "time" });
});

test("a session needs day, start and end together, or none of them", () => {
	const open = { day: "", startTime: "", endTime: "" };
	expect(decode({ ...keynote, ...open }).data).toMatchObject({ day: undefined, startTime: undefined, endTime: undefined });
	expect(errorsFor({ ...open, day: "1" })).toEqual({ startTime: "required", endTime: "required" });
	expect(errorsFor({ ...open, day: "1", status: "draft" })).toBeUndefined();
	expect(errorsFor({ ...open, day: "1", startTime: "09:00", status: "draft" })).toEqual({ endTime: "required" });
	expect(errorsFor({ day: "", endTime: "" })).toEqual({ day: "choice", endTime: "required" });
});

test("only sessions whose type explains them may lack a description", () => {
	const none = { "description.en": "", "description.es": "", "description.sv": "" };
	for (const type of ["Break", "Networking", "Ceremony"]) expect([type, errorsFor({ ...none, type })]).toEqual([type, undefined]);
	for (const type of ["Keynote", "Panel", "Workshop"]) expect([type, errorsFor({ ...none, type })]).toEqual([type, { "description.en": "required" }]);
	expect(errorsFor({ ...none, type: "Break", "description.es": "Café" })).toEqual({ "description.en": "required" });
});

test("a session may be on any day that a summit can have, and no other", () => {
	expect(errorsFor({ day: "30" })).toBeUndefined();
	for (const day of ["31", "99", "0", "-1", "1.5", "100"]) expect([day, errorsFor({ day })]).toEqual([day, { day: "choice" }]);
});

test("a session keeps its day of the agenda when the event moves; workshops move with their own date", async () => {
	const event = await getEvent();
	const datesOf = async () => [...new Set((await listSessions()).filter(({ workshopId }) => !workshopId).map(({ day, date }) => `${day} ${date}`))];
	await db.transaction().execute(async (trx) => {
		const session = seeds[0] as WrittenSession;
		await updateSession(trx, { ...session, day: 2 });
		expect((await listSessions({ day: 2 }, trx)).find(({ id }) => id === session.id)?.date).toBe("2025-11-20");
		await eventResource.update(trx, { ...event, startDate: "2025-12-31", endDate: "2026-01-02" });
	});
	expect(await datesOf()).toEqual(["1 2025-12-31", "2 2026-01-01"]);
});
