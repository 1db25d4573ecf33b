import { Link, useNavigate } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Clashes } from "#app/admin/clashes.tsx";
import { Toast } from "#app/admin/toast.tsx";
import { DayTabs } from "#app/domain/program/timetable/day-tabs.tsx";
import type { DraggedSession, Entry } from "#app/domain/program/timetable/dragged-session.ts";
import { acrossClass, spanClass } from "#app/domain/program/timetable/grid-classes.ts";
import { MoveQuestion } from "#app/domain/program/timetable/move-question.tsx";
import { timesOf } from "#app/domain/program/timetable/moving.ts";
import { RoomsFrame } from "#app/domain/program/timetable/rooms-frame.tsx";
import type { DayTimetable, TimetableView } from "#app/domain/program/timetable/timetable.server.ts";
import { TimetableEntry } from "#app/domain/program/timetable/timetable-entry.tsx";
import { Unscheduled } from "#app/domain/program/timetable/unscheduled.tsx";
import { dayOf, useMoving } from "#app/domain/program/timetable/use-moving.ts";
import { Text } from "#app/i18n/text.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface TimetableProps {
	timetable: TimetableView;
}

const HELP = "timetable-help";

export function Timetable({ timetable: loaded }: TimetableProps) {
	const isMovable = useHydrated();
	const navigate = useNavigate();
	const { timetable, toast, dragged, question, answerQuestion, said, frame, marksIn, handlers, onBlur } = useMoving(loaded, navigate);
	const { text, tabs, conflicts, days, isPartial, unscheduled, unscheduledPages } = timetable;
	const blockOf = (entry: Entry) => ({
		text,
		help: HELP,
		isMovable,
		isDragged: dragged?.entry.id === entry.id,
		isSaving: dragged?.entry.id === entry.id && dragged.isSaving,
	});
	const target = dragged && !days.some(({ day }) => day === dragged.day) ? dragged.day : undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the blocks within, which are buttons
		<div ref={frame} className={dragged ? "select-none" : ""} onBlur={onBlur} {...(isMovable && handlers)}>
			<div className="mt-4 mb-6">
				<DayTabs label={text.days} tabs={tabs} target={target} />
			</div>
			<div className="mb-6 empty:hidden">
				<Clashes title={text.conflicts} clashes={conflicts} />
			</div>
			<Unscheduled text={text} isTarget={dragged?.isUnscheduled === true} isEmpty={unscheduled.length === 0}>
				{unscheduled.map((entry) => (
					<TimetableEntry key={entry.id} entry={entry} marks={[]} {...blockOf(entry)} />
				))}
			</Unscheduled>
			<div className="-mt-4 mb-6 empty:hidden">
				<PageLinks pages={unscheduledPages} />
			</div>
			{days.some(({ isEmpty }) => !isEmpty) && <p className="mb-3 max-w-3xl text-small text-ink-2 noscript:hidden">{text.drag}</p>}
			{days.map(({ day }) => (
				<Day key={day} timetable={dayOf(timetable, day)} dragged={dragged} marks={marksIn(day)} blockOf={blockOf} />
			))}
			{isPartial && <p className="mb-6 font-semibold">{text.otherDays}</p>}
			<p id={HELP} hidden>
				{text.help}
			</p>
			<p aria-live="assertive" className="sr-only">
				{said}
			</p>
			<Toast message={toast} isLow />
			{question && <MoveQuestion question={question} cancel={text.leave} onAnswer={answerQuestion} />}
		</div>
	);
}

interface DayProps {
	timetable: DayTimetable;
	dragged: DraggedSession | undefined;
	/** By session, while one is moved. */
	marks: Map<string, string[]> | undefined;
	blockOf: (entry: Entry) => Omit<ComponentProps<typeof TimetableEntry>, "entry" | "marks">;
}

