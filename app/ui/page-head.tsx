import type { ReactNode } from "react";
import { HIGH_PRIORITY } from "./picture.tsx";

interface PageHeadProps {
	title: ReactNode;
	lead?: ReactNode;
	eyebrow?: ReactNode;
	/** A drawn scene, without width and ending; the head is then on night. */
	scene?: string;
	children?: ReactNode;
}

/** Characters; a longer title gets a narrower scene. */
const MAX_BESIDE_SCENE = 16;

export function PageHead({ title, lead, eyebrow, scene, children }: PageHeadProps) {
	const isLong = typeof title === "string" && title.length > MAX_BESIDE_SCENE;
	return (
		<header className={scene ? `head-with-scene on-night ${isLong ? "head-with-long-title" : ""}` : "pt-7 md:pt-12 lg:pt-20"}>
			{scene && (
				<picture className="no-print">
					<source media="(min-width: 768px)" type="image/avif" srcSet={`${scene}-1760.avif`} />
					<source type="image/avif" srcSet={`${scene}-660.avif`} />
					<img src={`${scene}-1760.webp`} alt="" {...HIGH_PRIORITY} />
				</picture>
			)}
			<div className="page">
				{eyebrow && <div className="no-print mb-3 text-small font-semibold text-ink-2">{eyebrow}</div>}
				<h1 tabIndex={-1} className={`title max-w-4xl outline-none ${scene ? "md:max-xl:max-w-[60%]" : ""}`}>
					{title}
				</h1>
				{lead && <p className={`lead mt-2 md:mt-3 ${scene ? "leading-snug max-md:text-body md:max-w-[60%] lg:max-w-[min(34rem,50%)]" : ""}`}>{lead}</p>}
				{children}
			</div>
		</header>
	);
}
