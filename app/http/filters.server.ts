import type { FilterField, FiltersView } from "#app/ui/filter-form.tsx";
import { withQuery } from "./query.server.ts";

interface SelectField<Value extends string> {
	name: string;
	label: string;
	all: string;
	values: readonly Value[];
	current: Value | undefined;
	labels: Record<Value, string>;
}

export const filterField = <Value extends string>({ name, label, all, values, current, labels }: SelectField<Value>): FilterField => ({
	...{ name, label, all, value: current ?? "" },
	options: values.map((value) => ({ value, label: labels[value] })),
});

interface ViewOptions {
	/** Parameters that a choice resets, such as the page of the results. */
	further?: string[];
	/** The section of the page with the results. */
	hash?: string;
}

/** Leaves out fields whose options cannot narrow anything. */
export function filtersView(asked: URL, clear: string, fields: FilterField[], { further = [], hash }: ViewOptions = {}): FiltersView {
	const url = new URL(asked);
	for (const [name, value] of asked.searchParams) if (value === "") url.searchParams.delete(name);
	const names = [...fields.map(({ name }) => name), "page", ...further];
	const chosen = fields.filter(({ value }) => value);
	const isChosen = chosen.length > 0 || (names.includes("q") && Boolean(url.searchParams.get("q")));
	return {
		fields: fields.filter(({ options, value }) => value || options === undefined || options.length > 1),
		hash,
		kept: [...url.searchParams].filter(([name]) => !names.includes(name)),
		chosen: chosen.map(({ name, value, options }) => ({
			label: options?.find((option) => option.value === value)?.label ?? value,
			to: withQuery(url, { [name]: undefined, page: undefined }, hash),
		})),
		clear: isChosen ? { label: clear, to: withQuery(url, Object.fromEntries(names.map((name) => [name, undefined])), hash) } : undefined,
	};
}
