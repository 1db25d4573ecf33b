import { SPEAKER_CATEGORIES, type Speaker } from "./schema.ts";

/** ISO 3166-1 alpha-2 (specification, section 9). */
export const NORDIC_COUNTRIES = ["SE", "DK", "NO", "FI", "IS"];
export const LATIN_AMERICAN_COUNTRIES = ["MX", "CO", "BR", "AR", "CL", "PE"];

export const SPEAKER_GROUPS = ["Nordic", "Latin American", ...SPEAKER_CATEGORIES] as const;
/** Aliases that addresses may use. */
export const GROUP_NAMES = { Nordic: ["Nordics", "Nordic countries"], "Latin American": ["Latin America", "LATAM"] };
export type SpeakerGroup = (typeof SPEAKER_GROUPS)[number];

export function isInGroup(speaker: Speaker, group: SpeakerGroup): boolean {
	if (group === "Nordic") return NORDIC_COUNTRIES.includes(speaker.country);
	if (group === "Latin American") return LATIN_AMERICAN_COUNTRIES.includes(speaker.country);
	return speaker.category === group;
}
