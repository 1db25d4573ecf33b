import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { ResumedFormField, type StepProps, useStep } from "./login-form.tsx";

const ID = "second";

export function CodeForm({ text, answer }: StepProps) {
	const { errors, busy, formProps } = useStep(answer);
	const words = errors.code === "tooLong" ? text.tooLong.code : text.second.required;
	useEffect(() => document.getElementById(`${ID}-code`)?.focus(), []);
	return (
		<Form {...formProps} id={ID}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[{ name: "code", label: text.second.label, words }]}
				errors={errors}
				failure={busy ? undefined : answer?.refusal?.failure}
			/>
			<div className="grid gap-6">
				<ResumedFormField resumed={answer?.resumed} />
				<Field
					id={`${ID}-code`}
					name="code"
					label={text.second.label}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					required
					error={errors.code && words}
				/>
				<Button disabled={busy}>{busy ? text.submitting : text.second.submit}</Button>
			</div>
		</Form>
	);
}
