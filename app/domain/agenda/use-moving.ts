import { useRevalidator, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Toast } from "~/http/toast.server";
import { type Booking, clashOf } from "./clashes";
import { pointOn, scrollAtEdge } from "./grid-geometry";
import type { MoveAnswer } from "./move.server";
import { endingAt, movedTo, type Span, STEP, spanOf, timesOf } from "./moving";
import type { TimetableView } from "./timetable.server";

type Entry = TimetableView["entries"][number] | TimetableView["shelf"][number];

/** Where a session is held for now: not yet saved. */
export interface Held {
	entry: Entry;
	span: Span;
	/** Empty for none. */
	roomId: string;
	isParked: boolean;
	/** Put down, and on its way to the server. */
	isSaving: boolean;
}

/** Pixels that a pointer goes before it moves something: less is a click. */
const CLICK = 4;
/** Where something begins that the keyboard takes from the shelf: at 9, if that hour is shown. */
const FIRST_TRY = 9 * 60;

/** Moves sessions over the timetable, by pointer and by keys, and saves each move when it is put down. */
export function useMoving(loaded: TimetableView, open: (path: string) => void) {
	const [{ timetable, toast, ...state }, setState] = useState<{ loaded: TimetableView; timetable: TimetableView; toast?: Toast }>({
		loaded,
		timetable: loaded,
	});
	if (state.loaded !== loaded) setState({ loaded, timetable: loaded });
	const [held, setHeld] = useState<Held>();
	const [said, say] = useState("");
	const frame = useRef<HTMLDivElement>(null);
	const focusOn = useRef<string>();
	const wasMoved = useRef(false);
	const submit = useSubmit();
	const { revalidate } = useRevalidator();
	const { text, hours } = timetable;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a block that was put down stands elsewhere in the document by now
	useEffect(() => {
		if (!focusOn.current) return;
		blockOf(frame.current, focusOn.current)?.focus({ preventScroll: true });
		focusOn.current = undefined;
	}, [timetable, held]);

	const started = (entry: Entry): Held => {
		const isParked = !("startTime" in entry);
		const span = isParked ? movedTo({ start: 0, end: entry.durationMinutes }, FIRST_TRY, hours) : spanOf(entry);
		const roomId = timetable.columns.some(({ id }) => id === entry.roomId) ? entry.roomId : (timetable.columns[0]?.id ?? "");
		return { entry, span, roomId, isParked: false, isSaving: false };
	};
	const show = (next: Held, words: string = text.at) => {
		setHeld(next);
		say(wordsOf(words, next, timetable));
	};
	const release = (words?: string) => {
		if (held) focusOn.current = held.entry.id;
		if (held && words) say(wordsOf(words, started(held.entry), timetable));
		setHeld(undefined);
	};

	async function putDown(next: Held) {
		const { entry, isParked, roomId, span } = next;
		const was = started(entry);
		const isAsBefore = "startTime" in entry ? !isParked && was.roomId === roomId && was.span.start === span.start && was.span.end === span.end : isParked;
		focusOn.current = entry.id;
		if (isAsBefore) return release(text.putBack);
		setHeld({ ...next, isSaving: true });
		const place = isParked ? { day: "", startTime: "", endTime: "" } : { day: String(timetable.day), roomId, ...timesOf(span) };
		try {
			const response = await fetch(`/admin/agenda/${entry.id}/time`, {
				method: "POST",
				body: new URLSearchParams({ version: entry.version, shown: timetable.asked, ...place }),
			});
			if (response.status === 401) return revalidate();
			const answer = (await response.json()) as MoveAnswer;
			if (answer.kind === "conflict") return submit(answer.fields, { method: "post", action: answer.action, encType: "multipart/form-data" });
			if (answer.kind === "wrong") throw new Error("refused");
			setState((now) => ({ ...now, timetable: answer.timetable, toast: answer.toast }));
		} catch {
			setState((now) => ({ ...now, toast: { ...text.notSaved, failed: true } }));
		} finally {
			focusOn.current = entry.id;
			setHeld(undefined);
		}
	}

	/** Follows a pointer from where it went down until it is let go. */
	function onPointerDown(event: PointerEvent) {
		const target = event.target as Element;
		const entry = entryOf(target, timetable);
		if (!entry || held || event.button !== 0 || target.closest("a")) return;
		const grip = target.closest<HTMLElement>("[data-grip]")?.dataset.grip;
		if (event.pointerType === "touch" && !grip) return;
		const first = started(entry);
		const from = pointOn(frame.current, event, hours);
		const offset = from && "startTime" in entry ? from.minutes - (grip === "end" ? first.span.end : first.span.start) : 0;
		const controller = new AbortController();
		wasMoved.current = false;
		let now: Held | undefined;
		const follow = (point: { clientX: number; clientY: number }) => {
			const at = pointOn(frame.current, point, hours);
			if (!at) return;
			if (grip === "end") now = { ...first, span: endingAt(first.span, at.minutes - offset, hours) };
			else now = { ...first, isParked: at.isOnShelf, roomId: at.roomId, span: movedTo(first.span, at.minutes - offset, hours) };
			show(now);
		};
		const listen = <Name extends keyof WindowEventMap>(name: Name, then: (event: WindowEventMap[Name]) => void) =>
			window.addEventListener(name, then, { signal: controller.signal });
		const stopScrolling = scrollAtEdge(frame.current, controller.signal, (point) => now && follow(point));
		listen("pointermove", (moved) => {
			if (!now && Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) < CLICK) return;
			moved.preventDefault();
			wasMoved.current = true;
			stopScrolling(moved);
			follow(moved);
		});
		listen("pointerup", () => {
			controller.abort();
			if (now) putDown(now);
		});
		const giveUp = () => {
			controller.abort();
			focusOn.current = entry.id;
			setHeld(undefined);
			if (now) say(wordsOf(text.putBack, first, timetable));
		};
		listen("pointercancel", giveUp);
		listen("keydown", ({ key }) => key === "Escape" && giveUp());
	}

	/** What was only pressed or tapped is opened; the end of a move is a click, too. */
	function onClick({ target }: MouseEvent) {
		const entry = entryOf(target as Element, timetable);
		if (entry && !held && !wasMoved.current && !(target as Element).closest("a")) open(entry.path);
		wasMoved.current = false;
	}

	function onKeyDown(event: KeyboardEvent) {
		const entry = entryOf(event.target as Element, timetable);
		if (!entry || (event.target as Element).closest("a") || held?.isSaving) return;
		const isGrab = event.key === "Enter" || event.key === " ";
		const next = held ? movedBy(event, held, timetable) : undefined;
		if (!isGrab && !next && !(held && event.key === "Escape")) return;
		event.preventDefault();
		if (next) show(next);
		else if (!held) show({ ...started(entry), isParked: !("startTime" in entry) }, text.grabbed);
		else if (isGrab) putDown(held);
		else release(text.putBack);
	}

	/** Whoever goes elsewhere by Tab has not put it down. */
	const onBlur = () => {
		if (held && !held.isSaving && !focusOn.current) release(text.putBack);
	};

	return {
		timetable,
		toast,
		held,
		said,
		frame,
		clashing: held ? clashesOf(held, timetable) : new Map<string, string[]>(),
		handlers: { onPointerDown, onClick, onKeyDown },
		onBlur,
	};
}

