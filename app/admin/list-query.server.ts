import { chosenOf, searchedText, withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { TRANSLATIONS } from "#app/i18n/config.ts";
import { missingTranslations } from "#app/i18n/missing-translations.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { FilterOption } from "#app/ui/filter-links.tsx";
import type { Entity, Statuses } from "./resource.ts";

export interface ListQuery {
	q: string;
	status?: string;
	missing?: (typeof TRANSLATIONS)[number];
	/** `?sort=company`, or `?sort=-company` for descending. */
	sort?: { column: string; direction: "ascending" | "descending" };
}

export function listQueryOf(url: URL, statuses: string[], columns: string[]): ListQuery {
	const [, minus, column = ""] = /^(-?)(.+)$/.exec(url.searchParams.get("sort") ?? "") ?? [];
	return {
		q: searchedText(url),
		status: chosenOf(url, "status", statuses),
		missing: chosenOf(url, "missing", TRANSLATIONS),
		sort: columns.includes(column) ? { column, direction: minus ? "descending" : "ascending" } : undefined,
	};
}

export function matchesQuery<E extends Entity>(entity: E, { status, missing }: ListQuery, statuses: Statuses<E> | undefined): boolean {
	return (status === undefined || statuses?.of(entity) === status) && (missing === undefined || languagesLacking(entity).includes(missing));
}

function languagesLacking(entity: object): Locale[] {
	return missingTranslations(entity).flatMap(({ locale, missing, stale }) => (missing + stale > 0 ? [locale] : []));
}

export function filtersOf<E extends Entity>(url: URL, all: E[], { status, missing }: ListQuery, statuses: Statuses<E> | undefined, locale: Locale) {
	const text = textsOf("editor", locale, {}).list;
	const t = translatorFor(locale);
	const { languages } = textsOf("editor", locale, {});
	const row = (name: string, label: string, everything: string, current: string | undefined, choices: { value: string; label: string; count: number }[]) => {
		const there = choices.filter(({ value, count }) => count > 0 || value === current);
		const option = (value: string | undefined, words: string): FilterOption => ({
			label: words,
			to: withQuery(url, { [name]: value, page: undefined }),
			current: value === current,
		});
		return { label, options: [option(undefined, everything), ...there.map((choice) => option(choice.value, `${choice.label} (${choice.count})`))] };
	};
	const count = (isOne: (entity: E) => boolean) => all.reduce((sum, entity) => sum + Number(isOne(entity)), 0);
	const lacking = new Map(all.map((entity) => [entity, languagesLacking(entity)]));
	const byStatus = Object.entries(statuses?.labels ?? {}).map(([value, label]) => ({ value, label, count: count((entity) => statuses?.of(entity) === value) }));
	const byLanguage = TRANSLATIONS.map((value) => ({
		value,
		label: t("editor.list.lacks", { language: languages[value] }),
		count: count((entity) => lacking.get(entity)?.includes(value) === true),
	}));
	const isChoice = byStatus.filter((choice) => choice.count > 0).length > 1 || status !== undefined;
	return [
		...(isChoice ? [row("status", text.status, text.all, status, byStatus)] : []),
		...(byLanguage.some((choice) => choice.count > 0) || missing ? [row("missing", text.translations, text.allTranslations, missing, byLanguage)] : []),
	];
}
