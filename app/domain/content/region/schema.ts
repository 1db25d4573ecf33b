import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { oneOf, rows, translatedText, wholeNumber } from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { REGION_COUNTS, REGION_LIMITS } from "./limits.ts";

export const REGION_IDS = ["nordic", "latam"] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** The name of a region's guide in addresses. */
export const GUIDES: Record<RegionId, string> = { nordic: "nordics", latam: "latin-america" };

const country = z.object({
	/** ISO 3166-1 alpha-2, upper case. Gives the name in each language and the flag. */
	code: oneOf(COUNTRY_CODES),
	capital: translatedText(REGION_LIMITS.capital),
	/** Inhabitants. */
	population: wholeNumber({ min: 1, max: 2_000_000_000 }),
	/** Address without width and ending, such as `/images/countries/se`. */
	image: optionalPicture,
});

/** A row whose country, capital and population were emptied is left out, whatever picture it had. */
const isEmptyCountry = (typed: unknown) => {
	const { code, capital, population } = (typed ?? {}) as Partial<Record<"code" | "population", string> & { capital: Record<string, string> }>;
	return [code, population, ...Object.values(capital ?? {})].every((text) => !text?.trim());
};

/** What organizers write about a region; encoded, what the form holds. */
export const regionSchema = z.object({
	title: translatedText(REGION_LIMITS.title),
	/** Paragraphs separated by blank lines. */
	description: translatedText(REGION_LIMITS.description),
	image: optionalPicture,
	countries: rows(country, isEmptyCountry, REGION_COUNTS.countries),
	industries: z.array(translatedText(REGION_LIMITS.industry)).length(REGION_COUNTS.industries),
	/** A short figure and what it says. */
	facts: z.array(z.object({ figure: translatedText(REGION_LIMITS.figure), label: translatedText(REGION_LIMITS.label) })).length(REGION_COUNTS.facts),
});

/** All that is kept of a region. */
export const regionRecord = regionSchema.extend({ id: z.enum(REGION_IDS) });
export type Region = z.output<typeof regionRecord>;
