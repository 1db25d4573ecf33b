import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { PasswordError } from "#app/domain/people/account/new-password.server.ts";
import { NewPasswordFields } from "#app/domain/people/account/new-password-fields.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const ID = "password";

interface PasswordFormProps {
	text: Texts["adminAccount"]["password"];
	rules: string;
	errorTexts: Record<PasswordError, string>;
	refusal: { errors: Partial<Record<string, PasswordError>>; failure?: { title: string; words: string } } | undefined;
}

/** A refusal empties the fields: passwords are never sent back. */
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
	const labels = { passwordNow: text.now, passwordNew: text.next, passwordAgain: text.again };
	return (
		<Form method="post" action="/admin/account" id={ID} {...props} className="mt-6 max-w-md">
			<ErrorSummary
				formId={ID}
				fields={Object.entries(labels).map(([name, label]) => ({ name, label, words: `${label}: ${wordsFor(name)}` }))}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<RequiredNote />
			<div className="grid gap-6">
				<Field
					id={`${ID}-passwordNow`}
					name="passwordNow"
					type="password"
					label={labels.passwordNow}
					autoComplete="current-password"
					required
					error={wordsFor("passwordNow")}
				/>
				<NewPasswordFields formId={ID} labels={labels} rules={rules} wordsFor={wordsFor} />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
					<p className="text-small text-ink-2">{text.effect}</p>
				</div>
			</div>
		</Form>
	);
}
