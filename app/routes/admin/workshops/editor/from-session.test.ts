import { expect, test } from "vitest";
import { event } from "../../../../../tests/support/content.ts";
import { fromSession } from "./from-session.server.ts";

test("converts a session's values to a workshop's: day to date, end to duration, first speaker to leader", () => {
	const both = { "title.en": "Turbines", startTime: "11:30", roomId: "lab" };
	const session = { ...both, day: "2", endTime: "13:00", "speakerIds.0": "", "speakerIds.1": "ana", "speakerIds.2": "bo" };
	expect(fromSession(session, event)).toEqual({
		...session,
		day: undefined,
		endTime: undefined,
		date: "2025-11-20",
		durationMinutes: "90",
		speakerId: "ana",
		"furtherSpeakerIds.0": "bo",
	});
	expect(fromSession({ ...both, day: "", endTime: "" }, event)).toEqual(both);
	expect(fromSession({ ...both, day: "1", endTime: "11:00" }, event)).toEqual({ ...both, date: "2025-11-19" });
});
