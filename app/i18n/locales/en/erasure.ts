/** Erasure, for buyers and organizers. */
export const erasure = {
	section: {
		heading: "Your data",
		words: "All the data we keep about this order: download it or erase it.",
		download: "Download your data (JSON)",
		erase: "Erase your data…",
	},
	erased: "The names and email addresses of this order are erased.",
	page: {
		metaTitle: "Erase your data | {{eventName}}",
		title: "Erase your data?",
		goes: "What goes, for good",
		going: [
			"Your name and email address",
			"Names and email addresses of attendees, and what they eat and need",
			"Notes that we made about this order",
			"Copies of emails about it",
		],
		stays: "What stays",
		staying: [
			"Figures: what was ordered, paid and sent back, without names",
			"The invoice, with the name and address on it: the law has us keep it. The privacy policy says how long.",
		],
		backups: "Backups still hold the data until they are deleted; they are used only to restore the site after a failure.",
		canceled: "This order is not paid: it is canceled with that, and $t(orderPhrases.tickets.free).",
		canceledRegistrations: "This order is not paid: it is canceled with that, and $t(orderPhrases.registrations.free).",
		noMails: "We can send you nothing more about this order, not even a new link to it.",
		submit: "Erase my data",
		busy: "Erasing…",
		back: "Back to the order",
		kept: {
			erased: "It is erased already.",
			owed: "We owe you money. Once it has gone back to you, you can erase your data here.",
			inQuestion: "We are still looking at a payment for this order. Once that is settled, you can erase your data here.",
			awaited:
				"Your tickets still admit people to the summit, and for that we need to know who they are. Once it is over, you can erase your data here; until then you can change names on your order’s page.",
		},
	},
	desk: {
		link: "Erase people…",
		title: "Erase the people of order {{code}}?",
		lead: "Name and email address of the buyer, those of attendees, your note and copies of emails go for good. Figures and invoices stay. Nobody can be told about this order anymore.",
		paid: "It is paid: its tickets still admit whoever shows them, but nobody at the entrance can look up a name.",
		unpaid: "It is not paid, and is canceled with that.",
		submit: "Erase for good",
		busy: "Erasing…",
		cancel: "Keep them",
		kept: {
			erased: "They are erased already.",
			owed: "Money has to go back to this buyer first.",
			inQuestion: "See first to what needs attention in this order: without its buyer nobody knows where money has to go back to.",
		},
	},
};
