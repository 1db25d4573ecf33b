import { Link } from "@remix-run/react";
import { type ZoneChoiceView, ZoneForm } from "#app/domain/content/event/zone-choice.tsx";
import { CalendarLinks } from "#app/domain/program/calendar/add-to-calendar.tsx";
import type { CalendarMenu } from "#app/domain/program/calendar/calendar-links.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { useSite } from "#app/ui/site.ts";

interface AgendaMenuProps {
	whole: string;
	/** Path of the page with all days; absent on that page. */
	wholeTo?: string;
	document: { label: string; path: string };
	calendar?: CalendarMenu;
	zone?: ZoneChoiceView;
}

export function AgendaMenu({ whole, wholeTo, document, calendar, zone }: AgendaMenuProps) {
	const { text, path } = useSite();
	return (
		<Dropdown sign="sign-more" label={text.more} className="text-small md:w-80">
			{wholeTo && (
				<Link to={wholeTo} className="row-entry">
					{whole}
				</Link>
			)}
			<a href={path(document.path)} className="row-entry">
				{document.label}
			</a>
			{calendar && (
				<details className="group">
					<summary className="row-entry">
						{calendar.add}
						<DownArrow />
					</summary>
					<CalendarLinks {...calendar} />
				</details>
			)}
			{zone && <ZoneForm zone={zone} />}
		</Dropdown>
	);
}
