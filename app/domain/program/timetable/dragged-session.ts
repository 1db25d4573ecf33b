import type { KeyboardEvent } from "react";
import { type Booking, clashOf } from "./clashes.ts";
import type { Target } from "./grid-geometry.ts";
import { endingAt, movedTo, type Span, STEP, spanOf, timesOf } from "./moving.ts";
import type { TimetableView } from "./timetable.server.ts";

export type Entry = TimetableView["entries"][number] | TimetableView["shelf"][number];

/** Where a session is held for now: not yet saved. */
export interface DraggedSession {
	entry: Entry;
	/** The day of the timetable, or that of the tab under the pointer. */
	day: number;
	span: Span;
	/** Empty for none. */
	roomId: string;
	isParked: boolean;
	/** Put down, and on its way to the server. */
	isSaving: boolean;
}

/** Where something begins that the keyboard takes from the shelf: at 9, if that hour is shown. */
const FIRST_TRY = 9 * 60;

/** A session as it is taken up: where it is. From the shelf it comes with the place that it is given first. */
export function started(entry: Entry, { day, columns, hours }: TimetableView): DraggedSession {
	const isParked = !("startTime" in entry);
	const span = isParked ? movedTo({ start: 0, end: entry.durationMinutes }, FIRST_TRY, hours) : spanOf(entry);
	const roomId = columns.some(({ id }) => id === entry.roomId) ? entry.roomId : (columns[0]?.id ?? "");
	return { entry, day, span, roomId, isParked, isSaving: false };
}

/** A point of the timetable, and how the pointer took hold: `offset` minutes below the edge that it moves. */
interface Pointed {
	minutes: number;
	roomId: string;
	target: Target;
	grip: string | undefined;
	offset: number;
}

/** Follows a pointer: over the tab of a day the session goes to that day, and anywhere else outside of the grid back to where it was. */
export function pointedTo({ minutes, roomId, target, grip, offset }: Pointed, first: DraggedSession, { hours }: TimetableView): DraggedSession {
	if (grip === "end") return { ...first, span: endingAt(first.span, minutes - offset, hours) };
	if (target === "grid") return { ...first, isParked: false, roomId, span: movedTo(first.span, minutes - offset, hours) };
	if (target === undefined) return first;
	return target === "shelf" ? { ...first, isParked: true } : { ...first, isParked: false, day: target.day };
}

/** What a key makes of what is held; nothing where it is no key for that. */
export function movedBy(
	{ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
	held: DraggedSession,
	{ columns, hours }: TimetableView,
): DraggedSession | undefined {
	const { span, roomId } = held;
	const steps = { ArrowUp: -STEP, ArrowDown: STEP, PageUp: -60, PageDown: 60 }[key];
	const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
	if (key === "Delete" || key === "Backspace") return { ...held, isParked: true };
	if (steps !== undefined && held.isParked) return { ...held, isParked: false };
	if (steps !== undefined && shiftKey) return { ...held, span: endingAt(span, span.end + steps, hours) };
	if (steps !== undefined) return { ...held, span: movedTo(span, span.start + steps, hours) };
	if (across === undefined) return undefined;
	const column = columns[columns.findIndex(({ id }) => id === roomId) + across];
	return { ...held, isParked: false, roomId: column?.id ?? roomId };
}

/** What is booked twice while a session is held where it is now: by the id of each block, in words. */
export function marksOf(held: DraggedSession, timetable: TimetableView): Map<string, string[]> {
	const booked = [...restOf(held, timetable), ...bookingOf(held, timetable)];
	const pairs = booked.flatMap((one, index) => booked.slice(index + 1).map((other) => [one, other] as const));
	const marks = new Map<string, string[]>();
	for (const [one, other] of pairs) {
		const words = twiceIn(one, other, timetable);
		if (words.length === 0) continue;
		for (const { id } of [one, other]) marks.set(id, [...new Set([...(marks.get(id) ?? []), ...words])]);
	}
	return marks;
}

/** What else takes rooms and speakers that day. */
const restOf = ({ entry }: DraggedSession, { entries, others, date }: TimetableView) =>
	[...entries.filter(({ id, isHeld }) => isHeld && id !== entry.id), ...others].map((one) => ({ ...one, date, roomId: one.roomId || undefined }));

/** What is held takes its own, unless it has no time, goes to another day or does not take place. */
const bookingOf = ({ entry, day, span, roomId, isParked }: DraggedSession, { day: shown, date }: TimetableView) =>
	isParked || day !== shown || !entry.isHeld ? [] : [{ ...entry, ...timesOf(span), date, roomId: roomId || undefined }];

function twiceIn(one: Booking, other: Booking, { text }: TimetableView): string[] {
	const clash = clashOf(one, other);
	if (!clash) return [];
	return [...(clash.speakerIds.length > 0 ? [text.marks.speakerBookedTwice] : []), ...(clash.roomId ? [text.marks.roomBookedTwice] : [])];
}

/** A sentence about what is held, and where, with what clashes there. */
export function wordsOf(words: string, held: DraggedSession, timetable: TimetableView): string {
	const { text, tabs, columns } = timetable;
	const { startTime, endTime } = timesOf(held.span);
	const room = columns.find(({ id }) => id === held.roomId)?.name.text ?? "";
	const tab = held.day === timetable.day ? undefined : tabs.find(({ day }) => day === held.day);
	const place = held.isParked ? text.shelf : [tab?.name, tab?.date, room, `${startTime}–${endTime}`].filter(Boolean).join(", ");
	const clashes = bookingOf(held, timetable).flatMap((own) =>
		restOf(held, timetable).flatMap((other) =>
			twiceIn(own, other, timetable).map((mark) => text.twiceWith.replace("{{mark}}", mark).replace("{{title}}", () => other.title.text)),
		),
	);
	return [words.replace("{{title}}", () => held.entry.title.text).replace("{{place}}", () => place), ...clashes].join(" ");
}
