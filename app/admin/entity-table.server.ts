import type { Insertable, Selectable, Updateable } from "kysely";
import { z } from "zod";
import { db } from "#app/runtime/database.server.ts";
import type { FaqEntryTable, Tables } from "#db/tables.ts";
import type { Database } from "./changes.server.ts";

type Field<Column> = Column extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Field<Rest>>}` : Column;

/** Turns a column without a field, or a field without a column, into a type error. */
type Complete<Missing, Unknown> = ([Missing] extends [never] ? unknown : { "a column has no field": Missing }) &
	([Unknown] extends [never] ? unknown : { "a field has no column": Unknown });

/**
 * Reads and writes one kind of entity in its table: names in snake case, true as 1, lists and translations as JSON.
 * @param schema has exactly one field for each column
 * @param others columns that are not part of the entity
 */
export function entityTable<Table extends keyof Tables, Shape extends Record<string, z.ZodType>, Other extends keyof Tables[Table] = never>(
	table: Table,
	schema: z.ZodObject<Shape> & Complete<Exclude<Field<Exclude<keyof Tables[Table], Other>>, keyof Shape>, Exclude<keyof Shape, Field<keyof Tables[Table]>>>,
	_others: readonly Other[] = [],
) {
	type Kept = z.output<z.ZodObject<Shape>> & { id: string };
	type Row = Selectable<FaqEntryTable>;
	// Kysely types the columns of one table at a time; this one stands for all.
	const any = table as "faq_entry";
	const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, column: columnOf(name), read: readerOf(field as z.ZodType) }));

	const read = (row: Pick<Selectable<Tables[Table]>, keyof Selectable<Tables[Table]>>) => {
		const entity: Record<string, unknown> = {};
		for (const { name, column, read: readField } of fields) entity[name] = readField(row[column as keyof typeof row]);
		return entity as Kept;
	};
	const rowOf = (entity: Kept) =>
		Object.fromEntries(fields.map(({ name, column }) => [column, stored(entity[name as keyof Kept])])) as unknown as Insertable<FaqEntryTable>;

	return {
		read,
		find: async (id: string, on: Database = db): Promise<Kept | undefined> => {
			const row: Row | undefined = await on.selectFrom(any).selectAll().where("id", "=", id).executeTakeFirst();
			return row && read(row as never);
		},
		insert: async (trx: Database, entity: Kept): Promise<void> => {
			await trx.insertInto(any).values(rowOf(entity)).execute();
		},
		update: async (trx: Database, entity: Kept): Promise<void> => {
			await trx.updateTable(any).set(rowOf(entity)).where("id", "=", entity.id).execute();
		},
		remove: async (trx: Database, id: string): Promise<void> => {
			await trx.deleteFrom(any).where("id", "=", id).execute();
		},
	};
}

/** Makes a missing column a type error in inserts written by hand, except for `Other` columns. */
export type Columns<Table, Other extends keyof Table = never> = Record<Exclude<keyof Table, Other>, unknown> & Updateable<Table>;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function stored(value: unknown): unknown {
	if (typeof value === "boolean") return Number(value);
	return typeof value === "object" ? JSON.stringify(value) : (value ?? null);
}

function readerOf(field: z.ZodType): (value: unknown) => unknown {
	const kept = storedSchema(field);
	if (kept instanceof z.ZodBoolean) return (value) => value === 1;
	const isText = kept instanceof z.ZodString || kept instanceof z.ZodEnum || kept instanceof z.ZodNumber || kept instanceof z.ZodStringFormat;
	// Some optional columns contain an empty string instead of null.
	if (isText) return (value) => (value === "" && isOptional(field) ? undefined : (value ?? undefined));
	return (value) => (value === null ? undefined : JSON.parse(String(value)));
}

function isOptional(schema: z.ZodType): boolean {
	return schema instanceof z.ZodPipe ? isOptional(schema.out as z.ZodType) : schema instanceof z.ZodOptional;
}

function storedSchema(schema: z.ZodType): z.ZodType {
	if (schema instanceof z.ZodPipe) return storedSchema(schema.out as z.ZodType);
	return schema instanceof z.ZodOptional ? storedSchema(schema.unwrap() as z.ZodType) : schema;
}
