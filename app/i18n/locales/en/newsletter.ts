/** The newsletter's pages. Its form is on every page, so its texts are in `common`. */
export const newsletter = {
	meta: {
		title: "Newsletter | {{eventName}}",
		description: "Occasional emails about the summit in {{city}}: the agenda, speakers, ticket releases. Unsubscribe anytime.",
	},
	lead: "Occasional emails about the summit in {{city}}: the agenda, speakers, ticket releases.",
	promise: "We use your address only for these emails. Each one has an unsubscribe link, or you can write to {{email}}.",
	toNews: "Read the news",
	done: "Thank you! You’re subscribed.",
	toConfirm: "Almost there! Please open the email we’ve just sent you and confirm.",
	confirm: {
		meta: { title: "Confirm your subscription | {{eventName}}", description: "One click, and we’ll send you news about the summit in {{city}}." },
		ask: { title: "Do you want our newsletter?", lead: "One click, and we’ll send you news about the summit in {{city}}." },
		submit: "Yes, subscribe me",
		submitting: "Subscribing…",
		done: { title: "Thank you!", lead: "You’re subscribed. The organizers will write to you when there’s news." },
		unknown: { title: "This link has expired", lead: "It’s more than a few days old, or you’ve unsubscribed since. Just subscribe again." },
		again: "Subscribe",
	},
	unsubscribe: {
		meta: { title: "Unsubscribe | {{eventName}}", description: "One click, and you won’t get any more emails about the summit in {{city}}." },
		ask: { title: "Unsubscribe from the newsletter?", lead: "One click, and you won’t get any more emails about the summit in {{city}}." },
		submit: "Yes, unsubscribe me",
		submitting: "Unsubscribing…",
		done: { title: "You’re unsubscribed", lead: "We won’t send you any more emails, and we’ve deleted your address. All the best!" },
	},
};
