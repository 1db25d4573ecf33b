import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { minuteAt } from "#app/domain/content/event/today.server.ts";

/**
 * A table for a file with each of its instants a second time, at the end and as spreadsheets read it: beside `paidAt`, which
 * is ISO in UTC, `paid (America/Mexico_City)` with `2026-11-23 09:46`.
 */
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
