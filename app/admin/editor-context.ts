import { createContext, useContext } from "react";
import type { Values } from "~/http/form-values";
import { controlLabel } from "~/i18n/control-label";
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

/** The label of a control by its name: `bio.es` is `Bio (Spanish)`. */
export function labelOf(name: string, { text, noun }: Pick<Editing, "text" | "noun">): string {
	return controlLabel(name, noun.fields, text.languages);
}
