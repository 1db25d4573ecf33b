import type { ReactNode } from "react";

export function PageHead({ title, lead, eyebrow, children }: { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; children?: ReactNode }) {
	return (
		<header className="pt-7 md:pt-12 lg:pt-20">
			<div className="page">
				{eyebrow && <div className="no-print mb-3 text-small font-semibold text-ink-2">{eyebrow}</div>}
				<h1 tabIndex={-1} className="title max-w-4xl outline-none">
					{title}
				</h1>
				{lead && <p className="lead mt-2 md:mt-3">{lead}</p>}
				{children}
			</div>
		</header>
	);
}
