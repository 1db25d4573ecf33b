import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { countOf, isRegistrationOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { stateAt } from "#app/domain/sales/order/states.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { switchToTransfer } from "#app/domain/sales/payment/transfer/transfer-due.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatClock, formatPrice, withZone } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";

export async function cardView(order: Order, event: SummitEvent, locale: Locale) {
	const now = new Date(readClock());
	if (await unmatchedMoney(order)) return undefined;
	const last = await lastAttempt(order.id);
	const { expiresAt = "" } = order;
	const values = {
		count: countOf(order.lines),
		total: formatPrice(order.total, locale),
		time: expiresAt && withZone(formatClock, expiresAt, locale, event.timeZone),
	};
	const text = { ...textsOf("card", locale, values).page, ...(isRegistrationOrder(order.lines) && textsOf("registrationOrder", locale, values).page.card) };
	const button = (words: string) => ({ words, busy: text.busy });
	switch (stateAt(order, now)) {
		case "awaiting_bank":
			return env.stripe && last?.state !== "pending" ? { pay: button(text.instead), leads: text.leads } : last && { next: text.processing };
		case "expired":
			return order.method === "card" && (await listRefunds(order.id)).length === 0 ? { next: text.expired } : undefined;
		case "awaiting_card":
			break;
		default:
			return undefined;
	}
	if (last?.state === "pending") return { next: text.processing };
	if (expiresAt <= now.toISOString()) return { next: text.over };
	const transfer = (await switchToTransfer(db, order, now)) ? button(text.transfer) : undefined;
	if (!env.stripe) return { next: text.off, transfer };
	const isUnanswered = last?.is_unanswered === 1 || last?.state === "failed";
	return {
		next: isUnanswered ? text.unanswered : `${text.awaiting} ${minutesLeft(expiresAt, now, locale)}`,
		advice: isUnanswered ? (transfer ? text.tryAgainOrTransfer : text.tryAgain) : undefined,
		pay: { ...button(isUnanswered ? text.again : text.submit), isMain: true },
		leads: text.leads,
		transfer,
	};
}

const minutesLeft = (expiresAt: string, now: Date, locale: Locale) =>
	translatorFor(locale)("card.page.minutesLeft", { count: Math.max(1, Math.floor((Date.parse(expiresAt) - now.getTime()) / 60_000)) });

const lastAttempt = (orderId: number) =>
	db
		.selectFrom("card_payment")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["payment.state", "is_unanswered"])
		.where("order_id", "=", orderId)
		.orderBy("payment_id", "desc")
		.limit(1)
		.executeTakeFirst();
