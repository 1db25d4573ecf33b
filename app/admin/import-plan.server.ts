import SQLite from "better-sqlite3";
import { z } from "zod";
import { db } from "~/database.server";
import type { CsvLine, CsvTable } from "~/http/csv.server";
import { encodeEntity, errorsOf } from "~/http/form-codecs";
import { nest, type Values } from "~/http/form-values";
import { type Change, type Database, logChanges } from "./changes.server";
import { type Column, columnsOf, ID, valuesFromRow } from "./csv-columns.server";
import type { Entity, Resource } from "./resource";
import { entityAfter, isUsableId, put, versionOf } from "./writing.server";

/** Why a whole file cannot be read: a key of `exchange.failures`. */
export type FileFailure = { kind: "empty" | "noId" | "tooMany" } | { kind: "quotes"; line: number } | { kind: "doubled"; column: string };

/** What becomes of one line. */
export type LinePlan<Kept extends Entity = Entity> = { line: number; name: string } & (
	| { kind: "new"; after: Kept }
	| { kind: "changed"; before: Kept; after: Kept }
	| { kind: "unchanged" }
	/** What is wrong by column; keys of `editor.errors` or `exchange.errors`. */
	| { kind: "bad"; errors: Values; earlier?: number }
);

export interface ImportPlan<Kept extends Entity = Entity> {
	lines: LinePlan<Kept>[];
	/** Headings that mean nothing here. */
	unknown: string[];
	/** Names exactly what would be done: the same file on other content has another one. */
	fingerprint: string;
}

const MOST_LINES = 2000;

/** Thrown within the transaction: nothing of it stays. */
class NotNow extends Error {}

/**
 * Does what a table says, and takes all of it back unless `fingerprint` names just that and no line is wrong. So what was
 * shown is what is done, or nothing is. Logged as one batch.
 */
export async function importTable<Kept extends Entity>(
	resource: Resource<Kept>,
	table: CsvTable,
	{ fingerprint, username }: { fingerprint?: string; username: string },
): Promise<{ failure: FileFailure } | { plan: ImportPlan<Kept>; done: boolean }> {
	const failure = failureOf(table);
	if (failure || !("lines" in table)) return { failure: failure ?? { kind: "empty" } };
	const columns = columnsOf(resource);
	const unknown = table.head.filter((heading) => heading && heading !== ID && !columns.some(({ name }) => name === heading));
	let plan: ImportPlan<Kept> = { lines: [], unknown, fingerprint: "" };
	try {
		await db.transaction().execute(async (trx) => {
			const { lines, changes } = await carryOut(resource, columns, table, trx);
			plan = { lines, unknown, fingerprint: versionOf(lines) };
			const isWanted = plan.fingerprint === fingerprint && changes.length > 0 && lines.every(({ kind }) => kind !== "bad");
			if (!isWanted) throw new NotNow();
			await logChanges(trx, changes, { username });
		});
		return { plan, done: true };
	} catch (cause) {
		if (cause instanceof NotNow) return { plan, done: false };
		throw cause;
	}
}

function failureOf(table: CsvTable): FileFailure | undefined {
	if (!("lines" in table)) return { kind: "quotes", line: table.brokenLine };
	const { head, lines } = table;
	const doubled = head.find((heading, index) => heading && head.indexOf(heading) < index);
	if (lines.length === 0) return { kind: "empty" };
	if (!head.includes(ID)) return { kind: "noId" };
	if (doubled) return { kind: "doubled", column: doubled };
	return lines.length > MOST_LINES ? { kind: "tooMany" } : undefined;
}

async function carryOut<Kept extends Entity>(
	resource: Resource<Kept>,
	columns: Column[],
	{ head, lines }: { head: string[]; lines: CsvLine[] },
	trx: Database,
) {
	const plans: LinePlan<Kept>[] = [];
	const changes: Change[] = [];
	const seen = new Map<string, number>();
	for (const { line, cells } of lines) {
		const row: Values = Object.fromEntries(head.map((heading, index) => [heading, cells[index] ?? ""]));
		const id = row[ID]?.trim() || undefined;
		const earlier = id === undefined ? undefined : seen.get(id);
		if (id !== undefined && earlier === undefined) seen.set(id, line);
		const bad = (errors: Values, name = id ?? "") => plans.push({ line, name, kind: "bad", errors, earlier });

		if (cells.slice(head.length).some(Boolean)) bad({ "": "tooManyCells" });
		else if (earlier !== undefined) bad({ [ID]: "sameId" });
		else {
			const { errors, before, after } = await readRow(resource, columns, row, id, trx);
			if (!after) bad(errors, before && resource.nameOf(before));
			else if (before && versionOf(before) === versionOf(after)) plans.push({ line, name: resource.nameOf(before), kind: "unchanged" });
			else {
				const change = await tryToPut(resource, before, after, trx);
				if (!change) bad({ "": "invalid" }, resource.nameOf(after));
				else plans.push({ line, name: resource.nameOf(after), ...(before ? { kind: "changed", before, after } : { kind: "new", after }) });
				if (change) changes.push(change);
			}
		}
	}
	return { lines: plans, changes };
}

/** What a row makes of its entity, or what is wrong with it. */
async function readRow<Kept extends Entity>(
	resource: Resource<Kept>,
	columns: Column[],
	row: Values,
	id: string | undefined,
	trx: Database,
): Promise<{ errors: Values; before?: Kept; after?: Kept }> {
	const before = id === undefined ? undefined : await resource.find(id, trx);
	const isUsable = before || id === undefined || isUsableId(id);
	const values = valuesFromRow(columns, row, before && encodeEntity(resource.schema, before));
	const decoded = z.safeDecode(resource.schema, nest(values) as object);
	const errors: Values = { ...(!isUsable && { [ID]: "slug" }), ...(decoded.error && errorsOf(decoded.error)) };
	if (!decoded.success || !isUsable) return { errors, before };
	const after = await entityAfter(resource, before, { id, fields: decoded.data as Omit<Kept, "id">, confirmed: new Set() }, trx);
	const refusals = (await resource.check?.(after, trx)) ?? {};
	return Object.keys(refusals).length > 0 ? { errors: refusals, before } : { errors: {}, before, after };
}

/** Nothing where the database itself refuses. */
async function tryToPut<Kept extends Entity>(resource: Resource<Kept>, before: Kept | undefined, after: Kept, trx: Database): Promise<Change | undefined> {
	try {
		return await put(resource, before, after, trx);
	} catch (cause) {
		if (cause instanceof SQLite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT")) return undefined;
		throw cause;
	}
}