function Day({ timetable, dragged, marks, blockOf }: DayProps) {
	const { text, day, heading, first, parts, grid, entries, isEmpty } = timetable;
	const placed = dragged && !dragged.isUnscheduled && dragged.day === day ? dragged : undefined;
	return (
		<section data-grid-day={day} aria-labelledby={heading && `day-${day}`} className="mb-10">
			{heading && (
				<h2 id={`day-${day}`} className="subheading mb-3">
					{heading}
				</h2>
			)}
			{isEmpty && (
				<div className="mb-6">
					<p>{text.none}</p>
					{!heading && (
						<ButtonLink look="outline" to={first.path} className="mt-4">
							{first.words}
						</ButtonLink>
					)}
				</div>
			)}
			{parts.length > 0 && (
				<div className="mb-6">
					<FilterLinks label={text.rooms} options={parts} />
				</div>
			)}
			{grid.rooms.length > 0 && (
				<RoomsFrame
					label={heading ? `${text.grid}: ${heading}` : text.grid}
					rooms={grid.rooms.map(({ id, name, place }) => ({ id, name, across: place }))}
					lanes={grid.size}
					below="top-0"
					tabIndex={-1}
				>
					<div className="timetable">
						<Frame grid={grid} />
						<ol className="contents">
							{entries.map((entry) => {
								const now = placed?.entry.id === entry.id ? placed : undefined;
								const marked = marks ? (marks.get(entry.id) ?? []) : entry.marks;
								return <TimetableEntry key={entry.id} entry={{ ...entry, ...positionOf(now, timetable) }} marks={marked} {...blockOf(entry)} />;
							})}
						</ol>
						{placed && entries.every(({ id }) => id !== placed.entry.id) && (
							<Shadow dragged={placed} timetable={timetable} marks={marks?.get(placed.entry.id) ?? []} />
						)}
						{!dragged && <FreeTimes free={grid.free} />}
					</div>
				</RoomsFrame>
			)}
		</section>
	);
}

function positionOf(dragged: DraggedSession | undefined, { columns, hours }: DayTimetable) {
	const column = columns.find(({ id }) => id === dragged?.roomId);
	if (!dragged || !column) return {};
	const times = timesOf(dragged.span);
	return { ...times, place: `${acrossClass(column)} ${spanClass(times, hours)}` };
}

function Shadow({ dragged, timetable, marks }: { dragged: DraggedSession; timetable: DayTimetable; marks: string[] }) {
	const { startTime, endTime, place } = positionOf(dragged, timetable) as { startTime: string; endTime: string; place: string };
	return (
		<div aria-hidden="true" className={`timetable-place pointer-events-none z-10 p-0.5 ${place}`}>
			<p
				className={`h-full overflow-hidden rounded-md border-2 border-dashed bg-card px-2 py-1 text-[0.8125rem] leading-tight ${marks.length > 0 ? "border-danger" : "border-action"}`}
			>
				<span className="tabular block">
					{startTime}–{endTime}
				</span>
				{marks.length > 0 && <span className="block font-semibold text-danger">{marks.join(" ")}</span>}
				<span className="font-semibold">
					<Text of={dragged.entry.title} />
				</span>
			</p>
		</div>
	);
}

function Frame({ grid }: Pick<DayTimetable, "grid">) {
	return (
		<div aria-hidden="true" className="contents">
			{grid.rooms.map(({ id, place }) => (
				<span key={id} className={`timetable-room border-l border-line ${place}`} />
			))}
			<span className="timetable-axis sticky left-0 z-20 bg-paper" />
			{grid.hours.map(({ startTime, place }) => (
				<p key={startTime} className={`timetable-hour tabular border-t border-line text-[0.8125rem] text-ink-2 ${place}`}>
					<span className="sticky left-0 z-20 inline-block pt-0.5">{startTime}</span>
				</p>
			))}
			{grid.highSteps.map((place) => (
				<span key={place} className={`timetable-step ${place}`} />
			))}
		</div>
	);
}

/** The keyboard stops once in each free time, at its first hour. */
function FreeTimes({ free }: Pick<DayTimetable["grid"], "free">) {
	return (
		<ul className="contents">
			{free.map(({ to, label, time, place, isFirst }) => (
				<li key={label} className={`timetable-place p-0.5 ${place}`}>
					<Link
						to={to}
						tabIndex={isFirst ? undefined : -1}
						className="group/free block h-full min-h-6 rounded-md border border-dashed border-transparent px-2 py-0.5 text-[0.8125rem] text-ink-2 hover:border-control hover:bg-paper-2 focus-visible:bg-paper-2"
					>
						<span aria-hidden="true" className="tabular">
							+ <span className="hidden group-hover/free:inline group-focus-visible/free:inline">{time}</span>
						</span>
						<span className="sr-only">{label}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
