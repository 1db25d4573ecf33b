import { makePersonalDocument } from "#app/documents/make.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { MailAttachment, MailFile, OutboxMail } from "#app/domain/people/mail/schema.ts";
import { summitCalendarOf } from "#app/domain/program/calendar/summit-calendar.server.ts";
import { ticketCalendarOf } from "#app/domain/program/calendar/ticket-calendar.server.ts";
import { invoiceDocument } from "#app/domain/sales/invoice/document.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { paymentDetails } from "#app/domain/sales/payment/transfer/payment-details.server.ts";
import { ticketDocument } from "#app/domain/sales/ticket/ticket-document.server.ts";
import { ticketView } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { DEFAULT_LOCALE, type Locale, localePath } from "#app/i18n/config.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { hasBeenPaid } from "./mail-limit.server.ts";
import { findOrder, findTicketSecret } from "./queries.server.ts";
import { hashOf } from "./secrets.server.ts";
import { awaitsTransfer } from "./states.ts";

const CALENDAR_TYPE = "text/calendar; charset=utf-8";

type MeetingCalendar = (ticketId: number, locale: Locale) => Promise<string | undefined>;
let meetingCalendar: MeetingCalendar | undefined;

/** Set by the layer of meetings, which this one does not import. */
export function setMeetingCalendar(calendar: MeetingCalendar): void {
	meetingCalendar = calendar;
}

/** Renders attachments from current data; none for an email whose order no longer awaits a transfer. */
export async function filesOfMail(mail: OutboxMail, origin: string): Promise<MailFile[] | undefined> {
	const files: MailFile[] = [];
	for (const attachment of mail.attachments) if (attachment.kind === "paymentDetails" && !(await isAwaited(attachment.orderId))) return undefined;
	for (const [index] of mail.attachments.entries()) {
		const file = await fileOfMail(mail, index, origin);
		if (file) files.push(file);
	}
	return files;
}

/** Undefined if the ticket is no longer valid. @throws DocumentFailed if it may succeed later */
export async function fileOfMail({ attachments, locale = DEFAULT_LOCALE }: OutboxMail, index: number, origin: string): Promise<MailFile | undefined> {
	const attachment = attachments[index];
	if (!attachment) return undefined;
	const event = await getEvent();
	const addressOf = (path: string) => origin + localePath(locale, path);
	if (attachment.kind === "calendar") {
		const secret = await secretToSend(attachment);
		const { ticketId } = attachment;
		const calendar = await (secret && ticketId !== undefined
			? ticketCalendarOf({ ticketId, event, locale, path: `/t/${secret}`, addressOf })
			: summitCalendarOf({ event, locale, addressOf }));
		return calendar === undefined ? undefined : { name: `${slugOf(event.name)}.ics`, type: CALENDAR_TYPE, content: Buffer.from(calendar) };
	}
	if (attachment.kind === "paymentDetails") {
		const order = await findOrder(attachment.orderId);
		// Before a payment anybody may have entered other people's names.
		const model = order && (await paymentDetails({ ...order, name: "", invoiceTo: undefined }));
		if (!model) return undefined;
		const { file } = textsOf("orderDocuments", locale, { code: order.code }).payment;
		return { name: `${slugOf(`${event.name} ${file}`)}.pdf`, type: "application/pdf", content: await makePersonalDocument(model) };
	}
	if (attachment.kind === "invoice") {
		const invoice = (await listInvoices(attachment.orderId)).find(({ number }) => number === attachment.number);
		if (!invoice) return undefined;
		const { file } = textsOf("orderDocuments", locale, { number: invoice.number }).invoice;
		return { name: `${slugOf(`${event.name} ${file}`)}.pdf`, type: "application/pdf", content: await makePersonalDocument(invoiceDocument(invoice)) };
	}
	const found = await findTicketSecret(attachment.ticketId);
	const secret = await secretToSend(attachment);
	if (attachment.kind === "meetings") {
		const meetings = secret && (await meetingCalendar?.(attachment.ticketId, locale));
		const { title } = textsOf("meetings", locale, {});
		return meetings ? { name: `${slugOf(title)}.ics`, type: CALENDAR_TYPE, content: Buffer.from(meetings) } : undefined;
	}
	const ticket = found && secret && (await ticketView(secret, event, { locale, origin }));
	if (!ticket) return undefined;
	const named = hasBeenPaid(found) ? ticket : { ...ticket, attendee: undefined };
	const model = ticketDocument(named, { event, facts: eventFacts(event, locale), locale, addressOf }, `/t/${secret}`);
	const file = textsOf("orderDocuments", locale, {}).ticket.file;
	return {
		name: `${slugOf(`${event.name} ${file} ${numberOf(attachment, attachments)}`)}.pdf`,
		type: "application/pdf",
		content: await makePersonalDocument(model),
	};
}

async function secretToSend({ ticketId, hash }: { ticketId?: number; hash?: string }): Promise<string | undefined> {
	const secret = ticketId === undefined ? undefined : (await findTicketSecret(ticketId))?.secret;
	return secret && hash !== undefined && hashOf(secret) !== hash ? undefined : secret;
}

async function isAwaited(orderId: number): Promise<boolean> {
	const order = await findOrder(orderId);
	return order !== undefined && awaitsTransfer(order, new Date(readClock()));
}

function numberOf(attachment: MailAttachment, attachments: readonly MailAttachment[]): number | "" {
	const tickets = attachments.filter(({ kind }) => kind === "ticket");
	return tickets.length > 1 ? tickets.indexOf(attachment) + 1 : "";
}
