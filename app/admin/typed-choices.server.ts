import type { Values } from "#app/http/form-values.ts";
import { isTypedChoice } from "./choices.ts";
import { choiceReader } from "./csv-cells.ts";
import type { Choice } from "./resource.ts";

interface ReadForm {
	/** Each typed label, or its beginning or end, replaced with the choice's value. Ambiguous ones stay as typed. */
	values: Values;
	known: Values;
	errors: Values;
}

export function readTypedChoices(typed: Values, choices: Record<string, Choice[]>): ReadForm {
	const form: ReadForm = { values: { ...typed }, known: { ...typed }, errors: {} };
	for (const [field, all] of Object.entries(choices)) {
		if (!isTypedChoice(all)) continue;
		const read = choiceReader(all);
		const values = new Set(all.map(({ value }) => value));
		for (const name of Object.keys(typed).filter((control) => /^(.+?)(\.\d+)?$/.exec(control)?.[1] === field)) {
			const value = read(typed[name] as string);
			const isKnown = value === "" || values.has(value);
			form.values[name] = value;
			form.known[name] = isKnown ? value : "";
			if (!isKnown) form.errors[name] = "unknownChoice";
		}
	}
	return form;
}
