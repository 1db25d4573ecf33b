/** The pages of the newsletter; the words of its form are in `common`, for the form stands on every page. */
export const newsletter = {
	meta: {
		title: "News by e-mail | {{eventName}}",
		description: "A letter now and then about the summit in {{city}}: programme, speakers, ticket releases. Leave whenever you like.",
	},
	lead: "A letter now and then about the summit in {{city}}: programme, speakers, ticket releases.",
	promise: "We use your address for these letters and nothing else. Each one has a link by which you leave; or write to {{email}}.",
	news: "Read the news",
	done: "Thank you! You are on the list.",
	toConfirm: "Almost there: please open the mail that we have just sent you, and confirm.",
	confirm: {
		meta: { title: "Confirm your subscription | {{eventName}}", description: "One click, and the news about the summit in {{city}} comes to your mailbox." },
		ask: { title: "Do you want our news?", lead: "One click, and the news about the summit in {{city}} comes to your mailbox." },
		submit: "Yes, subscribe me",
		submitting: "Subscribing…",
		done: { title: "Thank you!", lead: "You are on the list. The next letter comes to you." },
		unknown: { title: "This link has run out", lead: "It is a few days old, or you have left the list since. Simply subscribe once more." },
		again: "Subscribe",
	},
	unsubscribe: {
		meta: { title: "Leave the newsletter | {{eventName}}", description: "One click, and you get no more letters about the summit in {{city}}." },
		ask: { title: "Leave the newsletter?", lead: "One click, and you get no more letters about the summit in {{city}}." },
		submit: "Yes, take me off the list",
		submitting: "Taking you off…",
		done: { title: "You are off the list", lead: "We send you no more news, and have forgotten your address. All the best to you." },
	},
};
