/** Emails to attendees about their tickets, plain text, between the greeting and the ending of order mails. */
export const ticketMails = {
	paragraphs: {
		bought: "{{buyer}} bought it for you.",
		includes: "Included: {{features}}",
		workshops: `Your workshops:
{{workshopLines}}`,
		lost: `No spots were left in these workshops when the order was paid:
{{lostLines}}`,
	},
	received: {
		subject: "Your ticket for {{eventName}}",
		body: `Here is your ticket for {{eventName}}: {{tier}}.{{bought}}{{workshops}}

Your ticket with its QR code:
{{link}}

Keep the link to yourself: anyone who opens it has your ticket.`,
	},
	reassigned: {
		subject: "A ticket was given to someone else: order {{code}}",
		body: `Ticket {{number}} ({{tier}}) of order {{code}} was given to someone else. Its earlier QR code and link are no longer valid.

If this is a mistake, write to us: {{email}}`,
	},
	exchanged: {
		subject: "Your ticket was exchanged: order {{code}}",
		body: `The organizers have exchanged your ticket (order {{code}}). It is now: {{tier}}.{{features}}

Its QR code and link stay the same. Your new ticket is attached.

You can also open it here:
{{link}}`,
	},
	cancelled: {
		subject: "Your ticket is canceled: order {{code}}",
		body: `Your ticket ({{tier}}, order {{code}}) has been canceled and is no longer valid. Your workshop registrations have ended as well.

The buyer can tell you why. If this is a mistake, write to us: {{email}}`,
	},
};
