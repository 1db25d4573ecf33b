import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";

interface TurnOffFormProps {
	text: Texts["adminAccount"];
	refusal: { errors: { passwordNow?: ConfirmError | "shortPassword" }; failure?: { title: string; words: string } } | undefined;
}

export function TurnOffForm({ text: { turnOff, errors, back }, refusal }: TurnOffFormProps) {
	const text = { ...turnOff, cancel: back, confirm: { label: turnOff.password } };
	return <ConfirmForm id="turn-off" text={text} errorTexts={errors} answer={refusal} back="/admin/account" />;
}
