import { Link } from "@remix-run/react";

interface ViewLinksProps {
	label: string;
	options: { label: string; sign: string; to: string; current: boolean }[];
}

/** Phones show only the view that is not open. */
export function ViewLinks({ label, options }: ViewLinksProps) {
	return (
		<nav aria-label={label}>
			<ul className="flex">
				{options.map(({ label, sign, to, current }) => (
					<li key={to} className={current ? "max-md:hidden" : ""}>
						<Link
							discover="none"
							to={to}
							preventScrollReset
							aria-current={current ? "true" : undefined}
							className="row-button font-medium text-ink-2 aria-[current]:text-ink"
						>
							<span aria-hidden="true" className={sign} />
							<span className="row-label">{label}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
