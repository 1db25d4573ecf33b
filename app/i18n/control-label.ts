/**
 * The label of a control by its name: `bio.es` is `Bio (Spanish)`, `facts.0.label.en` is `Facts 1 (English)`.
 *
 * @param fields labels by the first part of a name
 */
export function controlLabel(name: string, fields: Record<string, string>, languages: Record<string, string>): string {
	const [field = "", ...steps] = name.split(".");
	const number = steps.find((step) => /^\d+$/.test(step));
	const language = languages[steps.at(-1) ?? ""];
	return [fields[field] ?? field, number && Number(number) + 1, language && `(${language})`].filter(Boolean).join(" ");
}
