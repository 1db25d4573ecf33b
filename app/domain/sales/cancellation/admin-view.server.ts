import { z } from "zod";
import type { Right } from "#app/auth/rights.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { isRegistrationOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { price } from "#app/http/form-codecs.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatList, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { lineLabel } from "./buyer-view.server.ts";
import { listCreditNotes } from "./credit-notes.server.ts";
import { registrationsLost } from "./registrations-lost.server.ts";
import { refundedOf, sumUncounted } from "./retained-money.server.ts";
import { cancellable } from "./rules.server.ts";
import { groupByTicket, withWorkshops } from "./with-workshops.server.ts";

export function cancelActions(order: Order, rights: readonly Right[], locale: Locale) {
	if (!rights.includes("manageMoney") || cancellable(order).length === 0) return [];
	return [{ path: `/admin/orders/${order.code}/cancel`, words: textsOf("cancellation", locale, {}).admin.link }];
}

export async function accountingDocumentLinks({ id, code }: Order, locale: Locale): Promise<{ to: string; label: string }[]> {
	const [invoices, creditNotes] = await Promise.all([listInvoices(id), listCreditNotes(id)]);
	const link = (kind: "invoice" | "creditNote", number: number) => ({
		to: `/admin/orders/${code}/documents/${kind}/${number}.pdf`,
		label: textsOf("orderDocuments", locale, { number })[kind].link,
	});
	return [...invoices.map(({ number }) => link("invoice", number)), ...creditNotes.map(({ number }) => link("creditNote", number))];
}

export async function organizerCancelView(order: Order, { chosen, locale }: { chosen: readonly number[]; locale: Locale }) {
	const lines = cancellable(order);
	const event = await getEvent();
	const kept = await withWorkshops(
		order,
		lines.filter(({ id }) => chosen.includes(id) || lines.length === 1),
		event,
	);
	const tickets = kept.filter(({ ticket }) => ticket);
	const ofTickets = isRegistrationOrder(order.lines) || tickets.length === 0 ? undefined : tickets.length;
	const total = kept.reduce((sum, { gross }) => sum + gross, 0);
	const number = translatorFor(locale)(ofTickets === undefined ? "adminOrders.registrations" : "adminOrders.tickets", { count: ofTickets ?? kept.length });
	const [already, most] = [await sumUncounted(order.id), await refundedOf(order.id, total)];
	const values = {
		most: formatPrice(most, locale),
		code: order.code,
		name: order.name,
		number,
		cost: formatPrice(total, locale),
		already: formatPrice(already, locale),
	};
	const { admin: text, mixed } = textsOf("cancellation", locale, values);
	const choice = async (line: OrderLine, ticket?: OrderLine) => ({
		id: line.id,
		label: ticket ? translate(line.name, locale).text : lineLabel(order, line, locale),
		back: formatPrice(line.gross, locale),
	});
	return {
		text,
		withTicket: mixed.withTicket,
		lost: (await registrationsLost(order, kept, event, { locale, organizer: true })).map(({ words }) => words),
		choices: await groupByTicket(lines, choice),
		chosen: await groupByTicket(kept, choice),
		arrived: arrivedWords(order, locale),
		already: already > 0 ? text.already : undefined,
		most: most < total ? text.most : undefined,
		amount: z.encode(price, total),
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
	};
}

function arrivedWords({ state, lines }: Order, locale: Locale): string | undefined {
	const numbers = lines.flatMap(({ ticket, cancelledAt }, index) => (ticket?.arrivedAt && !cancelledAt ? [String(index + 1)] : []));
	if (state !== "paid" || numbers.length === 0) return undefined;
	return translatorFor(locale)("cancellation.admin.arrived", { count: numbers.length, numbers: formatList(numbers, locale) });
}
