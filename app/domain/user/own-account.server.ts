import { hashPassword } from "~/auth/password.server";
import { recoveryCodesFor } from "~/auth/recovery-codes.server";
import { turnOnSecondFactor } from "~/auth/second-factor.server";
import { startSession } from "~/auth/sessions.server";
import type { User } from "~/auth/user";
import { setPassword } from "~/auth/users.server";
import { change } from "./queries.server";

/** Changes one's own password: every session ends, and a new one begins. Gives its reference. */
export async function changeOwnPassword(user: User, password: string, userAgent: string | null): Promise<string> {
	const passwordHash = await hashPassword(password);
	let reference = "";
	await change(
		user.id,
		user,
		async (trx) => {
			await setPassword(trx, user.id, password, passwordHash);
			reference = await startSession(user, userAgent, new Date(), trx);
		},
		{ newPassword: true },
	);
	return reference;
}

/** Puts an offered secret in force by its first code, and gives the recovery codes. Nothing where the code is not right. */
export async function turnOnOwnSecondFactor(user: User, secret: string, code: string): Promise<string[] | undefined> {
	const recovery = await recoveryCodesFor(user.id, secret);
	let isOn = false;
	await change(user.id, user, async (trx) => {
		isOn = await turnOnSecondFactor(trx, user.id, secret, { first: code, recovery });
	});
	return isOn ? recovery : undefined;
}
