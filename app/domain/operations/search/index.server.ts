import type { Database } from "#app/admin/changes.server.ts";
import type { Entity, Resource, Searched } from "#app/admin/resource.ts";
import { versionOf } from "#app/admin/writing.server.ts";
import { keysOf, PAGE_IDS } from "#app/domain/content/page/editable.ts";
import { originalOf } from "#app/domain/content/page/schema.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import { nextId } from "./entry-id.server.ts";

/** Entities that are indexed in one transaction while nobody waits for it: others get their turn between two, the first visitor of a new site too. */
const BATCH_SIZE = 20;
/** All of a noun, in the notes of what is stale. */
const ALL = "*";
/** Names in `setting` what the index was made by. */
const MADE_BY = "search_made_by";
/** One more whenever the index is to be made in another way. */
const FORMAT = 4;

const searchable = new Map(RESOURCES.filter(({ searched }) => searched).map((resource) => [resource.noun, resource]));

/** Indexes what nobody told the index of; everything where another version of the program made it. */
export async function keepIndex(): Promise<void> {
	await noteOtherProgram();
	await refreshIndex();
}

/** Notes everything as stale where another version of the program made the index: pages say other words, or are read otherwise. */
async function noteOtherProgram(): Promise<void> {
	const value = versionOf({ FORMAT, texts: PAGE_IDS.flatMap(keysOf).map(originalOf) });
	await db.transaction().execute(async (trx) => {
		const known = await trx.selectFrom("setting").select("value").where("key", "=", MADE_BY).executeTakeFirst();
		if (known?.value === value) return;
		await noteAllStale(trx);
		await trx
			.insertInto("setting")
			.values({ key: MADE_BY, value })
			.onConflict((conflict) => conflict.doUpdateSet({ value }))
			.execute();
	});
}

/** Has the index made anew from the registry. */
export async function noteAllStale(on: Database = db): Promise<void> {
	const notes = [...searchable.keys()].map((noun) => ({ noun, entity_id: ALL }));
	await on
		.insertInto("search_stale")
		.values(notes)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Indexes what was written by whoever did not do so: the seeds, an upgrade, another program. */
export async function refreshIndex(): Promise<void> {
	while (await isStale()) await db.transaction().execute((trx) => indexStale(trx, BATCH_SIZE));
}

/** What is in the index, by a name of all that an entry says. */
export async function listIndexed(): Promise<Map<string, { kind: string }>> {
	const entries = await db.selectFrom("search_entry").selectAll().execute();
	return new Map(entries.map(({ id, ...entry }) => [versionOf(entry), { kind: entry.kind }]));
}

async function isStale(): Promise<boolean> {
	return Boolean(await db.selectFrom("search_stale").select("noun").limit(1).executeTakeFirst());
}

/** Indexes what was noted as stale, all of it or as many entities. */
export async function indexStale(trx: Database, limit?: number): Promise<void> {
	const whole = await trx.selectFrom("search_stale").select("noun").where("entity_id", "=", ALL).execute();
	for (const { noun } of whole) await noteEach(noun, trx);
	const stale = await trx
		.selectFrom("search_stale")
		.selectAll()
		.$if(limit !== undefined, (query) => query.limit(limit as number))
		.execute();
	const breathe = yieldEvery();
	for (const { noun, entity_id: id } of stale) {
		await breathe();
		await trx.deleteFrom("search_entry").where("noun", "=", noun).where("entity_id", "=", id).execute();
		const resource = searchable.get(noun);
		const entity = await resource?.find(id, trx);
		if (resource && entity) await insertEntries(resource, entity, trx);
		await trx.deleteFrom("search_stale").where("noun", "=", noun).where("entity_id", "=", id).execute();
	}
}

/** In place of a note of all of a noun, one of each that is there or in the index. */
async function noteEach(noun: string, trx: Database): Promise<void> {
	const indexed = await trx.selectFrom("search_entry").select("entity_id").distinct().where("noun", "=", noun).execute();
	const resource = searchable.get(noun);
	const there = (await (resource?.outline ?? resource?.list)?.(trx)) ?? [];
	for (const id of [...indexed.map(({ entity_id }) => entity_id), ...there.map((entity) => entity.id)])
		await trx
			.insertInto("search_stale")
			.values({ noun, entity_id: id })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	await trx.deleteFrom("search_stale").where("noun", "=", noun).where("entity_id", "=", ALL).execute();
}

async function insertEntries({ noun, searched }: Resource, entity: Entity, trx: Database): Promise<void> {
	const found = await searched?.(entity, trx);
	if (!found) return;
	for (const { locales, ...entry } of entriesOf(found)) {
		const id = nextId(entry.kind, entry.visible_from === null ? [] : locales);
		await trx
			.insertInto("search_entry")
			.values({ id, noun, entity_id: entity.id, locales: locales.join(" "), ...entry })
			.execute();
	}
}

/** One entry for all languages in which an entity says the same, such as those that nobody translated it into. */
function entriesOf({ kind, path, visibleFrom, words }: Searched) {
	const worded = LOCALES.map((locale) => ({ locale, ...words(locale) }));
	return [...Map.groupBy(worded, ({ name, text }) => JSON.stringify([name.text, text.text])).values()].map((same) => {
		const { name, text } = same.at(-1) as (typeof worded)[number];
		return {
			kind,
			locales: same.map(({ locale }) => locale),
			path,
			visible_from: visibleFrom ?? null,
			name: name.text,
			name_lang: name.lang ?? null,
			folded_name: foldText(name.text),
			text_lang: text.lang ?? null,
			folded_text: foldText(text.text),
			text: text.text,
		};
	});
}
