import { Link } from "@remix-run/react";
import { PartnerMark } from "#app/domain/content/partner/mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useSite } from "#app/ui/site.ts";
import type { loadPartnersSection } from "./partners.server.ts";

const COLUMNS = {
	organizer: "grid-cols-2 lg:grid-cols-3",
	platinum: "sm:grid-cols-2 lg:grid-cols-3",
	gold: "grid-cols-2 sm:grid-cols-3",
	silver: "grid-cols-2 lg:grid-cols-4",
	supporting: "grid-cols-2 lg:grid-cols-4",
	institutional: "grid-cols-2 lg:grid-cols-4",
};

export function PartnersSection({ text, toBeAnnounced, types }: Awaited<ReturnType<typeof loadPartnersSection>>) {
	const { path } = useSite();
	return (
		<ContentSection id="partners" title={text.title} lead={text.lead} ground="paper2">
			{toBeAnnounced && <EmptyState {...toBeAnnounced} />}
			{types.map(({ type, label, partners }) => (
				<div key={type} className="grid gap-4 border-t border-line py-6 md:grid-cols-[10rem_1fr] lg:grid-cols-[14rem_1fr]">
					<h3 className="subheading">{label}</h3>
					<ul className={`grid gap-3 ${COLUMNS[type]}`}>
						{partners.map((partner) => (
							<li key={partner.id}>
								<Link to={path(`/partners#${partner.id}`)} className="lift block">
									<PartnerMark {...partner} type={type} />
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
			<ButtonLink look="outline" to={path("/partners#prospectus")} className="mt-6">
				{text.all}
			</ButtonLink>
		</ContentSection>
	);
}
