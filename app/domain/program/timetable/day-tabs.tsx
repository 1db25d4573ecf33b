import { Link } from "@remix-run/react";

interface DayTab {
	name: string;
	/** Nothing before the dates are announced. */
	date?: string;
	to: string;
	current: boolean;
	/** Of tabs to which sessions can be dragged. */
	day?: number;
}

interface DayTabsProps {
	label: string;
	tabs: DayTab[];
	/** The day to which a session would go. */
	target?: number;
}

/** The days of the agenda side by side. Links rather than ARIA tabs: they work without JavaScript, and Back goes back. */
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
