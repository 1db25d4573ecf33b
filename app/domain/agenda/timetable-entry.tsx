import { Text } from "~/i18n/text";
import type { BadgeColour } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { TimetableView } from "./timetable.server";

const LOOKS: Record<BadgeColour, string> = {
	gold: "border-gold text-gold lg:bg-gold-ground",
	green: "border-green text-green lg:bg-green-ground",
	purple: "border-purple text-purple lg:bg-purple-ground",
	blue: "border-blue text-blue lg:bg-blue-ground",
	grey: "border-grey text-grey lg:bg-grey-ground",
};

interface TimetableEntryProps {
	entry: TimetableView["entries"][number];
	roomLabel: string;
}

/** A session on the timetable: the way to its editor. */
export function TimetableEntry({ entry, roomLabel }: TimetableEntryProps) {
	const { path, startTime, endTime, title, room, type, colour, speakers, status, marks, place, missingTranslations } = entry;
	const look = marks.length > 0 ? `${LOOKS[colour]} lg:ring-2 lg:ring-danger lg:ring-inset` : LOOKS[colour];
	return (
		<li className={`timetable-place max-lg:border-b max-lg:border-line max-lg:py-3 lg:p-0.5 ${place}`}>
			<Link
				to={path}
				className={`group block h-full border-l-4 pl-3 max-lg:gap-x-6 sm:max-lg:grid sm:max-lg:grid-cols-[8.5rem_1fr] lg:rounded-r-md lg:px-2 lg:py-1 lg:text-[0.8125rem] lg:leading-[1.2] ${look}`}
			>
				<span className="tabular flex flex-wrap content-start gap-x-2 font-semibold max-lg:text-small lg:font-normal">
					<span className="whitespace-nowrap">
						{startTime}–{endTime}
					</span>
					<span>{type}</span>
				</span>
				<span className="block text-ink max-lg:text-small">
					<span className="block font-semibold wrap-anywhere group-hover:underline max-lg:text-body">
						<Text of={title} />
					</span>
					<span className="block lg:sr-only">
						<span className="sr-only">{roomLabel}</span>
						<Text of={room} />
					</span>
					{speakers && <span className="block">{speakers}</span>}
					{status && <span className="block font-semibold">{status}</span>}
					{marks.map((mark) => (
						<span key={mark} className="block font-semibold text-danger">
							{mark}
						</span>
					))}
					{missingTranslations.map((words) => (
						<span key={words} className="block font-semibold text-gold">
							{words}
						</span>
					))}
				</span>
			</Link>
		</li>
	);
}
