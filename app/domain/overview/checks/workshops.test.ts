import { expect, test } from "vitest";
import { inAll, soundContent, workshop } from "../../../../tests/support/content";
import { checkWorkshops } from "./workshops";

const title = inAll("Pumps");

test("a workshop with a speaker is no problem", () => {
	expect(checkWorkshops(soundContent)).toEqual([]);
});

test("a workshop without a speaker is found", () => {
	expect(checkWorkshops({ workshops: [{ ...workshop, speakerId: undefined }] })).toEqual([
		{ kind: "workshopWithoutSpeaker", path: "/admin/workshops/pumps", values: { title } },
	]);
});

test("what a workshop said otherwise than the agenda is found until somebody has looked at it", () => {
	const former = { title: inAll("Pump"), startTime: "10:00", entries: ["pumps-again"] };
	expect(checkWorkshops({ workshops: [{ ...workshop, former }] })).toEqual([
		{ kind: "workshopDiffered", path: "/admin/workshops/pumps#former", values: { title, aspects: { aspects: ["title", "startTime", "entries"] } } },
	]);
});
