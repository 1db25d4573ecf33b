import { expect, test } from "vitest";
import { ana, keynote, nounsOf, partner, soundContent, workshop } from "../../../../tests/support/content";
import { loadContent } from "../content.server";
import { runChecks } from "./all.server";

test("a sound summit needs nothing", () => {
	expect(runChecks(soundContent)).toEqual([]);
});

test("problems come by gravity: what is wrong, what is promised, what is unfinished", () => {
	const content = {
		...soundContent,
		event: { ...soundContent.event, claimedSpeakers: 2 },
		speakers: [ana],
		sessions: [keynote, { ...keynote, id: "again" }],
		workshops: [{ ...workshop, speakerId: undefined, offAgenda: true, date: undefined, startTime: undefined }],
		partners: [{ ...partner, website: "no" }],
		nouns: nounsOf({ speaker: [{ ...ana, bio: { en: "Only" } }] }),
	};
	expect(runChecks(content).map(({ kind }) => kind)).toEqual([
		"speakerBookedTwice",
		"roomBookedTwice",
		"websiteUnusable",
		"claimedSpeakers",
		"notScheduled",
		"workshopWithoutSpeaker",
		"textMissing",
	]);
});

test("the sample content keeps no more and no less than its promises let it", async () => {
	expect(runChecks(await loadContent())).toEqual([
		{ kind: "claimedSpeakers", path: "/admin/event/latam-nordics-2025#event-claims", count: 24, values: { claimed: 40 } },
		{ kind: "claimedCountries", path: "/admin/event/latam-nordics-2025#event-claims", count: 11, values: { claimed: 15 } },
		{ kind: "claimedDays", path: "/admin/event/latam-nordics-2025#event-claims", count: 3, values: { claimed: 4 } },
	]);
});
