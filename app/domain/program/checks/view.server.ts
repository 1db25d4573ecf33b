import { entityTexts } from "#app/admin/entity-texts.server.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import { formatDate, formatList, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import { type MissingText, PROBLEM_KINDS, type Problem, type ProblemKind, type ProblemValue, type Severity } from "./problem.ts";

const COLORS: Record<Severity, BadgeColor> = { wrong: "gold", advertised: "blue", unfinished: "grey" };
/** Marks placeholders until the sentence is split; no text contains it. */
const MARK = "\u0001";

/** More problems of one kind share a row that starts collapsed, so that the list stays short. */
const MAX_ROWS = 3;
const PAGE_LENGTH = 25;

export function problemGroups(problems: Problem[], locale: Locale) {
	return [...Map.groupBy(problems, ({ kind }) => kind)].map(([kind, ofKind]) => groupOf(kind, ofKind, locale));
}

export type ProblemPage = ReturnType<typeof problemPages>[number];

/** @param url of the page: `?check=textMissing&page=2` selects the page of one kind */
export function problemPages(problems: Problem[], url: URL, locale: Locale) {
	return [...Map.groupBy(problems, ({ kind }) => kind)].map(([kind, ofKind]) => {
		const isAsked = url.searchParams.get("check") === kind;
		const own = new URL(withQuery(url, { check: kind, ...(!isAsked && { page: undefined }) }, `check-${kind}`), url);
		const pages = pagesOf(own, ofKind.length, PAGE_LENGTH);
		return {
			...groupOf(kind, ofKind.slice(pages.offset, pages.offset + pages.limit), locale),
			count: ofKind.length,
			isLong: ofKind.length > MAX_ROWS,
			isOpen: isAsked,
			pages: pagesView(pages, locale),
		};
	});
}

function groupOf(kind: ProblemKind, problems: Problem[], locale: Locale) {
	const texts = textsOf("dashboard", locale, {});
	return {
		kind,
		title: texts.checks[kind].title,
		severity: texts.severity[PROBLEM_KINDS[kind]],
		color: COLORS[PROBLEM_KINDS[kind]],
		problems: problems.map((problem) => problemView(problem, locale)),
	};
}

export function problemView(problem: Problem, locale: Locale) {
	return { path: problem.path, sentence: sentenceOf(problem, locale) };
}

/** Returns parts, because a title may be in another language. */
export function sentenceOf({ kind, count, values }: Problem, locale: Locale): LocalText[] {
	const marks = Object.fromEntries(Object.keys(values).map((name) => [name, MARK + name + MARK]));
	const key: `dashboard.checks.${ProblemKind}.sentence` = `dashboard.checks.${kind}.sentence`;
	return translatorFor(locale)(key, { ...marks, count })
		.split(MARK)
		.map((part, index) => (index % 2 === 0 ? { text: part } : wordValue(values[part] as ProblemValue, locale)))
		.filter(({ text }) => text !== "");
}

function wordValue(value: ProblemValue, locale: Locale): LocalText {
	if (typeof value !== "object") return { text: String(value) };
	if ("en" in value) return translate(value, locale);
	if ("isoDate" in value) return { text: formatDate(value.isoDate, locale) };
	if ("entity" in value) return { text: entityTexts({ texts: value.entity }, locale).one };
	if ("locales" in value) return { text: wordLanguages(value.locales, locale) };
	return {
		text: formatList(
			value.missing.map((missing) => wordMissing(missing, entityTexts(value, locale).fields, locale)),
			locale,
		),
	};
}

function wordMissing({ field, locales }: MissingText, labels: Record<string, string>, locale: Locale): string {
	if (locales.length === 0) return inSentence(controlLabel(field, labels, {}));
	return translatorFor(locale)("dashboard.missingText", { field: inSentence(controlLabel(field, labels, {})), languages: wordLanguages(locales, locale) });
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function wordLanguages(languages: Locale[], locale: Locale): string {
	return formatList(
		languages.map((language) => languageName(language, locale)),
		locale,
	);
}
