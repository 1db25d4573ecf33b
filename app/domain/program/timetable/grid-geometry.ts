import type { Hours } from "./moving.ts";

interface Point {
	clientX: number;
	clientY: number;
}

/** The timetable scrolls while the pointer is this near to an edge. */
const SCROLL_ZONE_PX = 48;
const SCROLL_STEP_PX = 10;
/** Distance towards an edge before scrolling starts, so that a session near an edge can be grabbed without scrolling. */
const SCROLL_THRESHOLD_PX = 24;

export type Target = "grid" | "unscheduled" | { day: number } | undefined;

/** Returns the day whose grid is under the pointer. */
export function dayAt({ clientX, clientY }: Point): number | undefined {
	const grid = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-grid-day]");
	return grid ? Number(grid.dataset.gridDay) : undefined;
}

export function pointOn(frame: Element | null | undefined, { clientX, clientY }: Point, { firstHour }: Pick<Hours, "firstHour">) {
	const hours = [...(frame?.querySelectorAll(".timetable-hour") ?? [])].map((hour) => hour.getBoundingClientRect());
	const index = Math.max(
		hours.findLastIndex(({ top }) => top <= clientY),
		0,
	);
	const hour = hours[index];
	const rooms = [...(frame?.querySelectorAll<HTMLElement>("[data-room]") ?? [])];
	if (!hour || rooms.length === 0) return undefined;
	const room = rooms.findLast((head) => head.getBoundingClientRect().left <= clientX) ?? rooms[0];
	return { minutes: (firstHour + index + (clientY - hour.top) / hour.height) * 60, roomId: room?.dataset.room ?? "", target: targetAt(clientX, clientY) };
}

function targetAt(x: number, y: number): Target {
	const under = document.elementFromPoint(x, y);
	const tab = under?.closest<HTMLElement>("[data-day]");
	if (tab) return { day: Number(tab.dataset.day) };
	if (under?.closest("[data-unscheduled]")) return "unscheduled";
	return under?.closest(".timetable-frame") ? "grid" : undefined;
}

/** Scrolls while the pointer stays at an edge, and calls `then` after each step. Returns a callback for pointer moves. */
export function scrollAtEdge(frame: Element | null | undefined, from: Point, signal: AbortSignal, then: (point: Point) => void) {
	const scroller = frame?.querySelector("[data-scroller]");
	let point: Point | undefined;
	const step = () => {
		if (signal.aborted || !scroller) return;
		const { left, right } = scroller.getBoundingClientRect();
		const [x, y] = point ? [pull(from.clientX, point.clientX, left, right), pull(from.clientY, point.clientY, 0, innerHeight)] : [0, 0];
		if (point && (x || y)) {
			scroller.scrollBy(x, 0);
			window.scrollBy(0, y);
			then(point);
		}
		requestAnimationFrame(step);
	};
	requestAnimationFrame(step);
	return (to: Point) => {
		point = { clientX: to.clientX, clientY: to.clientY };
	};
}

function pull(pressed: number, at: number, low: number, high: number) {
	if (at < low || at > high) return 0;
	if (at < low + SCROLL_ZONE_PX && at < pressed - SCROLL_THRESHOLD_PX) return -SCROLL_STEP_PX;
	return at > high - SCROLL_ZONE_PX && at > pressed + SCROLL_THRESHOLD_PX ? SCROLL_STEP_PX : 0;
}
