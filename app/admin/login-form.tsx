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

/** What a step of signing in answered: the step that comes next. */
export interface SignInAnswer {
	step: "password" | "code" | "restored";
	/** A form to go on with afterwards. */
	resumed?: ResumedForm;
	/** Too many attempts from elsewhere: the password and a code together still let in. */
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

/** Posts to the page's own address, whose query says where to go on. The password is typed anew after a refusal. */
export function LoginForm({ text, answer }: StepProps) {
	const refusal = answer?.refusal;
	const { errors, busy, formProps } = useStep(answer);
	const missing = { username: text.usernameRequired, password: text.passwordRequired, code: text.second.required };
	const wordsFor = (name: "username" | "password" | "code") => errors[name] && (errors[name] === "tooLong" ? text.tooLong[name] : missing[name]);
	const shown = useRef(refusal);
	useEffect(() => {
		// A page that came with its refusal came without the password; what stands there was typed since.
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

/** What both steps have in common. With a resumed form the answer to success is a page, which only a full load leaves alone. */
export function useStep(answer: SignInAnswer | undefined) {
	const { pathname, search } = useLocation();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks({ refusal: answer?.refusal, busy });
	return { errors, busy, formProps: { ...props, method: "post" as const, action: pathname + search, reloadDocument: answer?.resumed !== undefined } };
}

/** Takes a resumed form along to the next step. */
export function ResumedFormField({ resumed }: { resumed: ResumedForm | undefined }) {
	return resumed ? <input type="hidden" name="resumed" value={JSON.stringify(resumed)} /> : null;
}
