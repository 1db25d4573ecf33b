import { createHash, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/database.server";
import type { Tables } from "../../db/tables";

const HOW_MANY = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Nothing that is mistaken for another when written on paper: no 0 and o, no 1, i and l, no u. */
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz";

/** Replaces a user's recovery codes by new ones and gives those, the only time that anyone sees them: `7kq2-…`. */
export async function replaceRecoveryCodes(on: Kysely<Tables>, userId: string): Promise<string[]> {
	const codes = Array.from({ length: HOW_MANY }, newCode);
	await deleteRecoveryCodes(on, userId);
	await on
		.insertInto("recovery_code")
		.values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
		.execute();
	return codes;
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

function newCode(): string {
	const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
	return letters.match(new RegExp(`.{${GROUP_LENGTH}}`, "g"))?.join("-") ?? "";
}

/** With 78 random bits a plain hash cannot be searched, and it outlives another `SESSION_SECRET`. Blanks, hyphens and capitals do not count. */
function hashOf(code: string): string {
	return createHash("sha256")
		.update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
		.digest("base64url");
}
