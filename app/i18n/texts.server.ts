import i18next, { type TFunction } from "i18next";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./config";
import * as en from "./locales/en";
import * as es from "./locales/es";
import * as sv from "./locales/sv";

/** Every text of the interface, by page. English is the shape that the others must have. */
export type Texts = typeof en;
export type TextPage = keyof Texts;

const translator = i18next.createInstance();
translator.init({
	resources: { en: { translation: en }, es: { translation: es }, sv: { translation: sv } },
	supportedLngs: LOCALES,
	fallbackLng: DEFAULT_LOCALE,
	initImmediate: false,
	returnObjects: true,
	interpolation: { escapeValue: false },
});

/** i18next's function for one language, for single texts and plurals: `translatorFor("sv")("counts.speakers", { count: 3 })`. */
export function translatorFor(locale: Locale): TFunction {
	return translator.getFixedT(locale);
}

/**
 * All texts of one page, with `{{name}}` filled in. Loaders hand these to their page, so that the browser needs no
 * translation library and no raw key can reach a reader.
 */
export function textsOf<Page extends TextPage>(page: Page, locale: Locale, values: Record<string, string | number>): Texts[Page] {
	return translator.t(page, { lng: locale, replace: values, returnObjects: true }) as unknown as Texts[Page];
}
