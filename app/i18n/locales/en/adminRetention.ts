/** The retention settings. */
export const adminRetention = {
	title: "Data protection",
	lead: "How long the site keeps what people leave here. After that, the site itself deletes it for good. Visitors read these times on the privacy page.",
	fields: {
		messageDays: "Messages",
		mailDays: "Emails in the outbox",
		activityDays: "Activity log",
		orderDays: "People of orders",
		invoiceYears: "Buyers on invoices",
	},
	hints: {
		messageDays: "Days after a message arrives, at most {{max}}. With 0, messages stay until someone deletes them.",
		mailDays: "Days after an email was sent, or was written if it could not be sent: {{min}} to {{max}}.",
		activityDays: "Days after a change, at most {{max}}. What has left the log can no longer be undone. With 0, it stays forever.",
		orderDays:
			"Days after the last day of the summit, at most {{max}}: then names, emails and notes go; figures and invoices stay. With 0, the site erases nobody by itself.",
		invoiceYears:
			"Years after the end of the year in which an invoice was issued, {{min}} to {{max}}: then it no longer says who bought. Ask your accountant what the law wants; in Mexico invoices are kept for five years, counted from the tax return.",
	},
	view: "See the privacy page",
	question: {
		title: "Delete what is older?",
		lead: "With these times, the following is too old. If you continue, it is deleted for good, and nobody can restore it.",
		submit: "Save and delete",
		confirm: { label: "Your own password", hint: "Needed for what cannot be taken back." },
		cancel: "Keep it",
	},
	losses: {
		messageDays_one: "{{count}} message",
		messageDays_other: "{{count}} messages",
		mailDays_one: "{{count}} email",
		mailDays_other: "{{count}} emails",
		activityDays_one: "{{count}} entry of the activity log",
		activityDays_other: "{{count}} entries of the activity log",
		orderDays_one: "the people of {{count}} order",
		orderDays_other: "the people of {{count}} orders",
		invoiceYears_one: "the buyer on {{count}} invoice",
		invoiceYears_other: "the buyers on {{count}} invoices",
	},
};
