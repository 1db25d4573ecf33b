import type { ReactNode } from "react";
import { InlineText, type LineText } from "./inline-text.tsx";

interface SectionProps {
	id?: string;
	title: string;
	eyebrow?: string;
	lead?: LineText;
	ground?: "paper" | "paper2" | "night";
	/** Filters and links below the heading. */
	aside?: ReactNode;
	children?: ReactNode;
}

const GROUNDS = { paper: "bg-paper", paper2: "bg-paper-2", night: "on-night" };

export function ContentSection({ id, title, eyebrow, lead, ground = "paper", aside, children }: SectionProps) {
	const headingId = id && `${id}-title`;
	const night = ground === "night";
	return (
		<section id={id} aria-labelledby={headingId} className={`section ${GROUNDS[ground]}`}>
			<div className="page">
				<header className="section-head">
					{eyebrow && <p className={`eyebrow mb-3 ${night ? "text-aurora" : ""}`}>{eyebrow}</p>}
					<h2 id={headingId} className="title max-w-4xl">
						{title}
					</h2>
					{lead && (
						<p className={`lead mt-3 ${night ? "text-snow-2" : ""}`}>
							<InlineText of={lead} />
						</p>
					)}
					{aside && <div className="section-aside">{aside}</div>}
				</header>
				{children}
			</div>
		</section>
	);
}
