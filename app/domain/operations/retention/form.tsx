import { Link } from "@remix-run/react";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import type { retentionView } from "./view.server.ts";

const ID = "retention";

export interface RetentionAnswer {
	values: Record<string, string>;
	errors: Record<string, string>;
	losses?: string[];
	needsPassword?: boolean;
	failure?: { title: string; words: string };
}

interface RetentionFormProps extends Awaited<ReturnType<typeof retentionView>> {
	answer: RetentionAnswer | undefined;
}

export function RetentionForm({ text, fields, answer }: RetentionFormProps) {
	return (
		<CheckedForm
			id={ID}
			labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
			text={{ submit: text.save, busy: text.saving }}
			errorTexts={text.errors}
			answer={answer}
			beside={
				<Link to="/privacy" className="link ml-3">
					{text.view}
				</Link>
			}
		>
			{(wordsFor) => (
				<div className="grid max-w-xl gap-8">
					{fields.map(({ name, label, hint, value }) => (
						<Field
							key={name}
							id={`${ID}-${name}`}
							name={name}
							label={label}
							hint={hint}
							inputMode="numeric"
							autoComplete="off"
							required
							defaultValue={answer?.values[name] ?? value}
							error={wordsFor(name)}
						/>
					))}
				</div>
			)}
		</CheckedForm>
	);
}
