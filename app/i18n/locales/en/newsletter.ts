/** The page of the newsletter; the words of its form are in `common`, for the form stands on every page. */
export const newsletter = {
	meta: {
		title: "News by e-mail | {{eventName}}",
		description: "A letter now and then about the summit in {{city}}: programme, speakers, ticket releases. Leave whenever you like.",
	},
	lead: "A letter now and then about the summit in {{city}}: programme, speakers, ticket releases.",
	promise: "We use your address for these letters and nothing else. Write to {{email}} whenever you want to leave.",
	news: "Read the news",
};
