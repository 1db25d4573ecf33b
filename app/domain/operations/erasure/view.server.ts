import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { isRegistrationOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { isUnpaid } from "#app/domain/sales/order/states.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { retentionReason } from "./erasure.server.ts";

export function erasureSection(order: Order, secret: string, locale: Locale) {
	const { section, erased } = textsOf("erasure", locale, {});
	const path = `/orders/${order.code}/${secret}`;
	return { text: section, data: `${path}/data.json`, erasure: localePath(locale, `${path}/erasure`), erased: order.erasedAt ? erased : undefined };
}

export async function erasureView(order: Order, secret: string, { name }: SummitEvent, locale: Locale) {
	const { kept: reasons, canceled, canceledRegistrations, ...text } = textsOf("erasure", locale, { eventName: name, count: order.lines.length }).page;
	const [kept, invoices] = await Promise.all([retentionReason(order, "buyer"), listInvoices(order.id)]);
	const [figures = "", ...invoiced] = text.staying;
	return {
		text: { ...text, staying: invoices.length > 0 ? [figures, ...invoiced] : [figures] },
		kept: kept && reasons[kept],
		warnings: [...(isUnpaid(order.state) ? [isRegistrationOrder(order.lines) ? canceledRegistrations : canceled] : []), text.noMails, text.backups],
		back: localePath(locale, `/orders/${order.code}/${secret}`),
	};
}

export async function adminErasureView(order: Order, locale: Locale) {
	const { kept: reasons, paid, unpaid, ...text } = textsOf("erasure", locale, { code: order.code }).admin;
	const kept = await retentionReason(order, "organizer");
	return {
		text,
		kept: kept && kept !== "awaited" ? reasons[kept] : undefined,
		warning: order.state === "paid" ? paid : isUnpaid(order.state) ? unpaid : undefined,
	};
}
