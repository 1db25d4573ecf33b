import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { oneOf, rows, translatedText, wholeNumber } from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { REGION_COUNTS, REGION_LIMITS } from "./limits.ts";

export const REGION_IDS = ["nordic", "latam"] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const GUIDES: Record<RegionId, string> = { nordic: "nordics", latam: "latin-america" };

const country = z.object({
	/** ISO 3166-1 alpha-2, upper case. */
	code: oneOf(COUNTRY_CODES),
	capital: translatedText(REGION_LIMITS.capital),
	population: wholeNumber({ min: 1, max: 2_000_000_000 }),
	/** Address without width and extension, such as `/images/countries/se`. */
	image: optionalPicture,
});

const isEmptyCountry = (typed: unknown) => {
	const { code, capital, population } = (typed ?? {}) as Partial<Record<"code" | "population", string> & { capital: Record<string, string> }>;
	return [code, population, ...Object.values(capital ?? {})].every((text) => !text?.trim());
};

export const regionSchema = z.object({
	title: translatedText(REGION_LIMITS.title),
	description: translatedText(REGION_LIMITS.description),
	image: optionalPicture,
	countries: rows(country, isEmptyCountry, REGION_COUNTS.countries),
	industries: z.array(translatedText(REGION_LIMITS.industry)).length(REGION_COUNTS.industries),
	facts: z.array(z.object({ figure: translatedText(REGION_LIMITS.figure), label: translatedText(REGION_LIMITS.label) })).length(REGION_COUNTS.facts),
});

export const regionRecord = regionSchema.extend({ id: z.enum(REGION_IDS) });
export type Region = z.output<typeof regionRecord>;
