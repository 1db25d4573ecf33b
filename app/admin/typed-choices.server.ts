import type { Values } from "#app/http/form-values.ts";
import { isTypedChoice } from "./choices.ts";
import { choiceReader } from "./csv-cells.ts";
import type { Choice } from "./resource.ts";

interface ReadForm {
	/**
	 * What the controls hold: the value of each choice that was typed, by its label or the label's beginning or end. What names none for
	 * sure stays as it was typed.
	 */
	values: Values;
	/** The same without what names none. */
	known: Values;
	errors: Values;
}

/** Reads the controls of a form whose choices are too many for a select, and are typed. */
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
