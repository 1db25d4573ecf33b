import type { Locale } from "#app/i18n/config.ts";

export interface NewMail {
	to: string;
	subject: string;
	body: string;
	headers?: Record<string, string>;
	/** Its links give access to private data, so its body is deleted after sending. */
	isPrivate?: boolean;
	/** Orders with which the mail is erased. */
	about?: number[];
	locale?: Locale;
	attachments?: MailAttachment[];
}

/** Source of an attached file, which is made when the mail is sent: a ticket, payment details or an invoice of an order, or the event or meetings for calendars. */
export type MailAttachment =
	| {
			kind: "ticket";
			ticketId: number;
			/** Hash of the ticket's secret when the mail was written; not attached if the ticket has been reassigned since. */
			hash?: string;
	  }
	| { kind: "paymentDetails"; orderId: number }
	| { kind: "invoice"; orderId: number; number: number }
	/** The calendar of an attendee's meetings; `hash` as of a ticket. */
	| { kind: "meetings"; ticketId: number; hash: string }
	/** Links to the ticket if it has not been reassigned since. */
	| { kind: "calendar"; ticketId?: number; hash?: string };

export interface MailFile {
	name: string;
	type: string;
	content: Uint8Array;
}

export interface OutboxMail extends Required<Omit<NewMail, "locale" | "about">> {
	id: string;
	locale?: Locale;
	createdAt: string;
	sentAt?: string;
	attempts: number;
	lastError?: string;
	nextAttemptAt?: string;
}

/** `failed` mails wait for a person. */
export const MAIL_STATES = ["waiting", "failed", "sent"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export function mailState({ sentAt, nextAttemptAt }: Pick<OutboxMail, "sentAt" | "nextAttemptAt">): MailState {
	if (sentAt) return "sent";
	return nextAttemptAt ? "waiting" : "failed";
}
