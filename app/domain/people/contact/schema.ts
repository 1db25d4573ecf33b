import { z } from "zod";
import { requiredEmail, requiredLine, requiredName, requiredText } from "#app/http/field-schemas.ts";
import type { Locale } from "#app/i18n/config.ts";
import { CONTACT_LIMITS } from "./limits.ts";

export const contactMessageSchema = z.object({
	name: requiredName(CONTACT_LIMITS.name),
	email: requiredEmail,
	subject: requiredLine(CONTACT_LIMITS.subject),
	message: requiredText(CONTACT_LIMITS.message),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;

export interface ReceivedMessage extends ContactMessage {
	id: string;
	locale: Locale;
	receivedAt: string;
	readAt?: string;
	answeredAt?: string;
	archivedAt?: string;
}

export const MESSAGE_STATES = ["inbox", "answered", "archived"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export function messageState({ answeredAt, archivedAt }: Pick<ReceivedMessage, "answeredAt" | "archivedAt">): MessageState {
	if (archivedAt) return "archived";
	return answeredAt ? "answered" : "inbox";
}

export const MARKS = ["read", "unread", "answered", "archived", "inbox"] as const;
export type Mark = (typeof MARKS)[number];

export const markSchema = z.object({ mark: z.enum(MARKS) });
