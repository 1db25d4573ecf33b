/**
 * What becomes of the emails that the site writes: sent, or kept in the outbox where no mail server is set up. Texts name
 * what holds on this site as `$t(notified.buyer)`.
 */
export const notified = {
	byMail: {
		buyer: "The buyer is told by email.",
		newAttendee: "The new attendee gets the ticket by email.",
		attendee: "The attendee is told by email.",
		newLink: "The buyer is told by email that there is a new one.",
		registered: "Whoever has a place is told by email.",
		all: "The emails are on their way.",
		/** For visitors. */
		tickets: "We will send your tickets there.",
		newTicket: "We will send the new ticket there.",
		invoice: "We will send the invoice there.",
		checking: "We are checking it and will write to you",
		reassigned: "The link to it is on its way by email.",
		turn: "When it is your turn we write to you, and keep the place for you for 24 hours.",
	},
	inOutbox: {
		buyer: "No mail server is set up, so the email to the buyer waits in the outbox: tell the buyer yourself, or hand over a link to the order.",
		newAttendee: "No mail server is set up, so the email with the new ticket waits in the outbox: hand the ticket over yourself.",
		attendee: "No mail server is set up, so the email to the attendee waits in the outbox: tell the attendee yourself.",
		newLink: "The buyer is not told that there is a new one: no mail server is set up.",
		registered: "No mail server is set up, so the emails to whoever has a place wait in the outbox: tell them yourself.",
		all: "No mail server is set up, so the emails wait in the outbox: their words are there to be handed over.",
		tickets: "For questions about your order. Your tickets will be on its page.",
		invoice: "For questions about your order. The invoice will be on its page.",
		checking: "We are checking it, and this page will say what comes of it",
		newTicket: "This site sends no email: the new ticket waits with the organizers, who hand it over. Let us know, or have the new attendee write to us.",
		reassigned: "This site sends no email: write to us, so that we hand it over.",
		turn: "When it is your turn, this page offers you the place and keeps it for you for 24 hours: look here again.",
	},
};
