import { z } from "zod";
import { shortfallOf } from "#app/domain/sales/order/actions/decisions.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { price } from "#app/http/form-codecs.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

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
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
	};
}
