import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";

const ID = "hand-on";

export interface ReassignmentAnswer {
	values: { name: string; email: string; locale?: string };
	errors: Partial<Record<"name" | "email", string>>;
	failure?: { title: string; words: string };
}

interface HandOnFormProps {
	text: Texts["reassignment"];
	errorTexts: Record<string, string>;
	/** The secret as the sender saw it, or its hash, so that a form submitted twice reassigns once. */
	secret: string;
	languages: { chosen: string; choices: { value: string; label: string }[] };
	answer: ReassignmentAnswer | undefined;
	back: string;
}

export function ReassignmentForm({ text, errorTexts, secret, languages, answer, back }: HandOnFormProps) {
	return (
		<CheckedForm
			id={ID}
			labels={{ name: text.name, email: text.email }}
			text={text}
			errorTexts={errorTexts}
			answer={answer}
			className="max-w-xl"
			beside={
				<ButtonLink look="outline" to={back}>
					{text.keep}
				</ButtonLink>
			}
		>
			{(wordsFor) => (
				<div className="grid gap-6">
					<input type="hidden" name="ticket" value={secret} />
					<Field
						id={`${ID}-name`}
						name="name"
						label={text.name}
						defaultValue={answer?.values.name}
						maxLength={ORDER_LIMITS.name}
						required
						autoComplete="off"
						error={wordsFor("name")}
					/>
					<Field
						id={`${ID}-email`}
						name="email"
						type="email"
						label={text.email}
						hint={text.emailHint}
						defaultValue={answer?.values.email}
						required
						autoComplete="off"
						error={wordsFor("email")}
					/>
					<div>
						<label htmlFor={`${ID}-locale`} className="mb-1.5 block font-semibold">
							{text.locale}
						</label>
						<select id={`${ID}-locale`} name="locale" defaultValue={answer?.values.locale ?? languages.chosen} className="field block">
							{languages.choices.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					</div>
				</div>
			)}
		</CheckedForm>
	);
}
