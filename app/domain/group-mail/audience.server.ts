import type { Database } from "~/admin/changes.server";
import { listAttendees } from "~/domain/attendee/queries.server";
import type { Locale } from "~/i18n/config";

/** Groups of attendees that are written to. */
export const GROUPS = ["all", "awaited", "arrived", "nameless"] as const;
export interface Audience {
	group: (typeof GROUPS)[number];
	tier?: string;
}

/** Who gets a mail, once however many tickets and orders they have, in the language of the first of them. */
export interface Recipient {
	name: string;
	email: string;
	locale: Locale;
	/** Of those that they bought, for attendees who have no address of their own. */
	orders: { id: number; code: string; locale: Locale }[];
	/** Secrets of tickets that are theirs. */
	tickets: string[];
	/** Numbers of the orders that it is about. */
	about: number[];
}

/** Everybody who is written to: attendees at their own address, and buyers for those who have none. */
export async function recipientsOf({ group, tier }: Audience, on?: Database): Promise<Recipient[]> {
	const recipients = new Map<string, Recipient>();
	for (const { name, email, buyer, buyerEmail, locale, orderId, code, secret } of await listAttendees(group, { q: "", tier }, { on })) {
		const address = email ?? buyerEmail;
		// Of an order whose people were erased.
		if (!address) continue;
		const recipient = recipients.get(address.toLowerCase()) ?? {
			name: email ? (name ?? buyer) : buyer,
			email: address,
			locale,
			orders: [],
			tickets: [],
			about: [],
		};
		recipients.set(address.toLowerCase(), recipient);
		if (email && secret) recipient.tickets.push(secret);
		else if (!recipient.orders.some(({ id }) => id === orderId)) recipient.orders.push({ id: orderId, code, locale });
		if (!recipient.about.includes(orderId)) recipient.about.push(orderId);
	}
	return [...recipients.values()];
}
