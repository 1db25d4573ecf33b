import { expect, test } from "vitest";
import { hall, inAll, lab, soundContent, workshop } from "../../../../tests/support/content.ts";
import { checkWorkshops } from "./workshops.ts";

const title = inAll("Pumps");

test("a workshop with a speaker is no problem", () => {
	expect(checkWorkshops(soundContent)).toEqual([]);
});

test("a workshop without a speaker is found", () => {
	expect(checkWorkshops({ rooms: [], workshops: [{ ...workshop, speakerId: undefined }] })).toEqual([
		{ kind: "workshopWithoutSpeaker", path: "/admin/workshops/pumps", values: { title } },
	]);
});

test("a workshop with more places than its room is found, where anybody knows how many the room has", () => {
	const found = (maxAttendees: number, places?: number) => checkWorkshops({ workshops: [{ ...workshop, maxAttendees }], rooms: [hall, { ...lab, places }] });
	expect([found(20, 20), found(21)]).toEqual([[], []]);
	expect(found(21, 20)).toEqual([
		{ kind: "morePlacesThanRoom", path: "/admin/workshops/pumps", values: { title, places: 21, room: inAll("Lab 1"), roomPlaces: 20 } },
	]);
});
