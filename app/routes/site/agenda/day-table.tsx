import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { TimeNotes } from "#app/domain/program/session/session.tsx";
import type { SessionView } from "#app/domain/program/session/view.server.ts";
import type { DayTableView } from "#app/domain/program/timetable/day-table.server.ts";
import { LOOKS } from "#app/domain/program/timetable/grid-classes.ts";
import { RoomsFrame } from "#app/domain/program/timetable/rooms-frame.tsx";
import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

/** Ten pixels for five minutes: minimum heights of rows, from five minutes to an hour. */
const HEIGHTS = ["h-2.5", "h-5", "h-7.5", "h-10", "h-12.5", "h-15", "h-17.5", "h-20", "h-22.5", "h-25", "h-27.5", "h-30"];
const heightOf = (minutes: number) => HEIGHTS[Math.ceil(minutes / 5) - 1];

const NOW_LINE =
	"z-11 after:pointer-events-none after:absolute after:top-0 after:left-0 after:w-dvw after:border-t-2 after:border-action after:opacity-60 print:after:hidden";

/** A table with rows as high as their times are long. */
export function DayTable({ table: { text, rooms, rows } }: { table: DayTableView }) {
	return (
		<RoomsFrame
			label={text.label}
			rooms={rooms.map((room) => ({ ...room, across: `across-${room.lanes}` }))}
			lanes={`lanes-${rooms.reduce((lanes, room) => lanes + room.lanes, 0)}`}
			below="top-[calc(var(--header-bottom)+3.5rem)]"
			tabIndex={0}
		>
			<div className="timetable-table">
				<table className="w-full table-fixed border-separate border-spacing-0 text-[0.8125rem] leading-[1.3]">
					<caption className="sr-only">{text.caption}</caption>
					<thead>
						<tr>
							<td className="w-13 p-0" />
							{rooms.map(({ id, name, lanes }) => (
								<th key={id} scope="col" colSpan={lanes} className="p-0 text-left">
									<span className="timetable-name">
										<Text of={name} />
									</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ startTime, isHour, minutes, cells, now }) => (
							<tr key={startTime} aria-current={now ? "time" : undefined} className={heightOf(minutes)}>
								<th scope="row" className={`sticky left-0 w-13 min-w-13 bg-paper p-0 align-top font-normal text-ink-2 ${now ? NOW_LINE : "z-10"}`}>
									{now && <strong className="absolute top-0 left-0 rounded-r-md bg-action-ground px-1.5 text-white print:hidden">{now} </strong>}
									<time className={isHour ? "tabular block h-0" : "sr-only"}>{startTime}</time>
								</th>
								{cells.map(({ lane, rows, columns, session }) =>
									session ? (
										<SessionCell key={lane} session={session} rows={rows} columns={columns} />
									) : (
										<td key={lane} rowSpan={rows} className={isHour ? "border-t border-line" : ""} />
									),
								)}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</RoomsFrame>
	);
}

function SessionCell({ session, rows, columns }: { session: SessionView; rows: number; columns: number }) {
	const { path } = useSite();
	const { startTime, endTime, timeNotes, title, type, color, speakers, path: to, cancelled } = session;
	return (
		<td
			rowSpan={rows}
			colSpan={columns}
			className={`relative rounded-lg border-2 border-x-paper border-y-paper bg-clip-padding px-2.5 py-1 align-top shadow-[inset_3px_0_currentColor] ${LOOKS[color]}`}
		>
			<Star session={session} className="relative z-1 float-right -mt-1 -mr-2 size-8" />
			<span className="tabular">
				{startTime}–{endTime}
			</span>{" "}
			<TimeNotes notes={timeNotes} />
			{cancelled && <strong className="block text-danger">{cancelled}</strong>}
			<Link to={path(to)} className="block font-semibold text-ink after:absolute after:inset-0 hover:underline">
				<Text of={title} />
			</Link>
			<span className="block">{type}</span>
			{speakers.length > 0 && <span className="block text-ink">{speakers.map(({ name }) => name).join(", ")}</span>}
		</td>
	);
}
