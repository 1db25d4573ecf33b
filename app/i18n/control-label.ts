/**
 * The label of a control by its name: `bio.es` is `Bio (Spanish)`, `countries.0.capital.en` is `Countries 1: Capital
 * (English)`.
 *
 * @param fields labels by the steps of a name
 */
export function controlLabel(name: string, fields: Record<string, string>, languages: Record<string, string>): string {
	const [field = "", ...steps] = name.split(".");
	const number = steps.find((step) => /^\d+$/.test(step));
	const part = steps.map((step) => fields[step]).find(Boolean);
	const language = languages[steps.at(-1) ?? ""];
	const whole = [fields[field] ?? field, number && Number(number) + 1].filter(Boolean).join(" ");
	return [part ? `${whole}: ${part}` : whole, language && `(${language})`].filter(Boolean).join(" ");
}
