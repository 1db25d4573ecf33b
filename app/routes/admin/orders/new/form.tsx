import { CompanyFields } from "#app/domain/sales/invoice/company-fields.tsx";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { ManualOrderValues } from "#app/domain/sales/order/manual/form.server.ts";
import { CartSum, TierNumber } from "#app/domain/sales/order/manual/tickets.tsx";
import type { ManualOrderView, PricedView } from "#app/domain/sales/order/manual/view.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";

export interface ManualOrderAnswer {
	values: ManualOrderValues;
	errors: Partial<Record<string, string>>;
	failure?: { title: string; words: string };
	priced?: PricedView;
	/** For an order without the buyer's email: the address to hand over. */
	made?: { code: string; address: string };
}

interface ManualOrderFormProps {
	text: Texts["adminManualOrder"];
	companyText: Texts["invoiceData"];
	errorTexts: Record<string, string>;
	view: ManualOrderView;
	values: ManualOrderValues;
	answer: ManualOrderAnswer | undefined;
}

const ID = "by-hand";

export function ManualOrderForm({ text, companyText, errorTexts, view, values: empty, answer }: ManualOrderFormProps) {
	const values = answer?.values ?? empty;
	const priced = answer?.priced;
	const canSubmit = priced && priced.problems.length === 0;
	const field = (name: Exclude<keyof ManualOrderValues, "numbers">, wordsFor: (name: string) => string | undefined) => ({
		id: `${ID}-${name}`,
		name,
		label: text.fields[name as keyof typeof text.fields],
		defaultValue: values[name],
		autoComplete: "off",
		error: wordsFor(name),
	});
	return (
		<CheckedForm
			id={ID}
			labels={{ ...Object.fromEntries(view.tiers.map(({ id, name }) => [`number.${id}`, name])), ...text.fields, ...companyText.fields }}
			text={{ submit: canSubmit ? priced.submit : text.price, busy: text.busy }}
			errorTexts={errorTexts}
			answer={answer}
			beside={
				<ButtonLink look="outline" to="/admin/orders">
					{text.cancel}
				</ButtonLink>
			}
		>
			{(wordsFor) => (
				<div className="space-y-10">
					<input type="hidden" name="attempt" value={values.attempt} />
					{canSubmit && <input type="hidden" name="expectedTotal" value={priced.gross} />}
					<fieldset>
						<legend className="heading mb-2">{text.tickets}</legend>
						<ul className="border-t-2 border-line-strong">
							{view.tiers.map((tier) => (
								<TierNumber
									key={tier.id}
									id={`${ID}-number.${tier.id}`}
									tier={tier}
									number={values.numbers[tier.id] ?? ""}
									error={wordsFor(`number.${tier.id}`)}
								/>
							))}
						</ul>
					</fieldset>
					<fieldset>
						<legend className="heading mb-3">{text.payment}</legend>
						<div className="grid gap-3">
							{view.kinds.map((kind) => (
								<Choice key={kind.value} {...kind} name="kind" isChosen={values.kind === kind.value} />
							))}
						</div>
						<div className="mt-5 max-w-xs">
							<Field {...field("due", wordsFor)} type="date" hint={text.dueHint} />
						</div>
					</fieldset>
					<fieldset>
						<legend className="heading mb-3">{text.buyer}</legend>
						<div className="grid gap-6 sm:grid-cols-2">
							<Field {...field("buyerName", wordsFor)} required maxLength={ORDER_LIMITS.name} />
							<Field {...field("buyerEmail", wordsFor)} type="email" maxLength={EMAIL_LENGTH} hint={text.emailHint} />
							<div>
								<label htmlFor={`${ID}-locale`} className="mb-1.5 block font-semibold">
									{text.fields.locale}
								</label>
								<select id={`${ID}-locale`} name="locale" defaultValue={values.locale} className="field block">
									{view.languages.map(({ value, label }) => (
										<option key={value} value={value}>
											{label}
										</option>
									))}
								</select>
							</div>
							<Field {...field("attendees", wordsFor)} rows={3} hint={text.attendeesHint} />
						</div>
					</fieldset>
					<details className="group border-y border-line py-2" open={INVOICE_FIELDS.some((name) => values[name] || answer?.errors[name])}>
						<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
							{text.company}
							<DownArrow />
						</summary>
						<div className="mt-3 mb-5">
							<CompanyFields id={ID} text={companyText} values={values} wordsFor={wordsFor} />
						</div>
					</details>
					{priced && <CartSum sum={priced} text={text} />}
				</div>
			)}
		</CheckedForm>
	);
}
