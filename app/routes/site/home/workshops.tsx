import { WorkshopCard } from "#app/domain/program/workshop/card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterChips, FilterForm } from "#app/ui/filter-form.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import type { loadWorkshopsSection } from "./workshops.server.ts";

export function WorkshopsSection({ text, toBeAnnounced, filters, empty, workshops }: Awaited<ReturnType<typeof loadWorkshopsSection>>) {
	const { path } = useSite();
	if (toBeAnnounced)
		return (
			<ContentSection id="workshops" eyebrow={text.eyebrow} title={text.title} lead={text.lead}>
				<EmptyState {...toBeAnnounced} />
			</ContentSection>
		);
	return (
		<ContentSection
			id="workshops"
			eyebrow={text.eyebrow}
			title={text.title}
			lead={text.lead}
			aside={
				<>
					<FilterForm filters={filters} />
					<ButtonLink look="outline" className="max-md:px-4" to={path("/workshops")}>
						{text.toAll}
					</ButtonLink>
				</>
			}
		>
			<FilterChips filters={filters} className="not-empty:mb-2" />
			<WhileFiltering changes={["category"]} skeleton={<Skeletons count={3} className="workshop-row" card="h-[28rem]" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className="workshop-row">
						{workshops.map((workshop) => (
							<WorkshopCard key={workshop.id} workshop={workshop} spots={workshop.spots} more={text.more} />
						))}
					</div>
				)}
			</WhileFiltering>
		</ContentSection>
	);
}
