export const tickets = {
	meta: {
		title: "Tickets | {{eventName}}",
		description: "Tickets for the summit: what each one costs and includes, group discounts and answers to common questions. {{datesAndCity}}.",
	},
	title: "Tickets",
	lead: "Every ticket gets you in. Some take you further: workshops, arranged meetings, a seat up front.",
	heading: "Choose your seat at the table",
	card: {
		popular: "POPULAR",
		buy: "Buy ticket",
		early: "Early bird until {{date}}: {{price}}",
		soldOut: "Sold out",
		included: "Included",
		notIncluded: "Not included",
	},
	/** One line below the cards. */
	assurance: {
		seller: "Sold by {{seller}}",
		until: "until {{date}}",
		refund: { whole: "Full refund {{until}}", part: "{{percent}}% refund {{until}}" },
		reassign: "You can give your ticket to someone else",
		pay: { card: "Pay by card", bank: "Pay by bank transfer", both: "Pay by card or bank transfer" },
		invoice: "Invoice included",
	},
	event: {
		heading: "The summit at a glance",
		dates: "Dates",
		venue: "Venue",
		address: "Address",
		attendance: "Attendance",
		attendees: "More than {{attendees}} people expected",
	},
	faq: { heading: "Good to know before you buy" },
	group: {
		title: "Coming as a group?",
		lead: "With {{groupMinimum}} or more people, each of you pays less. Tell us how many you are, and we’ll send you a quote.",
		button: "Ask for a group price",
		subject: "Tickets for {{groupMinimum}} people or more",
		here: "With {{groupMinimum}} or more tickets in one order, each costs {{groupDiscount}}% less. The order form applies the discount automatically.",
		order: "Order for your group",
	},
	/** For those who have bought some already. */
	findOrder: { question: "Already ordered?", link: "Find your order" },
	home: {
		eyebrow: "Tickets",
		every: "Included in every ticket: {{features}}",
		group: "{{groupMinimum}} or more of you? There is a group discount: in one order, each ticket costs {{groupDiscount}}% less. Any questions?",
		toContact: "Contact us",
		all: "All about the tickets",
	},
};
