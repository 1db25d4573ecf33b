import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { db } from "~/database.server";
import { encodeEntity } from "~/http/form-codecs";
import { readersLocale } from "~/http/locale.server";
import { searchedText } from "~/http/query.server";
import type { Locale } from "~/i18n/config";
import { missingTranslations } from "~/i18n/missing-translations";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { fold } from "../../db/fold";
import type { Entity, NounTexts, Resource } from "./resource";

export type ListPageData = Awaited<ReturnType<typeof loadList>>;

/** What the list of a noun shows: all of them, or those in which the searched words stand, in any language. */
export async function loadList<E extends Entity>(resource: Resource<E>, { request }: Pick<LoaderFunctionArgs, "request">) {
	await requireRight(request, "editContent");
	const locale = await readersLocale(request);
	const q = searchedText(new URL(request.url));
	const found = (await resource.list(db)).filter((entity) => mentions(resource, entity, q, locale));
	const { title, lead, add, columns } = textsOf(resource.texts, locale, {}) as unknown as NounTexts;
	return {
		text: textsOf("editor", locale, {}).list,
		title,
		lead,
		columns,
		q,
		count: translatorFor(locale)("editor.list.count", { count: found.length }),
		importExport: resource.importable && importExportLinks(resource.section, locale),
		add: resource.insert && add && { words: add, path: `/admin/${resource.section}/new` },
		rows: found.map((entity) => ({
			id: entity.id,
			path: resource.editorPath?.(entity) ?? `/admin/${resource.section}/${entity.id}`,
			name: resource.nameOf(entity),
			cells: resource.row(entity, locale),
			missingTranslations: missingTranslationWords(entity, locale),
		})),
	};
}

function importExportLinks(section: string, locale: Locale) {
	const { links } = textsOf("importExport", locale, {});
	return { save: { words: links.save, path: `/admin/${section}.csv` }, read: { words: links.read, path: `/admin/${section}/import` } };
}

/** Whether every searched word stands somewhere in what an organizer can edit or sees in the list. */
function mentions<E extends Entity>({ schema, row }: Resource<E>, entity: E, q: string, locale: Locale): boolean {
	const cells = Object.values(row(entity, locale)).map((cell) => (typeof cell === "string" ? cell : cell.text));
	const text = fold([...Object.values(encodeEntity(schema, entity)), ...cells].join(" "));
	return fold(q)
		.split(/\s+/)
		.every((word) => text.includes(word));
}

/** What is missing and outdated in each language, in words. */
export function missingTranslationWords(entity: object, locale: Locale): string[] {
	const t = translatorFor(locale);
	const { languages } = textsOf("editor", locale, {});
	return missingTranslations(entity).flatMap(({ locale: of, missing, stale }) => [
		...(missing > 0 ? [t("editor.list.missing", { language: languages[of], count: missing })] : []),
		...(stale > 0 ? [t("editor.list.stale", { language: languages[of], count: stale })] : []),
	]);
}
