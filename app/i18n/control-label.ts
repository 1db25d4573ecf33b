/** `countries.0.capital.en` becomes `Countries 1: Capital (English)`, `about/story/first.en` `About: Story: First (English)`. */
export function controlLabel(name: string, fields: Record<string, string>, languages: Record<string, string>): string {
	const [field = "", ...steps] = name.split(".");
	const number = steps.find((step) => /^\d+$/.test(step));
	const part = steps.map((step) => fields[step]).find(Boolean);
	const language = languages[steps.at(-1) ?? ""];
	const labels = field.split("/").flatMap((step) => fields[step] ?? []);
	const whole = [labels.join(": ") || field, number && Number(number) + 1].filter(Boolean).join(" ");
	return [part ? `${whole}: ${part}` : whole, language && `(${language})`].filter(Boolean).join(" ");
}
