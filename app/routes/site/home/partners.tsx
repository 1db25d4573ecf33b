import { PartnerMark } from "#app/domain/content/partner/mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import type { loadPartnersSection } from "./partners.server.ts";

export function PartnersSection({ text, toBeAnnounced, types }: Awaited<ReturnType<typeof loadPartnersSection>>) {
	const { path } = useSite();
	return (
		<ContentSection
			id="partners"
			title={text.title}
			ground="paper2"
			aside={
				<ButtonLink look="outline" to={path("/partners#prospectus")}>
					{text.all}
				</ButtonLink>
			}
		>
			{toBeAnnounced && <EmptyState {...toBeAnnounced} />}
			<div className="home-partners">
				{types.map(({ type, label, partners }) => (
					<div key={type}>
						<h3 className="home-partner-type">{label}</h3>
						<ul className="grid gap-2 sm:grid-cols-2 md:gap-3 lg:grid-cols-4">
							{partners.map((partner) => (
								<li key={partner.id}>
									<Link to={path(`/partners#${partner.id}`)} className="lift block">
										<PartnerMark {...partner} type="small" />
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</ContentSection>
	);
}
