import { expect, test } from "vitest";
import { textsOf } from "#app/i18n/texts.server.ts";
import { event as sample } from "../../../../tests/support/content.ts";
import { eventStats } from "./stats.server.ts";

test("returns the event's figures, with days without a plus sign", () => {
	const event = { ...sample, claimedCountries: 16, claimedAttendees: 500, claimedSpeakers: 40, claimedDays: 3, claimsAnnounced: true };
	expect(eventStats(event, textsOf("labels", "es", {}).advertisedFigures)).toEqual([
		{ label: "países", figure: "16+" },
		{ label: "asistentes esperados", figure: "500+" },
		{ label: "ponentes", figure: "40+" },
		{ label: "días de actividades", figure: "3" },
	]);
	expect(eventStats({ ...event, claimsAnnounced: false }, textsOf("labels", "es", {}).advertisedFigures)).toEqual([]);
});
