import type { Resource } from "~/admin/resource";
import { storeUploads } from "~/domain/content/picture/upload.server";
import { pictureChoices } from "~/domain/content/picture/view.server";
import { COUNTRY_CODES } from "~/i18n/countries";
import { countryName } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { regionPicture } from "./picture.server";
import { findRegion, listRegions, updateRegion } from "./queries.server";
import { type Region, regionSchema } from "./schema";
import { regionView } from "./view.server";

/** How organizers edit the two regions: neither can be added or deleted. */
export const regionResource: Resource<Region> = {
	noun: "region",
	section: "regions",
	texts: "editRegion",
	schema: regionSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: ({ id }) => `/regions?tab=${id}`,
	pages: () => [],
	api: undefined,
	figure: undefined,
	row: ({ countries }, locale) => ({
		countries: new Intl.ListFormat(locale, { type: "unit" }).format(countries.map(({ code }) => countryName(code, locale))),
	}),
	list: listRegions,
	find: findRegion,
	update: updateRegion,
	choices: async (locale) => ({
		code: COUNTRY_CODES.map((value) => ({ value, label: countryName(value, locale) })).sort((one, other) => one.label.localeCompare(other.label, locale)),
		image: await pictureChoices("scene", locale),
	}),
	searched: async (region) => ({
		kind: "page",
		path: `/regions?tab=${region.id}`,
		visibleFrom: "",
		words: (locale) => {
			const description = translate(region.description, locale);
			const { countries, industries } = regionView(region, locale);
			const others = [...countries.flatMap(({ name, capital }) => [name, capital.text]), ...industries.map(({ text }) => text)];
			return { name: translate(region.title, locale), text: { ...description, text: [description.text, ...others].join(" · ") } };
		},
	}),
	takeFiles: storeUploads,
	preview: async (region, locale) => ({
		region: regionView(region, locale),
		picture: await regionPicture(region, locale),
		text: textsOf("regions", locale, {}),
	}),
};
