import { findOrder } from "#app/domain/sales/order/queries.server.ts";
import { checkoutUrl } from "#app/domain/sales/payment/card/checkout.server.ts";
import { readStripeEvent } from "#app/domain/sales/payment/card/stripe.server.ts";
import { handleStripeEvent } from "#app/domain/sales/payment/card/webhook.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ORIGIN, openShop, ordered } from "./shop.ts";
import { type StripeDouble, signatureOf } from "./stripe.ts";

const MINUTE_MS = 60_000;
export const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Twenty tickets on sale, Stripe answering, no pending payments. */
export async function openForCards(stripe: StripeDouble): Promise<void> {
	stripe.answers = "given";
	stripe.events.length = 0;
	stripe.asked.length = 0;
	await openShop({ id: "hall", price: 10000, capacity: 20 });
	await db.updateTable("payment").set({ state: "cancelled" }).where("state", "in", ["created", "pending"]).execute();
}

export const orderedByCard = async (hall = 1) => (await ordered({ numbers: { hall }, method: "card" })).id;

export async function atStripe(hall = 1): Promise<{ id: number; session: string }> {
	const id = await orderedByCard(hall);
	const address = await checkoutUrl(id, ORIGIN);
	return { id, session: address?.split("/").at(-1) ?? "none" };
}

export async function sendStripeEvent(event: object, now = Date.now()) {
	const body = JSON.stringify(event);
	const news = await readStripeEvent(body, signatureOf(body, Math.floor(now / 1000)), now);
	return news && handleStripeEvent(news, new Date(now));
}

export const stateOf = async (id: number) => (await findOrder(id))?.state;
export const payments = async (id: number) =>
	(await db.selectFrom("payment").select("state").where("order_id", "=", id).orderBy("id").execute()).map(({ state }) => state);
export const orderEvents = async (id: number) =>
	(await db.selectFrom("order_event").select("type").where("order_id", "=", id).orderBy("id").execute()).map(({ type }) => type);
export const refunds = async (id: number) =>
	(await db.selectFrom("refund").innerJoin("payment", "payment.id", "payment_id").select(["refund.state", "reason"]).where("order_id", "=", id).execute()).map(
		({ state, reason }) => `${state} ${reason}`,
	);
export const invoices = async (id: number) => (await db.selectFrom("invoice").select("id").where("order_id", "=", id).execute()).length;
export const mails = async () =>
	(await db.selectFrom("mail").select("subject").orderBy("id").execute()).map(({ subject }) => subject.replace(/ [A-Z0-9]{8}\b/, " …"));
