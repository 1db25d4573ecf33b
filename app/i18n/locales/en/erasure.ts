/** Erasure, for buyers and organizers. */
export const erasure = {
	section: {
		heading: "Your data",
		words: "Download or delete all the data we store about this order.",
		download: "Download your data (JSON)",
		erase: "Delete your data…",
	},
	erased: "The names and email addresses in this order have been deleted.",
	page: {
		metaTitle: "Delete your data | {{eventName}}",
		title: "Delete your data?",
		goes: "Permanently deleted",
		going: [
			"Your name and email address",
			"Names, email addresses, and dietary and accessibility needs of attendees",
			"Our notes about this order",
			"Copies of emails about it",
		],
		stays: "Kept",
		staying: [
			"The amounts ordered, paid and refunded, without names",
			"The invoice, with the name and address on it: we’re legally required to keep it. See the privacy policy for how long.",
		],
		backups: "Backups contain the data until they are deleted. We only use them to restore the site after a failure.",
		canceled: "This order hasn’t been paid, so it will be canceled as well.",
		canceledRegistrations: "This order hasn’t been paid, so it will be canceled as well, along with its workshop registrations.",
		noMails: "We won’t be able to email you about this order anymore, not even a new link to it.",
		submit: "Delete my data",
		busy: "Deleting…",
		back: "Back to the order",
		kept: {
			erased: "Your data has already been deleted.",
			owed: "We owe you a refund. Once you’ve received it, you can delete your data here.",
			inQuestion: "We’re still checking a payment for this order. Once that’s done, you can delete your data here.",
			awaited:
				"Your tickets are still valid for the summit, so we need to know who is coming. You can delete your data here after the summit; until then, you can change names on your order page.",
		},
	},
	admin: {
		link: "Delete personal data…",
		title: "Delete personal data from order {{code}}?",
		lead: "The names and email addresses of the buyer and attendees, your note and copies of emails are permanently deleted. Amounts and invoices are kept. Nobody can be notified about this order anymore.",
		paid: "The order is paid: its tickets still admit the bearer, but nobody at the entrance can look up a name.",
		unpaid: "The order hasn’t been paid, so it will be canceled as well.",
		submit: "Delete permanently",
		busy: "Erasing…",
		cancel: "Cancel",
		kept: {
			erased: "The personal data has already been deleted.",
			owed: "This buyer has to be refunded first.",
			inQuestion: "First resolve what needs attention in this order: without the buyer’s details, nobody would know whom to refund.",
		},
	},
};
