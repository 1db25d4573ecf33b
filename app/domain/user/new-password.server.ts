import { newPasswordFault } from "~/auth/new-password.server";
import type { PasswordFault } from "~/auth/password.server";
import { isTooLong } from "~/http/form-rules";

/** What can be wrong with the fields for a password. */
export type PasswordError = PasswordFault | "required" | "wrong" | "different" | "same";

/** The fields of a change of password, as they were posted. Blanks belong to a password. */
export interface PasswordChange {
	passwordNow: string;
	passwordNew: string;
	passwordAgain: string;
}

/** What is wrong with a change of password, before anyone looks whether the present one is right. */
export async function passwordErrors(change: PasswordChange, { username, hasSecondFactor }: { username: string; hasSecondFactor: boolean }) {
	const errors: Partial<Record<keyof PasswordChange, PasswordError>> = {};
	for (const name of ["passwordNow", "passwordNew", "passwordAgain"] as const) if (change[name] === "") errors[name] = "required";
	if (isTooLong(change.passwordNow)) errors.passwordNow = "tooLong";
	const fault = await newPasswordFault(change.passwordNew, username, { hasSecondFactor });
	if (fault) errors.passwordNew ??= fault;
	else if (change.passwordNew === change.passwordNow) errors.passwordNew = "same";
	if (change.passwordNew !== change.passwordAgain) errors.passwordAgain ??= "different";
	return errors;
}
