import type { Values } from "#app/http/form-values.ts";
import { holdsWords } from "#app/i18n/search.ts";
import type { Choice } from "./resource.ts";

/** More than these no select offers: countries are fewer. */
const MAX_OPTIONS = 250;
/** Pictures that a form shows of the library at once. */
export const MAX_PICTURES = 48;

/** Whether one of these is chosen by typing its label, with suggestions. */
export const isTypedChoice = (choices: readonly Choice[]) => choices.length > MAX_OPTIONS && choices[0]?.thumbnail === undefined;

/** Beside a picture's control: the words that its name is to hold, and those for which the form shows what was found. */
export const FIND = "find.";
export const FOUND = "found.";

/** Whether a form asks for pictures by a name that was not yet looked for. */
export const looksForPictures = (values: Values) =>
	Object.keys(values).some((name) => name.startsWith(FIND) && values[name]?.trim() !== values[FOUND + name.slice(FIND.length)]);

/**
 * Of choices with pictures what a form shows: the newest of each list, and for each control that looks for some what it found;
 * those that are chosen in any case.
 */
export function shownPictures(choices: Record<string, Choice[]>, values: Values): Record<string, Choice[]> {
	const chosen = new Set(Object.values(values));
	const first = (all: Choice[], found: Choice[]) => {
		const shown = new Set(found.slice(0, MAX_PICTURES));
		return all.filter((choice) => shown.has(choice) || chosen.has(choice.value));
	};
	const lists = Object.entries(choices).filter(([, all]) => all[0]?.thumbnail !== undefined);
	const asked = Object.entries(values).filter(([name, words]) => name.startsWith(FIND) && words.trim() !== "");
	return {
		...Object.fromEntries(lists.map(([field, all]) => [field, first(all, all)])),
		...Object.fromEntries(
			asked.map(([name, words]) => {
				const control = name.slice(FIND.length);
				const all = choices[control] ?? choices[control.split(".").at(-1) as string] ?? [];
				return [
					control,
					first(
						all,
						all.filter(({ label }) => holdsWords(label, words)),
					),
				];
			}),
		),
	};
}
