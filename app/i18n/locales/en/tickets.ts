export const tickets = {
	meta: {
		title: "Tickets | {{eventName}}",
		description: "Tickets for the summit: what each one costs and includes, group discounts and answers to common questions. {{dates}}, {{city}}.",
	},
	title: "Tickets",
	lead: "Every ticket gets you in. Some take you further: workshops, arranged meetings, a seat up front.",
	heading: "Choose your seat at the table",
	card: {
		popular: "POPULAR",
		buy: "Buy ticket",
		number: "$t(order.tickets.number)",
		code: "$t(order.tickets.code)",
		order: "Order tickets",
		soldOut: "Sold out",
		included: "Included",
		notIncluded: "Not included",
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
		lead: "With {{groupMinimum}} or more people, each of you pays less. Tell us how many you are, and we will send you a price.",
		button: "Ask for a group price",
		subject: "Tickets for {{groupMinimum}} people or more",
		here: "With {{groupMinimum}} or more tickets in one order, each costs {{groupDiscount}}% less. The order form takes it off by itself.",
		order: "Order for your group",
	},
	/** For those who have bought some already. */
	findOrder: { question: "Already ordered?", link: "Find your order" },
	home: {
		eyebrow: "Tickets",
		group: "{{groupMinimum}} or more of you? There is a group discount.",
		toContact: "Contact us",
		all: "What the tickets include, and common questions",
	},
};
