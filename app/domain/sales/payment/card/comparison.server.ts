import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findRequestedRefund } from "./refund-events.server.ts";
import { type CardRefund, type CardSession, expireSession, listRefundsSince, listSessionsSince, StripeRefusal } from "./stripe.server.ts";
import { handleStripeEvent } from "./webhook.server.ts";

/** What comparing the site's payments with Stripe's came to. */
export interface Compared {
	asked: number;
	/** Paid at Stripe, and known here, but not yet as paid: the running site asks about these itself. */
	waiting: number;
	/** Paid at Stripe, and of no order here. */
	unknown: CardSession[];
	/** Sent back at Stripe, and new to this site: where it knows the payment, its order tells of it from now on. */
	refunds: (CardRefund & { code: string })[];
}

/** The newest moment that the database knows anything of orders from: where a backup ends. */
export async function newestMoment(): Promise<Date> {
	const { at } = await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<string | null>("at").as("at"))
		.executeTakeFirstOrThrow();
	return new Date(at ?? 0);
}

/**
 * Asks Stripe about all that this site began there since an instant. By what the site does not know, nobody can pay from now on,
 * and what was paid by it is given to be looked at. What went back is noted as if Stripe had just told of it.
 *
 * @throws NoAnswer, Refused
 */
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
