import type { ReactNode } from "react";

interface NarrowPageProps {
	title: string;
	lead?: string;
	children: ReactNode;
}

export function NarrowPage({ title, lead, children }: NarrowPageProps) {
	return (
		<div className="page py-6 *:max-w-3xl">
			<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
				{title}
			</h1>
			{lead && <p className="lead mt-2">{lead}</p>}
			<div className="mt-6">{children}</div>
		</div>
	);
}
