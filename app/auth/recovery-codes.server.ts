import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/database.server";
import type { Tables } from "../../db/tables";
import { keyedHash } from "./secret.server";

const HOW_MANY = 10;
/** 80 bits. */
const LENGTH = 16;
/** Crockford's base32: nothing that is mistaken for another when written on paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * The recovery codes that go with a user's secret: `7kq2-…`. They follow from it, so that a form that was sent twice
 * shows the same ones.
 */
export function recoveryCodesFor(userId: string, secret: string): Promise<string[]> {
	return Promise.all(
		Array.from({ length: HOW_MANY }, async (_, index) => {
			const bytes = Buffer.from(await keyedHash(`recovery code ${index} of ${userId} with ${secret}`), "base64url");
			const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
			return letters.replace(/(.{4})(?!$)/g, "$1-");
		}),
	);
}

export async function saveRecoveryCodes(on: Kysely<Tables>, userId: string, codes: string[]): Promise<void> {
	await on
		.insertInto("recovery_code")
		.values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
		.execute();
}

export async function deleteRecoveryCodes(on: Kysely<Tables>, userId: string): Promise<void> {
	await on.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
}

/** Uses up a recovery code. False where the user has no such code, or no longer. */
export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("recovery_code").where("user_id", "=", userId).where("code_hash", "=", hashOf(code)).executeTakeFirstOrThrow();
	return numDeletedRows === 1n;
}

export async function countRecoveryCodes(userId: string): Promise<number> {
	const { count } = await db
		.selectFrom("recovery_code")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("user_id", "=", userId)
		.executeTakeFirstOrThrow();
	return count;
}

/** 80 bits cannot be searched, so a plain hash will do, and it outlives another `SESSION_SECRET`. */
function hashOf(code: string): string {
	const letters = code
		.toLowerCase()
		.replaceAll("o", "0")
		.replace(/[il]/g, "1")
		.replace(/[^a-z0-9]/g, "");
	return createHash("sha256").update(letters).digest("base64url");
}
