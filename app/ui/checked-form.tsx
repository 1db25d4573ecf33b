import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { RequiredNote } from "./required-note.tsx";
import { useFormChecks } from "./use-form-checks.ts";

interface CheckedFormProps {
	id: string;
	labels: Record<string, string>;
	text: { submit: string; busy: string };
	errorTexts: Record<string, string>;
	answer: { errors: Partial<Record<string, string>>; failure?: { title: string; words: string } } | undefined;
	beside?: ReactNode;
	className?: string;
	children: (wordsFor: (name: string) => string | undefined) => ReactNode;
}

export function CheckedForm({ id, labels, text, errorTexts, answer, beside, className, children }: CheckedFormProps) {
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<string>({ refusal: answer, busy });
	const wordsFor = (name: string) => errorTexts[errors[name] ?? ""];
	return (
		<Form method="post" id={id} {...props} className={className}>
			<ErrorSummary
				formId={id}
				heading="h2"
				fields={Object.entries(labels).map(([name, label]) => ({ name, label, words: `${label}: ${wordsFor(name)}` }))}
				errors={errors}
				failure={busy ? undefined : answer?.failure}
			/>
			{Object.keys(labels).length > 1 && <RequiredNote />}
			{children(wordsFor)}
			<div className="mt-8 flex flex-wrap items-center gap-3">
				<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
				{beside}
			</div>
		</Form>
	);
}
