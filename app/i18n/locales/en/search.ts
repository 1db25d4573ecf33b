export const search = {
	title: "Search",
	titleOf: "{{q}}: search",
	lead: "Speakers, sessions, workshops, news, partners, common questions and every page of this site.",
	label: "What are you looking for?",
	submit: "Search",
	allKinds: "All results",
	suggestions: "Suggestions",
	allOf: "All results for “{{q}}”",
	noWords: {
		title: "Enter a word to search for",
		hint: "It needs at least two letters or digits, such as “energy” or a name.",
	},
	nothing: { title: "No results for “{{q}}”", hint: "Check the spelling, or try a shorter or more general word." },
	/** As headings of what was found. */
	kinds: {
		speaker: "Speakers",
		session: "Sessions",
		workshop: "Workshops",
		news: "News",
		partner: "Partners",
		question: "Questions and answers",
		page: "Pages",
	},
	all: {
		speaker: "All {{count}} speakers",
		session: "All {{count}} sessions",
		workshop: "All {{count}} workshops",
		news: "All {{count}} articles",
		partner: "All {{count}} partners",
		question: "All {{count}} questions",
		page: "All {{count}} pages",
	},
};
