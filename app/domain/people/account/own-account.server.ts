import type { Database } from "#app/admin/changes.server.ts";
import { endOtherLoginSessions, startLoginSession } from "#app/auth/login-sessions.server.ts";
import { hashPassword } from "#app/auth/password.server.ts";
import { makeRecoveryCodes, recoveryCodesOf, saveRecoveryCodes } from "#app/auth/recovery-codes.server.ts";
import { type TurningOn, turnOnSecondFactor } from "#app/auth/second-factor.server.ts";
import type { User } from "#app/auth/user.ts";
import { setPassword } from "#app/auth/users.server.ts";
import { change } from "./queries.server.ts";

/** Ends every login session and starts a new one. Returns its reference. */
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
	/** When the form was sent, in Unix milliseconds: hashing takes a while, and a code is valid for a short time. */
	at: number;
	reference: string | undefined;
}

/** Ends every login session except that of `reference`. Returns the recovery codes. */
export async function turnOnOwnSecondFactor(user: User, { secret, code, reference, at }: TurningOnForm) {
	const recovery = await makeRecoveryCodes();
	let outcome: TurningOn = "wrongCode";
	await change(user.id, user, async (trx) => {
		outcome = await turnOnSecondFactor(trx, user.id, secret, { first: code, recovery }, at);
		if (outcome === "turnedOn") await endOtherLoginSessions(user.id, reference, trx);
	});
	return { outcome: outcome as TurningOn, codes: recovery.codes };
}

/** Returns nothing if they were replaced meanwhile: of a form sent twice, only one response shows codes, and those are valid. */
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
