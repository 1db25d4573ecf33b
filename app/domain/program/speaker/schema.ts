import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { checkbox, type EditError, oneOf, oneOfOrFirst, optionalSecureAddress, PUBLICATION, text, translatedText } from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";

export const SPEAKER_CATEGORIES = ["Business", "Technology", "Sustainability"] as const;

const LINKEDIN = /^https:\/\/([a-z]+\.)?linkedin\.com\/./;

export const speakerSchema = z.object({
	name: text(100),
	title: translatedText(120),
	company: text(100),
	/** ISO 3166-1 alpha-2, upper case. */
	country: oneOf(COUNTRY_CODES),
	category: oneOf(SPEAKER_CATEGORIES),
	bio: translatedText(2000),
	format,
	/** Address without width and extension, such as `/images/speakers/astrid-lindqvist`. */
	photo: optionalPicture,
	featured: checkbox,
	status: oneOfOrFirst(PUBLICATION),
	website: optionalSecureAddress,
	linkedin: optionalSecureAddress.refine((address) => address === undefined || LINKEDIN.test(address), "linkedin" satisfies EditError),
});

export const speakerRecord = speakerSchema.extend({
	id: z.string(),
	/** 0 for speakers who are not featured. */
	featuredOrder: z.int(),
});
export type Speaker = z.output<typeof speakerRecord>;
