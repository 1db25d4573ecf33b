import { SessionRow } from "#app/domain/program/session/session.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterChips, FilterForm } from "#app/ui/filter-form.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import type { loadAgendaSection } from "./agenda.server.ts";

export function AgendaSection({ text, toBeAnnounced, empty, dayFilters, filters, days }: Awaited<ReturnType<typeof loadAgendaSection>>) {
	const { path } = useSite();
	if (toBeAnnounced)
		return (
			<ContentSection id="agenda" ground="paper2" eyebrow={text.eyebrow} title={text.title}>
				<EmptyState {...toBeAnnounced} />
			</ContentSection>
		);
	return (
		<ContentSection
			id="agenda"
			ground="paper2"
			eyebrow={text.eyebrow}
			title={text.title}
			aside={
				<>
					<FilterLinks label={text.day} options={dayFilters} />
					<FilterForm filters={filters} />
					<ButtonLink look="outline" className="max-md:px-4" to={path("/agenda")}>
						{text.all}
					</ButtonLink>
				</>
			}
		>
			<FilterChips filters={filters} className="not-empty:mb-2" />
			<WhileFiltering changes={["day", "type"]} skeleton={<Skeletons count={6} className="space-y-4" card="h-20" />}>
				{empty ? (
					<EmptyState {...empty} />
				) : (
					<div className={`grid gap-x-12 gap-y-8 md:gap-y-12 ${days.length > 1 ? "lg:grid-cols-2" : ""}`}>
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
		</ContentSection>
	);
}
