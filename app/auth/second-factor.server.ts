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

/** How long a new secret waits for its first code. */
const SETUP_LIFETIME = 60 * 60_000;

/** A secret that is not in force yet: the form carries it, signed, until its first code proves that the app has it. */
export interface OfferedSecret {
	secret: string;
	signed: string;
}

export function offerSecret(user: User): OfferedSecret {
	const secret = newSecret();
	return { secret, signed: sign(purposeFor(user), secret, SETUP_LIFETIME) };
}

/** The secret that was offered to this user, as its form brings it back; nothing where it is another's or too old. */
export function offeredSecret(user: User, signed: string): OfferedSecret | undefined {
	const secret = readSigned(purposeFor(user), signed);
	return secret === undefined ? undefined : { secret, signed };
}

const purposeFor = ({ id }: User) => `second factor of ${id}`;

/** `isOn`: this very secret was put in force before, such as by the same form sent twice. */
export type TurningOn = "turnedOn" | "isOn" | "wrongCode";

/** Puts a secret in force, with its recovery codes, if the code is one of its own and no secret is in force yet. */
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

/** Turns the factor off, with its codes. False where the password is too short to stand alone: it must be changed first. */
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

/** `locked`: it may be a code of the app, which cannot be checked, since the site's secret that its seed was encrypted with is gone. */
export type CodeOutcome = "accepted" | "wrong" | "locked";

/** Checks the second factor of an account: the code of now, each accepted once, or a recovery code, which it uses up. */
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

/** Returns the names of users whose codes cannot be checked with the secrets that are there. */
export async function usersWithLockedSeeds(): Promise<string[]> {
	const present = [env.sessionSecret, readSecretFile(env.databaseFile)].filter((secret) => secret !== undefined);
	const rows = await db.selectFrom("user").select(["id", "username", "totp_secret"]).where("totp_secret", "is not", null).orderBy("username").execute();
	return rows.filter(({ id, totp_secret }) => decryptSeed(totp_secret as string, id, present) === undefined).map(({ username }) => username);
}

/** Apps show a code as `123 456`. */
const digitsOf = (code: string) => code.replace(/\s/g, "");
