import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { addOrderSecret } from "#app/domain/sales/order/secrets.server.ts";
import { type OrderState, stateAt } from "#app/domain/sales/order/states.ts";
import { expectPayment } from "#app/domain/sales/payment/settle.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import type { PaymentTable } from "#db/payment-tables.ts";
import { type CardSession, createSession, findSession } from "./stripe.server.ts";

const MINUTE_MS = 60_000;
/** Stripe's pages live at least half an hour. */
export const CHECKOUT_LIFETIME_MS = 35 * MINUTE_MS;
const SECRET_BYTES = 24;

export interface Attempt {
	paymentId: number;
	orderId: number;
	key: string;
	origin: string;
	session?: string;
	/** `created`: at Stripe's page, or not there yet; `pending`: the money is on its way. */
	state: PaymentTable["state"];
	isWrong: boolean;
	createdAt: string;
	order: { state: OrderState; expiresAt?: string };
}

/** Runs in the transaction of the caller, before Stripe knows of the attempt. */
export async function beginAttempt(
	trx: Database,
	{ orderId, amount, origin, now }: { orderId: number; amount: number; origin: string; now: Date },
): Promise<void> {
	const key = randomBytes(16).toString("base64url");
	const paymentId = await expectPayment(trx, { orderId, method: "card", amount, now });
	await trx.insertInto("card_payment").values({ payment_id: paymentId, key, origin, session: null, intent: null, asked_at: null, wrong_at: null }).execute();
	await addOrderSecret(trx, orderId, now, secretOf(key));
}

/** Derived from the key, so that Stripe gets the same return address each time and no table stores it. */
const secretOf = (key: string) =>
	createHmac("sha256", env.stripe?.secretKey ?? "")
		.update(key)
		.digest()
		.subarray(0, SECRET_BYTES)
		.toString("base64url");

const attempts = (on: Database) =>
	on
		.selectFrom("card_payment")
		.innerJoin("payment", "payment.id", "payment_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["payment_id", "order_id", "key", "card_payment.origin", "session", "payment.state", "wrong_at", "payment.created_at"])
		.select(["order.state as order_state", "order.expires_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof attempts>["executeTakeFirstOrThrow"]>>;

const toAttempt = (row: Row): Attempt => ({
	paymentId: row.payment_id,
	orderId: row.order_id,
	key: row.key,
	origin: row.origin,
	session: row.session ?? undefined,
	state: row.state,
	isWrong: row.wrong_at !== null,
	createdAt: row.created_at,
	order: { state: row.order_state, expiresAt: row.expires_at ?? undefined },
});

export async function findAttempt({ id, key }: Pick<CardSession, "id" | "key">, on: Database): Promise<Attempt | undefined> {
	const row = await attempts(on)
		.where((row) => row.or([row("session", "=", id), ...(key ? [row("key", "=", key)] : [])]))
		.executeTakeFirst();
	return row && toAttempt(row);
}

export async function listOpenAttempts(on: Database, orderId?: number): Promise<Attempt[]> {
	let query = attempts(on).where("payment.state", "in", ["created", "pending"]).where("wrong_at", "is", null).orderBy("payment_id");
	if (orderId !== undefined) query = query.where("order_id", "=", orderId);
	return (await query.execute()).map(toAttempt);
}

export async function listDueAttempts(now: Date, patience: number): Promise<Attempt[]> {
	const instant = now.toISOString();
	const rows = await attempts(db)
		.where("payment.state", "in", ["created", "pending"])
		.where("wrong_at", "is", null)
		.where((row) =>
			row.or([
				row(row.fn.coalesce("asked_at", "payment.created_at"), "<=", new Date(now.getTime() - patience).toISOString()),
				row("order.state", "in", ["paid", "cancelled", "expired"]),
				row("order.expires_at", "<=", instant),
			]),
		)
		.orderBy("payment_id")
		.execute();
	return rows.map(toAttempt);
}

export const isOver = ({ order }: Attempt, now: Date) =>
	["paid", "cancelled", "expired"].includes(stateAt(order, now)) || (order.expiresAt !== undefined && order.expiresAt <= now.toISOString());

/** Asks Stripe, so never in a transaction. @throws StripeUnreachable, StripeRefusal */
export async function sessionOf({ paymentId, orderId, key, origin, session, createdAt }: Attempt): Promise<CardSession> {
	if (session) return findSession(session);
	const order = (await findOrder(orderId)) as Order;
	const address = `${origin}${localePath(order.locale, `/orders/${order.code}/${secretOf(key)}`)}`;
	const made = await createSession({
		key,
		code: order.code,
		email: order.email,
		locale: order.locale,
		rows: rowsOf(order),
		expiresAt: new Date(Date.parse(createdAt) + CHECKOUT_LIFETIME_MS),
		paidAddress: `${address}/card`,
		backAddress: address,
	});
	await db.updateTable("card_payment").set({ session: made.id }).where("payment_id", "=", paymentId).execute();
	return made;
}

function rowsOf({ lines, locale }: Order) {
	const paid = lines.filter(({ cancelledAt, gross }) => !cancelledAt && gross > 0);
	return groupByKey(paid, ({ kind, itemId, gross }) => [kind, itemId, gross]).map((group) => {
		const [{ name, gross }] = group;
		return { name: translate(name, locale).text, each: gross, count: group.length };
	});
}
