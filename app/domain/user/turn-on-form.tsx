import { Form, useNavigation } from "@remix-run/react";
import type { Texts } from "~/i18n/texts.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";
import type { SecretView } from "./view.server";

const ID = "turn-on";

interface TurnOnFormProps {
	text: Texts["adminAccount"];
	offer: SecretView;
	refusal: { errors: { code?: "required" | "wrongCode" }; failure?: { title: string; words: string } } | undefined;
}

/** Shows a new secret and asks for its first code. Until that is right the secret is in no force, and stands only here. */
export function TurnOnForm({ text: { turnOn, errors: errorTexts, back }, offer, refusal }: TurnOnFormProps) {
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<"required" | "wrongCode">({ refusal, busy });
	const error = errors.code && errorTexts[errors.code as "required" | "wrongCode"];
	return (
		<Form method="post" id={ID} {...props}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[{ name: "code", label: turnOn.code, words: error }]}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<ol className="space-y-8">
				<li>
					<p className="font-semibold">1. {turnOn.scan}</p>
					<QrCode of={offer.qr} label={turnOn.picture} />
					<p className="text-small text-ink-2">{turnOn.byHand}</p>
					<p className="mt-1 font-mono tracking-wide wrap-anywhere">{offer.groups}</p>
				</li>
				<li>
					<p className="mb-3 font-semibold">2. {turnOn.confirm}</p>
					<input type="hidden" name="secret" value={offer.sealed} />
					<div className="max-w-xs">
						<Field id={`${ID}-code`} name="code" label={turnOn.code} autoComplete="one-time-code" inputMode="numeric" required error={error} />
					</div>
				</li>
			</ol>
			<div className="mt-8 flex flex-wrap gap-3">
				<Button disabled={busy}>{busy ? turnOn.busy : turnOn.submit}</Button>
				<ButtonLink look="outline" to="/admin/account">
					{back}
				</ButtonLink>
			</div>
		</Form>
	);
}

/** Dark on light in either theme: a phone reads nothing else reliably. */
function QrCode({ of: { path, size }, label }: { of: SecretView["qr"]; label: string }) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="my-4 block size-56 rounded-card border border-line"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
