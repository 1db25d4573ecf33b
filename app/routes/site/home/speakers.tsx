import { SpeakerCard } from "#app/domain/program/speaker/card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterChips, FilterForm } from "#app/ui/filter-form.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import type { loadSpeakersSection } from "./speakers.server.ts";

export function SpeakersSection({ text, toBeAnnounced, empty, filters, speakers }: Awaited<ReturnType<typeof loadSpeakersSection>>) {
	const {
		path,
		text: { readMore },
	} = useSite();
	if (toBeAnnounced)
		return (
			<ContentSection id="speakers" title={text.title}>
				<EmptyState {...toBeAnnounced} />
			</ContentSection>
		);
	return (
		<ContentSection
			id="speakers"
			title={text.title}
			aside={
				<>
					<FilterForm filters={filters} />
					<ButtonLink look="outline" className="max-md:px-4" to={path("/speakers")}>
						{text.all}
					</ButtonLink>
				</>
			}
		>
			<FilterChips filters={filters} className="not-empty:mb-2" />
			<WhileFiltering changes={["group"]} skeleton={<Skeletons count={4} className="speaker-list-tall" card="h-25 sm:h-48 lg:h-auto lg:aspect-[4/5]" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className="speaker-list-tall">
						{speakers.map((speaker) => (
							<SpeakerCard key={speaker.id} speaker={speaker} heading="h3" isTall>
								<p>
									<span lang={speaker.bio.lang} className={speaker.isCut ? "max-sm:hidden" : undefined}>
										{`${speaker.bio.text} `}
									</span>
									{/* The card's link leads there. */}
									{speaker.isCut && (
										<span aria-hidden="true" className="read-more">
											{readMore}
										</span>
									)}
								</p>
							</SpeakerCard>
						))}
					</div>
				)}
			</WhileFiltering>
		</ContentSection>
	);
}
