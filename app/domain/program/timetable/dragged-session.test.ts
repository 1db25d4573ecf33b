import { expect, test } from "vitest";
import { type Entry, marksOf, movedBy, started, wordsOf } from "./dragged-session.ts";
import { loadTimetable } from "./timetable.server.ts";
import { dayOf } from "./use-moving.ts";

type Block = (typeof loaded.entries)[number];

const loaded = dayOf(await loadTimetable({ day: 1 }, "en"), 1);
const [first, second, third] = loaded.entries.slice(0, 3) as [Block, Block, Block];
const room = loaded.columns[0]?.id as string;
const atTen = (entry: Block): Block => ({ ...entry, startTime: "10:00", endTime: "10:30", roomId: room, speakerIds: [] });
const words = (dragged: ReturnType<typeof started>, timetable = loaded) => wordsOf("{{title}}: {{place}}", dragged, timetable);
const { endTime: _, startTime: __, ...unscheduled } = { ...first, durationMinutes: 30, length: "30 minutes" };

test("an unscheduled session stays in place until a key gives it a time, and returns there when put back", () => {
	const timetable = { ...loaded, entries: [], unscheduled: [unscheduled] };
	const dragged = started(unscheduled, timetable);
	expect(words(dragged, timetable)).toBe(`${first.title.text}: Not scheduled`);
	const placed = movedBy({ key: "ArrowDown", shiftKey: false }, dragged, timetable);
	expect(placed && words(placed, timetable)).toContain(", 09:00–09:30");
	expect(words(started(first, loaded))).not.toContain("Not scheduled");
});

test("while a session is moved, other clashing sessions keep their marks and the ones it leaves lose theirs", () => {
	const timetable = { ...loaded, others: [], entries: [first, second, third].map(atTen) };
	const [one] = timetable.entries as [Entry];
	const taken = ["Room booked twice"];
	expect(marksOf(started(one, timetable), timetable)).toEqual(new Map([first, second, third].map(({ id }) => [id, taken])));
	expect(words(started(one, timetable), timetable)).toBe(
		`${first.title.text}: ${timetable.columns[0]?.name.text}, 10:00–10:30 Room booked twice: “${second.title.text}”. Room booked twice: “${third.title.text}”.`,
	);
	expect(marksOf({ ...started(one, timetable), isUnscheduled: true }, timetable)).toEqual(new Map([second, third].map(({ id }) => [id, taken])));
});
