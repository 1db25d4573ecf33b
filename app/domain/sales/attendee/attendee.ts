/** The person whom a ticket admits, as typed when ordering; empty strings for what is not known. */
export interface Attendee {
	name: string;
	email: string;
	company: string;
	jobTitle: string;
	country: string;
}

/** Fields that buyers see and change on the order page. */
export const BUYER_FIELDS = ["name", "email", "company"] as const satisfies (keyof Attendee)[];
/** Fields that attendees see and change on the ticket page. */
export const OWN_FIELDS = ["name", "company", "jobTitle", "country"] as const satisfies (keyof Attendee)[];

export const namedAttendee = (name: string): Attendee => ({ name, email: "", company: "", jobTitle: "", country: "" });
