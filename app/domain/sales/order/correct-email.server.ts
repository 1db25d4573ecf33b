import type { Database } from "#app/admin/changes.server.ts";
import { followBuyerEmail } from "#app/domain/sales/attendee/update.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { emailBuyer } from "./email-buyer.server.ts";
import { recordOrderEvent } from "./history.server.ts";
import { findOrder, type Order } from "./queries.server.ts";
import { hashOf } from "./secrets.server.ts";
import { isUnpaid, stateAt } from "./states.ts";

const MAX_EMAIL_CHANGES = 3;

async function canCorrectEmail(on: Database, order: Order, now: Date): Promise<boolean> {
	if (!isUnpaid(stateAt(order, now)) || order.erasedAt || order.emailChanges >= MAX_EMAIL_CHANGES) return false;
	const received = await on
		.selectFrom("order_event")
		.select("id")
		.where("order_id", "=", order.id)
		.where("type", "in", ["wrongAmount", "wrongCurrency", "wrongMode"])
		.limit(1)
		.executeTakeFirst();
	return received === undefined;
}

export async function correctionView(order: Order, locale: Locale) {
	const { page, spelling } = textsOf("order", locale, { address: order.email });
	const { words, withoutMail, ...text } = page.email;
	return { text: { ...text, spelling, hint: env.smtp ? words : withoutMail }, canCorrect: await canCorrectEmail(db, order, new Date(readClock())) };
}

/** Emails the order to its corrected address. Links that were sent elsewhere no longer open it, only the one in use does. Returns false if it is too late. */
export function correctEmail(orderId: number, { email, secret }: { email: string; secret: string }): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const order = (await findOrder(orderId, trx)) as Order;
		if (!(await canCorrectEmail(trx, order, now))) return false;
		if (email === order.email) return true;
		await trx
			.updateTable("order")
			.set({ email, email_changes: order.emailChanges + 1 })
			.where("id", "=", orderId)
			.execute();
		await followBuyerEmail(trx, order, { email });
		await trx.deleteFrom("order_secret").where("order_id", "=", orderId).where("hash", "<>", hashOf(secret)).execute();
		await recordOrderEvent(trx, orderId, "emailCorrected", { actor: "buyer", now, details: {} });
		await emailBuyer(trx, order.state === "awaiting_bank" ? "ordered" : "link", { orderId, now });
		return true;
	});
}
