import { CompanyFields } from "#app/domain/sales/invoice/company-fields.tsx";
import type { BuyerErrors, BuyerValues } from "#app/domain/sales/order/actions/buyer-form.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";

export interface BuyerAnswer {
	values: BuyerValues;
	errors: BuyerErrors;
	failure?: { title: string; words: string };
}

interface BuyerFormProps {
	text: Texts["adminBuyer"];
	companyText: Texts["invoiceData"];
	errorTexts: Record<string, string>;
	values: BuyerValues;
	languages: { value: string; label: string }[];
	isInvoiced: boolean;
	needsEmail: boolean;
	hasSentTickets: boolean;
	seen: number;
	back: string;
	answer: BuyerAnswer | undefined;
}

const ID = "buyer";

export function BuyerForm({
	text,
	companyText,
	errorTexts,
	values: kept,
	languages,
	isInvoiced,
	needsEmail,
	hasSentTickets,
	seen,
	back,
	answer,
}: BuyerFormProps) {
	const values = answer?.values ?? kept;
	return (
		<CheckedForm
			id={ID}
			labels={{ ...text.fields, ...companyText.fields }}
			text={text}
			errorTexts={errorTexts}
			answer={answer}
			beside={
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			}
		>
			{(wordsFor) => {
				const field = (name: "buyerName" | "buyerEmail") => ({
					id: `${ID}-${name}`,
					name,
					label: text.fields[name],
					defaultValue: values[name],
					autoComplete: "off",
					error: wordsFor(name),
				});
				return (
					<div className="space-y-8">
						<input type="hidden" name="seen" value={seen} />
						<div className="grid gap-6 sm:grid-cols-2">
							<Field {...field("buyerName")} required maxLength={ORDER_LIMITS.name} />
							<Field {...field("buyerEmail")} required={needsEmail} type="email" maxLength={EMAIL_LENGTH} hint={text.emailHint} />
							{!isInvoiced && (
								<div>
									<label htmlFor={`${ID}-locale`} className="mb-1.5 block font-semibold">
										{text.fields.locale}
									</label>
									<select id={`${ID}-locale`} name="locale" defaultValue={values.locale} className="field block">
										{languages.map(({ value, label }) => (
											<option key={value} value={value}>
												{label}
											</option>
										))}
									</select>
								</div>
							)}
						</div>
						{hasSentTickets && (
							<label className="flex min-h-11 items-start gap-3">
								<input type="checkbox" name="moveTickets" defaultChecked className="mt-0.5" />
								{text.moveTickets}
							</label>
						)}
						{!isInvoiced && (
							<fieldset>
								<legend className="heading mb-3">{text.invoice}</legend>
								<CompanyFields id={ID} text={companyText} values={values} wordsFor={wordsFor} />
							</fieldset>
						)}
					</div>
				);
			}}
		</CheckedForm>
	);
}
