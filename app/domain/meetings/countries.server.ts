import { LATIN_AMERICAN_COUNTRIES, NORDIC_COUNTRIES } from "#app/domain/program/speaker/groups.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { foldText } from "#app/i18n/search.ts";

/** Beyond those that the speakers' groups name. */
const MORE_LATIN_AMERICAN = ["BO", "CR", "CU", "DO", "EC", "GT", "HN", "NI", "PA", "PR", "PY", "SV", "UY", "VE"];
const MORE_NORDIC = ["AX", "FO", "GL"];

/** Of the two regions, beyond the site's. */
const OWN_LANGUAGES = ["da", "nb", "nn", "fi", "is", "fo", "kl", "pt"];

let codes: Map<string, string> | undefined;

/** Returns the ISO code of a country that a visitor has typed in any of the site's languages, or of the two regions. */
export function countryCodeOf(typed: string): string | undefined {
	codes ??= new Map(COUNTRY_CODES.flatMap((code) => namesOf(code).map((name) => [foldText(name), code])));
	return codes.get(foldText(typed.trim()));
}

function namesOf(code: string): string[] {
	const own = regionOf(code) ? OWN_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code) : [];
	return [code, ...LOCALES.map((locale) => countryName(code, locale)), ...own];
}

export function regionOf(code: string | undefined): "nordic" | "latam" | undefined {
	if (code === undefined) return undefined;
	if ([...NORDIC_COUNTRIES, ...MORE_NORDIC].includes(code)) return "nordic";
	return [...LATIN_AMERICAN_COUNTRIES, ...MORE_LATIN_AMERICAN].includes(code) ? "latam" : undefined;
}
