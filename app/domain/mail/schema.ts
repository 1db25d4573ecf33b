/** A mail that is to be written. Plain text. */
export interface NewMail {
	to: string;
	subject: string;
	body: string;
	headers?: Record<string, string>;
	/** Its links open what is its reader's alone: its words are forgotten once it was sent. */
	isPrivate?: boolean;
}

/** A mail in the outbox. Instants are ISO, in UTC. */
export interface OutboxMail extends Required<NewMail> {
	id: string;
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
