import SQLite from "better-sqlite3";
import { db } from "~/database.server";
import { type Change, type Database, type LoggedChange, listBatch, logChanges } from "./changes.server";
import type { Entity, Resource } from "./resource";
import { versionOf } from "./writing.server";

/** What must be known of a kind of thing to put one of them back as it was. */
export type Keeper = Pick<Resource, "find" | "insert" | "remove" | "references"> & Partial<Pick<Resource, "update">>;

export type Undone = "undone" | "nothing" | "changedSince";

/** Thrown within the transaction, so that nothing of the batch is undone. */
export class ChangedSince extends Error {}

/** Whether a change can be taken back at all: how it was must have been kept, and there must be a way to put it back. */
export function isUndoable({ before, after }: Change, keeper: Keeper | undefined): boolean {
	if (!keeper) return false;
	if (before && after) return keeper.update !== undefined;
	return before ? keeper.insert !== undefined : keeper.remove !== undefined;
}

/**
 * Takes a batch of changes back, the last one first, all or none; logged as a batch of its own, which can be undone as
 * well. Nothing happens where one of the entities was changed since, or something new refers to it.
 */
export async function undo(batch: string, username: string, keeperOf: (noun: string) => Keeper | undefined): Promise<Undone> {
	try {
		return await db.transaction().execute(async (trx) => {
			const changes = (await listBatch(batch, trx)).reverse();
			if (changes.length === 0 || changes.some((change) => change.undone || !isUndoable(change, keeperOf(change.noun)))) return "nothing";
			for (const change of changes) await putBack(change, keeperOf(change.noun) as Keeper, trx);
			const reversed = changes.map(({ before, after, ...change }): Change => ({ ...change, before: after, after: before }));
			await logChanges(trx, reversed, { username, undoes: batch });
			return "undone";
		});
	} catch (cause) {
		// Something that it refers to is gone, or its place is taken.
		const isRefused = cause instanceof SQLite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT");
		if (cause instanceof ChangedSince || isRefused) return "changedSince";
		throw cause;
	}
}

async function putBack({ entityId, before, after }: LoggedChange, keeper: Keeper, trx: Database): Promise<void> {
	const now = await keeper.find(entityId, trx);
	const isAsLeft = now && after ? versionOf(now) === versionOf(after) : !now && !after;
	if (!isAsLeft) throw new ChangedSince();
	if (before && after) await keeper.update?.(trx, before as Entity);
	else if (before) await keeper.insert?.(trx, before as Entity);
	else {
		if ((await keeper.references?.(entityId, trx))?.length) throw new ChangedSince();
		await keeper.remove?.(trx, entityId);
	}
}
