import { z } from "zod";
import { checkbox, day, encodeEntity, optionalDay, optionalPrice, optionalTime, price, time } from "#app/http/form-codecs.ts";
import type { Values } from "#app/http/form-values.ts";
import type { Choice, Entity, Resource } from "./resource.ts";

export interface Column {
	name: string;
	heading?: string;
	/** Separated by semicolons. */
	isList: boolean;
	kind?: "day" | "time" | "price" | "tick";
}

export const ID = "id";

export function columnsOf({ schema }: Pick<Resource, "schema">): Column[] {
	return columnsIn(schema, "");
}

export const headingOf = ({ name, heading }: Column) => heading ?? name;

export function rowOf<E extends Entity>(resource: Resource<E>, entity: E, choices: Record<string, Choice[]>): Values {
	const values = encodeEntity(resource.schema, entity);
	const cells = columnsOf(resource).map((column) => {
		const { name, isList, heading } = column;
		const label = heading && choices[name]?.find(({ value }) => value === values[name])?.label;
		return [headingOf(column), label ?? (isList ? membersOf(name, values).join("; ") : (values[name] ?? ""))];
	});
	return { [ID]: entity.id, ...Object.fromEntries(cells) };
}

/** Returns control values: the cells of a row, and the values of `now` for columns that the file lacks. */
export function valuesFromRow(columns: Column[], row: Values, now: Values = {}): Values {
	const values: Values = { ...Object.fromEntries(columns.flatMap(({ name, isList }) => (isList ? [] : [[name, ""]]))), ...now };
	for (const { name, isList } of columns) {
		const cell = row[name];
		if (cell === undefined) continue;
		if (!isList) {
			values[name] = cell;
			continue;
		}
		for (const control of Object.keys(values)) if (isMember(name, control)) delete values[control];
		const members = cell.split(";").flatMap((member) => member.trim() || []);
		for (const [index, member] of members.entries()) values[`${name}.${index}`] = member;
	}
	return values;
}

const isMember = (list: string, control: string) => control.startsWith(`${list}.`);
const membersOf = (list: string, values: Values) => Object.keys(values).flatMap((control) => (isMember(list, control) ? (values[control] ?? "") : []));

function columnsIn(schema: z.ZodType, name: string): Column[] {
	const kind = KINDS.get(schema);
	if (kind) return [{ name, isList: false, kind }];
	const typed = inputSchema(schema);
	if (!(typed instanceof z.ZodObject)) return [{ name, isList: typed instanceof z.ZodArray, heading: schema.meta()?.heading as string | undefined }];
	const parts = Object.entries(typed.shape as Record<string, z.ZodType>);
	return parts.flatMap(([step, part]) => columnsIn(part, name ? `${name}.${step}` : step));
}

const KINDS = new Map<z.ZodType, Column["kind"]>([
	[day, "day"],
	[time, "time"],
	[optionalDay, "day"],
	[optionalTime, "time"],
	[price, "price"],
	[optionalPrice, "price"],
	[checkbox, "tick"],
]);

export function inputSchema(schema: z.ZodType): z.ZodType {
	if (schema instanceof z.ZodPipe) return inputSchema(schema.in as z.ZodType);
	return schema instanceof z.ZodOptional ? inputSchema(schema.unwrap() as z.ZodType) : schema;
}
