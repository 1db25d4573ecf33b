import { mayRename } from "~/domain/cancellation/rules.server";
import { eventFacts } from "~/domain/event/facts.server";
import type { SummitEvent } from "~/domain/event/schema";
import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { groupsOf, taxWords } from "./cart-view.server";
import { totalOf } from "./prices";
import { isOfPlaces, type Order } from "./queries.server";
import { listRefunds } from "./refunds.server";
import { getSalesSettings } from "./settings.server";
import { isOwed, isUnpaid } from "./states";
import { dueWords, transferRows } from "./transfer.server";

/** An order as its buyer sees it. */
export async function orderView(order: Order, event: SummitEvent, locale: Locale) {
	const [settings, refunds] = await Promise.all([getSalesSettings(), listRefunds(order.id)]);
	const total = formatPrice(order.total, locale);
	const due = order.expiresAt ? dueWords(event, order.expiresAt, locale) : "";
	const owed = refunds.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0);
	const sent = refunds.filter((refund) => !isOwed(refund)).reduce((sum, { amount }) => sum + amount, 0);
	const values = { ...eventFacts(event, locale), code: order.code, total, due, address: order.email };
	const words = (amount: number) => textsOf("order", locale, { ...values, amount: formatPrice(amount, locale) }).page;
	const { next, cancelWords } = isOfPlaces(order.lines) ? textsOf("placeOrder", locale, values).page : words(0);
	const text = { ...words(0), next, cancelWords };
	const current = order.lines.filter(({ cancelledAt }) => !cancelledAt);
	const { tax, gross } = totalOf(current);
	const names = textsOf("handOn", locale, {});
	const canRename = mayRename(event, settings);
	return {
		code: order.code,
		canRename,
		names: { handOn: names.link, over: names.namesOver, handedOn: names.handedOn },
		isPaid: order.state === "paid",
		isUnpaid: isUnpaid(order.state),
		isEnded: order.state === "expired" || order.state === "cancelled",
		state: text.states[order.state],
		next: text.next[order.state],
		money: [...(owed > 0 ? [words(owed).refund] : []), ...(sent > 0 ? [words(sent).refunded] : [])],
		keep: env.smtp && order.email ? text.keep : text.keepWithoutMail,
		transfer: order.state === "awaiting_bank" ? transferRows(settings, order, locale) : [],
		lines: groupsOf(current, locale),
		total: formatPrice(gross, locale),
		tax: tax > 0 ? taxWords({ taxName: settings.taxName, taxRate: order.lines[0]?.taxRate ?? 0 }, tax, locale) : undefined,
		tickets: order.lines.flatMap(({ ticket, name, cancelledAt }, index) =>
			ticket && !cancelledAt
				? {
						id: ticket.id,
						label: translatorFor(locale)("order.page.ticket", { number: index + 1, tier: translate(name, locale).text }),
						attendee: ticket.attendeeName ?? "",
						isHandedOn: ticket.attendeeEmail !== undefined,
						/** Of one that was handed on its holder knows it alone. */
						secret: ticket.attendeeEmail === undefined ? ticket.secret : undefined,
					}
				: [],
		),
		text,
	};
}
