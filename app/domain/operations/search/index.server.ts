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

/** Entities per transaction in the background, few so that other writers get their turn. */
const BATCH_SIZE = 20;
/** Marks all entities of a kind as stale. */
const ALL_ENTITIES = "*";
const INDEX_VERSION_KEY = "search_made_by";
/** To be raised whenever entries are built differently. */
const FORMAT_VERSION = 4;

const searchable = new Map(RESOURCES.filter(({ searched }) => searched).map((resource) => [resource.entityType, resource]));

/** Indexes stale entries, and everything after an update of the program. */
export async function updateIndex(): Promise<void> {
	await markStaleAfterUpdate();
	await refreshIndex();
}

/** Another version may word pages differently, or read them differently. */
async function markStaleAfterUpdate(): Promise<void> {
	const value = versionOf({ FORMAT: FORMAT_VERSION, texts: PAGE_IDS.flatMap(keysOf).map(originalOf) });
	await db.transaction().execute(async (trx) => {
		const known = await trx.selectFrom("setting").select("value").where("key", "=", INDEX_VERSION_KEY).executeTakeFirst();
		if (known?.value === value) return;
		await markAllStale(trx);
		await trx
			.insertInto("setting")
			.values({ key: INDEX_VERSION_KEY, value })
			.onConflict((conflict) => conflict.doUpdateSet({ value }))
			.execute();
	});
}

export async function markAllStale(on: Database = db): Promise<void> {
	const notes = [...searchable.keys()].map((entityType) => ({ entity_type: entityType, entity_id: ALL_ENTITIES }));
	await on
		.insertInto("search_stale")
		.values(notes)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Indexes writes that did not update the index: seeds, migrations, other programs. */
export async function refreshIndex(): Promise<void> {
	while (await isStale()) await db.transaction().execute((trx) => indexStale(trx, BATCH_SIZE));
}

/** Returns the entries by a key of all their content. */
export async function listIndexed(): Promise<Map<string, { kind: string }>> {
	const entries = await db.selectFrom("search_entry").selectAll().execute();
	return new Map(entries.map(({ id, ...entry }) => [versionOf(entry), { kind: entry.kind }]));
}

async function isStale(): Promise<boolean> {
	return Boolean(await db.selectFrom("search_stale").select("entity_type").limit(1).executeTakeFirst());
}

export async function indexStale(trx: Database, limit?: number): Promise<void> {
	const whole = await trx.selectFrom("search_stale").select("entity_type").where("entity_id", "=", ALL_ENTITIES).execute();
	for (const { entity_type: entityType } of whole) await markStale(entityType, trx);
	const stale = await trx
		.selectFrom("search_stale")
		.selectAll()
		.$if(limit !== undefined, (query) => query.limit(limit as number))
		.execute();
	const pause = yieldEvery();
	for (const { entity_type: entityType, entity_id: id } of stale) {
		await pause();
		await trx.deleteFrom("search_entry").where("entity_type", "=", entityType).where("entity_id", "=", id).execute();
		const resource = searchable.get(entityType);
		const entity = await resource?.find(id, trx);
		if (resource && entity) await insertEntries(resource, entity, trx);
		await trx.deleteFrom("search_stale").where("entity_type", "=", entityType).where("entity_id", "=", id).execute();
	}
}

/** Replaces the mark of a whole kind by one for each entity that exists or is indexed. */
async function markStale(entityType: string, trx: Database): Promise<void> {
	const indexed = await trx.selectFrom("search_entry").select("entity_id").distinct().where("entity_type", "=", entityType).execute();
	const resource = searchable.get(entityType);
	const there = (await (resource?.outline ?? resource?.list)?.(trx)) ?? [];
	for (const id of [...indexed.map(({ entity_id }) => entity_id), ...there.map((entity) => entity.id)])
		await trx
			.insertInto("search_stale")
			.values({ entity_type: entityType, entity_id: id })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	await trx.deleteFrom("search_stale").where("entity_type", "=", entityType).where("entity_id", "=", ALL_ENTITIES).execute();
}

async function insertEntries({ entityType, searched }: Resource, entity: Entity, trx: Database): Promise<void> {
	const found = await searched?.(entity, trx);
	if (!found) return;
	for (const { locales, ...entry } of entriesOf(found)) {
		const id = nextId(entry.kind, entry.visible_from === null ? [] : locales);
		await trx
			.insertInto("search_entry")
			.values({ id, entity_type: entityType, entity_id: entity.id, locales: locales.join(" "), ...entry })
			.execute();
	}
}

/** Languages with the same texts share an entry. */
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
