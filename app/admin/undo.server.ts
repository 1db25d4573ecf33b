import SQLite from "better-sqlite3";
import { z } from "zod";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest } from "#app/http/form-values.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Refusal } from "#app/i18n/refusal.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Change, type Database, type LoggedChange, listBatch, logChanges } from "./changes.server.ts";
import { confirmationFor } from "./confirmation.server.ts";
import type { ConfirmationAnswer } from "./confirmation-page.tsx";
import type { Entity, Resource } from "./resource.ts";
import { limitedToMoneyRights, versionOf } from "./writing.server.ts";

/** What must be known of a kind of thing to put one of them back as it was. */
export type Restorable = Pick<
	Resource,
	"schema" | "texts" | "find" | "check" | "insert" | "remove" | "references" | "isKept" | "money" | "refusesUndo" | "holdersQuestion"
> &
	Partial<Pick<Resource, "update">>;

/** `unfit` names what of an old state today's rules refuse. */
export type Undone = { kind: "undone" | "nothing" | "changedSince" } | { kind: "unfit"; unfit: Refusal };

/** Thrown within the transaction, so that nothing of the batch is undone. */
export class ChangedSince extends Error {}

/** Thrown likewise, where an old state is none that the form would take today. */
class NoLongerFits extends Error {
	readonly unfit: Refusal;
	constructor(unfit: Refusal) {
		super();
		this.unfit = unfit;
	}
}

class Tried extends Error {}

type RestorableOf = (noun: string) => Restorable | undefined;

/** Whether a change can be taken back at all: how it was must have been kept, and there must be a way to put it back. */
function isUndoable({ before, after }: Change, restorable: Restorable | undefined): boolean {
	if (!restorable || Object.keys(limitedToMoneyRights(restorable, after ?? undefined, before ?? {})).length > 0) return false;
	if (before && after) return restorable.update !== undefined;
	return before ? restorable.insert !== undefined : restorable.remove !== undefined;
}

/**
 * Takes a batch of changes back, the last one first, all or none; logged as a batch of its own, which can be undone as
 * well. Nothing happens where one of the entities was changed since, something new refers to it, or how it was is no
 * longer allowed.
 */
export function undo(batch: string, username: string, restorableOf: RestorableOf): Promise<Undone> {
	return allOrNothing(async (trx) => {
		const changes = await takeBack(batch, restorableOf, trx);
		if (!changes) return { kind: "nothing" };
		const reversed = changes.map(({ before, after, ...change }): Change => ({ ...change, before: after, after: before }));
		await logChanges(trx, reversed, { username, undoes: batch });
		return { kind: "undone" };
	});
}

/** What `undo` would answer now: it is tried, and nothing of it stays. */
export function tryUndo(batch: string, restorableOf: RestorableOf): Promise<Undone> {
	return allOrNothing(async (trx) => {
		if (await takeBack(batch, restorableOf, trx)) throw new Tried();
		return { kind: "nothing" };
	});
}

/** What it means to others that a batch is taken back; nothing where it cannot be. */
export async function askOfUndo(batch: string, restorableOf: RestorableOf, locale: Locale): Promise<ConfirmationAnswer | undefined> {
	const planned = (await listBatch(batch)).flatMap(({ noun, name, before, after }) => {
		const resource = restorableOf(noun);
		return resource && before && after ? [{ resource, name, before: after as Entity, after: before as Entity }] : [];
	});
	const asked = await confirmationFor(planned, locale);
	return asked && (await tryUndo(batch, restorableOf)).kind === "undone" ? asked : undefined;
}

async function allOrNothing(work: (trx: Database) => Promise<Undone>): Promise<Undone> {
	try {
		return await db.transaction().execute(work);
	} catch (cause) {
		if (cause instanceof Tried) return { kind: "undone" };
		if (cause instanceof NoLongerFits) return { kind: "unfit", unfit: cause.unfit };
		if (cause instanceof ChangedSince || isConstraint(cause)) return { kind: "changedSince" };
		throw cause;
	}
}

/** Puts everything back as it was before the batch, and gives its changes; nothing where it was taken back already, or cannot be. */
async function takeBack(batch: string, restorableOf: RestorableOf, trx: Database): Promise<LoggedChange[] | undefined> {
	const changes = (await listBatch(batch, trx)).reverse();
	if (changes.length === 0 || changes.some((change) => change.undone || !isUndoable(change, restorableOf(change.noun)))) return undefined;
	const restorables = changes.map((change) => ({ change, restorable: restorableOf(change.noun) as Restorable }));
	for (const { change, restorable } of restorables) if (change.before) requireFit(restorable, errorsIn(restorable, change.before));
	const check = async ({ change, restorable }: (typeof restorables)[number]) =>
		requireFit(restorable, (change.before && (await restorable.check?.(change.before as Entity, trx))) || {});
	for (const { change, restorable } of restorables)
		if (change.before)
			requireFit(restorable, (await restorable.refusesUndo?.(change.before as Entity, (change.after ?? undefined) as Entity | undefined, trx)) ?? {});
	for (const one of restorables) {
		try {
			await putBack(one.change, one.restorable, trx);
		} catch (cause) {
			if (isConstraint(cause)) await check(one);
			throw cause;
		}
	}
	// Only now: what was changed together may name each other.
	for (const one of restorables) await check(one);
	return changes;
}

/** Something that it refers to is gone, or its place is taken. */
const isConstraint = (cause: unknown) => cause instanceof SQLite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT");

function errorsIn({ schema }: Restorable, before: object): Record<string, string> {
	const { error } = z.safeDecode(schema, nest(encodeEntity(schema, before)) as object);
	return error ? errorsOf(error) : {};
}

function requireFit({ texts }: Restorable, errors: Record<string, string>): void {
	const [first] = Object.entries(errors);
	if (!first) return;
	const [control, error] = first;
	throw new NoLongerFits({ texts, control, error: /^\w+(: .*)?$/s.test(error) ? error : "invalid" });
}

async function putBack({ entityId, before, after }: LoggedChange, restorable: Restorable, trx: Database): Promise<void> {
	const now = await restorable.find(entityId, trx);
	const isAsLeft = now && after ? versionOf(now) === versionOf(after) : !now && !after;
	if (!isAsLeft) throw new ChangedSince();
	if (before && after) await restorable.update?.(trx, before as Entity);
	else if (before) await restorable.insert?.(trx, before as Entity);
	else {
		if ((await restorable.references?.(entityId, trx))?.length || (await restorable.isKept?.(entityId, trx))) throw new ChangedSince();
		await restorable.remove?.(trx, entityId);
	}
	const put = await restorable.find((before as Entity | null)?.id ?? entityId, trx);
	if (Boolean(put) !== Boolean(before)) throw new ChangedSince();
	// What the log holds from an earlier release may no longer fit into today's records.
	const lost = Object.entries({ ...put, ...before }).find(([field]) => !isSameIn(field, put, before));
	if (lost) requireFit(restorable, { [lost[0]]: "noLongerKept" });
}

const isSameIn = (field: string, one: object | undefined, other: object | undefined) =>
	versionOf({ kept: one?.[field as never] }) === versionOf({ kept: other?.[field as never] });
