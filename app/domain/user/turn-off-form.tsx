import { Form, useNavigation } from "@remix-run/react";
import type { Texts } from "~/i18n/texts.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";

const ID = "turn-off";
type TurnOffError = "required" | "wrong" | "shortPassword";

interface TurnOffFormProps {
	text: Texts["adminAccount"];
	refusal: { errors: { passwordNow?: TurnOffError }; failure?: { title: string; words: string } } | undefined;
}

/** Turns the second factor off, for whoever knows the password. */
export function TurnOffForm({ text: { turnOff, errors: errorTexts, back }, refusal }: TurnOffFormProps) {
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<TurnOffError>({ refusal, busy });
	const error = errors.passwordNow && errorTexts[errors.passwordNow as TurnOffError];
	return (
		<Form method="post" id={ID} {...props} className="max-w-md">
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[{ name: "passwordNow", label: turnOff.password, words: error }]}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<Field id={`${ID}-passwordNow`} name="passwordNow" type="password" label={turnOff.password} autoComplete="current-password" required error={error} />
			<div className="mt-8 flex flex-wrap gap-3">
				<Button disabled={busy}>{busy ? turnOff.busy : turnOff.submit}</Button>
				<ButtonLink look="outline" to="/admin/account">
					{back}
				</ButtonLink>
			</div>
		</Form>
	);
}
