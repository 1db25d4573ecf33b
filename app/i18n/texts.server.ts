import i18next, { type TFunction } from "i18next";
import * as en from "#app/i18n/locales/en/index.ts";
import * as es from "#app/i18n/locales/es/index.ts";
import * as sv from "#app/i18n/locales/sv/index.ts";
import { env } from "#app/runtime/env.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./config.ts";

/** Every text of the interface, by page. English is the shape that the others must have. */
export type Texts = typeof en;
export type TextPage = keyof Texts;

/** The texts of a language, with what holds here of emails in place of both ways in which it may be. */
const onThisSite = (texts: Texts | typeof es | typeof sv) => ({ translation: { ...texts, told: texts.told[env.smtp ? "byMail" : "waiting"] } });

const translator = i18next.createInstance();
translator.init({
	resources: { en: onThisSite(en), es: onThisSite(es), sv: onThisSite(sv) },
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

/** One text as its locale file has it, with its `{{name}}`s. */
export function originalText(locale: Locale, key: string): string {
	return translator.getResource(locale, "translation", key);
}

/** How many pages of texts are remembered, each with its values. */
const MOST = 1000;
const known = new Map<string, object>();

/**
 * All texts of one page, with `{{name}}` filled in. Loaders hand these to their page, so that the browser needs no
 * translation library and no raw key can reach a reader. Whoever asks for the same again is given the same object.
 */
export function textsOf<Page extends TextPage>(page: Page, locale: Locale, values: Record<string, string | number>): Texts[Page] {
	const key = JSON.stringify([page, locale, values]);
	let texts = known.get(key);
	if (!texts) {
		if (known.size >= MOST) known.clear();
		texts = frozen(filled(page, locale, values) as object);
		known.set(key, texts);
	}
	return texts as Texts[Page];
}

/** Some of a page's texts, for one person: with values of their own, which nobody asks for again. */
export function textsFor<Page extends TextPage, Name extends keyof Texts[Page] & string>(
	page: Page,
	names: readonly Name[],
	locale: Locale,
	values: Record<string, string | number>,
): Pick<Texts[Page], Name> {
	return Object.fromEntries(names.map((name) => [name, filled(`${page}.${name}`, locale, values)])) as Pick<Texts[Page], Name>;
}

/** What one text repeats of another is looked up with these values alone: they name the language, too. */
const filled = (key: string, locale: Locale, values: Record<string, string | number>) =>
	translator.t(key, { lng: locale, replace: { ...values, lng: locale }, returnObjects: true }) as object | string;

function frozen(part: object): object {
	for (const inner of Object.values(part)) if (typeof inner === "object") frozen(inner);
	return Object.freeze(part);
}
