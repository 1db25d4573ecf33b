import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { countryName, formatPopulation } from "#app/i18n/format.server.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { translate } from "#app/i18n/translated.ts";
import type { Region } from "./schema.ts";

export type RegionView = ReturnType<typeof regionView>;

export function regionView(region: Region, locale: Locale) {
	return {
		id: region.id,
		title: translate(region.title, locale),
		paragraphs: paragraphsOf(translate(region.description, locale)),
		countries: region.countries.map(({ code, capital, population, image }) => ({
			code,
			name: countryName(code, locale),
			capital: translate(capital, locale),
			population: formatPopulation(population, locale),
			image: publicFile(image),
		})),
		industries: region.industries.map((industry) => translate(industry, locale)),
		facts: region.facts.map(({ figure, label }) => ({ figure: translate(figure, locale), label: translate(label, locale) })),
	};
}
