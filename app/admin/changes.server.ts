import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import type { ChangeTable } from "#db/record-tables.ts";
import type { Tables } from "#db/tables.ts";

export type Database = Kysely<Tables>;

/** Holds whole entities, so that each can be restored. A creation has no `before`, a deletion no `after`. */
export interface Change {
	entityType: string;
	entityId: string;
	/** In English; empty for personal data. */
	name: string;
	before?: object;
	after?: object;
}

export interface LoggedChange extends Change {
	id: number;
	batch: string;
	/** ISO instant in UTC. */
	at: string;
	username: string;
	undoes?: string;
	undone: boolean;
}

interface Batch {
	username: string;
	batch?: string;
	undoes?: string;
}

/** Returns a log entry that a personal record was deleted, without anything it contained. */
export function erasureOf(entityType: string, entityId: string): Change {
	return { entityType, entityId, name: "", before: {} };
}

/** Runs inside the transaction that changed these entities; `entities` are their names in the log. */
export interface ContentListener {
	entities: readonly string[];
	run(trx: Database, username: string): Promise<unknown>;
}

let listeners: readonly ContentListener[] | undefined;

export function onContentChange(all: readonly ContentListener[]): void {
	listeners = all;
}

/**
 * Writes changes to the log inside the transaction that makes them and calls the listeners. Returns the id of the batch.
 * @throws if no listeners are set yet
 */
export async function logChanges(trx: Database, changes: Change[], { username, batch = randomUUID(), undoes }: Batch): Promise<string> {
	if (!listeners) throw new Error("no listeners of changes are set");
	const pause = yieldEvery();
	for (const { entityType, entityId, name, before, after } of changes) {
		await pause();
		await trx
			.insertInto("change")
			.values({
				batch,
				username,
				entity_type: entityType,
				entity_id: entityId,
				name,
				before: before ? JSON.stringify(before) : null,
				after: after ? JSON.stringify(after) : null,
				undoes: undoes ?? null,
			})
			.execute();
	}
	const changed = new Set(changes.map(({ entityType }) => entityType));
	for (const { entities, run } of listeners) if (entities.some((entity) => changed.has(entity))) await run(trx, username);
	return batch;
}

export async function listBatch(batch: string, on: Database = db): Promise<LoggedChange[]> {
	return (await selectChanges(on).where("batch", "=", batch).orderBy("id").execute()).map(toChange);
}

export interface ChangeFilter {
	entityType?: string;
	entityId?: string;
	username?: string;
	without?: readonly string[];
}

export async function listBatches(filter: ChangeFilter, { limit, offset }: { limit: number; offset: number }): Promise<LoggedChange[][]> {
	const batches = await selectBatches(filter)
		.select(({ fn }) => ["batch", fn.max("id").as("newest")])
		.groupBy("batch")
		.orderBy("newest", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
	return Promise.all(batches.map(({ batch }) => listBatch(batch)));
}

export async function countBatches(filter: ChangeFilter): Promise<number> {
	const { count } = await selectBatches(filter)
		.select(({ fn }) => fn.count<number>("batch").distinct().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

export async function countBatchesByEntityType(filter: ChangeFilter): Promise<{ entityType: string; count: number }[]> {
	return selectBatches(filter)
		.select(({ fn }) => ["entity_type as entityType", fn.count<number>("batch").distinct().as("count")])
		.groupBy("entity_type")
		.orderBy("entity_type")
		.execute();
}

export async function countChangesBefore(instant: Date): Promise<number> {
	const { count } = await db
		.selectFrom("change")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("at", "<", instant.toISOString())
		.executeTakeFirstOrThrow();
	return count;
}

export async function deleteChangesBefore(trx: Database, instant: Date): Promise<void> {
	await trx.deleteFrom("change").where("at", "<", instant.toISOString()).execute();
}

function selectBatches({ entityType, entityId, username, without = [] }: ChangeFilter) {
	return db
		.selectFrom("change")
		.$if(entityType !== undefined, (query) => query.where("entity_type", "=", entityType as string))
		.$if(entityId !== undefined, (query) => query.where("entity_id", "=", entityId as string))
		.$if(username !== undefined, (query) => query.where("username", "=", username as string))
		.$if(without.length > 0, (query) => query.where("entity_type", "not in", without));
}

/** Returns at most 50 changes, newest first. */
export async function listChangesOf(entityType: string, entityId: string, on: Database = db): Promise<LoggedChange[]> {
	const rows = await selectChanges(on).where("entity_type", "=", entityType).where("entity_id", "=", entityId).orderBy("id", "desc").limit(50).execute();
	return rows.map(toChange);
}

export async function wasDeleted(entityType: string, entityId: string): Promise<boolean> {
	const [last] = await listChangesOf(entityType, entityId);
	return last !== undefined && !last.after;
}

function selectChanges(on: Database) {
	return on
		.selectFrom("change")
		.selectAll("change")
		.select(({ exists, selectFrom }) => exists(selectFrom("change as later").select("later.id").whereRef("later.undoes", "=", "change.batch")).as("undone"));
}

function toChange(row: Selectable<ChangeTable> & { undone: unknown }): LoggedChange {
	return {
		id: row.id,
		batch: row.batch,
		at: row.at,
		username: row.username,
		entityType: row.entity_type,
		entityId: row.entity_id,
		name: row.name,
		before: row.before ? JSON.parse(row.before) : undefined,
		after: row.after ? JSON.parse(row.after) : undefined,
		undoes: row.undoes ?? undefined,
		undone: Boolean(row.undone),
	};
}
