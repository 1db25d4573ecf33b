import type { Database } from "#app/admin/changes.server.ts";
import { endOtherLoginSessions, startLoginSession } from "#app/auth/login-sessions.server.ts";
import { hashPassword } from "#app/auth/password.server.ts";
import { makeRecoveryCodes, recoveryCodesOf, saveRecoveryCodes } from "#app/auth/recovery-codes.server.ts";
import { type TurningOn, turnOnSecondFactor } from "#app/auth/second-factor.server.ts";
import type { User } from "#app/auth/user.ts";
import { setPassword } from "#app/auth/users.server.ts";
import { change } from "./queries.server.ts";

/** Changes one's own password: every login session ends, and a new one begins. Gives its reference. */
export async function changeOwnPassword(user: User, password: string, userAgent: string | null): Promise<string> {
	const passwordHash = await hashPassword(password);
	let reference = "";
	await change(
		user.id,
		user,
		async (trx) => {
			await setPassword(trx, user.id, { password, passwordHash, mustChange: false });
			reference = await startLoginSession(user, userAgent, new Date(), trx);
		},
		{ newPassword: true },
	);
	return reference;
}

interface TurningOnForm {
	secret: string;
	code: string;
	/** When it was sent, in milliseconds since 1970: hashing takes a while, and codes are good for one only. */
	at: number;
	reference: string | undefined;
}

/** Puts an offered secret in force by its first code; every login session but the one of `reference` ends. Gives the recovery codes with it. */
export async function turnOnOwnSecondFactor(user: User, { secret, code, reference, at }: TurningOnForm) {
	const recovery = await makeRecoveryCodes();
	let outcome: TurningOn = "wrongCode";
	await change(user.id, user, async (trx) => {
		outcome = await turnOnSecondFactor(trx, user.id, secret, { first: code, recovery }, at);
		if (outcome === "turnedOn") await endOtherLoginSessions(user.id, reference, trx);
	});
	return { outcome: outcome as TurningOn, codes: recovery.codes };
}

/**
 * Makes new recovery codes in the place of those that a form was shown for, by their `version`. Nothing where there are
 * others meanwhile: of a form that was sent twice only one answer shows codes, and those are good.
 */
export async function renewRecoveryCodes(user: User, version: string): Promise<string[] | undefined> {
	const recovery = await makeRecoveryCodes();
	const renew = async (trx: Database) => {
		if ((await recoveryCodesOf(user.id, trx)).version !== version) throw new Stale();
		await saveRecoveryCodes(trx, user.id, recovery);
	};
	try {
		await change(user.id, user, renew, { newRecoveryCodes: true });
		return recovery.codes;
	} catch (cause) {
		if (cause instanceof Stale) return undefined;
		throw cause;
	}
}

class Stale extends Error {}
