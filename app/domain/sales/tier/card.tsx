import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useSite } from "#app/ui/site.ts";
import type { OfferView } from "./offers.server.ts";

type CardTexts = Texts["tickets"]["card"];

const LOOKS = {
	plain: { card: "bg-night-2 text-snow", quiet: "text-snow-2", rule: "border-night-line", check: "text-aurora", cross: "text-snow-2" },
	featured: {
		card: "bg-card text-ink ring-2 ring-marigold xl:-mt-5 xl:-mb-1! xl:py-11",
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
		<article
			className={`relative row-span-4 grid sm:row-span-5 grid-rows-subgrid gap-y-0 rounded-card p-4.5 sm:p-6 print:border forced-colors:border print:py-3 print:border-line ${look.card}`}
		>
			{tier.featured && (
				<p className="absolute right-5 bottom-full rounded-t-md sm:top-0 sm:bottom-auto sm:rounded-b-md sm:rounded-t-none bg-marigold px-3 py-1 text-small leading-tight font-bold text-marigold-ink">
					{text.popular}
				</p>
			)}
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:contents">
				<h3 className="subheading">
					<Text of={tier.name} />
				</h3>
				<p className="font-display text-heading leading-tight font-extrabold tracking-[-0.03em] 3xs:whitespace-nowrap">
					<span className="tabular">{tier.amount}</span> <span className="font-sans text-small font-medium tracking-normal">{tier.currency}</span>
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
					<button type="button" disabled className="min-h-12 w-full cursor-not-allowed rounded-lg border border-night-line px-5 font-semibold">
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
		<li key={feature} className={`flex gap-2.5 border-t py-2 leading-snug print:py-1 ${look.rule} ${included ? "" : look.quiet}`}>
			<span aria-hidden="true" className={`mt-0.5 ${included ? `sign-included ${look.check}` : `sign-not-included ${look.cross}`}`} />
			<span>
				<span className="sr-only">{`${label}: `}</span>
				{feature}
			</span>
		</li>
	));
}
