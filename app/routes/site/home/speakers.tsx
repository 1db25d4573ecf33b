import { SPEAKER_GRID, SpeakerCard } from "~/domain/program/speaker/card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks, isFiltered } from "~/ui/filter-links";
import { Filters } from "~/ui/filters";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";
import { Skeletons, WhileFiltering } from "~/ui/skeleton";
import type { loadSpeakersSection } from "./speakers.server";

export function SpeakersSection({ text, toCome, empty, filters, speakers }: Awaited<ReturnType<typeof loadSpeakersSection>>) {
	const { path } = useSite();
	if (toCome)
		return (
			<Section id="speakers" title={text.title}>
				<EmptyState {...toCome} />
			</Section>
		);
	return (
		<Section
			id="speakers"
			title={text.title}
			lead={text.lead}
			aside={
				<Filters chosen={isFiltered(filters)}>
					<FilterLinks label={text.filter} options={filters} />
				</Filters>
			}
		>
			<WhileFiltering changes={["group"]} skeleton={<Skeletons count={4} className={SPEAKER_GRID} card="arch aspect-[4/5]" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className={SPEAKER_GRID}>
						{speakers.map((speaker) => (
							<SpeakerCard key={speaker.id} speaker={speaker} heading="h3">
								<p lang={speaker.bio.lang}>{speaker.bio.text}</p>
							</SpeakerCard>
						))}
					</div>
				)}
			</WhileFiltering>
			<ButtonLink look="outline" to={path("/speakers")} className="mt-10">
				{text.all}
			</ButtonLink>
		</Section>
	);
}
