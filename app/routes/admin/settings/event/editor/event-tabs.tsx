import { NavLink } from "@remix-run/react";

interface EventTabsProps {
	label: string;
	tabs: readonly { path: string; words: string }[];
}

export function EventTabs({ label, tabs }: EventTabsProps) {
	return (
		<nav aria-label={label} className="mt-3 border-b border-line">
			<ul className="flex flex-wrap gap-x-5">
				{tabs.map(({ path, words }) => (
					<li key={path}>
						<NavLink
							to={path}
							end
							className="inline-flex min-h-11 items-center border-b-3 border-transparent font-medium hover:text-action aria-[current]:border-action"
						>
							{words}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
