import { Link } from "@remix-run/react";

interface DayTab {
	name: string;
	date?: string;
	to: string;
	current: boolean;
	day?: number;
}

interface DayTabsProps {
	label: string;
	tabs: DayTab[];
	target?: number;
}

/** Links instead of ARIA tabs, so that they work without JavaScript and with the Back button. */
export function DayTabs({ label, tabs, target }: DayTabsProps) {
	return (
		<nav aria-label={label} className="min-w-0 overflow-x-auto [scrollbar-width:none]">
			<ul className="flex">
				{tabs.map(({ name, date, to, current, day }) => (
					<li key={to}>
						<Link
							to={to}
							preventScrollReset
							data-day={day}
							aria-current={current ? "true" : undefined}
							className={`day-tab ${day !== undefined && day === target ? "bg-paper-2 outline-2 outline-action" : ""}`}
						>
							{name}
							{date && <span className="font-semibold">{date}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
