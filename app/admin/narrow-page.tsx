import type { ReactNode } from "react";

interface NarrowPageProps {
	title: string;
	lead?: string;
	children: ReactNode;
}

export function NarrowPage({ title, lead, children }: NarrowPageProps) {
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
				{title}
			</h1>
			{lead && <p className="lead mt-4">{lead}</p>}
			<div className="mt-8">{children}</div>
		</div>
	);
}
