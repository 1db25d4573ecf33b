import { newPasswordFault } from "#app/auth/new-password.server.ts";
import type { PasswordFault } from "#app/auth/password.server.ts";
import { isTooLong } from "#app/http/form-rules.ts";

export type PasswordError = PasswordFault | "required" | "wrong" | "different" | "same";

/** Passwords are not trimmed. */
export interface NewPassword {
	passwordNew: string;
	passwordAgain: string;
}

export interface PasswordChange extends NewPassword {
	passwordNow: string;
}

interface PasswordOwner {
	username: string;
	hasSecondFactor: boolean;
}

export function readNewPassword(form: FormData): NewPassword {
	return { passwordNew: String(form.get("passwordNew") ?? ""), passwordAgain: String(form.get("passwordAgain") ?? "") };
}

export async function newPasswordErrors({ passwordNew, passwordAgain }: NewPassword, { username, hasSecondFactor }: PasswordOwner) {
	const errors: Partial<Record<keyof NewPassword, PasswordError>> = {};
	const fault = passwordNew === "" ? "required" : await newPasswordFault(passwordNew, username, { hasSecondFactor });
	if (fault) errors.passwordNew = fault;
	if (passwordAgain === "") errors.passwordAgain = "required";
	else if (passwordAgain !== passwordNew) errors.passwordAgain = "different";
	return errors;
}

export async function passwordErrors({ passwordNow, ...chosen }: PasswordChange, owner: PasswordOwner) {
	const errors: Partial<Record<keyof PasswordChange, PasswordError>> = await newPasswordErrors(chosen, owner);
	if (passwordNow === "") errors.passwordNow = "required";
	if (isTooLong(passwordNow)) errors.passwordNow = "tooLong";
	if (chosen.passwordNew === passwordNow) errors.passwordNew ??= "same";
	return errors;
}
