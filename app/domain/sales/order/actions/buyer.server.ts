import type { Database } from "#app/admin/changes.server.ts";
import { followBuyerEmail } from "#app/domain/sales/attendee/update.server.ts";
import type { InvoiceData } from "#app/domain/sales/invoice/data.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { type BuyerMail, emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { stateAt } from "#app/domain/sales/order/states.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type OrderActionError, type OrganizerAction, runOrderAction } from "./actions.server.ts";

export interface CorrectedBuyer {
	name: string;
	email: string;
	locale: Locale;
	invoiceTo?: InvoiceData;
	/** Tickets that were sent to the buyer's earlier email go to the new one, too. */
	movesTickets?: boolean;
}

/** After an invoice only name and email can change. A new address gets the email about the order's status. */
export function changeBuyer(
	id: number,
	{ name, email, locale, invoiceTo, movesTickets }: CorrectedBuyer,
	context: OrganizerAction,
): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, order, now) => {
		if (order.erasedAt) return "changed";
		const more = (await listInvoices(id, trx)).length > 0 ? {} : { locale, invoice_to: invoiceTo ? JSON.stringify(invoiceTo) : null };
		await trx
			.updateTable("order")
			.set({ name, email, ...more })
			.where("id", "=", id)
			.execute();
		await followBuyerEmail(trx, order, { email, isSent: movesTickets });
		await recordOrderEvent(trx, id, "buyerChanged", { actor: context, now, details: {} });
		if (email !== order.email) await emailOrderState(trx, order, { actor: context, now });
		return undefined;
	});
}

export function sendAgain(id: number, context: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, order, now) => {
		await recordOrderEvent(trx, id, "mailResent", { actor: context, now, details: {} });
		await emailOrderState(trx, order, { actor: context, now });
		return undefined;
	});
}

async function emailOrderState(trx: Database, order: Order, { actor, now }: ActionContext): Promise<void> {
	const byCard = order.method === "card";
	const mails: Record<Order["state"], BuyerMail> = {
		reserved: "link",
		awaiting_card: "link",
		awaiting_bank: "ordered",
		paid: "paid",
		cancelled: "cancelled",
		expired: byCard ? "cardExpired" : "expired",
	};
	await emailBuyer(trx, mails[stateAt(order, now)], { orderId: order.id, now, actor });
}
