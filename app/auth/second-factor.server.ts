import type { Kysely } from "kysely";
import { db, siteSecrets } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { readSecretFile } from "#db/site-secret.ts";
import type { Tables } from "#db/tables.ts";
import { decryptSeed, encryptSeed } from "#db/totp-seeds.ts";
import { deleteRecoveryCodes, type RecoveryCodes, saveRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server.ts";
import { readSigned, sign } from "./signed-text.server.ts";
import { newSecret, stepOf } from "./totp.server.ts";
import type { User } from "./user.ts";
import type { Account } from "./users.server.ts";

/** A new secret must be confirmed within this time. */
const SETUP_LIFETIME_MS = 60 * 60_000;

/** Not in force yet: the form carries it, signed, until the first code proves that the app has it. */
export interface OfferedSecret {
	secret: string;
	signed: string;
}

export function offerSecret(user: User): OfferedSecret {
	const secret = newSecret();
	return { secret, signed: sign(purposeFor(user), secret, SETUP_LIFETIME_MS) };
}

export function offeredSecret(user: User, signed: string): OfferedSecret | undefined {
	const secret = readSigned(purposeFor(user), signed);
	return secret === undefined ? undefined : { secret, signed };
}

const purposeFor = ({ id }: User) => `second factor of ${id}`;

/** `isOn`: this secret was put in force before, such as by the same form sent twice. */
export type TurningOn = "turnedOn" | "isOn" | "wrongCode";

/** Turns the factor on if the code fits the secret and no secret is in force yet. */
export async function turnOnSecondFactor(
	on: Kysely<Tables>,
	userId: string,
	secret: string,
	codes: { first: string; recovery: Pick<RecoveryCodes, "hashed"> },
	now = Date.now(),
): Promise<TurningOn> {
	const step = stepOf(secret, digitsOf(codes.first), now);
	if (step === undefined) return "wrongCode";
	const { numUpdatedRows } = await on
		.updateTable("user")
		.set({ totp_secret: encryptSeed(secret, userId, siteSecrets()[0]), totp_last_step: step })
		.where("id", "=", userId)
		.where("totp_secret", "is", null)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 1n) {
		await saveRecoveryCodes(on, userId, codes.recovery);
		return "turnedOn";
	}
	const row = await on.selectFrom("user").select("totp_secret").where("id", "=", userId).executeTakeFirst();
	const present = row?.totp_secret && decryptSeed(row.totp_secret, userId, siteSecrets());
	return present === secret ? "isOn" : "wrongCode";
}

/** Returns false if the password is too short to be the only factor. */
export async function turnOffSecondFactor(on: Kysely<Tables>, userId: string): Promise<boolean> {
	const { numUpdatedRows } = await on
		.updateTable("user")
		.set({ totp_secret: null, totp_last_step: 0 })
		.where("id", "=", userId)
		.where("short_password", "=", 0)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return false;
	await deleteRecoveryCodes(on, userId);
	return true;
}

/** `locked`: the code cannot be checked, since the site's secret that encrypted the seed is gone. */
export type CodeOutcome = "accepted" | "wrong" | "locked";

/** Accepts each code of the app once; uses up a recovery code. */
export async function acceptCode({ id, storedSeed }: Account, code: string, now = Date.now()): Promise<CodeOutcome> {
	const seed = storedSeed && decryptSeed(storedSeed, id, siteSecrets());
	const step = seed === undefined ? undefined : stepOf(seed, digitsOf(code), now);
	if (step === undefined) {
		if (await spendRecoveryCode(id, code)) return "accepted";
		return storedSeed !== undefined && seed === undefined ? "locked" : "wrong";
	}
	const { numUpdatedRows } = await db
		.updateTable("user")
		.set({ totp_last_step: step })
		.where("id", "=", id)
		.where("totp_secret", "=", storedSeed as string)
		.where("totp_last_step", "<", step)
		.executeTakeFirstOrThrow();
	return numUpdatedRows === 1n ? "accepted" : "wrong";
}

export async function usersWithLockedSeeds(): Promise<string[]> {
	const present = [env.sessionSecret, readSecretFile(env.databaseFile)].filter((secret) => secret !== undefined);
	const rows = await db.selectFrom("user").select(["id", "username", "totp_secret"]).where("totp_secret", "is not", null).orderBy("username").execute();
	return rows.filter(({ id, totp_secret }) => decryptSeed(totp_secret as string, id, present) === undefined).map(({ username }) => username);
}

/** Apps show a code as `123 456`. */
const digitsOf = (code: string) => code.replace(/\s/g, "");
