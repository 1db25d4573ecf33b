import { Form, useNavigation } from "@remix-run/react";
import type { AskedSpelling } from "#app/domain/sales/order/email-spelling.server.ts";
import { SpellingQuestion } from "#app/domain/sales/order/spelling-question.tsx";
import type { Refusal } from "#app/http/form.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { FailureMessage, SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

interface CorrectEmailProps {
	text: Pick<Texts["order"]["page"]["email"], "summary" | "label" | "save" | "done" | "over"> & { hint: string; spelling: Texts["order"]["spelling"] };
	canCorrect: boolean;
	action: string;
	isDone: boolean;
	isOver: boolean;
	refusal: (Refusal & { spelling?: AskedSpelling }) | undefined;
}

export function CorrectEmail({ text, canCorrect, action, isDone, isOver, refusal }: CorrectEmailProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	const error = errors.buyerEmail;
	return (
		<div id="email" className="scroll-mt-28">
			<SuccessMessage>{isDone && !refusal && text.done}</SuccessMessage>
			<FailureMessage>{isOver && !refusal && text.over}</FailureMessage>
			{canCorrect && (
				<details className="group" open={refusal !== undefined}>
					<summary className="inline-flex min-h-11 items-center gap-2">
						<span className="link">{text.summary}</span>
						<DownArrow />
					</summary>
					<Form method="post" action={hydrated ? action : `${action}#email`} {...props} preventScrollReset className="max-w-xl pb-2">
						<ErrorSummary formId="email" fields={[{ name: "buyerEmail", label: text.label }]} errors={errors} />
						{refusal?.spelling && !busy && <SpellingQuestion text={text.spelling} asked={refusal.spelling} />}
						<Field
							id="email-buyerEmail"
							name="buyerEmail"
							type="email"
							label={text.label}
							hint={text.hint}
							key={refusal?.spelling?.emails}
							defaultValue={refusal?.values.buyerEmail}
							required
							maxLength={EMAIL_LENGTH}
							autoComplete="email"
							error={error && site.errors[error]}
							beside={
								<Button look="outline" disabled={busy}>
									{text.save}
								</Button>
							}
						/>
					</Form>
				</details>
			)}
		</div>
	);
}
