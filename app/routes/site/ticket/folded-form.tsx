import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Refusal } from "#app/http/form.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useSite } from "#app/ui/site.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

export interface FoldedFormProps {
	action: string;
	isDone: boolean;
	refusal: Refusal | undefined;
}

interface FrameProps extends FoldedFormProps {
	/** Also the name of its button. */
	id: string;
	text: { summary: string; save: string; done: string; busy: string };
	fields: { name: string; label: string }[];
	children: (field: (name: string) => { id: string; name: string; error: string | undefined }) => ReactNode;
}

export function FoldedForm({ id, text, action, isDone, refusal, fields, children }: FrameProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	return (
		<details id={id} open={isDone || refusal !== undefined} className="group scroll-mt-28 py-2">
			<summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
				{text.summary}
				<DownArrow />
			</summary>
			<Form method="post" action={hydrated ? action : `${action}#${id}`} {...props} preventScrollReset className="pb-4">
				{refusal && <ErrorSummary formId={id} fields={fields} errors={errors} />}
				<SuccessMessage>{isDone && !refusal && text.done}</SuccessMessage>
				{children((name) => {
					const error = errors[name];
					return { id: `${id}-${name}`, name, error: error && site.errors[error] };
				})}
				<Button look="outline" name={id} value="1" disabled={busy} className="mt-4">
					{busy ? text.busy : text.save}
				</Button>
			</Form>
		</details>
	);
}
