import { Link } from "@remix-run/react";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import type { CalendarMenu } from "#app/domain/program/calendar/calendar-links.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { useSite } from "#app/ui/site.ts";

const COMPACT = "max-sm:grow max-sm:px-3 max-sm:text-small";

interface ScheduleActionsProps {
	text: Pick<Texts["agenda"], "print" | "printHint" | "wholeProgram">;
	/** Path of the page with all days; absent on that page. */
	wholeTo?: string;
	document: { label: string; path: string };
	calendar?: CalendarMenu;
}

/** Buttons that need scripts are not shown without them. */
export function ScheduleActions({ text, wholeTo, document, calendar }: ScheduleActionsProps) {
	const { path } = useSite();
	return (
		<div className="flex flex-wrap items-center gap-3 max-sm:w-full">
			{wholeTo ? (
				<Link to={wholeTo} className="link mr-3 py-1 text-small font-semibold max-sm:w-full">
					{text.wholeProgram}
				</Link>
			) : (
				<p className="hidden text-small text-ink-2 noscript:block">{text.printHint}</p>
			)}
			{calendar && <AddToCalendar {...calendar} floats className="max-sm:grow" buttonLook={COMPACT} />}
			<a href={path(document.path)} className={buttonClass("outline", COMPACT)}>
				{document.label}
			</a>
			<PrintButton label={text.print} look="outline" className={COMPACT} />
		</div>
	);
}
