import { expect, test } from "vitest";
import { type RequestContext, requestContext } from "#app/runtime/request-context.server.ts";
import { event } from "../../../../seeds/event.ts";
import { isOver, phaseOf, stateOf } from "./phase.server.ts";
import { dayAt, todayAt } from "./today.server.ts";

const followed = { ...event, status: "scheduled" as const, phase: "dates" as const };

function at<Answer>(instant: string, ask: () => Answer): [Answer, until?: string] {
	const context: RequestContext = { id: "", moment: Date.parse(instant) };
	const answer = requestContext.run(context, ask);
	return context.holdsUntil === undefined ? [answer] : [answer, new Date(context.holdsUntil).toISOString()];
}
const phaseAt = (instant: string, one = followed) => at(instant, () => phaseOf(one));

test("days to go follow the calendar at the venue; each answer expires at midnight there", () => {
	expect([phaseAt("2025-11-18T05:59:59Z"), phaseAt("2025-11-18T06:00:00Z"), phaseAt("2025-11-19T05:59:59.999Z")]).toEqual([
		[{ name: "before", daysToGo: 2 }, "2025-11-18T06:00:00.000Z"],
		[{ name: "before", daysToGo: 1 }, "2025-11-19T06:00:00.000Z"],
		[{ name: "before", daysToGo: 1 }, "2025-11-19T06:00:00.000Z"],
	]);
});

test("the event lasts from its first to its last midnight; after that, answers never expire", () => {
	expect([phaseAt("2025-11-19T06:00:00Z"), phaseAt("2025-11-22T05:59:59Z"), phaseAt("2025-11-22T06:00:00Z")]).toEqual([
		[{ name: "during", today: "2025-11-19" }, "2025-11-20T06:00:00.000Z"],
		[{ name: "during", today: "2025-11-21" }, "2025-11-22T06:00:00.000Z"],
		[{ name: "after" }],
	]);
});

test("a day on which clocks change ends at its own midnight", () => {
	const inStockholm = { ...followed, timeZone: "Europe/Stockholm", startDate: "2025-10-26", endDate: "2025-10-26" };
	expect(phaseAt("2025-10-26T22:59:59Z", inStockholm)).toEqual([{ name: "during", today: "2025-10-26" }, "2025-10-26T23:00:00.000Z"]);
	expect(phaseAt("2025-10-26T23:00:00Z", inStockholm)).toEqual([{ name: "after" }]);
});

test.each([{ phase: "before" as const }, { datesAnnounced: false }])("with %o the phase is always before, without a look at the clock", (change) => {
	const still = { ...followed, ...change };
	expect(at("2030-01-01T00:00:00Z", () => [phaseOf(still), isOver(still)])).toEqual([[{ name: "before" }, false]]);
});

test("a session runs from its start until its end; each answer expires at the next of the two", () => {
	const session = { date: "2025-11-19", startTime: "09:00", endTime: "09:45" };
	const stateAt = (instant: string) => at(instant, () => stateOf(followed, session));
	expect([stateAt("2025-11-19T14:59:59Z"), stateAt("2025-11-19T15:00:00Z"), stateAt("2025-11-19T15:45:00Z")]).toEqual([
		["coming", "2025-11-19T15:00:00.000Z"],
		["running", "2025-11-19T15:45:00.000Z"],
		["past"],
	]);
});

test("an answer expires at the first instant that it depends on", () => {
	const asked = () => [isOver(followed), stateOf(followed, { date: "2025-11-19", startTime: "09:00", endTime: "09:45" }), todayAt(followed)];
	expect(at("2025-11-19T14:30:00Z", asked)).toEqual([[false, "coming", "2025-11-19"], "2025-11-19T15:00:00.000Z"]);
});

test("the day of an instant is the one at the venue", () => {
	expect([dayAt(event, "2025-10-07T05:59:59Z"), dayAt(event, "2025-10-07T06:00:00Z")]).toEqual(["2025-10-06", "2025-10-07"]);
});
