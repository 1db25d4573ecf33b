import { LOCALES } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";

export function chosenOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
	const value = url.searchParams.get(name);
	return values.find((allowed) => allowed === value);
}

/** For visitors: also accepts labels in any language, ignoring case, accents and separators (`NEGOCIOS` is `Business`). */
export function choiceOf<Kind extends keyof Texts["labels"], Value extends keyof Texts["labels"][Kind] & string>(
	url: URL,
	name: string,
	values: readonly Value[],
	kind: Kind,
	otherNames: Partial<Record<Value, string[]>> = {},
): Value | undefined {
	const asked = url.searchParams.get(name) ?? "";
	const labels = LOCALES.map((locale) => textsOf("labels", locale, {})[kind] as Record<Value, string>);
	return values.find((value) => isNamed(asked, [value, ...labels.map((label) => label[value]), ...(otherNames[value] ?? [])]));
}

export function isNamed(asked: string, names: string[]): boolean {
	const wanted = plainName(asked);
	return wanted !== "" && names.some((name) => plainName(name) === wanted);
}

function plainName(name: string): string {
	return foldText(name).replace(/[^\p{L}\p{N}]/gu, "");
}

export function searchedText(url: URL, name = "q"): string {
	return url.searchParams.get(name)?.trim().slice(0, 100) ?? "";
}

export function withQuery(url: URL, changes: Record<string, string | undefined>, hash = ""): string {
	const parameters = new URLSearchParams(url.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) parameters.delete(name);
		else parameters.set(name, value);
	}
	// One order of parameters, so that each address is cached once.
	parameters.sort();
	const query = parameters.toString();
	return url.pathname + (query && `?${query}`) + (hash && `#${hash}`);
}

interface FilterOptions<Value extends string> {
	url: URL;
	name: string;
	values: readonly Value[];
	current: Value | undefined;
	labels: Record<Value, string>;
	all: string;
	hash?: string;
	clears?: string[];
}

export function filterOptions<Value extends string>({ url, name, values, current, labels, all, hash, clears = [] }: FilterOptions<Value>) {
	const cleared = Object.fromEntries(clears.map((other) => [other, undefined]));
	const option = (value: Value | undefined, label: string) => ({
		label,
		to: withQuery(url, { ...cleared, page: undefined, [name]: value }, hash),
		...(value === current && { current: true }),
	});
	return [option(undefined, all), ...values.map((value) => option(value, labels[value]))];
}
