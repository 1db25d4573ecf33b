import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";
import { keyedHash } from "#app/auth/secret.server.ts";
import { CODE_LENGTH } from "./limits.ts";

/** Without those that can be mistaken for another, read out or written by hand. */
const CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
/** Bits that nobody guesses: of an order's page, and of a ticket. */
const ORDER_BYTES = 24;
const TICKET_BYTES = 16;
/** As many letters as those bytes have in base64url. */
const FORM_SECRET_LENGTH = (ORDER_BYTES * 4) / 3;

/** By which people name an order, such as `K7RWXH3M`. */
export const newOrderCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

/** Whether something typed has the form of one. */
export const isOrderCode = (typed: string) => new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`, "i").test(typed);

export const newTicketSecret = () => randomBytes(TICKET_BYTES).toString("base64url");

/** Opens an order's page by one more secret, of which only a hash is kept: it has too many bits to be guessed from that. */
export async function addOrderSecret(trx: Database, orderId: number, now: Date, secret = randomBytes(ORDER_BYTES).toString("base64url")): Promise<string> {
	await trx
		.insertInto("order_secret")
		.values({ hash: hashOf(secret), order_id: orderId, created_at: now.toISOString() })
		.execute();
	return secret;
}

/** Opens an order's page by the one secret that the form which made it is answered with, however often it is sent. */
export async function addFormSecret(trx: Database, { id, code }: { id: number; code: string }, now: Date): Promise<string> {
	const secret = keyedHash(`order ${id} ${code}`).slice(0, FORM_SECRET_LENGTH);
	await trx
		.insertInto("order_secret")
		.values({ hash: hashOf(secret), order_id: id, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return secret;
}

/** The number of the order that a code and a secret open together. */
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

/** What is kept of a secret instead of it. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
