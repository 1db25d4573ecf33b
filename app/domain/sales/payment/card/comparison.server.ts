import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findRequestedRefund } from "./refund-events.server.ts";
import { type CardRefund, type CardSession, expireSession, listRefundsSince, listSessionsSince, StripeRefusal } from "./stripe.server.ts";
import { handleStripeEvent } from "./webhook.server.ts";

export interface Compared {
	asked: number;
	waiting: number;
	unknown: CardSession[];
	refunds: (CardRefund & { code: string })[];
}

export async function newestMoment(): Promise<Date> {
	const { at } = await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<string | null>("at").as("at"))
		.executeTakeFirstOrThrow();
	return new Date(at ?? 0);
}

/** Expires unknown sessions, returns those that were paid, and records refunds. @throws StripeUnreachable, StripeRefusal */
export async function compareWithStripe(since: Date): Promise<Compared> {
	const compared: Compared = { asked: 0, waiting: 0, unknown: [], refunds: [] };
	const codes = new Map<string, string>();
	for await (const session of listSessionsSince(since)) {
		if (!session.key) continue;
		compared.asked++;
		if (session.intent && session.code) codes.set(session.intent, session.code);
		const known = await db
			.selectFrom("card_payment")
			.innerJoin("payment", "id", "payment_id")
			.select("state")
			.where("key", "=", session.key)
			.executeTakeFirst();
		if (known && session.isPaid && known.state !== "confirmed") compared.waiting++;
		if (known) continue;
		const over = session.status === "open" ? await expireSession(session.id).catch(openNoMore) : session;
		if (over?.isPaid) compared.unknown.push(over);
	}
	for await (const refund of listRefundsSince(since)) {
		const { id, intent = "", status } = refund;
		const code = (await findCode(intent)) ?? codes.get(intent);
		if (!code || status === "failed" || (await findRequestedRefund(db, refund))) continue;
		await handleStripeEvent({ id, type: "refund.created", refund }, new Date(readClock()));
		compared.refunds.push({ ...refund, code });
	}
	return compared;
}

const findCode = async (intent: string) =>
	(
		await db
			.selectFrom("card_payment")
			.innerJoin("payment", "payment.id", "payment_id")
			.innerJoin("order", "order.id", "order_id")
			.select("code")
			.where("intent", "=", intent)
			.executeTakeFirst()
	)?.code;

function openNoMore(cause: unknown): undefined {
	if (!(cause instanceof StripeRefusal)) throw cause;
}
