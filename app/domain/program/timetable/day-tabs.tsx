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
							className={`flex h-14 flex-col justify-center border-y-3 border-transparent px-3 text-small leading-tight whitespace-nowrap text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:border-b-ink aria-[current]:text-ink ${day !== undefined && day === target ? "bg-paper-2 outline-2 outline-action" : ""}`}
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
