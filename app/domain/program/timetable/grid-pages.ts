import type { Grid, GridRoom } from "./grid.ts";

interface Most {
	lanes: number;
	entries: number;
}

/** Splits between rooms; a room with more lanes than a page continues on the next one. */
export function pagesOfGrid<Session, Room>(grid: Grid<Session, Room>, most: Most): Grid<Session, Room>[] {
	if (grid.rooms.length === 0) return [grid];
	const inLane = Map.groupBy(grid.entries, ({ lane }) => lane);
	const pages: { lanes: number; entries: number; rooms: GridRoom<Room>[] }[] = [];
	for (const room of grid.rooms.flatMap((column) => partsOf(column, most.lanes))) {
		const entries = lanesIn(room).reduce((sum, lane) => sum + (inLane.get(lane)?.length ?? 0), 0);
		const page = pages.at(-1);
		if (page && page.lanes + room.lanes <= most.lanes && page.entries + entries <= most.entries) {
			page.rooms.push(room);
			page.lanes += room.lanes;
			page.entries += entries;
		} else pages.push({ lanes: room.lanes, entries, rooms: [room] });
	}
	return pages.map(({ lanes, rooms }) => {
		const before = (rooms[0]?.lane ?? 1) - 1;
		const isHere = ({ lane }: { lane: number }) => lane > before && lane <= before + lanes;
		const moved = <Placed extends { lane: number }>(placed: Placed): Placed => ({ ...placed, lane: placed.lane - before });
		return { ...grid, lanes, rooms: rooms.map(moved), entries: grid.entries.filter(isHere).map(moved) };
	});
}

function partsOf<Room>(column: GridRoom<Room>, most: number): GridRoom<Room>[] {
	return Array.from({ length: Math.ceil(column.lanes / most) }, (_, part) => ({
		...column,
		lane: column.lane + part * most,
		lanes: Math.min(most, column.lanes - part * most),
	}));
}

const lanesIn = ({ lane, lanes }: { lane: number; lanes: number }) => Array.from({ length: lanes }, (_, index) => lane + index);
