import { TierCards } from "#app/domain/sales/tier/cards.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import type { loadTicketsSection } from "./tickets.server.ts";

const LINK = "inline-block py-1 font-semibold text-ice underline underline-offset-[0.2em] hover:decoration-2";

export function TicketsSection({ text, over, toBeAnnounced, tiers }: Awaited<ReturnType<typeof loadTicketsSection>>) {
	const { path } = useSite();
	if (over) return <ContentSection id="tickets" eyebrow={text.eyebrow} {...over} ground="night" />;
	return (
		<ContentSection id="tickets" eyebrow={text.eyebrow} title={text.heading} lead={text.every} ground="night">
			{toBeAnnounced ? (
				<EmptyState {...toBeAnnounced} />
			) : (
				<TierCards tiers={tiers} text={text.card}>
					<div>
						<p>
							<InlineText of={text.group} />{" "}
							<Link to={path(`/contact?subject=${encodeURIComponent(text.subject)}`)} className={LINK}>
								{text.toContact}
							</Link>
						</p>
						<Link to={path("/tickets")} className={LINK}>
							{text.all}
						</Link>
					</div>
				</TierCards>
			)}
		</ContentSection>
	);
}
