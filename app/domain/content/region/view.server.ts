import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { countryName, formatPopulation } from "~/i18n/format.server";
import { paragraphsOf } from "~/i18n/paragraphs";
import { translate } from "~/i18n/translated";
import type { Region } from "./schema";

/** What the page of a region shows, worded in a language. */
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
