/** Giving a ticket to someone else. */
export const reassignment = {
	metaTitle: "Give a ticket to someone else | {{eventName}}",
	title: "Give this ticket to someone else",
	ticket: "Ticket: {{tier}}",
	now: "Current attendee",
	lead: "The new attendee gets their own ticket, including your workshop registrations. This ticket, saved or printed, will no longer be valid.",
	name: "Name of the new attendee",
	email: "Their email address",
	emailHint: "$t(notified.newTicket)",
	/** For organizers. */
	emailHintForOrganizers: "$t(notified.newAttendee)",
	locale: "Language of their emails",
	submit: "Give to someone else",
	busy: "Sending…",
	done: "Done: this ticket now belongs to {{name}}. $t(notified.reassigned)",
	keep: "Keep the ticket",
	back: "Back",
	link: "Give to someone else…",
	namesOver: "Names can no longer be changed here. Write to us if one is wrong.",
	reassigned: "This ticket was given to someone else, and only they can open it. To change the name, give it to someone else again.",
	emailFixed: "A ticket was sent there. For another address, give the ticket to someone else.",
	errors: {
		title: "The ticket was not given to someone else",
		gone: "This ticket can no longer be given to someone else: it has already changed hands, or it was canceled or used.",
		over: "The deadline for giving tickets to someone else has passed. Write to us, and we’ll help you.",
	},
};