const blockOf = (frame: HTMLElement | null, id: string) => frame?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`);

function entryOf(target: Element, { entries, shelf }: TimetableView): Entry | undefined {
	const id = target.closest<HTMLElement>("[data-session]")?.dataset.session;
	return [...entries, ...shelf].find((entry) => entry.id === id);
}

/** What a key makes of what is held; nothing where it is no key for that. */
function movedBy({ key, shiftKey }: KeyboardEvent, held: Held, { columns, hours }: TimetableView): Held | undefined {
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

/** What is booked twice where a session is held now: by the id of the other one, and of itself, what is. */
function clashesOf({ entry, span, roomId, isParked }: Held, { entries, others, date, text }: TimetableView): Map<string, string[]> {
	const marks = new Map<string, string[]>();
	if (isParked || !entry.isHeld) return marks;
	const booking: Booking = { date, roomId: roomId || undefined, speakerIds: entry.speakerIds, ...timesOf(span) };
	const booked = [...entries.filter(({ isHeld }) => isHeld), ...others].filter(({ id }) => id !== entry.id);
	for (const other of booked) {
		const clash = clashOf(booking, { ...other, date, roomId: other.roomId || undefined });
		if (!clash) continue;
		const words = [...(clash.speakerIds.length > 0 ? [text.marks.speakerBookedTwice] : []), ...(clash.roomId ? [text.marks.roomBookedTwice] : [])];
		marks.set(other.id, words);
		marks.set(entry.id, [...new Set([...(marks.get(entry.id) ?? []), ...words])]);
	}
	return marks;
}

/** A sentence about what is held, and where, with what clashes there. */
function wordsOf(words: string, held: Held, timetable: TimetableView): string {
	const { startTime, endTime } = timesOf(held.span);
	const room = timetable.columns.find(({ id }) => id === held.roomId)?.name.text ?? "";
	const place = held.isParked ? timetable.text.shelf : `${room}, ${startTime}–${endTime}`;
	const clashes = clashesOf(held, timetable).get(held.entry.id) ?? [];
	return [words.replace("{{title}}", () => held.entry.title.text).replace("{{place}}", () => place), ...clashes].join(" ");
}
