import { createContext, useContext } from "react";
import type { Values } from "~/http/form-values";
import type { Texts } from "~/i18n/texts.server";
import type { Choice, NounTexts } from "./resource";

/** What the fields of an editor share. */
export interface Editing {
	text: Texts["editor"];
	noun: Pick<NounTexts, "fields" | "hints">;
	/** What each control holds at first. */
	values: Values;
	/** What is wrong with a control, in the reader's language. */
	errorOf: (name: string) => string | undefined;
	/** Controls whose translations are older than the English. */
	stale: readonly string[];
	choices: Record<string, Choice[]>;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
	return useContext(EditingContext) as Editing;
}

/** The label of a control by its name: `bio.es` is `Bio (Spanish)`, `facts.0.label.en` is `Facts 1 (English)`. */
export function labelOf(name: string, { text, noun }: Pick<Editing, "text" | "noun">): string {
	const [field = "", ...steps] = name.split(".");
	const number = steps.find((step) => /^\d+$/.test(step));
	const language = steps.at(-1) as keyof typeof text.languages;
	const words = [
		noun.fields[field] ?? field,
		number === undefined ? "" : String(Number(number) + 1),
		language in text.languages ? `(${text.languages[language]})` : "",
	];
	return words.filter(Boolean).join(" ");
}
