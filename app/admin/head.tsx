import type { ReactNode } from "react";

interface HeadProps {
	title: string;
	lead?: string;
	/** Actions. */
	children?: ReactNode;
}

export function Head({ title, lead, children }: HeadProps) {
	return (
		<header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
			<div className="min-w-0 grow basis-80 lg:basis-0">
				<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
					{title}
				</h1>
				{lead && <p className="mt-1 text-ink-2">{lead}</p>}
			</div>
			{children && <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>}
		</header>
	);
}
