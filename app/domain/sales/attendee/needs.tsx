import { Form, useNavigation } from "@remix-run/react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Refusal } from "#app/http/form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { SuccessMessage } from "#app/ui/success-message.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";
import type { NeedsView } from "./needs.server.ts";

interface NeedsProps {
	needs: NeedsView;
	action: string;
	isDone: boolean;
	refusal: Refusal | undefined;
	className?: string;
}

export function Needs({ needs: { text, tickets }, action, isDone, refusal, className = "border-y" }: NeedsProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	if (tickets.length === 0) return null;
	const field = (name: string, words: string) => {
		const error = errors[name];
		return { id: `needs-${name}`, name, label: words, defaultValue: refusal?.values[name], maxLength: ORDER_LIMITS.needs, error: error && site.errors[error] };
	};
	const named = (name: string, label: string | undefined, words: string) => ({ name, label: [label, words].filter(Boolean).join(", ") });
	return (
		<details id="needs" open={isDone || refusal !== undefined} className={`group scroll-mt-28 border-line py-2 ${className}`}>
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{text.summary}
				<DownArrow />
			</summary>
			<Form method="post" action={hydrated ? action : `${action}#needs`} {...props} preventScrollReset autoComplete="off" className="pb-4">
				{refusal && (
					<ErrorSummary
						formId="needs"
						fields={tickets.flatMap(({ id, label }) => [named(`diet.${id}`, label, text.diet), named(`access.${id}`, label, text.access)])}
						errors={errors}
					/>
				)}
				<SuccessMessage>{isDone && !refusal && text.done}</SuccessMessage>
				<p className="mb-4 max-w-measure text-ink-2">{text.words}</p>
				{tickets.map(({ id, label, isKept }) => (
					<fieldset key={`${id} ${isKept}`} className="mb-6 min-w-0">
						{label && <legend className="mb-2 font-semibold">{label}</legend>}
						{isKept && <p className="mb-2">{text.kept}</p>}
						<div className="grid gap-4 sm:grid-cols-2">
							<Field {...field(`diet.${id}`, text.diet)} hint={text.dietHint} />
							<Field {...field(`access.${id}`, text.access)} hint={text.accessHint} />
						</div>
						{isKept && (
							<label className="mt-2 flex min-h-11 items-center gap-3">
								<input type="checkbox" name={`forget.${id}`} defaultChecked={refusal?.values[`forget.${id}`] !== undefined} />
								{text.forget}
							</label>
						)}
					</fieldset>
				))}
				<Button look="outline" name="needs" value="1" disabled={busy}>
					{busy ? text.busy : text.save}
				</Button>
			</Form>
		</details>
	);
}
