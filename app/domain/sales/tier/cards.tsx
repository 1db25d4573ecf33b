import type { ReactNode } from "react";
import { TierCard, type TierCardProps } from "./card.tsx";
import type { OfferView } from "./offers.server.ts";

interface TierCardsProps {
	tiers: OfferView[];
	text: TierCardProps["text"];
	children: ReactNode;
}

export function TierCards({ tiers, text, children }: TierCardsProps) {
	return (
		<>
			<div className="tier-list">
				{tiers.map((tier) => (
					<TierCard key={tier.id} tier={tier} text={text} />
				))}
			</div>
			<div className="mt-4 xl:mt-8">{children}</div>
		</>
	);
}
