/** The retention settings. */
export const adminRetention = {
	title: "Data protection",
	lead: "How long the site keeps people’s data. After that, it’s deleted automatically and permanently. These periods are shown on the privacy page.",
	fields: {
		messageDays: "Messages",
		mailDays: "Emails in the outbox",
		activityDays: "Activity log",
		orderDays: "Personal data in orders",
		invoiceYears: "Buyers on invoices",
	},
	hints: {
		messageDays: "Days after a message arrives, at most {{max}}. With 0, messages are kept until someone deletes them.",
		mailDays: "Days after an email was sent, or created if it couldn’t be sent: {{min}} to {{max}}.",
		activityDays: "Days after a change, at most {{max}}. Changes no longer in the log can’t be undone. With 0, they’re kept indefinitely.",
		orderDays:
			"Days after the last day of the summit, at most {{max}}. Names, emails and notes are deleted; amounts and invoices are kept. With 0, nothing is deleted automatically.",
		invoiceYears:
			"Years after the end of the year in which an invoice was issued, {{min}} to {{max}}. After that, the buyer is removed from it. Ask your accountant what the law requires; in Mexico, invoices are kept for five years after the tax return.",
	},
	view: "See the privacy page",
	question: {
		title: "Delete older data?",
		lead: "With these periods, the following is too old. If you continue, it’s deleted permanently and nobody can restore it.",
		submit: "Save and delete",
		confirm: { label: "Your password", hint: "Required because this can’t be undone." },
		cancel: "Keep it",
	},
	losses: {
		messageDays_one: "{{count}} message",
		messageDays_other: "{{count}} messages",
		mailDays_one: "{{count}} email",
		mailDays_other: "{{count}} emails",
		activityDays_one: "{{count}} entry of the activity log",
		activityDays_other: "{{count}} entries of the activity log",
		orderDays_one: "personal data in {{count}} order",
		orderDays_other: "personal data in {{count}} orders",
		invoiceYears_one: "the buyer on {{count}} invoice",
		invoiceYears_other: "the buyers on {{count}} invoices",
	},
};
