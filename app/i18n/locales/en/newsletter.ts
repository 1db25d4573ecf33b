/** The pages of the newsletter; the words of its form are in `common`, for the form stands on every page. */
export const newsletter = {
	meta: {
		title: "Newsletter | {{eventName}}",
		description: "Occasional emails about the summit in {{city}}: the agenda, speakers, ticket releases. Unsubscribe whenever you like.",
	},
	lead: "Occasional emails about the summit in {{city}}: the agenda, speakers, ticket releases.",
	promise: "We use your address for these emails and nothing else. Each one has a link to unsubscribe; or write to {{email}}.",
	toNews: "Read the news",
	done: "Thank you! You are subscribed.",
	toConfirm: "Almost there: please open the email that we have just sent you, and confirm.",
	confirm: {
		meta: { title: "Confirm your subscription | {{eventName}}", description: "One click, and news about the summit in {{city}} comes to your inbox." },
		ask: { title: "Do you want our newsletter?", lead: "One click, and news about the summit in {{city}} comes to your inbox." },
		submit: "Yes, subscribe me",
		submitting: "Subscribing…",
		done: { title: "Thank you!", lead: "You are subscribed. The organizers will write to you when there is news." },
		unknown: { title: "This link has expired", lead: "It is a few days old, or you have unsubscribed since. Simply subscribe again." },
		again: "Subscribe",
	},
	unsubscribe: {
		meta: { title: "Unsubscribe | {{eventName}}", description: "One click, and you get no more emails about the summit in {{city}}." },
		ask: { title: "Unsubscribe from the newsletter?", lead: "One click, and you get no more emails about the summit in {{city}}." },
		submit: "Yes, unsubscribe me",
		submitting: "Unsubscribing…",
		done: { title: "You are unsubscribed", lead: "We send you no more emails, and have deleted your address. All the best to you." },
	},
};
