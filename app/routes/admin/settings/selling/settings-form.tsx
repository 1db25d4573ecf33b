import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { SETTING_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { settingsView } from "#app/domain/sales/order/settings.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import { Field } from "#app/ui/field.tsx";

const ID = "settings";

export interface SettingsAnswer {
	values: Record<string, string>;
	errors: Record<string, string>;
	failure?: { title: string; words: string };
}

type Name = keyof SalesSettings;
type Control = Pick<Parameters<typeof Field>[0], "rows" | "inputMode" | "required" | "maxLength">;

const BANK = { maxLength: SETTING_LIMITS.bank };
const SELLER = { maxLength: SETTING_LIMITS.seller };
const PARTS: Record<"bank" | "seller" | "tax" | "changes", Partial<Record<Name, Control>>> = {
	bank: { bankHolder: BANK, bankName: BANK, bankAccount: BANK, bankCode: BANK, transferDays: { inputMode: "numeric", required: true } },
	seller: { sellerName: SELLER, sellerAddress: { ...SELLER, rows: 3 }, sellerTaxId: BANK },
	changes: { cancelDays: { inputMode: "numeric" }, cancelPercent: { inputMode: "numeric", required: true }, namesDays: { inputMode: "numeric" } },
	tax: { taxName: { ...BANK, required: true }, taxRate: { inputMode: "decimal", required: true } },
};

interface SettingsFormProps extends Pick<Awaited<ReturnType<typeof settingsView>>, "text" | "errorTexts" | "values"> {
	answer: SettingsAnswer | undefined;
}

export function SettingsForm({ text, errorTexts, values, answer }: SettingsFormProps) {
	const { fields } = text;
	const hints: Partial<Record<Name, string>> = text.hints;
	const parts = Object.entries(PARTS) as [keyof typeof PARTS, Record<Name, Control>][];
	const names = parts.flatMap(([, controls]) => Object.keys(controls) as Name[]);
	return (
		<ConfirmForm
			id={ID}
			labels={Object.fromEntries(names.map((name) => [name, fields[name]]))}
			text={{ ...text, cancel: text.back }}
			errorTexts={errorTexts}
			answer={answer}
			back="/admin/orders"
		>
			{(wordsFor) =>
				parts.map(([part, controls]) => (
					<fieldset key={part} className="grid gap-6 pb-4">
						<legend className="subheading mb-4 w-full border-b-2 border-line-strong pb-3">{text.parts[part]}</legend>
						{(Object.entries(controls) as [Name, Control][]).map(([name, control]) => (
							<Field
								key={name}
								id={`${ID}-${name}`}
								name={name}
								label={fields[name]}
								hint={hints[name]}
								autoComplete="off"
								defaultValue={answer?.values[name] ?? values[name]}
								error={wordsFor(name)}
								{...control}
							/>
						))}
					</fieldset>
				))
			}
		</ConfirmForm>
	);
}
