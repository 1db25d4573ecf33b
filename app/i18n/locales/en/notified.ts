/**
 * Phrases about the emails that the site writes, by whether they are sent or stay in the outbox because no mail server is set up. Texts include those
 * that apply to this site as `$t(notified.buyer)`.
 */
export const notified = {
	byMail: {
		buyer: "The buyer is notified by email.",
		newAttendee: "The new attendee gets the ticket by email.",
		attendee: "The attendee is notified by email.",
		newLink: "The buyer is notified by email about the new link.",
		registered: "Registered attendees are notified by email.",
		all: "The emails are on their way.",
		/** For visitors. */
		tickets: "We’ll send your order to this address.",
		ownTicket: "We’ll send their ticket to this address.",
		newTicket: "We’ll send the new ticket to this address.",
		invoice: "We’ll send the invoice to this address.",
		checking: "We’re checking it and will email you",
		reassigned: "The link to it is on its way by email.",
		turn: "When a spot opens up, we’ll email you and hold it for 24 hours.",
	},
	inOutbox: {
		buyer: "No mail server is set up, so the email to the buyer stays in the outbox. Notify the buyer yourself, or give them a link to the order.",
		newAttendee: "No mail server is set up, so the email with the new ticket stays in the outbox. Give the ticket to the attendee yourself.",
		attendee: "No mail server is set up, so the email to the attendee stays in the outbox. Notify the attendee yourself.",
		newLink: "The buyer isn’t notified about the new link, because no mail server is set up.",
		registered: "No mail server is set up, so the emails to registered attendees stay in the outbox. Notify them yourself.",
		all: "No mail server is set up, so the emails stay in the outbox. You can copy their text from there.",
		tickets: "Only for this order, which gets its own page.",
		invoice: "We only use it for your order. The invoice will be on the order page.",
		checking: "We’re checking it, and you’ll see the result on this page",
		ownTicket: "Only the organizers see it.",
		newTicket: "This site doesn’t send email, so the organizers hand over the new ticket. Let us know, or have the new attendee write to us.",
		reassigned: "This site doesn’t send email. Write to us, and we’ll hand over the ticket.",
		turn: "When a spot opens up, we’ll offer it to you on this page and hold it for 24 hours. Please check back here.",
	},
};
