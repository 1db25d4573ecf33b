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
		<nav aria-label={label}>
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] border-b-2 border-line-strong">
				{tabs.map(({ name, date, to, current, day }) => (
					<li key={to}>
						<Link
							to={to}
							preventScrollReset
							data-day={day}
							aria-current={current ? "true" : undefined}
							className={`group -mb-0.5 block h-full border-b-4 border-transparent pt-2 pr-4 pb-4 aria-[current]:border-action ${day !== undefined && day === target ? "bg-paper-2 outline-2 outline-action" : ""}`}
						>
							<span className="eyebrow block">{name}</span>
							{date && <span className="heading block text-ink-2 group-hover:text-ink group-aria-[current]:text-ink">{date}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
