import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { closeDropdown, Dropdown } from "./dropdown.tsx";
import { Link } from "./link.tsx";
import { searchSign } from "./search-sign.tsx";
import { useSite } from "./site.ts";

export interface FilterField {
	name: string;
	label: string;
	/** Name of the choice that filters nothing. */
	all: string;
	value: string;
	/** Typed instead of selected without options. */
	options?: { value: string; label: string }[];
}

export interface FiltersView {
	fields: FilterField[];
	/** The section with the results. */
	hash?: string;
	kept: [name: string, value: string][];
	chosen: { label: string; to: string }[];
	/** Removes filters and search; absent without any. */
	clear?: { label: string; to: string };
}

interface FilterFormProps {
	filters: FiltersView;
	search?: { label: string; hint: string; submit: string; q: string };
}

/** A choice applies at once; without scripts, by its button. */
export function FilterForm({ filters: { fields, hash, kept }, search }: FilterFormProps) {
	const { text, pathname } = useSite();
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	const isTaken = useRef(false);
	const values = [...fields.map(({ name, value }) => ({ name, value })), ...(search ? [{ name: "q", value: search.q }] : [])];
	const apply = () => {
		const sent = new FormData(form.current as HTMLFormElement) as unknown as Record<string, string>;
		// The same address again would let Back do nothing.
		submit(form.current, { preventScrollReset: true, replace: sorted(sent) === sorted(location.search) });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the values are compared as text
	useEffect(() => {
		const controls = values.map(({ name, value }) => ({ control: form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement, value }));
		if (isTaken.current) for (const { control, value } of controls) control.value = value;
		// Chosen before scripts ran.
		else if (controls.some(({ control, value }) => control.matches("select") && control.value !== value)) apply();
		isTaken.current = true;
	}, [JSON.stringify(values)]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		apply();
		closeDropdown(event.currentTarget.querySelector("details"));
	};
	return (
		<Form
			ref={form}
			action={hash ? `${pathname}#${hash}` : pathname}
			discover="none"
			preventScrollReset
			role={search && "search"}
			autoComplete="off"
			className={search ? "flex grow items-center justify-between gap-2" : "contents"}
			onSubmit={onSubmit}
		>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{search && (
				<div className="flex min-w-0 grow gap-2 md:max-w-lg">
					<input
						type="search"
						name="q"
						aria-label={search.label}
						defaultValue={search.q}
						placeholder={search.hint}
						maxLength={100}
						className="field h-11 min-w-0 py-1 text-small"
					/>
					<button type="submit" className="row-button border border-control">
						{searchSign}
						<span className="row-label">{search.submit}</span>
					</button>
				</div>
			)}
			{fields.length > 0 && (
				<Dropdown sign="sign-filters" label={text.filters} count={fields.filter(({ value }) => value).length} className="md:w-120">
					<div className="grid grid-cols-2 gap-x-4 gap-y-3 max-3xs:grid-cols-1">
						{fields.map(({ name, label, all, value, options }) => (
							<div key={name} className="min-w-0 only:col-span-full">
								<label htmlFor={`filter-${name}`} className="mb-1 block text-small font-semibold">
									{label}
								</label>
								{options ? (
									<select id={`filter-${name}`} name={name} defaultValue={value} onChange={apply} className="field min-h-11 py-1.5 text-small">
										<option value="">{all}</option>
										{options.map((option) => (
											<option key={option.value} value={option.value}>
												{option.label}
											</option>
										))}
									</select>
								) : (
									<input id={`filter-${name}`} name={name} defaultValue={value} placeholder={all} className="field min-h-11 py-1.5 text-small" />
								)}
							</div>
						))}
					</div>
					<Button className="mt-4 w-full text-small">{text.showResults}</Button>
				</Dropdown>
			)}
		</Form>
	);
}

function sorted(query: ConstructorParameters<typeof URLSearchParams>[0]): string {
	const parameters = new URLSearchParams(query);
	parameters.sort();
	return parameters.toString();
}

/** The chosen filters, each with a link that removes it. */
export function FilterChips({ filters: { chosen, clear }, className = "" }: { filters: FiltersView; className?: string }) {
	const { text } = useSite();
	const line = useRef<HTMLDivElement>(null);
	// The link is gone afterwards.
	const keepFocus = () => line.current?.focus({ preventScroll: true });
	return (
		<div ref={line} tabIndex={-1} className={`filter-chips no-print ${className}`}>
			{chosen.map(({ label, to }) => (
				<Link
					key={label}
					to={to}
					preventScrollReset
					aria-label={text.removeFilter.replace("{{name}}", () => label)}
					onClick={keepFocus}
					className="filter-chip"
				>
					{label}
					<span aria-hidden="true" className="sign-not-included scale-75" />
				</Link>
			))}
			{clear && (
				<Link to={clear.to} preventScrollReset onClick={keepFocus} className="filter-clear">
					{clear.label}
				</Link>
			)}
		</div>
	);
}
