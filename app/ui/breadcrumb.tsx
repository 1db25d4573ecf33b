import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { useSite } from "./site.ts";

interface BreadcrumbProps {
	list: { name: string; path: string };
	children: ReactNode;
}

export function Breadcrumb({ list, children }: BreadcrumbProps) {
	const { path, text } = useSite();
	return (
		<nav aria-label={text.breadcrumb}>
			<ol>
				<li className="inline">
					<Link to={path(list.path)} className="inline-block py-1 underline underline-offset-[0.2em] hover:decoration-2">
						{list.name}
					</Link>
				</li>
				<li className="inline text-ink-2" aria-current="page">
					<span aria-hidden="true"> / </span>
					{children}
				</li>
			</ol>
		</nav>
	);
}
