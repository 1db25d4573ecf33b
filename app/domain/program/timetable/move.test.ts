import { beforeAll, expect, test } from "vitest";
import { formVersionOf } from "#app/admin/writing.server.ts";
import { findSession } from "#app/domain/program/session/queries.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { findWorkshop, insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { workshop } from "../../../../tests/support/content.ts";
import { moveSession } from "./move.server.ts";
import { shownIn } from "./timetable-parts.server.ts";

const WORKSHOP = "pumps-session";

beforeAll(() => insertWorkshop(db, { ...workshop, roomId: undefined, speakerId: undefined }));

async function move(place: { day: string; startTime: string; endTime: string }) {
	const version = formVersionOf(workshopResource, (await findWorkshop(workshop.id))!);
	return moveSession(WORKSHOP, { place, version, username: "ana", locale: "en", shown: shownIn(new URLSearchParams(), 1) });
}

test.each(["99", "31", "9", "0", "-3", "abc", "NaN", "1e9", "1.5"])("a workshop cannot be moved to day %j", async (day) => {
	const before = await findSession(WORKSHOP);
	expect(await move({ day, startTime: "09:00", endTime: "10:00" })).toMatchObject({
		kind: "wrong",
		toast: { words: expect.stringMatching(/^(Day|Date): Choose /) },
	});
	expect(await findSession(WORKSHOP)).toEqual(before);
});

test.each([
	["25:00", "26:00", "Starts: Enter a time such as 09:30. Ends: Enter a time such as 09:30."],
	["10:00", "09:00", "Ends: This must be after the start. A session ends on the day on which it begins, by 23:59."],
	["", "", "Starts: This field is required. Ends: This field is required."],
])("a workshop cannot be moved to %j–%j", async (startTime, endTime, words) => {
	expect(await move({ day: "1", startTime, endTime })).toMatchObject({ kind: "wrong", toast: { words: expect.stringContaining(words) } });
});
