import { Link } from "@remix-run/react";

export interface FilterOption {
	label: string;
	to: string;
	current?: boolean;
}

/** Plain links, so that they work without JavaScript and can be shared. */
export function FilterLinks({ label, options }: { label: string; options: FilterOption[] }) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-2">
				{options.map((option) => (
					<li key={option.to}>
						<Link discover="none" to={option.to} preventScrollReset aria-current={option.current ? "true" : undefined} className="filter-link">
							{option.label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
