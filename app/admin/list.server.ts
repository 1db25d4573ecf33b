import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { encodeEntity } from "#app/http/form-codecs.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import { formatList } from "#app/i18n/format.server.ts";
import { missingTranslations } from "#app/i18n/missing-translations.ts";
import { foldText } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import { bulkView } from "./bulk.server.ts";
import { entityTexts } from "./entity-texts.server.ts";
import { lengthsOf } from "./lengths.server.ts";
import { filtersOf, type ListQuery, listQueryOf, matchesQuery } from "./list-query.server.ts";
import type { Cell, Entity, Resource } from "./resource.ts";
import { entryPath, rightTo } from "./sections.ts";
import { statusesOf } from "./statuses.server.ts";
import { limitedToRights } from "./writing.server.ts";

export type ListPageData = Awaited<ReturnType<typeof loadList>>;

export async function loadList<E extends Entity>(resource: Resource<E>, { request }: Pick<LoaderFunctionArgs, "request">) {
	const user = await requireRight(request, rightTo(resource.section));
	const locale = await readersLocale(request);
	const url = new URL(request.url);
	url.searchParams.delete("select"); // Links to other pages of the list do not keep the selection.
	const { title, lead, add, columns } = entityTexts(resource, locale);
	const text = textsOf("editor", locale, {}).list;
	const isTranslated = Object.keys(lengthsOf(resource)).some((name) => name.endsWith(".en"));
	const labels: Record<string, string> = { name: text.name, ...columns, ...(isTranslated && { translations: text.translations }) };
	const statuses = await statusesOf(resource, locale);
	const asked = listQueryOf(url, Object.keys(statuses?.labels ?? {}), Object.keys(labels));
	const words: SearchedWord[] = await Promise.all(
		asked.q
			.split(/\s+/)
			.filter(Boolean)
			.map(async (word) => ({ folded: fold(word), saidBy: await resource.mentioning?.(foldText(word)) })),
	);
	const all = await (resource.outline && (resource.mentioning || asked.q === "") ? resource.outline(db) : resource.list(db));
	const found = sorted(
		all.filter((entity) => matchesQuery(entity, asked, statuses) && mentions(resource, entity, words, locale)),
		resource,
		asked,
		locale,
	);
	const pages = pagesOf(url, found.length);
	const shown = found.slice(pages.offset, pages.offset + pages.limit);
	return {
		text,
		title,
		lead,
		asked,
		isNarrowed: asked.q !== "" || asked.status !== undefined || asked.missing !== undefined,
		heads: Object.entries(labels).map(([name, label]) => {
			const direction = asked.sort?.column === name ? asked.sort.direction : undefined;
			return { name, label, direction, to: withQuery(url, { sort: direction === "ascending" ? `-${name}` : name, page: undefined }) };
		}),
		filters: filtersOf(url, all, asked, statuses, locale),
		clear: withQuery(url, { q: undefined, status: undefined, missing: undefined, page: undefined }),
		count: translatorFor(locale)("editor.list.count", { count: found.length }),
		pages: pagesView(pages, locale),
		importExport: resource.importable && importExportLinks(resource.section, locale),
		add: resource.insert && add && { words: add, path: `/admin/${resource.section}/new` },
		bulk: bulkView(limitedToRights(user, resource), statuses, url, locale),
		rows: shown.map((entity) => ({
			id: entity.id,
			path: resource.editorPath?.(entity) ?? entryPath(resource.section, entity.id),
			name: nameIn(resource, entity, locale),
			cells: resource.row(entity, locale),
			missingTranslations: [...missingToPublish(resource, entity, locale), ...missingTranslationText(entity, locale)],
		})),
	};
}

function importExportLinks(section: string, locale: Locale) {
	const { links } = textsOf("importExport", locale, {});
	return { save: { words: links.save, path: `/admin/${section}.csv` }, read: { words: links.read, path: `/admin/${section}/import` } };
}

function nameIn<E extends Entity>(resource: Resource<E>, entity: E, locale: Locale): LocalText {
	const name = resource.nameOf(entity);
	return typeof name === "string" ? { text: name } : translate(name, locale);
}

interface SearchedWord {
	folded: string;
	/** Ids whose long texts match, if those texts are not loaded. */
	saidBy?: ReadonlySet<string>;
}

function mentions<E extends Entity>({ schema, row }: Resource<E>, entity: E, words: SearchedWord[], locale: Locale): boolean {
	const others = words.filter(({ saidBy }) => !saidBy?.has(entity.id));
	if (others.length === 0) return true;
	const text = fold([...Object.values(encodeEntity(schema, entity)), ...Object.values(row(entity, locale)).map(textOf)].join(" "));
	return others.every(({ folded }) => text.includes(folded));
}

const textOf = (cell: Cell) => (typeof cell === "string" ? cell : cell.text);

/** Equal values stay in the list's own order. */
function sorted<E extends Entity>(entities: E[], resource: Resource<E>, { sort }: ListQuery, locale: Locale): E[] {
	if (!sort) return entities;
	const { compare } = new Intl.Collator(locale, { numeric: true });
	const sign = sort.direction === "ascending" ? 1 : -1;
	const keyed = entities.map((entity) => ({ entity, key: sortKey(resource, entity, sort.column, locale) }));
	return keyed
		.sort((one, other) => sign * (typeof one.key === "number" && typeof other.key === "number" ? one.key - other.key : compare(`${one.key}`, `${other.key}`)))
		.map(({ entity }) => entity);
}

function sortKey<E extends Entity>(resource: Resource<E>, entity: E, column: string, locale: Locale): string | number {
	if (column === "name") return nameIn(resource, entity, locale).text;
	if (column === "translations") return missingTranslations(entity).reduce((sum, { missing, stale }) => sum + missing + stale, 0);
	const cell = resource.row(entity, locale)[column] ?? "";
	return (typeof cell === "string" ? undefined : cell.sortBy) ?? textOf(cell);
}

function missingToPublish<E extends Entity>(resource: Resource<E>, entity: E, locale: Locale): string[] {
	const { fields } = entityTexts(resource, locale);
	const labels = resource.missing?.(entity).map((control) => controlLabel(control, fields, {})) ?? [];
	return labels.length > 0 ? [translatorFor(locale)("editor.list.toPublish", { fields: formatList(labels, locale) })] : [];
}

export function missingTranslationText(entity: object, locale: Locale): string[] {
	const t = translatorFor(locale);
	const { languages } = textsOf("editor", locale, {});
	return missingTranslations(entity).flatMap(({ locale: of, missing, stale }) => [
		...(missing > 0 ? [t("editor.list.missing", { language: languages[of], count: missing })] : []),
		...(stale > 0 ? [t("editor.list.stale", { language: languages[of], count: stale })] : []),
	]);
}
