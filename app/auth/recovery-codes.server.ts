import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

const CODE_COUNT = 10;
/** Characters by which a code is found, so that one hash is computed and not ten; the other 16 are 80 bits. */
const SELECTOR_LENGTH = 4;
const CODE_LENGTH = 20;
const MAX_INPUT_LENGTH = 100;
/** Crockford's base32: no characters that look alike on paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

export interface RecoveryCodes {
	codes: string[];
	hashed: { selector: string; code_hash: string }[];
}

/** Hashes the codes, which takes a while: call it before a transaction. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
	const bySelector = new Map<string, string>();
	while (bySelector.size < CODE_COUNT) {
		const code = [...randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
		bySelector.set(code.slice(0, SELECTOR_LENGTH), code);
	}
	const hashed = await Promise.all([...bySelector].map(async ([selector, code]) => ({ selector, code_hash: await hashPassword(code) })));
	return { codes: [...bySelector.values()].map((code) => code.replace(/(.{4})(?!$)/g, "$1-")), hashed };
}

export async function saveRecoveryCodes(on: Kysely<Tables>, userId: string, { hashed }: Pick<RecoveryCodes, "hashed">): Promise<void> {
	await deleteRecoveryCodes(on, userId);
	await on
		.insertInto("recovery_code")
		.values(hashed.map((row) => ({ user_id: userId, ...row })))
		.execute();
}

export async function deleteRecoveryCodes(on: Kysely<Tables>, userId: string): Promise<void> {
	await on.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
}

export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
	if (code.length > MAX_INPUT_LENGTH) return false;
	const letters = lettersOf(code);
	if (letters.length !== CODE_LENGTH) return false;
	const row = await db
		.selectFrom("recovery_code")
		.select("code_hash")
		.where("user_id", "=", userId)
		.where("selector", "=", letters.slice(0, SELECTOR_LENGTH))
		.executeTakeFirst();
	return row !== undefined && (await verifyPassword(letters, row.code_hash)) && spend(userId, row.code_hash);
}

/** If one code is sent twice at the same time, only one succeeds. */
async function spend(userId: string, codeHash: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("recovery_code").where("user_id", "=", userId).where("code_hash", "=", codeHash).executeTakeFirstOrThrow();
	return numDeletedRows === 1n;
}

/** Returns how many of a user's codes are left, and a version that changes with them. */
export async function recoveryCodesOf(userId: string, on: Kysely<Tables> = db): Promise<{ count: number; version: string }> {
	const rows = await on.selectFrom("recovery_code").select("code_hash").where("user_id", "=", userId).orderBy("code_hash").execute();
	const version = createHash("sha256")
		.update(rows.map(({ code_hash }) => code_hash).join())
		.digest("base64url");
	return { count: rows.length, version };
}

function lettersOf(code: string): string {
	return code
		.toLowerCase()
		.replaceAll("o", "0")
		.replace(/[il]/g, "1")
		.replace(/[^a-z0-9]/g, "");
}
