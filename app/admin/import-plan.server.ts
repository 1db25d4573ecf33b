import SQLite from "better-sqlite3";
import { z } from "zod";
import type { CsvTable } from "#app/http/csv.server.ts";
import { decodeValid, encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { inFormOrder, nest, type Values } from "#app/http/form-values.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import { fold } from "#db/fold.ts";
import { type Change, type Database, logChanges } from "./changes.server.ts";
import { type Column, columnsOf, ID, valuesFromRow } from "./csv-columns.server.ts";
import { columnsNamed } from "./csv-headings.server.ts";
import { type Row, rowsOf } from "./csv-rows.ts";
import { englishName } from "./entity-texts.server.ts";
import { recognizerOf } from "./import-recognition.ts";
import type { Choice, Entity, Question, Resource } from "./resource.ts";
import { hasField } from "./statuses.server.ts";
import { entityAfter, isUsableId, limitedToMoneyRights, put, versionOf } from "./writing.server.ts";

/** A column whose heading is unknown; `column` is chosen by hand. */
export interface UnknownHeading {
	index: number;
	heading: string;
	column?: string;
}

/** A key of `importExport.failures`. */
export type FileFailure = { kind: "empty" | "noHeadings" | "tooMany" } | { kind: "quotes"; line: number } | { kind: "doubled"; column: string };

export type LinePlan<E extends Entity = Entity> = { line: number; name: string } & (
	| { kind: "new"; after: E }
	| { kind: "changed"; before: E; after: E; meant?: Question }
	| { kind: "unchanged" }
	/** `errors` are keys of `editor.errors` or `importExport.errors`, by column; `written` are the rejected cells. */
	| { kind: "bad"; errors: Values; written: Values; earlier?: number }
);

export interface ImportPlan<E extends Entity = Entity> {
	lines: LinePlan<E>[];
	unknown: UnknownHeading[];
	/** Changes with the file and with the content that it would change. */
	fingerprint: string;
}

const MAX_LINES = 2000;

class ImportRolledBack extends Error {}

interface ImportOptions {
	fingerprint?: string;
	/** Columns chosen by hand, by position. */
	chosen?: Record<number, string>;
	username: string;
	locale: Locale;
}

/** Imports the lines without errors in one transaction; commits only if `fingerprint` still matches. Logged as one batch. */
export async function importTable<E extends Entity>(
	resource: Resource<E>,
	table: CsvTable,
	{ fingerprint, chosen = {}, username, locale }: ImportOptions,
): Promise<{ failure: FileFailure; unknown?: UnknownHeading[] } | { plan: ImportPlan<E>; done: boolean; batch?: string }> {
	if ("tooMany" in table) return { failure: { kind: "tooMany" } };
	if (!("lines" in table)) return { failure: { kind: "quotes", line: table.brokenLine } };
	const columns = columnsOf(resource);
	const known = columnsNamed(table.head, resource, columns);
	const columnChosen = (index: number) => columns.find(({ name }) => name === chosen[index])?.name;
	const unknown = table.head.flatMap((heading, index) => (heading && !known[index] ? [{ index, heading, column: columnChosen(index) }] : []));
	const named = known.map((name, index) => name ?? columnChosen(index));
	const failure = failureOf(table, named);
	if (failure) return { failure, unknown: failure.kind === "noHeadings" || failure.kind === "doubled" ? unknown : undefined };
	const rows = rowsOf(table.lines, named, columns, await choicesInEveryLanguage(resource));
	let plan: ImportPlan<E> = { lines: [], unknown, fingerprint: "" };
	try {
		const batch = await db.transaction().execute(async (trx) => {
			const { lines, changes } = await carryOut(resource, columns, rows, { trx, locale });
			plan = { lines, unknown, fingerprint: versionOf(lines) };
			if (plan.fingerprint !== fingerprint || changes.length === 0) throw new ImportRolledBack();
			return logChanges(trx, changes, { username });
		});
		return { plan, done: true, batch };
	} catch (cause) {
		if (cause instanceof ImportRolledBack) return { plan, done: false };
		throw cause;
	}
}

function failureOf({ head, lines }: { head: string[]; lines: object[] }, named: (string | undefined)[]): FileFailure | undefined {
	const second = named.findIndex((name, index) => name && named.indexOf(name) < index);
	if (lines.length === 0) return { kind: "empty" };
	if (!named.some(Boolean)) return { kind: "noHeadings" };
	if (second >= 0) return { kind: "doubled", column: [named.indexOf(named[second]), second].map((index) => head[index]).join(", ") };
	return lines.length > MAX_LINES ? { kind: "tooMany" } : undefined;
}

async function choicesInEveryLanguage({ choices }: Pick<Resource, "choices">): Promise<Record<string, Choice[]>> {
	const all = await Promise.all(LOCALES.map((locale) => choices(locale)));
	const names = Object.keys(all[0] ?? {});
	return Object.fromEntries(names.map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
}

async function carryOut<E extends Entity>(resource: Resource<E>, columns: Column[], rows: Row[], { trx, locale }: { trx: Database; locale: Locale }) {
	const plans: LinePlan<E>[] = [];
	const changes: Change[] = [];
	const seen = new Map<string, number>();
	const newNames = new Map<string, number>();
	const pause = yieldEvery();
	const recognize = recognizerOf(resource, columns, await resource.list(trx));
	for (const { line, cells: written, isTooLong } of rows) {
		await pause();
		const { id, cells } = ID in written ? { id: written[ID]?.trim() || undefined, cells: written } : recognize(written);
		const earlier = id === undefined ? undefined : seen.get(id);
		if (id !== undefined && earlier === undefined) seen.set(id, line);
		const bad = (errors: Values, name = id ?? written.name ?? written["name.en"] ?? written["title.en"] ?? "", before = earlier) =>
			plans.push({ line, name, kind: "bad", errors, written, earlier: before });

		if (isTooLong) bad({ "": "tooManyCells" });
		else if (earlier !== undefined) bad({ [ID]: "sameId" });
		else {
			const { errors, before, after } = await readRow(resource, columns, cells, id, trx);
			const name = after && !before && id === undefined && resource.namedOnce ? fold(englishName(resource, after).trim()) : undefined;
			const namesake = name === undefined ? undefined : newNames.get(name);
			if (name !== undefined && namesake === undefined) newNames.set(name, line);
			if (!after) bad(errors, before && englishName(resource, before));
			else if (namesake !== undefined) bad({ name: "sameName" }, undefined, namesake);
			else if (before && versionOf(before) === versionOf(after)) plans.push({ line, name: englishName(resource, before), kind: "unchanged" });
			else {
				const meant = before && (await resource.attendeesQuestion?.(after, before, locale, trx));
				const change = await tryToSave(resource, before, after, trx);
				if (!change) bad({ "": "invalid" }, englishName(resource, after));
				else plans.push({ line, name: englishName(resource, after), ...(before ? { kind: "changed", before, after, meant } : { kind: "new", after }) });
				if (change) changes.push(change);
			}
		}
	}
	return { lines: plans, changes };
}

async function readRow<E extends Entity>(
	resource: Resource<E>,
	columns: Column[],
	row: Values,
	id: string | undefined,
	trx: Database,
): Promise<{ errors: Values; before?: E; after?: E }> {
	const before = id === undefined ? undefined : await resource.find(id, trx);
	const isUsable = before || id === undefined || isUsableId(id);
	const values = valuesFromRow(columns, row, before && encodeEntity(resource.schema, before));
	if (!before && !values.status && resource.missing && hasField(resource, "status")) values.status = "draft";
	const typed = nest(values) as object;
	const decoded = z.safeDecode(resource.schema, typed);
	const sound = { ...decodeValid(resource.schema, typed), id: id ?? "" } as Partial<E> & Entity;
	const refusals = await resource.check?.(sound, trx);
	const errors: Values = { ...(!isUsable && { [ID]: "slug" }), ...refusals, ...(decoded.error && errorsOf(decoded.error)) };
	if (!decoded.success || Object.keys(errors).length > 0) return { errors: inFormOrder(errors, values), before };
	const after = await entityAfter(resource, before, { id, fields: decoded.data as Omit<E, "id">, confirmed: new Set() }, trx);
	const forOthers = limitedToMoneyRights(resource, before, after);
	return Object.keys(forOthers).length > 0 ? { errors: forOthers, before } : { errors, before, after };
}

async function tryToSave<E extends Entity>(resource: Resource<E>, before: E | undefined, after: E, trx: Database): Promise<Change | undefined> {
	try {
		return await put(resource, before, after, trx);
	} catch (cause) {
		if (cause instanceof SQLite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT")) return undefined;
		throw cause;
	}
}
