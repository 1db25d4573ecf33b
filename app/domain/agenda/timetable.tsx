import { Link } from "@remix-run/react";
import { Clashes } from "~/admin/clashes";
import { Text } from "~/i18n/text";
import { ButtonLink } from "~/ui/button";
import { DayTabs } from "./day-tabs";
import type { TimetableView } from "./timetable.server";
import { TimetableEntry } from "./timetable-entry";

interface TimetableProps {
	timetable: TimetableView;
}

/** A day of the agenda: rooms side by side on a wide screen, one list in the order of time on a narrow one. */
export function Timetable({ timetable: { text, add, tabs, conflicts, grid, entries } }: TimetableProps) {
	return (
		<>
			<div className="mt-8 mb-6 max-w-3xl">
				<DayTabs label={text.days} tabs={tabs} />
			</div>
			<div className="mb-8 empty:hidden">
				<Clashes title={text.conflicts} clashes={conflicts} />
			</div>
			{grid ? (
				<div className={`timetable ${grid.size}`}>
					<Frame grid={grid} />
					<ol className="lg:contents">
						{entries.map((entry) => (
							<TimetableEntry key={entry.id} entry={entry} roomLabel={text.room} />
						))}
					</ol>
					<FreeTimes free={grid.free} />
				</div>
			) : (
				<div className="border-t-2 border-line-strong pt-6">
					<p className="mb-4">{text.none}</p>
					<ButtonLink look="outline" to={add.path}>
						{text.first}
					</ButtonLink>
				</div>
			)}
		</>
	);
}

/** The names of the rooms and the hours. Each entry says its own to who does not see them. */
function Frame({ grid }: { grid: NonNullable<TimetableView["grid"]> }) {
	return (
		<div aria-hidden="true" className="contents max-lg:hidden">
			{grid.rooms.map(({ place }) => (
				<span key={place} className={`timetable-room border-l border-line ${place}`} />
			))}
			{grid.hours.map(({ startTime, place }) => (
				<p key={startTime} className={`timetable-hour tabular border-t border-line pt-0.5 text-[0.8125rem] text-ink-2 ${place}`}>
					{startTime}
				</p>
			))}
			{grid.rooms.map(({ name, place }) => (
				<p
					key={place}
					className={`timetable-head sticky top-0 z-10 border-b-2 border-line-strong bg-paper px-2 py-2 text-small leading-tight font-semibold wrap-anywhere ${place}`}
				>
					<Text of={name} />
				</p>
			))}
		</div>
	);
}

/** Where a room is free: the way to a new session there. */
function FreeTimes({ free }: Pick<NonNullable<TimetableView["grid"]>, "free">) {
	return (
		<ul className="contents max-lg:hidden">
			{free.map(({ to, label, time, place }) => (
				<li key={label} className={`timetable-place p-0.5 ${place}`}>
					<Link
						to={to}
						className="group block h-full min-h-6 rounded-md border border-dashed border-transparent px-2 py-0.5 text-[0.8125rem] text-ink-2 hover:border-control hover:bg-paper-2 focus-visible:bg-paper-2"
					>
						<span aria-hidden="true" className="tabular">
							+ <span className="hidden group-hover:inline group-focus-visible:inline">{time}</span>
						</span>
						<span className="sr-only">{label}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
