import type { ReactNode } from "react";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import { SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { REGION_COUNTS, REGION_LIMITS } from "#app/domain/content/region/limits.ts";

const SPARE_ROWS = 2;

export function RegionFields() {
	const { entityTexts, values, choices } = useEditing();
	const countryIn = (name: string) => choices.code?.find(({ value }) => value === values[`${name}.code`])?.label;
	return (
		<>
			<TranslatedField name="title" maxLength={REGION_LIMITS.title} />
			<TranslatedField name="description" maxLength={REGION_LIMITS.description} rows={10} />
			<PictureControl name="image" kind="scene" />
			<Rows list="countries" count={countryRows(Object.keys(values).filter((name) => values[name]))}>
				{(name) => (
					<Row name={name} title={countryIn(name)}>
						<div className="grid gap-6 sm:grid-cols-2">
							<SelectField name={`${name}.code`} label={entityTexts.fields.code} choices="code" />
							<TextField name={`${name}.population`} label={entityTexts.fields.population} inputMode="numeric" />
						</div>
						<TranslatedField name={`${name}.capital`} label={entityTexts.fields.capital} maxLength={REGION_LIMITS.capital} optional />
						<PictureControl name={`${name}.image`} kind="scene" choices="image" />
					</Row>
				)}
			</Rows>
			<Rows list="industries" count={REGION_COUNTS.industries}>
				{(name) => <TranslatedField name={name} maxLength={REGION_LIMITS.industry} />}
			</Rows>
			<Rows list="facts" count={REGION_COUNTS.facts}>
				{(name) => (
					<Row name={name}>
						<TranslatedField name={`${name}.figure`} label={entityTexts.fields.figure} maxLength={REGION_LIMITS.figure} />
						<TranslatedField name={`${name}.label`} label={entityTexts.fields.label} maxLength={REGION_LIMITS.label} rows={3} />
					</Row>
				)}
			</Rows>
		</>
	);
}

function countryRows(filled: string[]): number {
	const numbers = filled.map((name) => Number(name.match(/^countries\.(\d+)\.(?!image)/)?.[1] ?? -1));
	return Math.min(Math.max(-1, ...numbers) + 1 + SPARE_ROWS, REGION_COUNTS.countries);
}

interface RowsProps {
	list: "countries" | "industries" | "facts";
	count: number;
	/** Called with the prefix of the row's control names. */
	children: (name: string) => ReactNode;
}

function Rows({ list, count, children }: RowsProps) {
	const { entityTexts } = useEditing();
	return (
		<section className="border-t-2 border-line-strong pt-5">
			<h2 className="heading">{entityTexts.fields[list]}</h2>
			{entityTexts.hints?.[list] && <p className="mt-1 text-small text-ink-2">{entityTexts.hints[list]}</p>}
			<ol className="mt-6 grid gap-8">
				{Array.from({ length: count }, (_, index) => `${list}.${index}`).map((name) => (
					<li key={name}>{children(name)}</li>
				))}
			</ol>
		</section>
	);
}

function Row({ name, title, children }: { name: string; title?: string; children: ReactNode }) {
	const editing = useEditing();
	return (
		<fieldset className="grid min-w-0 gap-6">
			<legend className="mb-3 font-display text-subheading font-bold">{title ?? labelOf(name, editing)}</legend>
			{children}
		</fieldset>
	);
}
