import i18next, { type TFunction } from "i18next";
import * as en from "#app/i18n/locales/en/index.ts";
import * as es from "#app/i18n/locales/es/index.ts";
import * as sv from "#app/i18n/locales/sv/index.ts";
import { env } from "#app/runtime/env.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./config.ts";

export type Texts = typeof en;
export type TextPage = keyof Texts;

const onThisSite = (texts: Texts | typeof es | typeof sv) => ({ translation: { ...texts, notified: texts.notified[env.smtp ? "byMail" : "inOutbox"] } });

const translator = i18next.createInstance();
translator.init({
	resources: { en: onThisSite(en), es: onThisSite(es), sv: onThisSite(sv) },
	supportedLngs: LOCALES,
	fallbackLng: DEFAULT_LOCALE,
	initImmediate: false,
	returnObjects: true,
	interpolation: { escapeValue: false },
});

export function translatorFor(locale: Locale): TFunction {
	return translator.getFixedT(locale);
}

export function originalText(locale: Locale, key: string): string {
	return translator.getResource(locale, "translation", key);
}

const MAX_ENTRIES = 1000;
const known = new Map<string, object>();

/** Loaders send these to their page, so that browsers need no translation library. Equal calls return the same object. */
export function textsOf<Page extends TextPage>(page: Page, locale: Locale, values: Record<string, string | number>): Texts[Page] {
	const key = JSON.stringify([page, locale, values]);
	let texts = known.get(key);
	if (!texts) {
		if (known.size >= MAX_ENTRIES) known.clear();
		texts = frozen(filled(page, locale, values) as object);
		known.set(key, texts);
	}
	return texts as Texts[Page];
}

/** Not cached, because the values belong to one person. */
export function textsFor<Page extends TextPage, Name extends keyof Texts[Page] & string>(
	page: Page,
	names: readonly Name[],
	locale: Locale,
	values: Record<string, string | number>,
): Pick<Texts[Page], Name> {
	return Object.fromEntries(names.map((name) => [name, filled(`${page}.${name}`, locale, values)])) as Pick<Texts[Page], Name>;
}

const filled = (key: string, locale: Locale, values: Record<string, string | number>) =>
	translator.t(key, { lng: locale, replace: { ...values, lng: locale }, returnObjects: true }) as object | string;

function frozen(part: object): object {
	for (const inner of Object.values(part)) if (typeof inner === "object") frozen(inner);
	return Object.freeze(part);
}
