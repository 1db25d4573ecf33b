import { confirmPassword, SignInRefused } from "#app/auth/authenticator.server.ts";
import type { User } from "#app/auth/user.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { isTooLong } from "#app/http/form-rules.ts";
import { preferredLocale } from "#app/i18n/language.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { refusedSignIn } from "./refused-sign-in.server.ts";

interface PasswordRefusal {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
	init: ResponseInit;
}

/** Checks `passwordNow` before a sensitive change; counts as a sign-in attempt. Returns undefined if the password is right. */
export async function passwordRefusal(user: User, form: FormData, request: Request): Promise<PasswordRefusal | undefined> {
	const password = String(form.get("passwordNow") ?? "");
	const wrong = (passwordNow: ConfirmError) => ({ errors: { passwordNow }, init: { status: 422 } });
	if (password === "") return wrong("required");
	if (isTooLong(password)) return wrong("tooLong");
	try {
		await confirmPassword(user, password);
		return undefined;
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		if (cause.reason === "wrong") return wrong("wrong");
		const { failure, init } = await refusedSignIn(cause, request);
		const { title } = textsOf("adminAccount", await preferredLocale(request), {}).errors;
		return { errors: {}, failure: { title, words: failure.words }, init };
	}
}
