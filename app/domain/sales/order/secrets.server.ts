import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";
import { keyedHash } from "#app/auth/secret.server.ts";
import { CODE_LENGTH } from "./limits.ts";

/** Leaves out letters that are easily confused when read aloud or written by hand. */
const CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
/** Too many bits to be guessed. */
const ORDER_BYTES = 24;
const TICKET_BYTES = 16;
const FORM_SECRET_LENGTH = (ORDER_BYTES * 4) / 3;

export const newOrderCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export const isOrderCode = (typed: string) => new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`, "i").test(typed);

export const newTicketSecret = () => randomBytes(TICKET_BYTES).toString("base64url");

/** Stores only a hash; a fast one is safe, since the secret has too many bits to guess. */
export async function addOrderSecret(trx: Database, orderId: number, now: Date, secret = randomBytes(ORDER_BYTES).toString("base64url")): Promise<string> {
	await trx
		.insertInto("order_secret")
		.values({ hash: hashOf(secret), order_id: orderId, created_at: now.toISOString() })
		.execute();
	return secret;
}

export async function addFormSecret(trx: Database, { id, code }: { id: number; code: string }, now: Date): Promise<string> {
	const secret = keyedHash(`order ${id} ${code}`).slice(0, FORM_SECRET_LENGTH);
	await trx
		.insertInto("order_secret")
		.values({ hash: hashOf(secret), order_id: id, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return secret;
}

export async function findOpenedOrder(on: Database, { code, secret }: { code: string; secret: string }): Promise<number | undefined> {
	const opened = await on
		.selectFrom("order_secret")
		.innerJoin("order", "order.id", "order_id")
		.select("order.id")
		.where("hash", "=", hashOf(secret))
		.where("code", "=", code)
		.executeTakeFirst();
	return opened?.id;
}

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
