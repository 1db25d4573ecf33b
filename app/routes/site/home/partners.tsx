import { PartnerMark } from "~/domain/partner/mark";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";
import type { loadPartnersSection } from "./partners.server";

export function PartnersSection({ text, tiers }: Awaited<ReturnType<typeof loadPartnersSection>>) {
	const { path } = useSite();
	return (
		<Section id="partners" title={text.title} lead={text.lead} ground="paper2">
			{tiers.map(({ type, label, partners }) => (
				<div key={type} className="grid gap-4 border-t border-line py-6 md:grid-cols-[11rem_1fr]">
					<h3 className="subheading">{label}</h3>
					<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
						{partners.map((partner) => (
							<li key={partner.id}>
								<a href={partner.website} rel="noopener" className="lift block">
									<PartnerMark {...partner} type={type} />
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
			<ButtonLink look="outline" to={path("/partners#prospectus")} className="mt-6">
				{text.all}
			</ButtonLink>
		</Section>
	);
}
