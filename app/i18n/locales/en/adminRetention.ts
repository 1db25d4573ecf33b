/** The retention settings. */
export const adminRetention = {
	title: "Data protection",
	lead: "How long personal data is kept before it’s deleted for good.",
	fields: {
		messageDays: "Messages",
		mailDays: "Emails in the outbox",
		activityDays: "Activity log",
		orderDays: "Personal data in orders",
		invoiceYears: "Buyers on invoices",
	},
	hints: {
		messageDays: "Days, at most {{max}}. 0: kept until deleted.",
		mailDays: "Days, {{min}} to {{max}}.",
		activityDays: "Days, at most {{max}}. Older changes can’t be undone. 0: kept forever.",
		orderDays: "Days after the summit, at most {{max}}. Amounts and invoices are kept. 0: never deleted.",
		invoiceYears: "Years after the year of issue, {{min}} to {{max}}. Mexico requires five after the tax return.",
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
