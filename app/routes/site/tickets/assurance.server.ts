import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { lastDayBefore, mayCancel, mayRename, percentBack } from "#app/domain/sales/cancellation/rules.server.ts";
import { getSalesSettings, paymentMethods } from "#app/domain/sales/order/settings.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

/** Returns the seller, the refund, reassignment, the payment methods and the invoice in one line. */
export async function assuranceLine(event: SummitEvent, locale: Locale): Promise<string> {
	const settings = await getSalesSettings();
	const { sellerName, cancelDays } = settings;
	const day = cancelDays === undefined ? undefined : lastDayBefore(event, cancelDays);
	const until = day
		? textsOf("tickets", locale, { date: formatDate(day, locale) }).assurance.until
		: translatorFor(locale)("cancellation.rules.until", { count: cancelDays ?? 0 });
	const percent = mayCancel(event, settings) ? percentBack(event, settings) : 0;
	const { assurance: text } = textsOf("tickets", locale, { seller: sellerName ?? "", percent, until });
	const methods = paymentMethods(settings);
	return [
		sellerName && text.seller,
		percent > 0 && (percent === 100 ? text.refund.whole : text.refund.part),
		mayRename(event, settings) && text.reassign,
		text.pay[methods.length > 1 ? "both" : (methods[0] ?? "bank")],
		text.invoice,
	]
		.filter(Boolean)
		.join("\u00a0· ");
}
