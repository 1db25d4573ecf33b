import { day } from "#app/http/form-codecs.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { columnsOf } from "./csv-columns.server.ts";
import type { Choice, Resource } from "./resource.ts";

/**
 * Returns values as text: the label of a choice, yes or no, a date written out.
 * @param choices by field name, labeled in the language
 */
export function controlTexts(resource: Pick<Resource, "schema">, choices: Record<string, Choice[]>, locale: Locale) {
	const { yes, no } = textsOf("editor", locale, {}).list;
	const kinds = new Map(columnsOf(resource).map(({ name, kind }) => [name, kind]));
	return (name: string, value = ""): string => {
		const [field = "", step] = name.split(".");
		const isTick = kinds.get(name) === "tick" || choices[field]?.some((choice) => choice.value === step);
		if (isTick) return value === "on" ? yes : no;
		if (kinds.get(name) === "day" && day.safeParse(value).success) return formatDate(value, locale);
		return choices[field]?.find((choice) => choice.value === value)?.label ?? value;
	};
}
