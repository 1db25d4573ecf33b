import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { minutesOf } from "./grid.ts";
import { LOOKS } from "./grid-classes.ts";
import { STEP_MINUTES } from "./moving.ts";
import type { TimetableView } from "./timetable.server.ts";

const BLOCK = "block h-full min-h-6 overflow-hidden focus-visible:h-auto focus-visible:min-h-full focus-visible:whitespace-normal rounded-r-md border-l-4 px-2";
/** Shorter blocks have one line; those shorter than the second have only a small title. */
const ONE_LINE_MINUTES = 10;
const SMALL_TITLE_MINUTES = 25;
const CLAMPS = ["line-clamp-2", "line-clamp-2", "line-clamp-3", "line-clamp-4"];
const clampOf = (minutes: number) => CLAMPS[Math.floor((minutes - SMALL_TITLE_MINUTES) / STEP_MINUTES)] ?? CLAMPS.at(-1);

/** Unscheduled blocks are as tall as their text. */
const UNSCHEDULED_HEIGHT_MINUTES = 60;

type Scheduled = TimetableView["days"][number]["entries"][number];
type Unscheduled = TimetableView["unscheduled"][number];

interface TimetableEntryProps {
	entry: Scheduled | Unscheduled;
	text: TimetableView["text"];
	help: string;
	isMovable: boolean;
	isDragged: boolean;
	isSaving: boolean;
	marks: string[];
}

export function TimetableEntry({ entry, text, help, isMovable, isDragged, isSaving, marks }: TimetableEntryProps) {
	const isScheduled = "startTime" in entry;
	const minutes = isScheduled ? minutesOf(entry.endTime) - minutesOf(entry.startTime) : UNSCHEDULED_HEIGHT_MINUTES;
	const isLow = minutes < SMALL_TITLE_MINUTES;
	const isLowest = minutes < ONE_LINE_MINUTES;
	const tip = isScheduled ? `${entry.startTime}–${entry.endTime} ${entry.title.text}` : undefined;
	const look = `${BLOCK} ${isLowest ? "truncate text-[0.8125rem] leading-6" : isLow ? "py-0.5 text-[0.75rem] leading-[1.1]" : "py-1 text-[0.8125rem] leading-[1.2]"} ${LOOKS[entry.color]} ${marks.length > 0 ? "ring-2 ring-danger ring-inset" : ""}`;
	const content = <Content entry={entry} text={text} marks={marks} minutes={minutes} />;
	return (
		<li className={isScheduled ? `timetable-place p-0.5 focus-within:z-10 ${isDragged ? "z-10" : ""} ${entry.place}` : "relative min-w-0"}>
			{isMovable ? (
				<div className="group/block relative h-full">
					{/* biome-ignore lint/a11y/useSemanticElements: a button element cannot be dragged in every browser */}
					<div
						role="button"
						tabIndex={0}
						data-session={entry.id}
						aria-roledescription={text.block}
						aria-describedby={help}
						aria-pressed={isDragged}
						aria-busy={isSaving}
						title={tip}
						className={`${look} cursor-grab select-none pointer-coarse:pr-8 active:cursor-grabbing ${isDragged ? "shadow-[0_8px_30px_rgb(4_10_18/0.35)] outline-2 outline-action" : ""}`}
					>
						<span
							data-grip="whole"
							aria-hidden="true"
							className="timetable-grip absolute right-0 bottom-0 hidden size-8 place-items-center pointer-coarse:grid"
						>
							⠿
						</span>
						{content}
						{isScheduled && (
							<span
								data-grip="end"
								aria-hidden="true"
								className={`timetable-grip absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize group-hover/block:bg-current/40 pointer-coarse:right-8 pointer-coarse:h-3 pointer-coarse:bg-current/20 ${isLow ? "pointer-coarse:-bottom-2" : ""}`}
							/>
						)}
					</div>
					<Link
						to={entry.path}
						aria-label={text.edit.replace("{{title}}", () => entry.title.text)}
						className="absolute top-0 right-0 grid size-6 place-items-center rounded bg-paper text-ink opacity-0 group-hover/block:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none"
					>
						<span aria-hidden="true">✎</span>
					</Link>
				</div>
			) : (
				<Link to={entry.path} title={tip} className={`hover:underline ${look}`}>
					{content}
				</Link>
			)}
		</li>
	);
}

function Content({ entry, text, marks, minutes }: Pick<TimetableEntryProps, "entry" | "text" | "marks"> & { minutes: number }) {
	const isLow = minutes < SMALL_TITLE_MINUTES;
	const { title, room, type, speakers, status, missingTranslations } = entry;
	return (
		// Shows whole lines only.
		<span className="block max-h-[max(1lh,round(down,100%,1lh))] overflow-hidden text-ellipsis">
			<span className={isLow ? "line-clamp-3" : "block"}>
				<span className={`tabular whitespace-nowrap ${isLow ? "sr-only" : "block"}`}>
					{"startTime" in entry ? `${entry.startTime}–${entry.endTime}` : entry.length}
				</span>{" "}
				<span className={`font-semibold wrap-anywhere text-ink ${isLow ? "" : clampOf(minutes)}`}>
					<Text of={title} />
				</span>
			</span>
			{marks.map((mark) => (
				<span key={mark} className="block font-semibold text-danger">
					{mark}
				</span>
			))}
			<span className="block">{type}</span>
			<span className="block text-ink">
				<span className="sr-only">
					{text.room}
					<Text of={room} />
				</span>
				{speakers && <span className="block">{speakers}</span>}
				{status && <span className="block font-semibold">{status}</span>}
				{missingTranslations.map((missing) => (
					<span key={missing} className="block font-semibold text-gold">
						{missing}
					</span>
				))}
			</span>
		</span>
	);
}
