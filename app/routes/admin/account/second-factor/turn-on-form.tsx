import { Form, useNavigation } from "@remix-run/react";
import { type ConfirmError, ConfirmField } from "#app/domain/people/account/confirm-field.tsx";
import type { SecretView } from "#app/domain/people/account/view.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const ID = "turn-on";

interface TurnOnFormProps {
	text: Texts["adminAccount"];
	offer: SecretView;
	/** True if this step is required before anything else. */
	isDue: boolean;
	refusal:
		| { errors: { code?: "required" | "wrongCode"; passwordNow?: ConfirmError | "shortPassword" }; failure?: { title: string; words: string } }
		| undefined;
}

/** The secret is not stored until its first code and the password are right. */
export function TurnOnForm({ text: { turnOn, errors: errorTexts, back }, offer, isDue, refusal }: TurnOnFormProps) {
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<ConfirmError | "wrongCode" | "shortPassword">({ refusal, busy });
	const wordsFor = (name: string) => errors[name] && errorTexts[errors[name] as ConfirmError | "wrongCode"];
	return (
		<Form method="post" id={ID} {...props}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[
					{ name: "code", label: turnOn.code, words: `${turnOn.code}: ${wordsFor("code")}` },
					{ name: "passwordNow", label: turnOn.password, words: `${turnOn.password}: ${wordsFor("passwordNow")}` },
				]}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<RequiredNote />
			<ol className="space-y-8">
				<li>
					<p className="font-semibold">1. {turnOn.scan}</p>
					<QrCode of={offer.qr} label={turnOn.picture} className="my-4 block size-56 rounded-card border border-line" />
					<p className="text-small text-ink-2">{turnOn.manualKey}</p>
					<p className="mt-1 font-mono tracking-wide wrap-anywhere">{offer.groups}</p>
				</li>
				<li>
					<p className="mb-3 font-semibold">2. {turnOn.confirm}</p>
					<input type="hidden" name="secret" value={offer.signed} />
					<div className="max-w-xs">
						<Field id={`${ID}-code`} name="code" label={turnOn.code} autoComplete="one-time-code" inputMode="numeric" required error={wordsFor("code")} />
					</div>
				</li>
				<li>
					<p className="mb-3 font-semibold">3. {turnOn.prove}</p>
					<ConfirmField formId={ID} text={{ label: turnOn.password }} error={wordsFor("passwordNow")} />
				</li>
			</ol>
			<div className="mt-8 flex flex-wrap items-center gap-3">
				<Button disabled={busy}>{busy ? turnOn.busy : turnOn.submit}</Button>
				{!isDue && (
					<ButtonLink look="outline" to="/admin/account">
						{back}
					</ButtonLink>
				)}
				<p className="text-small text-ink-2">{turnOn.effect}</p>
			</div>
		</Form>
	);
}
