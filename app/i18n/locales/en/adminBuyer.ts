/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Change the buyer of {{code}}",
	lead: "Name, email, language of emails, and who the invoice is for.",
	leadInvoiced: "Name and email, for future emails. The invoice has been issued and keeps the buyer’s earlier details.",
	fields: { buyerName: "Name", buyerEmail: "Email", locale: "Language of emails" },
	emailHint: "At a new address, the buyer gets an email for the order’s current status, with a new link.",
	moveTickets: "Send the tickets for {{address}} to the new address, too",
	invoice: "Invoice",
	submit: "Save",
	busy: "One moment…",
	cancel: "Go back",
	nameTicket: {
		title: "Attendee for the ticket {{tier}}",
		lead: "The ticket and its code stay the same, and nobody is notified. If someone else already has the ticket, use “Give to someone else”.",
		field: "Name",
		submit: "Save name",
		busy: "One moment…",
		cancel: "Go back",
	},
};
