import type { DescribedCall, Schema } from "./description.server.ts";

export function callView({ name, path, summary, parameter, schema: { properties = {}, required = [] }, example }: DescribedCall) {
	return {
		name,
		path,
		summary,
		parameters: parameter ? [{ name: parameter.name, about: parameter.description, type: typeOf(parameter.schema) }] : [],
		fields: Object.entries(properties).map(([field, schema]) => ({
			name: field,
			type: typeOf(schema),
			about: schema.description,
			mayBeAbsent: !required.includes(field),
		})),
		example: JSON.stringify(example ? [example] : [], null, 2),
	};
}

/** Returns a language-neutral type: `string[]`, `"a" | "b"`, `string (date) | null`. */
function typeOf({ type = "", format, pattern, items, anyOf, const: only, enum: values }: Schema): string {
	if (Array.isArray(type)) return type.join(" | ");
	if (anyOf) return anyOf.map(typeOf).join(" | ");
	if (only !== undefined) return JSON.stringify(only);
	if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
	if (items) return `${typeOf(items)}[]`;
	const kind = format ?? (pattern && "hh:mm");
	return type === "string" && kind ? `string (${kind})` : type;
}
