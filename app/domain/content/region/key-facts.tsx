import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { RegionView } from "./view.server.ts";

interface KeyFactsProps {
	region: RegionView;
	text: Pick<Texts["regions"], "facts">;
}

export function KeyFacts({ region, text }: KeyFactsProps) {
	const voice = region.id === "nordic" ? "text-aurora" : "text-stone";
	return (
		<section aria-labelledby="facts-title" className="section on-night">
			<div className="page">
				<h2 id="facts-title" className="heading">
					{text.facts}
				</h2>
				<dl className="mt-8 grid gap-x-16 md:grid-cols-2">
					{region.facts.map(({ figure, label }) => (
						<div key={label.text} className="flex flex-col-reverse justify-end border-t border-night-line py-8">
							<dt className="mt-3 max-w-measure text-snow-2">
								<Text of={label} />
							</dt>
							<dd className={`tabular title ${voice}`}>
								<Text of={figure} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
