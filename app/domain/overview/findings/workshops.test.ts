import { expect, test } from "vitest";
import { inAll, soundContent, workshop, workshopSession } from "../../../../tests/support/content";
import { findWorkshopTroubles } from "./workshops";

const path = "/admin/agenda/pumps-session";
const title = inAll("Pumps");
const announced = (change: Partial<typeof workshopSession>) => findWorkshopTroubles({ sessions: [{ ...workshopSession, ...change }], workshops: [workshop] });

test("a workshop that is as announced is no finding, with further speakers neither", () => {
	expect(findWorkshopTroubles(soundContent)).toEqual([]);
	expect(announced({ speakerIds: ["erik", "ana"] })).toEqual([]);
});

test("a workshop without a speaker is found", () => {
	const alone = { ...workshop, speakerId: undefined };
	expect(findWorkshopTroubles({ sessions: [{ ...workshopSession, speakerIds: [] }], workshops: [alone] })).toEqual([
		{ kind: "workshopWithoutSpeaker", path: "/admin/workshops/pumps", values: { title } },
	]);
});

test("a workshop that no session announces is found", () => {
	expect(findWorkshopTroubles({ sessions: [{ ...workshopSession, type: "Panel", workshopId: undefined }], workshops: [workshop] })).toEqual([
		{ kind: "workshopNotInAgenda", path: "/admin/workshops/pumps", values: { title } },
	]);
});

test.each([
	[{ date: "2025-11-19" }, ["date"]],
	[{ startTime: "11:30" }, ["startTime"]],
	[{ endTime: "12:00" }, ["endTime"]],
	[{ location: { ...inAll("Lab 1"), sv: "Labb 1" } }, ["room"]],
	[{ speakerIds: [] }, ["speaker"]],
	[{ startTime: "10:00", endTime: "11:30", speakerIds: ["erik"] }, ["startTime", "endTime", "speaker"]],
])("announced with %o, it differs in %o", (change, aspects) => {
	expect(announced(change)).toEqual([{ kind: "workshopDiffers", path, values: { title, aspects: { aspects } } }]);
});

test("a session of the type Workshop without a workshop is found; any other session needs none", () => {
	expect(announced({ workshopId: undefined })[0]).toEqual({ kind: "workshopUnnamed", path, values: { title } });
	expect(findWorkshopTroubles({ sessions: [{ ...workshopSession, workshopId: undefined, type: "Panel" }], workshops: [] })).toEqual([]);
});

test("a workshop that does not exist is found", () => {
	expect(announced({ workshopId: "gone" })[0]).toEqual({ kind: "workshopUnknown", path, values: { title, id: "gone" } });
});
