import { z } from "zod";
import { shortfallOf } from "~/domain/sales/order/actions/undecided.server";
import { lastHappening } from "~/domain/sales/order/ledger.server";
import type { Order } from "~/domain/sales/order/queries.server";
import { price } from "~/http/form-codecs";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";

/** The page on which an organizer accepts an order as paid without what is missing, in the words of a language. */
export async function differenceView(order: Order, locale: Locale) {
	const missing = await shortfallOf(order);
	const values = {
		code: order.code,
		total: formatPrice(order.total, locale),
		came: formatPrice(order.total - (missing ?? 0), locale),
		missing: formatPrice(missing ?? 0, locale),
	};
	const { actions, errors, refund } = textsOf("adminOrders", locale, values);
	const { busy, cancel, back, difference } = actions;
	return {
		text: { ...difference, confirm: refund.confirm, busy, cancel, back },
		failure: { title: errors.title, words: errors.changed },
		errorTexts: { ...textsOf("editor", locale, {}).errors, ...textsOf("adminUsers", locale, {}).errors, ...difference.errors },
		amount: z.encode(price, missing ?? 0),
		refused: missing === undefined ? difference.none : undefined,
		seen: await lastHappening(order.id),
		back: `/admin/orders/${order.code}`,
	};
}
