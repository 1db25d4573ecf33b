import type { Values } from "#app/http/form-values.ts";
import { holdsWords } from "#app/i18n/search.ts";
import type { Choice } from "./resource.ts";

/** Above the number of countries; longer lists are typed, with suggestions. */
const MAX_OPTIONS = 250;
export const MAX_PICTURES = 48;

export const isTypedChoice = (choices: readonly Choice[]) => choices.length > MAX_OPTIONS && choices[0]?.thumbnail === undefined;

/** Prefixes of two controls beside a picture's: the search text, and the search whose results the form shows. */
export const SEARCH_PREFIX = "find.";
export const SHOWN_SEARCH_PREFIX = "found.";

export const isPictureSearch = (values: Values) =>
	Object.keys(values).some((name) => name.startsWith(SEARCH_PREFIX) && values[name]?.trim() !== values[SHOWN_SEARCH_PREFIX + name.slice(SEARCH_PREFIX.length)]);

/** Returns the pictures that a form shows: the newest of each list, the results of its searches, and always the chosen ones. */
export function shownPictures(choices: Record<string, Choice[]>, values: Values): Record<string, Choice[]> {
	const chosen = new Set(Object.values(values));
	const first = (all: Choice[], found: Choice[]) => {
		const shown = new Set(found.slice(0, MAX_PICTURES));
		return all.filter((choice) => shown.has(choice) || chosen.has(choice.value));
	};
	const lists = Object.entries(choices).filter(([, all]) => all[0]?.thumbnail !== undefined);
	const asked = Object.entries(values).filter(([name, words]) => name.startsWith(SEARCH_PREFIX) && words.trim() !== "");
	return {
		...Object.fromEntries(lists.map(([field, all]) => [field, first(all, all)])),
		...Object.fromEntries(
			asked.map(([name, words]) => {
				const control = name.slice(SEARCH_PREFIX.length);
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
