import SQLite from "better-sqlite3";
import { db } from "~/database.server";
import { type Change, type Database, type LoggedChange, listBatch, logChanges } from "./changes.server";
import type { Entity, Resource } from "./resource";
import { versionOf } from "./writing.server";

/** What must be known of a kind of thing to put one of them back as it was. */
export type Restorable = Pick<Resource, "find" | "insert" | "remove" | "references"> & Partial<Pick<Resource, "update">>;

export type Undone = "undone" | "nothing" | "changedSince";

/** Thrown within the transaction, so that nothing of the batch is undone. */
export class ChangedSince extends Error {}

/** Thrown where all went well that was only tried. */
class Tried extends Error {}

type RestorableOf = (noun: string) => Restorable | undefined;

/** Whether a change can be taken back at all: how it was must have been kept, and there must be a way to put it back. */
function isUndoable({ before, after }: Change, restorable: Restorable | undefined): boolean {
	if (!restorable) return false;
	if (before && after) return restorable.update !== undefined;
	return before ? restorable.insert !== undefined : restorable.remove !== undefined;
}

/**
 * Takes a batch of changes back, the last one first, all or none; logged as a batch of its own, which can be undone as
 * well. Nothing happens where one of the entities was changed since, or something new refers to it.
 */
export function undo(batch: string, username: string, restorableOf: RestorableOf): Promise<Undone> {
	return unlessChanged(async (trx) => {
		const changes = await takeBack(batch, restorableOf, trx);
		if (!changes) return "nothing";
		const reversed = changes.map(({ before, after, ...change }): Change => ({ ...change, before: after, after: before }));
		await logChanges(trx, reversed, { username, undoes: batch });
		return "undone";
	});
}

/** Whether `undo` would work now: it is tried, and nothing of it stays. */
export async function canUndo(batch: string, restorableOf: RestorableOf): Promise<boolean> {
	const tried = unlessChanged(async (trx) => {
		if (await takeBack(batch, restorableOf, trx)) throw new Tried();
		return "nothing";
	});
	return tried.then(
		() => false,
		(cause) => {
			if (cause instanceof Tried) return true;
			throw cause;
		},
	);
}

async function unlessChanged(work: (trx: Database) => Promise<Undone>): Promise<Undone> {
	try {
		return await db.transaction().execute(work);
	} catch (cause) {
		// Something that it refers to is gone, or its place is taken.
		const isRefused = cause instanceof SQLite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT");
		if (cause instanceof ChangedSince || isRefused) return "changedSince";
		throw cause;
	}
}

/** Puts everything back as it was before the batch, and gives its changes; nothing where it was taken back already, or cannot be. */
async function takeBack(batch: string, restorableOf: RestorableOf, trx: Database): Promise<LoggedChange[] | undefined> {
	const changes = (await listBatch(batch, trx)).reverse();
	if (changes.length === 0 || changes.some((change) => change.undone || !isUndoable(change, restorableOf(change.noun)))) return undefined;
	for (const change of changes) await putBack(change, restorableOf(change.noun) as Restorable, trx);
	return changes;
}

async function putBack({ entityId, before, after }: LoggedChange, restorable: Restorable, trx: Database): Promise<void> {
	const now = await restorable.find(entityId, trx);
	const isAsLeft = now && after ? versionOf(now) === versionOf(after) : !now && !after;
	if (!isAsLeft) throw new ChangedSince();
	if (before && after) await restorable.update?.(trx, before as Entity);
	else if (before) await restorable.insert?.(trx, before as Entity);
	else {
		if ((await restorable.references?.(entityId, trx))?.length) throw new ChangedSince();
		await restorable.remove?.(trx, entityId);
	}
	// What the log holds from an earlier release may no longer fit into today's records.
	const put = await restorable.find((before as Entity | null)?.id ?? entityId, trx);
	const isAsBefore = put && before ? versionOf(put) === versionOf(before) : !put && !before;
	if (!isAsBefore) throw new ChangedSince();
}
