/** Giving a ticket to somebody else. */
export const reassignment = {
	metaTitle: "Hand on a ticket | {{eventName}}",
	title: "Hand the ticket on",
	ticket: "Ticket: {{tier}}",
	now: "Now for",
	lead: "Whoever you name gets a new ticket. The present one is then no longer valid, whether saved or printed. Its places in workshops go along.",
	name: "Name of the new attendee",
	email: "Their email address",
	emailHint: "$t(notified.newTicket)",
	/** For organizers. */
	emailHintAtDesk: "$t(notified.newAttendee)",
	locale: "Language of their emails",
	submit: "Hand the ticket on",
	busy: "Handing on…",
	done: "Done: the ticket is for {{name}} now. $t(notified.reassigned)",
	keep: "Keep it",
	back: "Back",
	link: "Hand on…",
	namesOver: "Names can no longer be changed here. Write to us if one is wrong.",
	reassigned: "This ticket was handed on: only its new holder can open it. To put another name on it, hand it on again.",
	errors: {
		title: "The ticket was not handed on",
		gone: "This ticket can no longer be handed on: it was handed on already, canceled or used.",
		over: "The time for handing tickets on is over. Write to us, and we will help you.",
	},
};
