import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { FieldError } from "~/http/field-schemas";
import type { Kept } from "~/http/kept.server";
import type { Texts } from "~/i18n/texts.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";

const ID = "login";

/** What a step of signing in answered: the step that comes next. */
export interface SignInAnswer {
	step: "password" | "code" | "restored";
	/** A form to go on with afterwards. */
	kept?: Kept;
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
	useEffect(() => {
		const password = document.getElementById(`${ID}-password`);
		if (refusal && password instanceof HTMLInputElement) password.value = "";
	}, [refusal]);
	return (
		<Form {...formProps} id={ID}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[
					{ name: "username", label: text.username, words: text.usernameRequired },
					{ name: "password", label: text.password, words: text.passwordRequired },
				]}
				errors={errors}
				failure={busy ? undefined : refusal?.failure}
			/>
			<div className="grid gap-6">
				<KeptField kept={answer?.kept} />
				<Field
					id={`${ID}-username`}
					name="username"
					label={text.username}
					defaultValue={refusal?.values.username}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
					error={errors.username && text.usernameRequired}
				/>
				<Field
					id={`${ID}-password`}
					name="password"
					type="password"
					label={text.password}
					autoComplete="current-password"
					required
					error={errors.password && text.passwordRequired}
				/>
				<Button disabled={busy}>{busy ? text.submitting : text.submit}</Button>
			</div>
		</Form>
	);
}

/** What both steps have in common. With a kept form the answer to success is a page, which only a full load leaves alone. */
export function useStep(answer: SignInAnswer | undefined) {
	const { pathname, search } = useLocation();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks({ refusal: answer?.refusal, busy });
	return { errors, busy, formProps: { ...props, method: "post" as const, action: pathname + search, reloadDocument: answer?.kept !== undefined } };
}

/** Takes a kept form along to the next step. */
export function KeptField({ kept }: { kept: Kept | undefined }) {
	return kept ? <input type="hidden" name="kept" value={JSON.stringify(kept)} /> : null;
}
