/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Change the buyer of {{code}}",
	lead: "Name, email, the language of emails, and to whom the invoice is made out.",
	leadInvoiced: "Name and email, for emails from now on. The invoice is made and is never changed; what it says of the buyer stays.",
	fields: { buyerName: "Name", buyerEmail: "Email", locale: "Language of the emails" },
	emailHint: "At a new address, the buyer gets an email on how the order stands, with a new link.",
	invoice: "Invoice",
	submit: "Save",
	busy: "One moment…",
	cancel: "Leave it as it is",
	nameTicket: {
		title: "Who comes with the ticket {{tier}}?",
		lead: "The ticket stays the same, with its code, and nobody is told. For a ticket that somebody else already has, use “Hand on”.",
		field: "Name",
		submit: "Save the name",
		busy: "One moment…",
		cancel: "Leave it as it is",
	},
};
