import type { Resource } from "#app/admin/resource.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { regionPicture } from "./picture.server.ts";
import { findRegion, listRegions, updateRegion } from "./queries.server.ts";
import { type Region, regionSchema } from "./schema.ts";
import { regionView } from "./view.server.ts";

export const regionResource: Resource<Region> = {
	entityType: "region",
	section: "regions",
	texts: "editRegion",
	schema: regionSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: ({ id }) => `/regions?tab=${id}`,
	pages: () => [],
	entityPages: undefined,
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
