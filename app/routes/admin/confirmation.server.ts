import { confirmPassword, SignInRefused } from "~/auth/authenticator.server";
import type { User } from "~/auth/user";
import { preferredLocale } from "~/i18n/language.server";
import { textsOf } from "~/i18n/texts.server";
import { refusedSignIn } from "./refused-sign-in.server";

/**
 * Asks for the present password before something that matters, counted like signing in. Gives what to answer where it is
 * not right or was tried too often, else nothing.
 */
export async function passwordRefusal(user: User, password: string, request: Request) {
	try {
		await confirmPassword(user, password, request);
		return undefined;
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		if (cause.reason === "wrong") return { errors: { passwordNow: "wrong" as const }, init: { status: 422 } };
		const { failure, init } = await refusedSignIn(cause, request);
		const { title } = textsOf("adminAccount", await preferredLocale(request), {}).errors;
		return { errors: {}, failure: { title, words: failure.words }, init };
	}
}
