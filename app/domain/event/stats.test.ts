import { expect, test } from "vitest";
import { textsOf } from "~/i18n/texts.server";
import { getEvent } from "./queries.server";
import { eventStats } from "./stats.server";

test("the promises are the event's own, days without a plus", async () => {
	const event = { ...(await getEvent()), claimedCountries: 16, claimedDays: 3 };
	expect(eventStats(event, textsOf("labels", "es", {}).claim)).toEqual([
		{ label: "países", figure: "16+" },
		{ label: "asistentes esperados", figure: "500+" },
		{ label: "ponentes", figure: "40+" },
		{ label: "días de actividades", figure: "3" },
	]);
	expect(eventStats({ ...event, claimsAnnounced: false }, textsOf("labels", "es", {}).claim)).toEqual([]);
});
