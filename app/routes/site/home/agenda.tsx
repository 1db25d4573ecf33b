import { SessionRow } from "#app/domain/program/session/session.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterLinks, isFiltered } from "#app/ui/filter-links.tsx";
import { Filters } from "#app/ui/filters.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import type { loadAgendaSection } from "./agenda.server.ts";

export function AgendaSection({ text, toBeAnnounced, empty, dayFilters, typeFilters, days }: Awaited<ReturnType<typeof loadAgendaSection>>) {
	const { path } = useSite();
	if (toBeAnnounced)
		return (
			<ContentSection id="agenda" ground="paper2" eyebrow={text.eyebrow} title={text.title}>
				<EmptyState {...toBeAnnounced} />
			</ContentSection>
		);
	const filters = (
		<Filters chosen={isFiltered(dayFilters, typeFilters)}>
			<div className="flex flex-col gap-3">
				<FilterLinks label={text.day} options={dayFilters} />
				<FilterLinks label={text.type} options={typeFilters} />
			</div>
		</Filters>
	);
	return (
		<ContentSection id="agenda" ground="paper2" eyebrow={text.eyebrow} title={text.title} lead={text.lead} aside={filters}>
			<WhileFiltering changes={["day", "type"]} skeleton={<Skeletons count={6} className="space-y-4" card="h-20" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className="space-y-12">
						{days.map(({ day, date, sessions }) => (
							<section key={day} aria-labelledby={`agenda-day-${day}`}>
								<h3 id={`agenda-day-${day}`} className="heading mb-3">
									{date}
								</h3>
								<ol className="border-t-2 border-line-strong">
									{sessions.map((session) => (
										<SessionRow key={session.path} session={session} heading="h4" />
									))}
								</ol>
							</section>
						))}
					</div>
				)}
			</WhileFiltering>
			<ButtonLink look="outline" to={path("/agenda")} className="mt-10">
				{text.all}
			</ButtonLink>
		</ContentSection>
	);
}
