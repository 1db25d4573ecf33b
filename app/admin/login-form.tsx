import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FieldError } from "#app/http/field-schemas.ts";
import type { ResumedForm } from "#app/http/resumed-form.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const ID = "login";

export interface SignInAnswer {
	step: "password" | "code" | "restored";
	resumed?: ResumedForm;
	/** True after too many attempts from elsewhere: password and code together still sign in. */
	withCode?: boolean;
	refusal?: {
		values: { username: string };
		errors: Partial<Record<"username" | "password" | "code", FieldError>>;
		failure?: { title: string; words: string };
	};
}

export interface StepProps {
	text: Texts["admin"]["login"];
	answer: SignInAnswer | undefined;
}

/** Posts to the page's own address, whose query contains the page to return to. */
export function LoginForm({ text, answer }: StepProps) {
	const refusal = answer?.refusal;
	const { errors, busy, formProps } = useStep(answer);
	const missing = { username: text.usernameRequired, password: text.passwordRequired, code: text.second.required };
	const wordsFor = (name: "username" | "password" | "code") => errors[name] && (errors[name] === "tooLong" ? text.tooLong[name] : missing[name]);
	const shown = useRef(refusal);
	useEffect(() => {
		// A refused page arrives without a password, so a value here was typed since.
		if (refusal === shown.current) return;
		shown.current = refusal;
		const password = document.getElementById(`${ID}-password`);
		if (refusal && password instanceof HTMLInputElement) password.value = "";
	}, [refusal]);
	return (
		<Form {...formProps} id={ID}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={(["username", "password", "code"] as const).map((name) => ({ name, label: "", words: wordsFor(name) }))}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<RequiredNote />
			<div className="grid gap-6">
				<ResumedFormField resumed={answer?.resumed} />
				<Field
					id={`${ID}-username`}
					name="username"
					label={text.username}
					defaultValue={refusal?.values.username}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
					error={wordsFor("username")}
				/>
				<Field
					id={`${ID}-password`}
					name="password"
					type="password"
					label={text.password}
					autoComplete="current-password"
					required
					error={wordsFor("password")}
				/>
				{answer?.withCode && (
					<Field
						id={`${ID}-code`}
						name="code"
						label={text.bothLabel}
						hint={text.both}
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						error={wordsFor("code")}
					/>
				)}
				<Button disabled={busy}>{busy ? text.submitting : text.submit}</Button>
			</div>
		</Form>
	);
}

/** With a resumed form, a success is answered with a page, which only a full load displays. */
export function useStep(answer: SignInAnswer | undefined) {
	const { pathname, search } = useLocation();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks({ refusal: answer?.refusal, busy });
	return { errors, busy, formProps: { ...props, method: "post" as const, action: pathname + search, reloadDocument: answer?.resumed !== undefined } };
}

export function ResumedFormField({ resumed }: { resumed: ResumedForm | undefined }) {
	return resumed ? <input type="hidden" name="resumed" value={JSON.stringify(resumed)} /> : null;
}
