import { useRevalidator, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Question } from "#app/admin/resource.ts";
import type { Toast } from "#app/http/toast.server.ts";
import { type DraggedSession, type Entry, marksOf, movedBy, pointedTo, started, wordsOf } from "./dragged-session.ts";
import { dayAt, pointOn, scrollAtEdge } from "./grid-geometry.ts";
import type { MoveAnswer } from "./move.server.ts";
import { timesOf } from "./moving.ts";
import type { DayTimetable, TimetableView } from "./timetable.server.ts";

/** A shorter movement is a click. */
const MAX_CLICK_PX = 4;
export function useMoving(loaded: TimetableView, open: (path: string) => void) {
	const [{ timetable, toast, ...state }, setState] = useState<{ loaded: TimetableView; timetable: TimetableView; toast?: Toast }>({
		loaded,
		timetable: loaded,
	});
	if (state.loaded !== loaded) setState({ loaded, timetable: loaded });
	const [dragged, setDragged] = useState<DraggedSession>();
	const [asked, ask] = useState<{ question: Question; next: DraggedSession }>();
	const [said, say] = useState("");
	const frame = useRef<HTMLDivElement>(null);
	const focusOn = useRef<string>();
	const wasMoved = useRef(false);
	const submit = useSubmit();
	const { revalidate } = useRevalidator();
	const { text } = timetable;
	const viewOf = (day: number) => dayOf(timetable, day);
	const gridOf = (day: number) => frame.current?.querySelector(`[data-grid-day="${day}"]`);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a block that was put down stands elsewhere in the document by now
	useEffect(() => {
		if (!focusOn.current) return;
		frame.current?.querySelector<HTMLElement>(focusOn.current)?.focus({ preventScroll: true });
		focusOn.current = undefined;
	}, [timetable, dragged]);

	const show = (next: DraggedSession, words: string = text.at) => {
		setDragged(next);
		say(wordsOf(words, next, viewOf(next.day)));
	};
	const putBack = (entry: Entry) => {
		const home = homeOf(entry, timetable);
		focusOn.current = blockOf(entry);
		say(wordsOf(text.putBack, started(entry, home), home));
		setDragged(undefined);
	};

	async function putDown(next: DraggedSession, confirmed = "") {
		const { entry, day, isUnscheduled, roomId, span } = next;
		const was = started(entry, homeOf(entry, timetable));
		const isMoved = was.day !== day || was.roomId !== roomId || was.span.start !== span.start || was.span.end !== span.end;
		const isAsBefore = "startTime" in entry ? !isUnscheduled && !isMoved : isUnscheduled;
		focusOn.current = blockOf(entry);
		if (isAsBefore) return putBack(entry);
		setDragged({ ...next, isSaving: true });
		const place = isUnscheduled ? { day: "", startTime: "", endTime: "" } : { day: String(day), roomId, ...timesOf(span) };
		try {
			const response = await fetch(`/admin/agenda/${entry.id}/time`, {
				method: "POST",
				body: new URLSearchParams({ version: entry.version, shown: timetable.asked, confirmed, ...place }),
			});
			if (response.status === 401) return revalidate();
			const answer = (await response.json()) as MoveAnswer;
			if ("question" in answer) return ask({ question: answer.question, next });
			if ("action" in answer) return submit(answer.fields, { method: "post", action: answer.action, encType: "multipart/form-data" });
			setState((now) => ({ ...now, timetable: answer.timetable, toast: answer.toast }));
			focusOn.current = answer.kind === "moved" && !answer.timetable.days.some((shown) => shown.day === day) ? tabOf(day) : blockOf(entry);
		} catch {
			setState((now) => ({ ...now, toast: { ...text.notSaved, failed: true } }));
			focusOn.current = blockOf(entry);
		}
		setDragged(undefined);
	}

	function answerQuestion(isConfirmed: boolean) {
		if (!asked) return;
		ask(undefined);
		if (isConfirmed) putDown(asked.next, asked.question.key);
		else putBack(asked.next.entry);
	}

	function onPointerDown(event: PointerEvent) {
		const target = event.target as Element;
		const entry = entryOf(target, timetable);
		if (!entry || dragged || event.button !== 0 || target.closest("a")) return;
		const grip = target.closest<HTMLElement>("[data-grip]")?.dataset.grip;
		if (event.pointerType === "touch" && !grip) return;
		const home = homeOf(entry, timetable);
		const first = started(entry, home);
		const from = pointOn(gridOf(home.day), event, home.hours);
		const offset = from && "startTime" in entry ? from.minutes - (grip === "end" ? first.span.end : first.span.start) : 0;
		const controller = new AbortController();
		wasMoved.current = false;
		let now: DraggedSession | undefined;
		const follow = (point: { clientX: number; clientY: number }) => {
			const under = grip === "end" ? home : viewOf(dayAt(point) ?? home.day);
			const at = pointOn(gridOf(under.day), point, under.hours);
			if (!at) return;
			now = pointedTo({ ...at, grip, offset }, first, under);
			show(now);
		};
		const listen = <Name extends keyof WindowEventMap>(name: Name, then: (event: WindowEventMap[Name]) => void) =>
			window.addEventListener(name, then, { signal: controller.signal });
		const stopScrolling = scrollAtEdge(gridOf(home.day), event, controller.signal, (point) => now && follow(point));
		listen("pointermove", (moved) => {
			if (!now && Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) < MAX_CLICK_PX) return;
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
			if (now) putBack(entry);
		};
		listen("pointercancel", giveUp);
		listen("keydown", ({ key }) => key === "Escape" && giveUp());
	}

	/** The end of a drag is a click, too. */
	function onClick({ target }: MouseEvent) {
		const entry = entryOf(target as Element, timetable);
		if (entry && !dragged && !wasMoved.current && !(target as Element).closest("a")) open(entry.path);
		wasMoved.current = false;
	}

	function onKeyDown(event: KeyboardEvent) {
		const entry = entryOf(event.target as Element, timetable);
		if (!entry || (event.target as Element).closest("a") || dragged?.isSaving) return;
		const isGrab = event.key === "Enter" || event.key === " ";
		const next = dragged ? movedBy(event, dragged, viewOf(dragged.day)) : undefined;
		if (!isGrab && !next && !(dragged && event.key === "Escape")) return;
		event.preventDefault();
		if (next) show(next);
		else if (!dragged) show(started(entry, homeOf(entry, timetable)), text.grabbed);
		else if (isGrab) putDown(dragged);
		else putBack(dragged.entry);
	}

	/** Tabbing away cancels the move. */
	const onBlur = () => {
		if (dragged && !dragged.isSaving && !focusOn.current) putBack(dragged.entry);
	};

	return {
		timetable,
		toast,
		dragged,
		question: asked?.question,
		answerQuestion,
		said,
		frame,
		marksIn: (day: number) => (dragged ? marksOf(dragged, viewOf(day)) : undefined),
		handlers: { onPointerDown, onClick, onKeyDown },
		onBlur,
	};
}

const blockOf = ({ id }: Entry) => `[data-session="${CSS.escape(id)}"]`;
const tabOf = (day: number) => `[data-day="${day}"]`;

function entryOf(target: Element, { days, unscheduled }: TimetableView): Entry | undefined {
	const id = target.closest<HTMLElement>("[data-session]")?.dataset.session;
	return [...days.flatMap(({ entries }) => entries), ...unscheduled].find((entry) => entry.id === id);
}

/** Returns a day of the timetable; the first if that day is on another page. */
export function dayOf(timetable: TimetableView, day: number): DayTimetable {
	const found = timetable.days.find((one) => one.day === day) ?? (timetable.days[0] as TimetableView["days"][number]);
	return { ...timetable, ...found };
}

/** Unscheduled sessions are at home on the first day. */
function homeOf({ id }: Entry, timetable: TimetableView): DayTimetable {
	return dayOf(timetable, timetable.days.find(({ entries }) => entries.some((entry) => entry.id === id))?.day ?? 0);
}
