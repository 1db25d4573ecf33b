import { buttonClass } from "#app/ui/button.tsx";
import { closeOnEscape } from "#app/ui/close-on-escape.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import type { CalendarMenu } from "./calendar-links.server.ts";

interface AddToCalendarProps extends CalendarMenu {
	floats?: boolean;
	className?: string;
}

export function AddToCalendar({ add, hint, groups, floats, className = "" }: AddToCalendarProps) {
	return (
		<details className={`group no-print relative ${className}`} onKeyDown={closeOnEscape}>
			<summary className={buttonClass("outline", "w-full")}>
				{add}
				<DownArrow />
			</summary>
			<div className={`mt-2 rounded-lg border border-line bg-card p-4 ${floats ? "sm:absolute sm:right-0 sm:z-20 sm:w-72 sm:shadow-lg" : ""}`}>
				<CalendarLinks hint={hint} groups={groups} />
			</div>
		</details>
	);
}

export function CalendarLinks({ hint, groups }: Omit<CalendarMenu, "add">) {
	return (
		<>
			{groups.map(({ heading, links }) => (
				<div key={heading} className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3">
					{heading && <p className="text-small font-semibold text-ink-2">{heading}</p>}
					<ul aria-label={heading}>
						{links.map(({ name, to }) => (
							<li key={to}>
								<a href={to} rel="noopener" className="link inline-block py-2">
									{name}
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
			<p className="mt-2 text-small text-ink-2">{hint}</p>
		</>
	);
}
