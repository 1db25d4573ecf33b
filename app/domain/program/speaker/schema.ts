import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import {
	blankIn,
	checkbox,
	draftOneOf,
	draftText,
	draftTranslatedText,
	type EditError,
	neededToPublish,
	oneOfOrFirst,
	optionalSecureAddress,
	PUBLICATION,
	text,
} from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";

export const SPEAKER_CATEGORIES = ["Business", "Technology", "Sustainability"] as const;

const LINKEDIN = /^https:\/\/([a-z]+\.)?linkedin\.com\/./;

const fields = z.object({
	name: text(100),
	title: draftTranslatedText(120),
	company: draftText(100),
	/** ISO 3166-1 alpha-2, upper case. */
	country: draftOneOf(COUNTRY_CODES),
	category: draftOneOf(SPEAKER_CATEGORIES),
	bio: draftTranslatedText(2000),
	format,
	/** Address without width and extension, such as `/images/speakers/astrid-lindqvist`. */
	photo: optionalPicture,
	featured: checkbox,
	status: oneOfOrFirst(PUBLICATION),
	website: optionalSecureAddress,
	linkedin: optionalSecureAddress.refine((address) => address === undefined || LINKEDIN.test(address), "linkedin" satisfies EditError),
});

const NEEDED = { "title.en": "required", company: "required", country: "choice", category: "choice", "bio.en": "required" } as const;

export const speakerSchema = neededToPublish(fields, NEEDED);

export const missingOfSpeaker = (speaker: Speaker) => blankIn(speaker, Object.keys(NEEDED));

export const speakerRecord = fields.extend({
	id: z.string(),
	/** 0 for speakers who are not featured. */
	featuredOrder: z.int(),
});
export type Speaker = z.output<typeof speakerRecord>;
