import { createContext, useContext } from "react";
import type { Values } from "#app/http/form-values.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { Choice, EntityTexts } from "./resource.ts";

export interface Editing {
	text: Texts["editor"];
	entityTexts: Pick<EntityTexts, "fields" | "hints">;
	values: Values;
	errorOf: (name: string) => string | undefined;
	stale: readonly string[];
	choices: Record<string, Choice[]>;
	/** Maximum lengths in characters, by control name. */
	lengths: Record<string, number>;
	isBlank: boolean;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
	return useContext(EditingContext) as Editing;
}

const ALT = new RegExp(`^(.+)\\.alt\\.(${LOCALES.join("|")})$`);

export function labelOf(name: string, { text, entityTexts }: Pick<Editing, "text" | "entityTexts">): string {
	const [, picture, language] = ALT.exec(name) ?? [];
	if (picture === undefined) return controlLabel(name, entityTexts.fields, text.languagesWithin);
	const alt = text.picture.alt.replace("{{language}}", text.languagesWithin[language as Locale]);
	return `${controlLabel(picture, entityTexts.fields, {})}: ${alt}`;
}
