import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { Texts } from "~/i18n/texts.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { RequiredNote } from "~/ui/required-note";
import { useFormChecks } from "~/ui/use-form-checks";
import type { PasswordError } from "./new-password.server";

const ID = "password";

interface PasswordFormProps {
	text: Texts["adminAccount"]["password"];
	/** What a password must be like. */
	rules: string;
	errorTexts: Record<PasswordError, string>;
	refusal: { errors: Partial<Record<string, PasswordError>>; failure?: { title: string; words: string } } | undefined;
}

/** Changes one's own password. Nothing of it is ever shown again, so a refusal empties the fields. */
export function PasswordForm({ text, rules, errorTexts, refusal }: PasswordFormProps) {
	const navigation = useNavigation();
	const busy = navigation.formAction === "/admin/account";
	const { errors, props } = useFormChecks<PasswordError>({ refusal, busy });
	useEffect(() => {
		if (refusal) document.querySelector<HTMLFormElement>(`#${ID}`)?.reset();
	}, [refusal]);
	const wordsFor = (name: string) => {
		const error = errors[name];
		return error && errorTexts[error as PasswordError];
	};
	const fields = [
		{ name: "passwordNow", label: text.now, autoComplete: "current-password" },
		{ name: "passwordNew", label: text.next, autoComplete: "new-password", hint: rules },
		{ name: "passwordAgain", label: text.again, autoComplete: "new-password" },
	];
	return (
		<Form method="post" action="/admin/account" id={ID} {...props} className="mt-6 max-w-md">
			<ErrorSummary
				formId={ID}
				fields={fields.map(({ name, label }) => ({ name, label, words: `${label}: ${wordsFor(name)}` }))}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<RequiredNote />
			<div className="grid gap-6">
				{fields.map(({ name, ...field }) => (
					<Field key={name} {...field} id={`${ID}-${name}`} name={name} type="password" required error={wordsFor(name)} />
				))}
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
					<p className="text-small text-ink-2">{text.effect}</p>
				</div>
			</div>
		</Form>
	);
}
