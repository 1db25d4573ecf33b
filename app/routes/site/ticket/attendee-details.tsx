import { Form, useNavigation } from "@remix-run/react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Refusal } from "#app/http/form.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { SuccessMessage } from "#app/ui/success-message.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const FIELDS = ["name", "company", "jobTitle", "country"] as const;

interface AttendeeDetailsProps {
	text: Texts["attendeeDetails"] & Pick<Texts["order"]["attendees"], "fields">;
	values: Record<(typeof FIELDS)[number], string>;
	seen: string;
	action: string;
	isDone: boolean;
	refusal: Refusal | undefined;
}

export function AttendeeDetails({ text, values, seen, action, isDone, refusal }: AttendeeDetailsProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	return (
		<details id="details" open={isDone || refusal !== undefined} className="group scroll-mt-28 py-2">
			<summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
				{text.summary}
				<DownArrow />
			</summary>
			<Form method="post" action={hydrated ? action : `${action}#details`} {...props} preventScrollReset className="pb-4">
				{refusal && <ErrorSummary formId="details" fields={FIELDS.map((name) => ({ name, label: text.fields[name] }))} errors={errors} />}
				<SuccessMessage>{isDone && !refusal && text.done}</SuccessMessage>
				<input type="hidden" name="seen" value={refusal?.values.seen ?? seen} />
				<div className="grid gap-4 sm:grid-cols-2">
					{FIELDS.map((name) => {
						const error = errors[name];
						return (
							<Field
								key={`${name} ${values[name]}`}
								id={`details-${name}`}
								name={name}
								label={text.fields[name]}
								defaultValue={refusal?.values[name] ?? values[name]}
								maxLength={ORDER_LIMITS[name]}
								required={name === "name"}
								autoComplete={AUTOCOMPLETE[name]}
								error={error && site.errors[error]}
							/>
						);
					})}
				</div>
				<Button look="outline" name="details" value="1" disabled={busy} className="mt-4">
					{busy ? text.busy : text.save}
				</Button>
			</Form>
		</details>
	);
}

const AUTOCOMPLETE = { name: "name", company: "organization", jobTitle: "organization-title", country: "country-name" };
