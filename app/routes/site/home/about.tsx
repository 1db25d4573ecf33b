import type { ComponentProps } from "react";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import type { PageTexts } from "#app/domain/content/page/view.server.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture, pictureOf } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import gathering from "/images/about-960.webp";

interface AboutSectionProps {
	text: PageTexts["home"]["about"];
	stats: ComponentProps<typeof EventStats>["stats"];
}

export function AboutSection({ text, stats }: AboutSectionProps) {
	const { path, event } = useSite();
	return (
		<section id="about" aria-labelledby="about-title" className="section">
			<div className="page">
				<div className="grid gap-8 md:grid-cols-[1.15fr_1fr] lg:gap-16">
					<div>
						<p className="eyebrow mb-3">{text.eyebrow}</p>
						<h2 id="about-title" className="title">
							{text.title}
						</h2>
						<p className="mt-6">
							<InlineText of={text.paragraphs.first} />
						</p>
						<p className="mt-3">
							<InlineText of={text.paragraphs.second} />{" "}
							<Link to={path("/about")} className="link">
								{text.more}
							</Link>
						</p>
						<ul className="mt-5 flex flex-wrap gap-2">
							{Object.values(text.features).map((feature) => (
								<li key={feature} className="about-feature">
									{feature}
								</li>
							))}
						</ul>
					</div>
					<figure className="relative self-end">
						<Picture
							src={pictureOf(gathering)}
							kind="scene"
							alt={text.imageAlt}
							sizes="(min-width: 1024px) 520px, (min-width: 768px) 45vw, 100vw"
							className="arch about-picture"
						/>
						{event.place && <figcaption className="about-place">{event.place}</figcaption>}
					</figure>
				</div>
				<div className="not-empty:mt-8 md:not-empty:mt-12">
					<EventStats stats={stats} />
				</div>
			</div>
		</section>
	);
}
