import type { Locale } from "#app/i18n/config.ts";

/** A mail that is to be written, as plain text. */
export interface NewMail {
	to: string;
	subject: string;
	body: string;
	headers?: Record<string, string>;
	/** Its links open what is its reader's alone: its words are forgotten once it was sent. */
	isPrivate?: boolean;
	/** The orders that it is about: with their people it is erased. */
	about?: number[];
	/** Of its words. With it, they go as HTML, too. */
	locale?: Locale;
	attachments?: MailAttachment[];
}

/**
 * What goes with a mail, by what it is made from when the mail is sent: a ticket's document, how an order is paid by transfer, or
 * the summit for calendars.
 */
export type MailAttachment =
	| {
			kind: "ticket";
			ticketId: number;
			/** Of the secret that it had when the mail was written: nothing goes of one that is somebody else's by now. */
			hash?: string;
	  }
	| { kind: "paymentDetails"; orderId: number }
	| { kind: "calendar" };

/** One of them as it is sent. */
export interface MailFile {
	name: string;
	type: string;
	content: Uint8Array;
}

/** A mail in the outbox. Instants are ISO, in UTC. */
export interface OutboxMail extends Required<Omit<NewMail, "locale" | "about">> {
	id: string;
	locale?: Locale;
	createdAt: string;
	sentAt?: string;
	attempts: number;
	lastError?: string;
	nextAttemptAt?: string;
}

/** `failed` waits for a person. */
export const MAIL_STATES = ["waiting", "failed", "sent"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export function mailState({ sentAt, nextAttemptAt }: Pick<OutboxMail, "sentAt" | "nextAttemptAt">): MailState {
	if (sentAt) return "sent";
	return nextAttemptAt ? "waiting" : "failed";
}
