import { z } from "zod";
import { formatEntry, formatJson, readLead, readShortText, readWords } from "#app/domain/content/rich-text/text.server.ts";
import { hostOf } from "#app/http/host.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { cutAtWord, cutText } from "#app/i18n/cut-text.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { NORDIC_COUNTRIES } from "./groups.ts";
import { MAX_BIO_LENGTH } from "./limits.ts";
import { listSpeakerNames } from "./queries.server.ts";
import { SPEAKER_CATEGORIES, type Speaker } from "./schema.ts";

const MAX_SENTENCE_LENGTH = 160;
const PLACEHOLDER_PHOTO = "/images/speakers/placeholder";

export type SpeakerView = ReturnType<typeof speakerView>;

export function speakerView(speaker: Speaker, locale: Locale) {
	const words = readWords(speaker.bio, speaker.format, locale).text;
	return {
		id: speaker.id,
		name: speaker.name,
		title: translate(speaker.title, locale),
		company: speaker.company,
		country: speaker.country && countryName(speaker.country, locale),
		countryCode: speaker.country,
		category: textsOf("labels", locale, {}).speakerCategory[speaker.category],
		bio: readShortText(speaker.bio, speaker.format, locale),
		...(words.length > MAX_BIO_LENGTH && { bioStart: cutText(words, MAX_BIO_LENGTH) }),
		...portraitView(speaker),
	};
}

export const speakerPhoto = ({ photo }: { photo?: string | null }) => publicFile(photo ?? PLACEHOLDER_PHOTO);

export function portraitView(speaker: Pick<Speaker, "country"> & { photo?: string | null }) {
	return { photo: speakerPhoto(speaker), region: NORDIC_COUNTRIES.includes(speaker.country) ? ("nordic" as const) : ("latam" as const) };
}

export type SessionSpeakerView = ReturnType<typeof sessionSpeakerView>;

/** A session's page introduces its speakers with the first sentence of their biographies. */
export function sessionSpeakerView(speaker: Speaker, locale: Locale) {
	const { id, name, title, company, photo, region } = speakerView(speaker, locale);
	const { text, lang } = readLead(speaker.bio, speaker.format, locale);
	const [first] = new Intl.Segmenter(lang ?? locale, { granularity: "sentence" }).segment(text);
	const line: LocalText = { text: cutAtWord(first?.segment.trim() ?? "", MAX_SENTENCE_LENGTH), lang };
	return { id, name, title, company, photo, region, line };
}

export function speakerLinks({ website, linkedin }: Speaker, locale: Locale) {
	const { website: name } = textsOf("speaker", locale, {});
	const named = [
		{ url: website, name },
		{ url: linkedin, name: "LinkedIn" },
	];
	return named.flatMap(({ url, name }) => (url ? [{ url, name, host: hostOf(url) }] : []));
}

/** Labels are unique even if two speakers have the same name. */
export async function speakerChoices() {
	const named = (await listSpeakerNames()).map(({ id, name, company }) => ({ value: id, label: `${name}, ${company}` }));
	const count = Map.groupBy(named, ({ label }) => label);
	return named.map(({ value, label }) => ({ value, label: count.get(label)?.length === 1 ? label : `${label} (${value})` }));
}

export const speakerEntry = z.object({
	id: z.string().describe("The page of the speaker is /speakers/{id}."),
	name: z.string().describe("As the speaker writes it."),
	title: z.string().describe("Job title."),
	company: z.string().describe("Company or other organization."),
	country: z.string().describe("Name of the country in the requested language."),
	category: z.enum(SPEAKER_CATEGORIES).describe("Field of the talks."),
	bio: z.string().describe("Full text."),
	...formatEntry,
	photo: z.string().describe("Path of a picture, 320 pixels wide."),
	featured: z.boolean().describe("True if the home page shows the speaker before a group is chosen."),
	website: z.url().optional().describe("Website of the speaker."),
	linkedin: z.url().optional().describe("LinkedIn profile."),
});

export function speakerJson(speaker: Speaker, locale: Locale): z.output<typeof speakerEntry> {
	return {
		id: speaker.id,
		name: speaker.name,
		title: translate(speaker.title, locale).text,
		company: speaker.company,
		country: countryName(speaker.country, locale),
		category: speaker.category,
		bio: translate(speaker.bio, locale).text,
		...formatJson(speaker.format),
		photo: `${speaker.photo ?? PLACEHOLDER_PHOTO}-320.webp`,
		featured: speaker.featured,
		...(speaker.website && { website: speaker.website }),
		...(speaker.linkedin && { linkedin: speaker.linkedin }),
	};
}
