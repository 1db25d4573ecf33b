import { createHash } from "node:crypto";
import type { Right } from "#app/auth/rights.ts";
import { encodeEntity } from "#app/http/form-codecs.ts";
import { markStale, missingTranslations, unmarkRestored } from "#app/i18n/missing-translations.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Change, type Database, listBatch, listChangesOf, logChanges } from "./changes.server.ts";
import { englishName } from "./entity-texts.server.ts";
import type { Entity, Reference, Resource } from "./resource.ts";

/** Version of a form whose entity was deleted meanwhile; saving it again restores the entity. */
export const DELETED_VERSION = "gone";

export type Saved<E> = { kind: "saved"; id: string; batch?: string } | { kind: "wrong"; errors: Record<string, string> } | { kind: "conflict"; theirs?: E };

export interface Edit<E> {
	id: string | undefined;
	fields: Omit<E, "id">;
	/** `formVersionOf` the entity that the organizer saw, `DELETED_VERSION`, or the random id of a new entity's form, against double clicks. */
	version: string;
	confirmed: ReadonlySet<string>;
	username: string;
}

/** Returns the same text for equal content, whatever the order of its fields. */
export function versionOf(entity: object): string {
	return createHash("sha256").update(JSON.stringify(entity, inOrder)).digest("base64url").slice(0, 22);
}

/** Covers only what the form shows: a change of anything else, such as the position, is no conflict. */
export function formVersionOf<E extends Entity>({ schema }: Resource<E>, entity: E): string {
	return versionOf(encodeEntity(schema, entity));
}

/** Without the right to handle money, entities that have a price cannot be deleted: the user could not restore them. */
export const limitedToRights = <R extends Pick<Resource, "money" | "remove">>({ rights }: { rights: readonly Right[] }, resource: R): R =>
	rights.includes("manageMoney") ? { ...resource, money: undefined } : { ...resource, remove: resource.money ? undefined : resource.remove };

/** Returns errors, by control, for changes that require the right to handle money. */
export function limitedToMoneyRights<E extends Entity>(
	{ money }: Pick<Resource<E>, "money">,
	before: object | undefined,
	after: object,
): Record<string, string> {
	const [then, now] = [before, after].map((entity) => money?.((entity ?? {}) as Partial<E>) ?? {});
	const changed = Object.keys(now ?? {}).filter((control) => then?.[control] !== now?.[control]);
	return Object.fromEntries(changed.map((control) => [control, "forMoney"]));
}

function inOrder(_: string, part: unknown): unknown {
	const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
	return isObject ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part;
}

/** Rolls back the transaction of a save. */
class NotSaved extends Error {
	readonly outcome: unknown;

	constructor(outcome: unknown) {
		super();
		this.outcome = outcome;
	}
}

/** Creates or changes an entity in one transaction, unless somebody else changed it since it was read; logs the change. */
export async function save<E extends Entity>(resource: Resource<E>, edit: Edit<E>): Promise<Saved<E>> {
	try {
		return await db.transaction().execute(async (trx) => {
			const outcome = await saveIn(trx, resource, edit);
			if (outcome.kind !== "saved") throw new NotSaved(outcome);
			return outcome;
		});
	} catch (cause) {
		if (cause instanceof NotSaved) return cause.outcome as Saved<E>;
		throw cause;
	}
}

async function saveIn<E extends Entity>(trx: Database, resource: Resource<E>, edit: Edit<E>): Promise<Saved<E>> {
	const before = edit.id === undefined ? undefined : await resource.find(edit.id, trx);
	const batch = newBatchOf(resource, edit);
	const [earlier] = batch === undefined ? [] : await listBatch(batch, trx);
	if (earlier) return { kind: "saved", id: earlier.entityId };
	const after = await entityAfter(resource, before, edit, trx);
	if (before && versionOf(before) === versionOf(after)) return { kind: "saved", id: before.id };
	if (edit.id !== undefined && edit.version !== (before ? formVersionOf(resource, before) : DELETED_VERSION)) return { kind: "conflict", theirs: before };

	const errors = { ...limitedToMoneyRights(resource, before, after), ...(await resource.check?.(after, trx)) };
	if (Object.keys(errors).length > 0) return { kind: "wrong", errors };
	const following = (before && (await resource.following?.(after, before, trx))) ?? [];
	const change = await put(resource, before, after, trx);
	const changes = [change, ...(await putReferences(following, trx))];
	return { kind: "saved", id: after.id, batch: await logChanges(trx, changes, { username: edit.username, batch }) };
}

/** The same form sent twice has the same batch; with other content, or from another user, a new one. */
function newBatchOf<E extends Entity>({ entityType }: Resource<E>, { id, version, fields, username }: Edit<E>): string | undefined {
	return id === undefined && version ? versionOf({ entityType, version, fields, username }) : undefined;
}

