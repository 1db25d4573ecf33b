import type { ReactNode } from "react";
import { InlineText, type LineText } from "./inline-text.tsx";

interface SectionProps {
	id?: string;
	title: string;
	eyebrow?: string;
	lead?: LineText;
	ground?: "paper" | "paper2" | "night";
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
				<header className="not-last:mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:not-last:mb-12 print:not-last:mb-4">
					<div className="max-w-3xl">
						{eyebrow && <p className={`eyebrow mb-3 ${night ? "text-aurora" : ""}`}>{eyebrow}</p>}
						<h2 id={headingId} className="title">
							{title}
						</h2>
						{lead && (
							<p className={`lead mt-4 ${night ? "text-snow-2" : ""}`}>
								<InlineText of={lead} />
							</p>
						)}
					</div>
					{aside}
				</header>
				{children}
			</div>
		</section>
	);
}
