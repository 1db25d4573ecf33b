import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useSite } from "#app/ui/site.ts";
import type { OfferView } from "./offers.server.ts";

type CardTexts = Texts["tickets"]["card"];

const LOOKS = {
	plain: { card: "bg-night-2 text-snow", quiet: "text-snow-2", rule: "border-night-line", check: "text-aurora", cross: "text-snow-2" },
	featured: {
		card: "tier-featured",
		quiet: "text-ink-2",
		rule: "border-line",
		check: "text-action",
		cross: "text-ink-2",
	},
	soldOut: { card: "bg-night-2 text-snow-3", quiet: "", rule: "border-night-line", check: "", cross: "" },
};
type Look = (typeof LOOKS)[keyof typeof LOOKS];

export interface TierCardProps {
	tier: OfferView;
	text: CardTexts;
}

export function TierCard({ tier, text }: TierCardProps) {
	const { path } = useSite();
	const look = tier.available ? (tier.featured ? LOOKS.featured : LOOKS.plain) : LOOKS.soldOut;
	return (
		<article className={`tier-card ${look.card}`}>
			{tier.featured && <p className="tier-flag">{text.popular}</p>}
			<div className="tier-head">
				<h3 className="subheading">
					<Text of={tier.name} />
				</h3>
				<p className="tier-price">
					<span className="tabular">{tier.amount}</span> <span className="tier-currency">{tier.currency}</span>
				</p>
			</div>
			<p className={`mt-1 mb-4 text-small ${look.quiet}`}>
				{tier.early && <strong className="mb-2 block">{tier.early}</strong>}
				<Text of={tier.description} />
			</p>
			<div>
				{tier.buy ? (
					<ButtonLink look={tier.featured ? "buy" : "outlineOnNight"} to={tier.buy.startsWith("/") ? path(tier.buy) : tier.buy} className="w-full">
						<span>
							{text.buy}
							<span className="sr-only">
								: <Text of={tier.name} />
							</span>
						</span>
					</ButtonLink>
				) : (
					<button type="button" disabled className="tier-sold-out">
						{tier.note}
					</button>
				)}
				{tier.available && tier.note && <p className="mt-2 text-center text-small font-semibold">{tier.note}</p>}
			</div>
			{tier.features.length + tier.notIncluded.length > 0 ? (
				<details className={`print-open mt-1 text-small sm:mt-4 ${tier.available ? "open-when-wide" : ""}`}>
					<summary className="py-2 font-medium underline underline-offset-[0.2em]">{text.included}</summary>
					<ul>
						<Features features={tier.features} look={look} label={text.included} included />
						<Features features={tier.notIncluded} look={look} label={text.notIncluded} />
					</ul>
				</details>
			) : (
				<div />
			)}
		</article>
	);
}

function Features({ features, look, label, included }: { features: string[]; look: Look; label: string; included?: boolean }) {
	return features.map((feature) => (
		<li key={feature} className={`tier-feature ${look.rule} ${included ? "" : look.quiet}`}>
			<span aria-hidden="true" className={`mt-0.5 ${included ? `sign-included ${look.check}` : `sign-not-included ${look.cross}`}`} />
			<span>
				<span className="sr-only">{`${label}: `}</span>
				{feature}
			</span>
		</li>
	));
}