export async function entityAfter<E extends Entity>(
	resource: Resource<E>,
	before: E | undefined,
	edit: Pick<Edit<E>, "id" | "fields" | "confirmed">,
	trx: Database,
): Promise<E> {
	const edited = before ? { ...before, ...edit.fields } : await newEntity(resource, edit, trx);
	const after = (before && (await resource.adjust?.(edited, before, trx))) ?? edited;
	markStale(before ?? {}, after, edit.confirmed);
	if (before && missingTranslations(after).some(({ stale }) => stale > 0)) {
		const changes = await listChangesOf(resource.entityType, before.id, trx);
		unmarkRestored(
			after,
			changes.flatMap((change) => [change.before, change.after].filter((state) => !!state)),
		);
	}
	return after;
}

export async function put<E extends Entity>(resource: Resource<E>, before: E | undefined, after: E, trx: Database): Promise<Change> {
	if (before) await resource.update(trx, after);
	else await resource.insert?.(trx, after);
	return changeOf(resource, before, (await resource.find(after.id, trx)) ?? after);
}

async function putReferences(references: Reference[], trx: Database): Promise<Change[]> {
	for (const { resource, after } of references) await resource.update(trx, after);
	return references.map(({ resource, before, after }) => changeOf(resource, before, after));
}

export interface BulkResult {
	batch?: string;
	changed: number;
	gone: number;
	kept: number;
}

/** Sets the same fields of several entities in one transaction, as one batch; skips entities that have them already. */
export function bulkSave<E extends Entity>(resource: Resource<E>, ids: string[], fields: Partial<E>, username: string): Promise<BulkResult> {
	return changeEach(resource, ids, username, async (before, trx) => {
		const after = await entityAfter(resource, before, { id: before.id, fields: fields as Omit<E, "id">, confirmed: new Set() }, trx);
		if (versionOf(before) === versionOf(after)) return [];
		const following = (await resource.following?.(after, before, trx)) ?? [];
		return [await put(resource, before, after, trx), ...(await putReferences(following, trx))];
	});
}

/** Deletes entities in one transaction, as one batch, after removing references to them; skips those that must stay. */
export function bulkDelete(resource: Resource, ids: string[], username: string): Promise<BulkResult> {
	return changeEach(resource, ids, username, async (before, trx) => {
		if (!resource.remove) return [];
		if (await resource.isKept?.(before.id, trx)) return "kept";
		const detached = await putReferences((await resource.references?.(before.id, trx)) ?? [], trx);
		await resource.remove(trx, before.id);
		return [...detached, changeOf(resource, before, undefined)];
	});
}

function changeEach<E extends Entity>(
	resource: Resource<E>,
	ids: string[],
	username: string,
	change: (before: E, trx: Database) => Promise<Change[] | "kept">,
): Promise<BulkResult> {
	return db.transaction().execute(async (trx) => {
		const changes: Change[][] = [];
		let [gone, kept] = [0, 0];
		for (const id of new Set(ids)) {
			const before = await resource.find(id, trx);
			const made = before && (await change(before, trx));
			if (!made) gone += 1;
			else if (made === "kept") kept += 1;
			else changes.push(made);
		}
		const made = changes.filter(({ length }) => length > 0);
		return { batch: made.length > 0 ? await logChanges(trx, made.flat(), { username }) : undefined, changed: made.length, gone, kept };
	});
}

export function changeOf<E extends Entity>(resource: Resource<E>, before: E | undefined, after: E | undefined): Change {
	const entity = (after ?? before) as E;
	return { entityType: resource.entityType, entityId: entity.id, name: englishName(resource, entity), before, after };
}

async function newEntity<E extends Entity>(resource: Resource<E>, { id, fields }: Pick<Edit<E>, "id" | "fields">, trx: Database): Promise<E> {
	const named = { ...fields, id: id ?? "" } as E;
	const entity = { ...named, id: id ?? (await freeId(resource, englishName(resource, named), trx)) };
	return resource.complete ? resource.complete(entity, trx) : entity;
}

const RESERVED_IDS = ["new", "order", "import", "changes"];

export function isUsableId(id: string): boolean {
	return slugOf(id) === id && !RESERVED_IDS.includes(id);
}

/** Returns `asa-oberg` for `Åsa Öberg`, or `asa-oberg-2` if that is taken. */
async function freeId<E extends Entity>(resource: Resource<E>, name: string, trx: Database): Promise<string> {
	const base = slugOf(name) || resource.entityType.toLowerCase();
	for (let number = 1; ; number++) {
		const id = number === 1 ? base : `${base}-${number}`;
		if (!RESERVED_IDS.includes(id) && !resource.takenIds?.includes(id) && !(await resource.find(id, trx))) return id;
	}
}
