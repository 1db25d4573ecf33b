import type { Database } from "#app/admin/changes.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { keysOf, PAGE_IDS, type PageId, type TextKey } from "./editable.ts";
import { originalOf, type Page } from "./schema.server.ts";

export type WrittenTexts = ReadonlyMap<string, Partial<Translated>>;

export async function listWrittenTexts(on: Database = db): Promise<WrittenTexts> {
	const rows = await on.selectFrom("page_text").selectAll().execute();
	return new Map(rows.map(({ key, text }) => [key, JSON.parse(text)]));
}

export async function listPages(on: Database = db): Promise<Page[]> {
	const written = await listWrittenTexts(on);
	return PAGE_IDS.map((id) => toPage(id, written));
}

export async function findPage(id: string, on: Database = db): Promise<Page | undefined> {
	return isPageId(id) ? toPage(id, await listWrittenTexts(on)) : undefined;
}

/** Stores only texts that differ from the originals. Texts that are not passed stay unchanged. */
export async function updatePage(trx: Database, page: Page): Promise<void> {
	const texts = keysOf(page.id).flatMap((key) => (page[key] ? [{ key, written: writtenOf(key, page[key]) }] : []));
	const keys = texts.map(({ key }) => key);
	await trx.deleteFrom("page_text").where("key", "in", keys).execute();
	const rows = texts.flatMap(({ key, written }) => (written ? [{ key, text: JSON.stringify(written) }] : []));
	if (rows.length > 0) await trx.insertInto("page_text").values(rows).execute();
}

function isPageId(id: string): id is PageId {
	return (PAGE_IDS as string[]).includes(id);
}

function toPage(id: PageId, written: WrittenTexts): Page {
	const texts = keysOf(id).map((key) => [key, { ...originalOf(key), ...written.get(key) }]);
	return { id, ...Object.fromEntries(texts) };
}

function writtenOf(key: TextKey, text: Translated): Partial<Translated> | undefined {
	const original = originalOf(key);
	const isWritten = (locale: Locale) => text[locale] !== original[locale];
	const stale = text.stale?.filter((locale) => isWritten("en") || isWritten(locale));
	const written = {
		...(isWritten("en") && { en: text.en }),
		...(isWritten("es") && { es: text.es }),
		...(isWritten("sv") && { sv: text.sv }),
		...(stale?.length && { stale }),
	};
	return Object.keys(written).length > 0 ? written : undefined;
}
