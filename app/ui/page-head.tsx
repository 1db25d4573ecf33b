import type { ReactNode } from "react";

/** The head of every page but home: its one h1 on night, with the aqueduct's arches along the foot. */
export function PageHead({ title, lead, eyebrow, children }: { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; children?: ReactNode }) {
	return (
		<header className="on-night relative overflow-hidden pt-12 pb-20 md:pt-20 md:pb-28">
			<div className="page relative">
				{eyebrow && <div className="mb-3 text-small font-semibold text-aurora">{eyebrow}</div>}
				<h1 tabIndex={-1} className="title max-w-4xl outline-none">
					{title}
				</h1>
				{lead && <p className="lead mt-4 text-snow-2">{lead}</p>}
				{children}
			</div>
			<svg aria-hidden="true" className="absolute inset-x-0 bottom-0 h-9 w-full text-paper md:h-12">
				<defs>
					<pattern id="page-head-arches" width="56" height="48" patternUnits="userSpaceOnUse" patternTransform="translate(0 0)">
						<path d="M8 48V28a20 20 0 0 1 40 0v20z" fill="currentColor" />
					</pattern>
				</defs>
				<rect width="100%" height="100%" fill="url(#page-head-arches)" />
			</svg>
		</header>
	);
}
