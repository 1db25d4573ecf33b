import type { ReactNode } from "react";
import { CompanyFields } from "#app/domain/sales/invoice/company-fields.tsx";
import { INVOICE_FIELDS, type InvoiceField, type InvoiceValues } from "#app/domain/sales/invoice/data.ts";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";

interface InvoiceFoldProps {
	id: string;
	text: Pick<Texts["order"], "invoice"> & { company: Texts["invoiceData"] };
	values: InvoiceValues;
	errors: Partial<Record<string, string>>;
	wordsFor: (name: InvoiceField) => string | undefined;
}

export function InvoiceDetails({ id, text, values, errors, wordsFor }: InvoiceFoldProps) {
	return (
		<details className="group mt-8 border-y border-line py-2" open={INVOICE_FIELDS.some((name) => values[name] || errors[name])}>
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{text.invoice.summary}
				<DownArrow />
			</summary>
			<p className="mb-5 text-ink-2">{text.invoice.words}</p>
			<div className="mb-5">
				<CompanyFields id={id} text={text.company} values={values} wordsFor={wordsFor} />
			</div>
		</details>
	);
}

interface AcceptTermsProps {
	formId: string;
	text: Pick<Texts["order"], "acceptBefore" | "acceptLink" | "problems">;
	isAccepted: boolean;
	isMissing: boolean;
}

export function AcceptTerms({ formId, text, isAccepted, isMissing }: AcceptTermsProps) {
	const id = `${formId}-acceptsTerms`;
	return (
		<div className="mt-5">
			<label className="flex min-h-11 items-start gap-3">
				<input
					type="checkbox"
					id={id}
					name="acceptsTerms"
					required
					defaultChecked={isAccepted}
					aria-invalid={isMissing ? true : undefined}
					aria-describedby={isMissing ? `${id}-error` : undefined}
					className="mt-0.5"
				/>
				<span>
					{text.acceptBefore} <NewTabLink to="/terms">{text.acceptLink}</NewTabLink>.
				</span>
			</label>
			{isMissing && (
				<p id={`${id}-error`} className="font-medium text-danger">
					{text.problems.terms}
				</p>
			)}
		</div>
	);
}

export function Sum({ text, cart }: { text: Pick<Texts["order"], "sum">; cart: Pick<CartView, "lines" | "saved" | "tax"> }) {
	return (
		<section aria-labelledby="sum-title" aria-live="polite">
			<h2 id="sum-title" className="heading">
				{text.sum.heading}
			</h2>
			{cart.lines.length === 0 && <p className="mt-2 text-ink-2">{text.sum.nothing}</p>}
			<OrderedLines lines={cart.lines} />
			{[cart.saved, cart.tax].map(
				(words) =>
					words && (
						<p key={words} className="mt-1 text-small text-ink-2">
							{words}
						</p>
					),
			)}
		</section>
	);
}

export function OrderedLines({ lines }: { lines: (CartView["lines"][number] & { about?: string })[] }) {
	if (lines.length === 0) return null;
	return (
		<ul>
			{lines.map(({ name, count, each, before, insteadOf, amount, why, ended, about }) => (
				<li key={`${name.text} ${each} ${why} ${ended}`} className="mt-2 flex flex-wrap justify-between gap-x-4">
					<span>
						<Struck when={ended !== undefined}>
							{count} × <Text of={name} />
						</Struck>
						{ended && `, ${ended}`}
						{why && <Deduction {...{ why, before, each, insteadOf }} />}
						{about && <span className="block tabular text-small text-ink-2">{about}</span>}
					</span>
					<span className="ml-auto tabular">
						<Struck when={ended !== undefined}>{amount}</Struck>
					</span>
				</li>
			))}
		</ul>
	);
}

export const Deduction = ({ why, before, each, insteadOf }: Pick<CartView["lines"][number], "why" | "before" | "each" | "insteadOf">) => (
	<span className="text-ink-2">
		, {why} (
		<s aria-hidden="true" className="whitespace-nowrap">
			{before}
		</s>{" "}
		<span className="whitespace-nowrap">{each}</span>
		<span className="sr-only"> {insteadOf}</span>)
	</span>
);

const Struck = ({ when, children }: { when: boolean; children: ReactNode }) => (when ? <s className="text-ink-2">{children}</s> : children);
