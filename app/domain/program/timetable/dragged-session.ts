import type { KeyboardEvent } from "react";
import { type Booking, clashOf } from "./clashes.ts";
import type { Target } from "./grid-geometry.ts";
import { endingAt, movedTo, type Span, STEP_MINUTES, spanOf, timesOf } from "./moving.ts";
import type { DayTimetable } from "./timetable.server.ts";

export type Entry = DayTimetable["entries"][number] | DayTimetable["unscheduled"][number];

export interface DraggedSession {
	entry: Entry;
	/** Day of the timetable in which it was grabbed. */
	home: number;
	day: number;
	span: Span;
	roomId: string;
	isUnscheduled: boolean;
	isSaving: boolean;
}

/** Since midnight: first start of an unscheduled session that is moved by keyboard. */
const DEFAULT_START_MINUTES = 9 * 60;

export function started(entry: Entry, { day, columns, hours }: DayTimetable): DraggedSession {
	const isUnscheduled = !("startTime" in entry);
	const span = isUnscheduled ? movedTo({ start: 0, end: entry.durationMinutes }, DEFAULT_START_MINUTES, hours) : spanOf(entry);
	const roomId = columns.some(({ id }) => id === entry.roomId) ? entry.roomId : (columns[0]?.id ?? "");
	return { entry, home: day, day, span, roomId, isUnscheduled, isSaving: false };
}

interface Pointed {
	minutes: number;
	roomId: string;
	target: Target;
	grip: string | undefined;
	offset: number;
}

/** @param timetable of the day under the pointer. Outside the grid, the session returns to its original position. */
export function pointedTo({ minutes, roomId, target, grip, offset }: Pointed, first: DraggedSession, { day, hours }: DayTimetable): DraggedSession {
	if (grip === "end") return { ...first, span: endingAt(first.span, minutes - offset, hours) };
	if (target === "grid") return { ...first, day, isUnscheduled: false, roomId, span: movedTo(first.span, minutes - offset, hours) };
	if (target === undefined) return first;
	return target === "unscheduled" ? { ...first, isUnscheduled: true } : { ...first, isUnscheduled: false, day: target.day };
}

export function movedBy(
	{ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
	dragged: DraggedSession,
	{ columns, hours }: DayTimetable,
): DraggedSession | undefined {
	const { span, roomId } = dragged;
	const steps = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES, PageUp: -60, PageDown: 60 }[key];
	const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
	if (key === "Delete" || key === "Backspace") return { ...dragged, isUnscheduled: true };
	if (steps !== undefined && dragged.isUnscheduled) return { ...dragged, isUnscheduled: false };
	if (steps !== undefined && shiftKey) return { ...dragged, span: endingAt(span, span.end + steps, hours) };
	if (steps !== undefined) return { ...dragged, span: movedTo(span, span.start + steps, hours) };
	if (across === undefined) return undefined;
	const column = columns[columns.findIndex(({ id }) => id === roomId) + across];
	return { ...dragged, isUnscheduled: false, roomId: column?.id ?? roomId };
}

export function marksOf(dragged: DraggedSession, timetable: DayTimetable): Map<string, string[]> {
	const booked = [...restOf(dragged, timetable), ...bookingOf(dragged, timetable)];
	const pairs = booked.flatMap((one, index) => booked.slice(index + 1).map((other) => [one, other] as const));
	const marks = new Map<string, string[]>();
	for (const [one, other] of pairs) {
		const words = twiceIn(one, other, timetable);
		if (words.length === 0) continue;
		for (const { id } of [one, other]) marks.set(id, [...new Set([...(marks.get(id) ?? []), ...words])]);
	}
	return marks;
}

const restOf = ({ entry }: DraggedSession, { entries, others, date }: DayTimetable) =>
	[...entries.filter(({ id, takesPlace }) => takesPlace && id !== entry.id), ...others].map((one) => ({ ...one, date, roomId: one.roomId || undefined }));

const bookingOf = ({ entry, day, span, roomId, isUnscheduled }: DraggedSession, { day: shown, date }: DayTimetable) =>
	isUnscheduled || day !== shown || !entry.takesPlace ? [] : [{ ...entry, ...timesOf(span), date, roomId: roomId || undefined }];

function twiceIn(one: Booking, other: Booking, { text }: DayTimetable): string[] {
	const clash = clashOf(one, other);
	if (!clash) return [];
	return [...(clash.speakerIds.length > 0 ? [text.marks.speakerBookedTwice] : []), ...(clash.roomId ? [text.marks.roomBookedTwice] : [])];
}

export function wordsOf(words: string, dragged: DraggedSession, timetable: DayTimetable): string {
	const { text, tabs, columns } = timetable;
	const { startTime, endTime } = timesOf(dragged.span);
	const room = columns.find(({ id }) => id === dragged.roomId)?.name.text ?? "";
	const tab = dragged.day === dragged.home ? undefined : tabs.find(({ day }) => day === dragged.day);
	const place = dragged.isUnscheduled ? text.unscheduled : [tab?.name, tab?.date, room, `${startTime}–${endTime}`].filter(Boolean).join(", ");
	const clashes = bookingOf(dragged, timetable).flatMap((own) =>
		restOf(dragged, timetable).flatMap((other) =>
			twiceIn(own, other, timetable).map((mark) => text.twiceWith.replace("{{mark}}", mark).replace("{{title}}", () => other.title.text)),
		),
	);
	return [words.replace("{{title}}", () => dragged.entry.title.text).replace("{{place}}", () => place), ...clashes].join(" ");
}
