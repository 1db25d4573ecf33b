import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Flag } from "#app/ui/flag.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { RegionView } from "./view.server.ts";

interface CountryListProps {
	countries: RegionView["countries"];
	text: Pick<Texts["regions"], "capital" | "population">;
}

export function CountryList({ countries, text }: CountryListProps) {
	return (
		<ul className="border-t-2 border-line-strong">
			{countries.map((country) => (
				<li
					key={country.code}
					className="grid grid-cols-[7rem_1fr] gap-x-5 max-3xs:grid-cols-1 max-3xs:gap-y-4 border-b border-line py-5 sm:grid-cols-[11rem_1fr] md:grid-cols-[13rem_1fr] md:gap-x-10"
				>
					{country.image ? (
						<Picture src={country.image} kind="scene" sizes="(min-width: 768px) 208px, 176px" className="aspect-[3/2] w-full rounded-card object-cover" />
					) : (
						<span className="aspect-[3/2] w-full rounded-card bg-paper-2" />
					)}
					<div className="grid gap-x-8 gap-y-2 self-center lg:grid-cols-[1.3fr_1.7fr] lg:items-center">
						<h3 className="heading flex items-center gap-3">
							<Flag country={country.code} className="h-5.5 w-8.25" />
							{country.name}
						</h3>
						<dl className="grid gap-x-8 sm:grid-cols-2">
							<div className="flex flex-wrap items-baseline gap-x-2 sm:block">
								<dt className="text-small text-ink-2">{text.capital}</dt>
								<dd className="font-medium">
									<Text of={country.capital} />
								</dd>
							</div>
							<div className="flex flex-wrap items-baseline gap-x-2 sm:block">
								<dt className="text-small text-ink-2">{text.population}</dt>
								<dd className="tabular font-medium">{country.population}</dd>
							</div>
						</dl>
					</div>
				</li>
			))}
		</ul>
	);
}
