import { type PasswordFault, passwordFault } from "~/auth/password.server";

/** What can be wrong with the fields for a password. */
export type PasswordError = PasswordFault | "required" | "wrong" | "different";

/** The fields of a change of password, as they were posted. Blanks belong to a password. */
export interface PasswordChange {
	passwordNow: string;
	passwordNew: string;
	passwordAgain: string;
}

/** What is wrong with a change of password, before anyone looks whether the present one is right. */
export function passwordErrors(change: PasswordChange, { hasSecondFactor }: { hasSecondFactor: boolean }) {
	const errors: Partial<Record<keyof PasswordChange, PasswordError>> = {};
	for (const name of ["passwordNow", "passwordNew", "passwordAgain"] as const) if (change[name] === "") errors[name] = "required";
	const fault = passwordFault(change.passwordNew, { hasSecondFactor });
	if (fault) errors.passwordNew ??= fault;
	if (change.passwordNew !== change.passwordAgain) errors.passwordAgain ??= "different";
	return errors;
}
