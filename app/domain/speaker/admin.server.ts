import type { Resource } from "~/admin/resource";
import { COUNTRY_CODES } from "~/i18n/countries";
import { countryName } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { deleteSpeaker, findSpeaker, insertSpeaker, listSpeakers, updateSpeaker } from "./queries.server";
import { SPEAKER_CATEGORIES, type Speaker, speakerSchema } from "./schema";
import { speakerView } from "./view.server";

/** How organisers edit speakers. */
export const speakerResource: Resource<Speaker> = {
	noun: "speaker",
	section: "speakers",
	texts: "editSpeaker",
	schema: speakerSchema,
	nameOf: ({ name }) => name,
	publicPath: ({ id }) => `/speakers#${id}`,
	row: (speaker, locale) => {
		const { title, company, country, category } = speakerView(speaker, locale);
		const { yes, no } = textsOf("editor", locale, {}).list;
		return { title, company, country, category, featured: speaker.featured ? yes : no };
	},
	list: listSpeakers,
	find: findSpeaker,
	insert: insertSpeaker,
	update: updateSpeaker,
	remove: deleteSpeaker,
	choices: async (locale) => {
		const { speakerCategory } = textsOf("labels", locale, {});
		return {
			country: COUNTRY_CODES.map((value) => ({ value, label: countryName(value, locale) })).sort((one, other) => one.label.localeCompare(other.label, locale)),
			category: SPEAKER_CATEGORIES.map((value) => ({ value, label: speakerCategory[value] })),
		};
	},
	preview: async (speaker, locale) => speakerView(speaker, locale),
};
