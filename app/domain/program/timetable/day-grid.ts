import { type Grid, gridOf, minutesOf, timeAt } from "./grid.ts";
import { pagesOfGrid } from "./grid-pages.ts";

interface Planned {
	startTime: string;
	endTime: string;
	roomId?: string;
}

export interface GridCell<Session> {
	session?: Session;
	/** Counted from 1. */
	lane: number;
	rows: number;
	columns: number;
}

export interface GridRow<Session> {
	startTime: string;
	minutes: number;
	cells: GridCell<Session>[];
	isNow: boolean;
}

/** Has a row for each time at which a session begins or ends, for each full hour and for the current time. Free cells end at full hours. */
export interface DayGrid<Session, Room> {
	rooms: { room: Room | undefined; lanes: number; isNarrow: boolean }[];
	rows: GridRow<Session>[];
}

const MAX = { lanes: 10, entries: 60 };

/** A room with no more sessions has a narrow column. */
const FEW_SESSIONS = 2;

/** Sessions come by start time. One without a room spans all columns if nothing else is on; otherwise it has its own. */
export function dayGrids<Session extends Planned, Room extends { id: string }>(sessions: Session[], rooms: Room[], now?: string): DayGrid<Session, Room>[] {
	const across = sessions.filter((session) => session.roomId === undefined && !sessions.some((other) => other !== session && overlap(session, other)));
	const inRooms = sessions.filter((session) => !across.includes(session));
	const used = new Set(inRooms.map(({ roomId }) => roomId));
	const grid = gridOf(
		inRooms,
		rooms.filter(({ id }) => used.has(id)),
	);
	return pagesOfGrid(grid, MAX).map((page) => tableOf(page, across, now));
}

const overlap = (one: Planned, other: Planned) => one.startTime < other.endTime && other.startTime < one.endTime;

function tableOf<Session extends Planned, Room>({ rooms, entries, lanes }: Grid<Session, Room>, across: Session[], now?: string): DayGrid<Session, Room> {
	const width = Math.max(lanes, 1);
	const placed = [
		...entries.map(({ session, lane }) => ({ session, lane, columns: 1 })),
		...across.map((session) => ({ session, lane: 1, columns: width })),
	].map((one) => ({ ...one, start: minutesOf(one.session.startTime), end: minutesOf(one.session.endTime) }));
	const times = timesOf(placed, now);
	const rowAt = (minutes: number) => times.indexOf(minutes);
	const rows = times.slice(0, -1).map((minutes, row): GridRow<Session> => {
		const cells: GridCell<Session>[] = placed
			.filter(({ start }) => start === minutes)
			.map(({ session, lane, columns, end }) => ({ session, lane, columns, rows: rowAt(end) - row }));
		for (let lane = 1; lane <= width; lane++) {
			const here = placed.filter((one) => one.lane <= lane && lane < one.lane + one.columns);
			const isFree = here.every(({ start, end }) => minutes < start || minutes >= end);
			const wasFree = row > 0 && minutes % 60 > 0 && here.every(({ end }) => end !== minutes);
			if (!isFree || wasFree) continue;
			const nextHour = minutes - (minutes % 60) + 60;
			const next = Math.min(...here.filter(({ start }) => start > minutes).map(({ start }) => start), nextHour, times.at(-1) as number);
			cells.push({ lane, columns: 1, rows: rowAt(next) - row });
		}
		const startTime = timeAt(minutes);
		const length = (times[row + 1] as number) - minutes;
		return { startTime, minutes: length, cells: cells.sort((one, other) => one.lane - other.lane), isNow: startTime === now };
	});
	const isNarrow = ({ lane, lanes }: { lane: number; lanes: number }) => lanes === 1 && entries.filter((entry) => entry.lane === lane).length <= FEW_SESSIONS;
	return { rooms: rooms.map((column) => ({ room: column.room, lanes: column.lanes, isNarrow: isNarrow(column) })), rows };
}

function timesOf(placed: { start: number; end: number }[], now?: string): number[] {
	const ends = placed.flatMap(({ start, end }) => [start, end]);
	const [first, last] = [Math.min(...ends), Math.max(...ends)];
	const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
	const between = [...hours, ...(now ? [minutesOf(now)] : [])].filter((minutes) => minutes > first && minutes < last);
	return [...new Set([...ends, ...between])].sort((one, other) => one - other);
}
