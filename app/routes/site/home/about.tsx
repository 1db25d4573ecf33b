import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import type { PageTexts } from "#app/domain/content/page/view.server.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
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
				<div className="grid gap-10 md:grid-cols-[1.15fr_1fr] lg:gap-16">
					<div>
						<p className="eyebrow mb-3">{text.eyebrow}</p>
						<h2 id="about-title" className="title">
							{text.title}
						</h2>
						<p className="mt-6 max-w-measure">
							<InlineText of={text.paragraphs.first} />
						</p>
						<p className="mt-4 max-w-measure">
							<InlineText of={text.paragraphs.second} />
						</p>
						<ul className="mt-6 flex flex-wrap gap-2">
							{Object.values(text.features).map((feature) => (
								<li key={feature} className="rounded-full border border-control px-4 py-1.5 text-small font-medium">
									{feature}
								</li>
							))}
						</ul>
						<Link to={path("/about")} className="link mt-6 inline-block py-1 font-semibold">
							{text.more}
						</Link>
					</div>
					<figure className="self-end">
						<Picture
							src={pictureOf(gathering)}
							kind="scene"
							alt={text.imageAlt}
							sizes="(min-width: 1024px) 520px, (min-width: 768px) 45vw, 100vw"
							className="arch aspect-[4/5] w-full object-cover lg:aspect-[5/6]"
						/>
						<figcaption className="mt-3 text-small text-ink-2">{event.place}</figcaption>
					</figure>
				</div>
				<div className="not-empty:mt-14">
					<EventStats stats={stats} />
				</div>
			</div>
		</section>
	);
}
