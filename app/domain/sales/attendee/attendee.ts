/** The person whom a ticket admits, as typed when ordering; empty strings for what is not known. */
export interface Attendee {
	name: string;
	email: string;
	company: string;
	jobTitle: string;
	country: string;
}

export const namedAttendee = (name: string): Attendee => ({ name, email: "", company: "", jobTitle: "", country: "" });
