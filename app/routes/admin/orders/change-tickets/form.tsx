import { CartSum, TierNumber } from "#app/domain/sales/order/manual/tickets.tsx";
import type { TierChoice } from "#app/domain/sales/order/manual/view.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import type { ChangeValues, ChangeView } from "./view.server.ts";

export interface ChangeAnswer {
	values: ChangeValues;
	errors: Record<string, never>;
	failure?: { title: string; words: string };
	change: ChangeView;
}

interface ChangeFormProps {
	text: Texts["adminOrderChange"]["tickets"] & { busy: string; cancel: string };
	tiers: readonly TierChoice[];
	values: ChangeValues;
	seen: number;
	back: string;
	answer: ChangeAnswer | undefined;
}

const ID = "change-tickets";
const MAX_CODE_LENGTH = 40;

export function ChangeForm({ text, tiers, values: initial, seen, back, answer }: ChangeFormProps) {
	const { numbers, code } = answer?.values ?? initial;
	const change = answer?.change;
	const canSubmit = change !== undefined && change.problems.length === 0 && !answer?.failure;
	return (
		<CheckedForm
			id={ID}
			labels={{}}
			text={{ submit: canSubmit ? change.submit : text.price, busy: text.busy }}
			errorTexts={{}}
			answer={answer}
			beside={
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			}
		>
			{() => (
				<div className="space-y-8">
					<input type="hidden" name="seen" value={seen} />
					{canSubmit && <input type="hidden" name="expectedTotal" value={change.gross} />}
					<fieldset>
						<legend className="heading mb-2">{text.numbers}</legend>
						<ul className="border-t-2 border-line-strong">
							{tiers.map((tier) => (
								<TierNumber key={tier.id} id={`${ID}-number-${tier.id}`} tier={tier} number={numbers[tier.id] ?? ""} />
							))}
						</ul>
					</fieldset>
					<div className="max-w-xs">
						<Field
							id={`${ID}-code`}
							name="code"
							label={text.code}
							defaultValue={code}
							maxLength={MAX_CODE_LENGTH}
							autoComplete="off"
							autoCapitalize="characters"
						/>
					</div>
					{change && (
						<CartSum sum={change} text={text}>
							<p className="text-right text-ink-2">{change.before}</p>
						</CartSum>
					)}
				</div>
			)}
		</CheckedForm>
	);
}
