import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { Refusal } from "~/http/form.server";
import type { Texts } from "~/i18n/texts.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";

const ID = "login";

interface LoginFormProps {
	text: Texts["admin"]["login"];
	refusal: Refusal<"username" | "password"> | undefined;
}

/** Posts to the page's own address, whose query says where to go on. The password is typed anew after a refusal. */
export function LoginForm({ text, refusal }: LoginFormProps) {
	const { pathname, search } = useLocation();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks({ refusal, busy });
	useEffect(() => {
		const password = document.getElementById(`${ID}-password`);
		if (refusal && password instanceof HTMLInputElement) password.value = "";
	}, [refusal]);
	return (
		<Form method="post" action={pathname + search} id={ID} {...props}>
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
