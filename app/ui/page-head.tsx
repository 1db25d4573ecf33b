import type { ReactNode } from "react";

export function PageHead({ title, lead, eyebrow, children }: { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; children?: ReactNode }) {
	return (
		<header className="on-night arches pt-7 pb-18 md:pt-20 md:pb-32">
			<div className="page">
				{eyebrow && <div className="no-print mb-3 text-small font-semibold text-aurora">{eyebrow}</div>}
				<h1 tabIndex={-1} className="title max-w-4xl outline-none">
					{title}
				</h1>
				{lead && <p className="lead mt-3 text-snow-2 md:mt-4">{lead}</p>}
				{children}
			</div>
		</header>
	);
}
