/** Emails to attendees about their tickets, plain text, between the greeting and the ending of order mails. */
export const ticketMails = {
	received: {
		subject: "Your ticket for {{eventName}}",
		body: `A ticket for {{eventName}} was handed on to you: {{tier}}.

Your ticket with its QR code:
{{link}}

Keep the link to yourself: whoever opens it has your ticket.`,
	},
	reassigned: {
		subject: "Handed on: a ticket of order {{code}}",
		body: `Ticket {{number}} ({{tier}}) of order {{code}} was handed on to somebody else. Its earlier QR code and link are no longer valid.

Is that a mistake? Then write to us: {{email}}`,
	},
	exchanged: {
		subject: "Your ticket was exchanged: order {{code}}",
		body: `The organizers have exchanged the ticket that was handed on to you (order {{code}}). It is now: {{tier}}. Its QR code and its link stay the same.

Your ticket as it is now:
{{link}}`,
	},
	cancelled: {
		subject: "Your ticket is canceled: order {{code}}",
		body: `The ticket that was handed on to you ({{tier}}, order {{code}}) has been canceled and is no longer valid. Places in workshops that you took with it are free for others.

Whoever ordered it can tell you why. Is it a mistake? Then write to us: {{email}}`,
	},
};
