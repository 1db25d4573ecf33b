import { z } from "zod";
import { requiredEmail } from "#app/http/field-schemas.ts";
import type { Locale } from "#app/i18n/config.ts";

export const subscriptionSchema = z.object({
	/** Kept in lower case, so that one person is one subscriber. */
	email: requiredEmail.toLowerCase(),
});

/** Somebody who reads the newsletter, or is to confirm that they want to. Instants are ISO, in UTC. */
export interface Subscriber {
	id: string;
	email: string;
	/** The language of the page on which they subscribed. */
	locale: Locale;
	subscribedAt: string;
	confirmedAt?: string;
	/** Unguessable: whoever knows it reads their mail. */
	key: string;
}

/** What the list of subscribers can be narrowed to; without it, those who are on the list. */
export const SUBSCRIBER_STATES = ["unconfirmed"] as const;
export type SubscriberState = "confirmed" | (typeof SUBSCRIBER_STATES)[number];
