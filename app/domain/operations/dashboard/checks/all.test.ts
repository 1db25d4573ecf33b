import { expect, test } from "vitest";
import { countDays } from "#app/domain/content/event/days.server.ts";
import { loadContent } from "#app/domain/operations/dashboard/content.server.ts";
import { ana, contentOf, keynote, partner, soundContent, workshop } from "../../../../../tests/support/content.ts";
import { runChecks } from "./all.server.ts";

test("a complete event has no problems", () => {
	expect(runChecks(soundContent)).toEqual([]);
});

test("problems are sorted by gravity: errors, unmet figures, unfinished content", () => {
	const content = {
		...soundContent,
		event: { ...soundContent.event, claimedSpeakers: 2 },
		speakers: [ana],
		sessions: [keynote, { ...keynote, id: "again" }],
		workshops: [{ ...workshop, speakerId: undefined, offAgenda: true, date: undefined, startTime: undefined }],
		partners: [{ ...partner, website: "no" }],
		contents: contentOf({ speaker: [{ ...ana, bio: { en: "Only" } }] }),
	};
	expect(runChecks(content).map(({ kind }) => kind)).toEqual([
		"speakerBookedTwice",
		"roomBookedTwice",
		"websiteUnusable",
		"advertisedSpeakers",
		"notScheduled",
		"workshopWithoutSpeaker",
		"textMissing",
	]);
});

test("the sample content breaks only the promises that its data cannot keep", async () => {
	const content = await loadContent();
	const { claimedSpeakers, claimedCountries, claimedDays, startDate, endDate } = content.event;
	const path = "/admin/settings/event/figures";
	const countries = new Set(content.speakers.map(({ country }) => country)).size;
	expect(runChecks(content)).toEqual([
		{ kind: "advertisedSpeakers", path, count: content.speakers.length, values: { advertised: claimedSpeakers } },
		{ kind: "advertisedCountries", path, count: countries, values: { advertised: claimedCountries } },
		{ kind: "advertisedDays", path, count: countDays({ startDate, endDate }), values: { advertised: claimedDays } },
	]);
});
