/** Where administrators postpone or cancel all of the summit. */
export const adminHeld = {
	doesTitle: "What this does",
	told: "Who is told",
	mails_one: "{{count}} email: to buyers, one for each order, and to attendees who have an address of their own.",
	mails_other: "{{count}} emails: to buyers, one for each order, and to attendees who have an address of their own.",
	inLanguage_one: "{{count}} in {{language}}",
	inLanguage_other: "{{count}} in {{language}}",
	paid_one: "{{count}} paid order",
	paid_other: "{{count}} paid orders",
	unpaid_one: "{{count}} unpaid order",
	unpaid_other: "{{count}} unpaid orders",
	subject: "Subject",
	text: "Text",
	textHint: "Between the greeting and the link to the order. What it means for the money is added.",
	busy: "One moment…",
	cancel: "Back to the event",
	steps: {
		postponed: {
			link: "Postpone the summit…",
			title: "Postpone {{eventName}}",
			submit: "Postpone the summit and tell everyone",
			does: [
				"No more tickets are sold, from this moment on.",
				"Orders stay as they are: {{paid}} and {{unpaid}}. Tickets and places in workshops stay good.",
				"Every page of the site says that the summit is postponed, and so does what search engines read.",
				"Once you move the event to another first day, it takes place again and tickets are sold.",
			],
		},
		cancelled: {
			link: "Cancel the summit…",
			title: "Cancel {{eventName}}",
			submit: "Cancel the summit and tell everyone",
			does: [
				"No more tickets are sold, from this moment on.",
				"Canceled: {{paid}} and {{unpaid}}, and all places in workshops. Tickets admit nobody any more; only those of attendees who have arrived stay as they are.",
				"{{amount}} is put on the list of what goes back, with credit notes. You send it back from each order.",
				"Every page of the site says that the summit is canceled, and so does what search engines read.",
				"This cannot be undone.",
			],
		},
		planned: {
			link: "The summit takes place…",
			title: "{{eventName}} takes place",
			submit: "Let the summit take place",
			does: [
				"Tickets are sold again, as the event and the tickets say. Check the dates of the event first.",
				"The pages of the site no longer say that the summit is postponed or canceled.",
				"Orders that were canceled stay so, and nobody is told: write to attendees yourself.",
			],
		},
	},
};
