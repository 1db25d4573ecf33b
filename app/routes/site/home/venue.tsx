import { Text } from "#app/i18n/text.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { loadVenueSection } from "./venue.server.ts";

export function VenueSection({ text, head, venue, picture, description }: Awaited<ReturnType<typeof loadVenueSection>>) {
	const { path, event } = useSite();
	if (!venue) return <ContentSection id="venue" eyebrow={text.eyebrow} {...head} />;
	return (
		<section id="venue" aria-labelledby="venue-title" className="section">
			<div className="page grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
				<Picture {...picture} kind="scene" sizes="(min-width: 1024px) 560px, 100vw" className="aspect-[3/2] w-full rounded-card object-cover max-md:hidden" />
				<div>
					<p className="eyebrow mb-3">{text.eyebrow}</p>
					<h2 id="venue-title" className="title">
						{head.title}
					</h2>
					{description.map((paragraph) => (
						<p key={paragraph.text} className="mt-4">
							<Text of={paragraph} />
						</p>
					))}
					<p className="subheading mt-4">{venue.name}</p>
					<p className="mt-1 text-small text-ink-2">
						{event.address}
						{text.airport && (
							<>
								<br />
								{text.airport}
							</>
						)}
					</p>
					<div className="mt-6 flex flex-wrap gap-3">
						<ButtonLink to={path("/venue")}>{text.more}</ButtonLink>
						<a href={venue.mapUrl} rel="noopener" className={buttonClass("outline")}>
							{text.map}
						</a>
					</div>
				</div>
			</div>
		</section>
	);
}
