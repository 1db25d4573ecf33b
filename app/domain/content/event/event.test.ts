import { expect, test } from "vitest";
import { z } from "zod";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { insertSession } from "#app/domain/program/session/queries.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { flatten, nest } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { keynote } from "../../../../tests/support/content.ts";
import { agendaDays, allDays } from "./days.server.ts";
import { getEvent, updateEvent } from "./queries.server.ts";
import { eventSchema, type SummitEvent } from "./schema.ts";

const event: SummitEvent = { ...(await getEvent()), startDate: "2025-11-19", endDate: "2025-11-21" };
const typed = flatten(z.encode(eventSchema, event));
const errors = (changes: Record<string, string>) => {
	const { error } = z.safeDecode(eventSchema, nest({ ...typed, ...changes }) as never);
	return error && errorsOf(error);
};

test("the form round-trips the sample event", () => {
	expect({ id: event.id, status: event.status, ...z.decode(eventSchema, nest(typed) as never) }).toEqual(event);
});

test("accepts a summit of one day, rejects an end before the start, and reports a missing date only once", () => {
	expect(errors({ endDate: event.startDate })).toBeUndefined();
	expect(errors({ endDate: "2025-11-18" })).toEqual({ endDate: "lastBeforeFirst" });
	expect(errors({ endDate: "" })).toEqual({ endDate: "date" });
});

test("rejects more than thirty days; days after the thirtieth of an older summit are not on the agenda", () => {
	expect(errors({ endDate: "2025-12-18" })).toBeUndefined();
	expect(errors({ endDate: "2025-12-19" })).toEqual({ endDate: "tooManyDays: 30" });
	const endless = { startDate: "2025-11-19", endDate: "9999-12-31" };
	expect(allDays(endless)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
	expect(agendaDays(endless, ["2025-11-21", "9999-12-31"])).toEqual([1, 2, 3]);
	expect([allDays({ ...endless, endDate: "2025-11-19" }), agendaDays({ ...endless, endDate: "2025-11-19" }, [])]).toEqual([[1], [1]]);
});

test("only directions may contain facts, and only known ones", () => {
	expect(errors({ "directions.en": "In {{ dates }}: {{airportMinutes}} minutes." })).toBeUndefined();
	expect(errors({ "directions.sv": "{{date}}" })).toEqual({ "directions.sv": "unknownFact: {{date}}" });
});

test("rejects dates that would move a session beyond the supported calendar", async () => {
	expect([errors({ startDate: "9999-12-30", endDate: "9999-12-31" }), errors({ startDate: "1899-12-31", endDate: "1900-01-01" })]).toEqual([
		{ startDate: "tooFarAway" },
		{ startDate: "tooFarAway" },
	]);
	expect(errors({ startDate: "2999-12-30", endDate: "2999-12-31" })).toBeUndefined();
	await updateEvent(db, event);
	await insertSession(db, { ...keynote, roomId: undefined, speakerIds: [], day: 1 });
	await db.updateTable("session").set({ date: "9999-12-30" }).where("agenda_id", "=", keynote.id).execute();
	const check = (startDate: string) => eventResource.check?.({ ...event, startDate }, db);
	expect([await check("2025-11-20"), await check("2025-11-21"), await check("2025-11-18")]).toEqual([{}, { startDate: "tooFarAway" }, {}]);
});
