import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { DOTS, TimeNotes } from "#app/domain/program/session/session.tsx";
import type { DayTableView } from "#app/domain/program/timetable/day-table.server.ts";
import { RoomsFrame } from "#app/domain/program/timetable/rooms-frame.tsx";
import { Text } from "#app/i18n/text.tsx";
import { BADGE_COLORS } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

/** Relative widths of columns. */
const WIDTH = 4;
const NARROW_WIDTH = 3;

/** A table with equal hours: rows are exactly as high as their times are long. */
export function DayTable({ table: { text, rooms, rows, hasShort } }: { table: DayTableView }) {
	const columns = rooms.map(({ id, name, lanes, isNarrow }) => ({ id, name, lanes, width: isNarrow ? NARROW_WIDTH : WIDTH }));
	const scale = hasShort ? 2 : 1;
	return (
		<>
			{rooms.length > 1 && (
				<nav aria-label={text.rooms} className="timetable-rooms no-print">
					<ul className="flex w-max gap-2">
						{rooms.map(({ id, name }) => (
							<li key={id}>
								<a href={`#room-${id}`} className="filter-chip">
									<Text of={name} />
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			<RoomsFrame
				label={text.label}
				rooms={columns.map(({ lanes, width, ...room }) => ({ ...room, across: `across-${lanes * width}` }))}
				lanes={`lanes-${columns.reduce((sum, { lanes, width }) => sum + lanes * width, 0)}`}
				below="top-(--row-bottom)"
				tabIndex={0}
			>
				<div className="timetable-table">
					<table className={hasShort ? "timetable-tall" : undefined}>
						<caption className="sr-only">{text.caption}</caption>
						<colgroup>
							<col />
							{columns.map(({ id, lanes, width }) => (
								<col key={id} span={lanes} className={`across-${width}`} />
							))}
						</colgroup>
						<thead>
							<tr>
								<td />
								{rooms.map(({ id, name, lanes }) => (
									<th key={id} id={`room-${id}`} scope="col" colSpan={lanes}>
										<span className="timetable-name">
											<Text of={name} />
										</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(({ startTime, isHour, isCovered, minutes, cells, now }) => (
								<tr key={startTime} aria-current={now ? "time" : undefined} className={`minutes-${minutes} ${isHour ? "timetable-full-hour" : ""}`}>
									<th scope="row">
										{now && <strong>{now} </strong>}
										<time className={isHour && !isCovered ? "tabular block h-0" : "sr-only"}>{startTime}</time>
									</th>
									{cells.map(({ lane, rows, columns, session }) => (
										<td key={lane} rowSpan={rows} colSpan={columns}>
											{session && <Session session={session} lines={Math.floor((session.minutes * scale * PX_PER_MINUTE - GAP_PX) / LINE_PX)} />}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</RoomsFrame>
		</>
	);
}

const PX_PER_MINUTE = 2;
const GAP_PX = 2;
const LINE_PX = 18;
const MAX_TITLE_LINES = 6;

/** From three lines on, the last one shows the time. */
function Session({ session, lines }: { session: DayTableView["rows"][number]["cells"][number]["session"] & object; lines: number }) {
	const { path } = useSite();
	const { startTime, endTime, timeNotes, title, type, track, color, speakers, path: to, cancelled } = session;
	const isLow = lines < 3;
	const titleLines = Math.min(Math.max(isLow ? lines : lines - 1, 1), MAX_TITLE_LINES);
	return (
		<div className={`timetable-session ${isLow ? "timetable-low" : ""} ${BADGE_COLORS[color]}`}>
			<div>
				{cancelled && <strong className="text-danger">{cancelled}</strong>}
				<Link to={path(to)} title={title.text} className={`timetable-title lines-${titleLines}`}>
					{track && <i className={DOTS[track.color]} />}
					<Text of={title} />
				</Link>{" "}
				<span className="tabular">
					{startTime}–{endTime}
				</span>
				<TimeNotes notes={timeNotes} />
				<p>
					{type}
					{track && <span className="timetable-track"> · {track.name}</span>}
				</p>
				{speakers.length > 0 && <p className="text-ink">{speakers.map(({ name }) => name).join(", ")}</p>}
			</div>
			<Star session={session} />
		</div>
	);
}
