import { expect, test } from "vitest";
import { hall, inAll, lab, soundContent, workshop } from "../../../../tests/support/content.ts";
import { checkWorkshops } from "./workshops.ts";

const title = inAll("Pumps");

test("accepts a workshop with a speaker", () => {
	expect(checkWorkshops(soundContent)).toEqual([]);
});

test("reports a workshop without a speaker", () => {
	expect(checkWorkshops({ rooms: [], workshops: [{ ...workshop, speakerId: undefined }] })).toEqual([
		{ kind: "workshopWithoutSpeaker", path: "/admin/workshops/pumps", values: { title } },
	]);
});

test("reports a workshop with more spots than its room, if the room's capacity is known", () => {
	const found = (maxAttendees: number, places?: number) => checkWorkshops({ workshops: [{ ...workshop, maxAttendees }], rooms: [hall, { ...lab, places }] });
	expect([found(20, 20), found(21)]).toEqual([[], []]);
	expect(found(21, 20)).toEqual([
		{ kind: "moreSpotsThanRoom", path: "/admin/workshops/pumps", values: { title, spots: 21, room: inAll("Lab 1"), roomCapacity: 20 } },
	]);
});
