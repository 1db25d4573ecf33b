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

export type Restorable = Pick<
	Resource,
	"schema" | "texts" | "find" | "check" | "insert" | "remove" | "references" | "isKept" | "money" | "refusesUndo" | "attendeesQuestion"
> &
	Partial<Pick<Resource, "update">>;

/** `unfit` names fields of the old state that today's rules reject. */
export type Undone = { kind: "undone" | "nothing" | "changedSince" } | { kind: "unfit"; unfit: Refusal };

/** Thrown inside the transaction to roll it back. */
export class ChangedSince extends Error {}

class NoLongerFits extends Error {
	readonly unfit: Refusal;
	constructor(unfit: Refusal) {
		super();
		this.unfit = unfit;
	}
}

class Tried extends Error {}

type RestorableOf = (entityType: string) => Restorable | undefined;

function isUndoable({ before, after }: Change, restorable: Restorable | undefined): boolean {
	if (!restorable || Object.keys(limitedToMoneyRights(restorable, after ?? undefined, before ?? {})).length > 0) return false;
	if (before && after) return restorable.update !== undefined;
	return before ? restorable.insert !== undefined : restorable.remove !== undefined;
}

/**
 * Undoes a batch in reverse order, all or nothing; logged as a batch that can be undone as well. Refuses if an entity was changed since, something
 * new refers to it, or its old state is no longer valid.
 */
export function undo(batch: string, username: string, restorableOf: RestorableOf): Promise<Undone> {
	return allOrNothing(async (trx) => {
		const changes = await revert(batch, restorableOf, trx);
		if (!changes) return { kind: "nothing" };
		const reversed = changes.map(({ before, after, ...change }): Change => ({ ...change, before: after, after: before }));
		await logChanges(trx, reversed, { username, undoes: batch });
		return { kind: "undone" };
	});
}

/** Returns the result of `undo` and rolls back. */
export function tryUndo(batch: string, restorableOf: RestorableOf): Promise<Undone> {
	return allOrNothing(async (trx) => {
		if (await revert(batch, restorableOf, trx)) throw new Tried();
		return { kind: "nothing" };
	});
}

export async function askOfUndo(batch: string, restorableOf: RestorableOf, locale: Locale): Promise<ConfirmationAnswer | undefined> {
	const planned = (await listBatch(batch)).flatMap(({ entityType, name, before, after }) => {
		const resource = restorableOf(entityType);
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

/** Returns undefined if the batch was undone before or cannot be undone. */
async function revert(batch: string, restorableOf: RestorableOf, trx: Database): Promise<LoggedChange[] | undefined> {
	const changes = (await listBatch(batch, trx)).reverse();
	if (changes.length === 0 || changes.some((change) => change.undone || !isUndoable(change, restorableOf(change.entityType)))) return undefined;
	const restorables = changes.map((change) => ({ change, restorable: restorableOf(change.entityType) as Restorable }));
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
	// Checked last: entities that were changed together may refer to each other.
	for (const one of restorables) await check(one);
	return changes;
}

/** A referenced row is gone, or a unique value is taken. */
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
	// The log entry of an earlier release may not fit today's schema.
	const lost = Object.entries({ ...put, ...before }).find(([field]) => !isSameIn(field, put, before));
	if (lost) requireFit(restorable, { [lost[0]]: "noLongerKept" });
}

const isSameIn = (field: string, one: object | undefined, other: object | undefined) =>
	versionOf({ kept: one?.[field as never] }) === versionOf({ kept: other?.[field as never] });
