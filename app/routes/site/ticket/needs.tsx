import { Form, useNavigation } from "@remix-run/react";
import type { NeedsView } from "#app/domain/sales/attendee/needs.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Refusal } from "#app/http/form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { SuccessMessage } from "#app/ui/success-message.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

interface NeedsProps {
	needs: NeedsView;
	action: string;
	isDone: boolean;
	refusal: Refusal | undefined;
}

export function Needs({ needs: { text, isKept }, action, isDone, refusal }: NeedsProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	const field = (name: "diet" | "access", hint: string) => {
		const error = errors[name];
		return {
			id: `needs-${name}`,
			name,
			label: text[name],
			hint,
			defaultValue: refusal?.values[name],
			maxLength: ORDER_LIMITS.needs,
			error: error && site.errors[error],
		};
	};
	return (
		<details id="needs" open={isDone || refusal !== undefined} className="group scroll-mt-28 py-2">
			<summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
				{text.summary}
				<DownArrow />
			</summary>
			<Form method="post" action={hydrated ? action : `${action}#needs`} {...props} preventScrollReset autoComplete="off" className="pb-4">
				{refusal && (
					<ErrorSummary
						formId="needs"
						fields={[
							{ name: "diet", label: text.diet },
							{ name: "access", label: text.access },
						]}
						errors={errors}
					/>
				)}
				<SuccessMessage>{isDone && !refusal && text.done}</SuccessMessage>
				<p className="mb-4 max-w-measure text-ink-2">{text.words}</p>
				<div key={String(isKept)}>
					{isKept && <p className="mb-2">{text.kept}</p>}
					<div className="grid gap-4 sm:grid-cols-2">
						<Field {...field("diet", text.dietHint)} />
						<Field {...field("access", text.accessHint)} />
					</div>
					{isKept && (
						<label className="mt-2 flex min-h-11 items-center gap-3">
							<input type="checkbox" name="forget" defaultChecked={refusal?.values.forget !== undefined} />
							{text.forget}
						</label>
					)}
				</div>
				<Button look="outline" name="needs" value="1" disabled={busy} className="mt-4">
					{busy ? text.busy : text.save}
				</Button>
			</Form>
		</details>
	);
}
