import { WorkshopCard } from "~/domain/program/workshop/card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks, isFiltered } from "~/ui/filter-links";
import { Filters } from "~/ui/filters";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";
import { Skeletons, WhileFiltering } from "~/ui/skeleton";
import type { loadWorkshopsSection } from "./workshops.server";

const GRID = "grid gap-x-5 gap-y-6 md:grid-cols-3 lg:gap-8";

export function WorkshopsSection({ text, toCome, filters, empty, workshops }: Awaited<ReturnType<typeof loadWorkshopsSection>>) {
	const { path } = useSite();
	if (toCome)
		return (
			<Section id="workshops" eyebrow={text.eyebrow} title={text.title} lead={text.lead}>
				<EmptyState {...toCome} />
			</Section>
		);
	return (
		<Section
			id="workshops"
			eyebrow={text.eyebrow}
			title={text.title}
			lead={text.lead}
			aside={
				<Filters chosen={isFiltered(filters)}>
					<FilterLinks label={text.filter} options={filters} />
				</Filters>
			}
		>
			<WhileFiltering changes={["category"]} skeleton={<Skeletons count={3} className={GRID} card="h-[28rem]" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className={GRID}>
						{workshops.map((workshop) => (
							<WorkshopCard key={workshop.id} workshop={workshop} more={text.more} />
						))}
					</div>
				)}
			</WhileFiltering>
			<ButtonLink look="outline" to={path("/workshops")} className="mt-10">
				{text.toAll}
			</ButtonLink>
		</Section>
	);
}
