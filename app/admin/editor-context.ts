import { createContext, useContext } from "react";
import type { Values } from "#app/http/form-values.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { Choice, NounTexts } from "./resource.ts";

/** What the fields of an editor share. */
export interface Editing {
	text: Texts["editor"];
	noun: Pick<NounTexts, "fields" | "hints">;
	values: Values;
	errorOf: (name: string) => string | undefined;
	/** Controls whose translations are older than the English. */
	stale: readonly string[];
	choices: Record<string, Choice[]>;
	/** The longest that the text of a control may be, by its name. */
	lengths: Record<string, number>;
	isBlank: boolean;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
	return useContext(EditingContext) as Editing;
}

/** The name of a control for the text of a picture: its field and the language. */
const ALT = new RegExp(`^(.+)\\.alt\\.(${LOCALES.join("|")})$`);

/** The label of a control by its name: `bio.es` is `Bio (Spanish)`, `logo.alt.es` is `Logo: What the picture shows (Spanish)`. */
export function labelOf(name: string, { text, noun }: Pick<Editing, "text" | "noun">): string {
	const [, picture, language] = ALT.exec(name) ?? [];
	if (picture === undefined) return controlLabel(name, noun.fields, text.languagesWithin);
	const alt = text.picture.alt.replace("{{language}}", text.languagesWithin[language as Locale]);
	return `${controlLabel(picture, noun.fields, {})}: ${alt}`;
}
