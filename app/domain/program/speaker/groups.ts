import { SPEAKER_CATEGORIES, type Speaker } from "./schema.ts";

/** Countries of each region, ISO 3166-1 alpha-2 (specification, section 9). */
export const NORDIC_COUNTRIES = ["SE", "DK", "NO", "FI", "IS"];
export const LATIN_AMERICAN_COUNTRIES = ["MX", "CO", "BR", "AR", "CL", "PE"];

/** The choices of the group filter, as they stand in addresses. */
export const SPEAKER_GROUPS = ["Nordic", "Latin American", ...SPEAKER_CATEGORIES] as const;
/** What regions are called where they are not a group: addresses may use these names too. */
export const GROUP_NAMES = { Nordic: ["Nordics", "Nordic countries"], "Latin American": ["Latin America", "LATAM"] };
export type SpeakerGroup = (typeof SPEAKER_GROUPS)[number];

export function isInGroup(speaker: Speaker, group: SpeakerGroup): boolean {
	if (group === "Nordic") return NORDIC_COUNTRIES.includes(speaker.country);
	if (group === "Latin American") return LATIN_AMERICAN_COUNTRIES.includes(speaker.country);
	return speaker.category === group;
}
