import { readClock } from "~/clock.server";
import type { SummitEvent } from "~/domain/event/schema";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { lastHappening } from "./ledger.server";
import type { Order } from "./queries.server";
import { stateAt } from "./states";
import { dueWords } from "./transfer.server";

/** The page that asks before something is done to an order, in the words of a language. */
export async function actionPageView(action: "payment" | "due" | "cancellation" | "resend" | "note", order: Order, event: SummitEvent, locale: Locale) {
	const state = stateAt(order, new Date(readClock()));
	const values = {
		code: order.code,
		name: order.name,
		address: order.email,
		total: formatPrice(order.total, locale),
		due: order.expiresAt ? dueWords(event, order.expiresAt, locale) : "",
		state: textsOf("adminOrders", locale, {}).state[state],
	};
	const { actions, errors } = textsOf("adminOrders", locale, values);
	const { busy, cancel, back } = actions;
	const { leads } = actions.payment;
	const lead = state === "paid" || state === "expired" || state === "cancelled" ? leads[state] : leads.unpaid;
	return {
		text: { field: "", hint: undefined, lead, ...actions[action], busy, cancel, back },
		errorTexts: { ...textsOf("editor", locale, {}).errors, ...errors },
		seen: await lastHappening(order.id),
		back: `/admin/orders/${order.code}`,
	};
}
