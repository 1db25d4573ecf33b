import type { ReactNode } from "react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Field } from "#app/ui/field.tsx";
import type { InvoiceField, InvoiceValues } from "./data.ts";
import { TAX_AREAS } from "./data.ts";
import { REGIMES, USES } from "./sat.ts";

interface CompanyFieldsProps {
	id: string;
	text: Texts["invoiceData"];
	values: InvoiceValues;
	wordsFor: (name: InvoiceField) => string | undefined;
}

/** Fields that do not apply to the country are hidden by CSS alone, and still submitted. */
export function CompanyFields({ id, text, values, wordsFor }: CompanyFieldsProps) {
	const { fields, hints } = text;
	const field = (name: InvoiceField) => ({ id: `${id}-${name}`, name, label: fields[name], defaultValue: values[name], error: wordsFor(name) });
	return (
		<div className="company-data grid gap-6 sm:grid-cols-2">
			<div className="sm:col-span-2">
				<div className="max-w-sm">
					<Choice {...field("companyTaxArea")} none={text.noTaxArea} options={TAX_AREAS.map((taxArea) => [taxArea, text.taxAreas[taxArea]])} />
				</div>
			</div>
			<div data-for="all">
				<Field
					{...field("companyName")}
					maxLength={ORDER_LIMITS.company}
					autoComplete="organization"
					hint={<span data-for="mexico">{hints.companyName}</span>}
				/>
			</div>
			<div data-for="all">
				<Field
					{...field("companyTaxId")}
					label={TAX_AREAS.map((taxArea) => (
						<span key={taxArea} data-for={taxArea}>
							{text.taxIds[taxArea]}{" "}
						</span>
					))}
					maxLength={ORDER_LIMITS.taxId}
					autoComplete="off"
					hint={<span data-for="abroad">{hints.companyTaxId}</span>}
				/>
			</div>
			<div data-for="mexico">
				<Choice {...field("companyRegime")} options={Object.entries(REGIMES).map(([code, { name }]) => [code, `${code} ${name}`])} />
			</div>
			<div data-for="mexico">
				<Choice {...field("companyUse")} options={Object.entries(USES).map(([code, name]) => [code, `${code} ${name}`])} />
			</div>
			<div data-for="mexico">
				<Field {...field("companyPostcode")} maxLength={ORDER_LIMITS.postcode} inputMode="numeric" autoComplete="postal-code" />
			</div>
			<div data-for="abroad">
				<Field {...field("companyAddress")} maxLength={ORDER_LIMITS.address} rows={3} autoComplete="street-address" />
			</div>
			<div data-for="all">
				<Field {...field("companyReference")} maxLength={ORDER_LIMITS.reference} autoComplete="off" hint={hints.companyReference} />
			</div>
		</div>
	);
}

interface ChoiceProps {
	id: string;
	name: string;
	label: string;
	defaultValue: string;
	error?: string;
	none?: string;
	options: [value: string, label: ReactNode][];
}

function Choice({ id, name, label, defaultValue, error, none = "", options }: ChoiceProps) {
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{label}
			</label>
			<select
				id={id}
				name={name}
				defaultValue={defaultValue}
				aria-invalid={error ? true : undefined}
				aria-describedby={error && `${id}-error`}
				className="field block"
			>
				<option value="">{none}</option>
				{options.map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
			{error && (
				<p id={`${id}-error`} className="mt-1.5 font-medium text-danger">
					{error}
				</p>
			)}
		</div>
	);
}
