import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { minuteAt } from "#app/domain/content/event/today.server.ts";

/** Adds a column in venue time at the end for each ISO column: for `paidAt`, `paid (America/Mexico_City)` with `2026-11-23 09:46`. */
export function withLocalTimes<Column extends string>(
	event: Pick<SummitEvent, "timeZone">,
	columns: readonly Column[],
	rows: readonly Record<Column, string>[],
): [columns: string[], rows: Record<string, string>[]] {
	const instants = columns.filter((column) => column.endsWith("At"));
	const heading = (column: Column) => `${column.slice(0, -"At".length)} (${event.timeZone})`;
	return [
		[...columns, ...instants.map(heading)],
		rows.map((row) => ({
			...row,
			...Object.fromEntries(instants.map((column) => [heading(column), row[column] && minuteAt(event, row[column])])),
		})),
	];
}
