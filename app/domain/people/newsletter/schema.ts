import { z } from "zod";
import { requiredEmail } from "#app/http/field-schemas.ts";
import type { Locale } from "#app/i18n/config.ts";

export const subscriptionSchema = z.object({
	/** In lower case, so that each person subscribes once. */
	email: requiredEmail.toLowerCase(),
});

export interface Subscriber {
	id: string;
	email: string;
	locale: Locale;
	subscribedAt: string;
	confirmedAt?: string;
	/** Unguessable: it proves access to the mailbox. */
	key: string;
}

export const SUBSCRIBER_STATES = ["unconfirmed"] as const;
export type SubscriberState = "confirmed" | (typeof SUBSCRIBER_STATES)[number];
