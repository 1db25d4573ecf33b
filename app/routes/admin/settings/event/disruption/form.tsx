import type { DisruptionView } from "#app/domain/operations/disruption/form.server.ts";
import { GROUP_MAIL_LIMITS } from "#app/domain/operations/group-mail/limits.ts";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { Field } from "#app/ui/field.tsx";

export interface DisruptionAnswer {
	values: Record<string, string>;
	errors: Record<string, string>;
	failure?: { title: string; words: string };
}

interface DisruptionFormProps extends Pick<DisruptionView, "text" | "languages" | "values"> {
	errorTexts: Record<string, string>;
	answer: DisruptionAnswer | undefined;
	back: string;
}

const ID = "disruption";

export function DisruptionForm({ text, languages, values, errorTexts, answer, back }: DisruptionFormProps) {
	const parts = languages.flatMap(({ value, label }) =>
		(["subject", "text"] as const).map((part) => ({ part, name: `${part}.${value}`, label: `${text[part]} (${label})` })),
	);
	return (
		<ConfirmForm
			id={ID}
			labels={Object.fromEntries(parts.map(({ name, label }) => [name, label]))}
			text={text}
			errorTexts={errorTexts}
			answer={answer}
			back={back}
		>
			{(wordsFor) =>
				parts.map(({ part, name, label }) => (
					<Field
						key={name}
						id={`${ID}-${name}`}
						name={name}
						label={label}
						rows={part === "text" ? 7 : undefined}
						hint={part === "text" ? text.textHint : undefined}
						maxLength={GROUP_MAIL_LIMITS[part]}
						defaultValue={answer?.values[name] ?? values[name]}
						autoComplete="off"
						required
						error={wordsFor(name)}
					/>
				))
			}
		</ConfirmForm>
	);
}
