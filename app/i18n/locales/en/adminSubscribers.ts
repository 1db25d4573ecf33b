export const adminSubscribers = {
	meta: { title: "Subscribers | {{eventName}}" },
	title: "Subscribers",
	searchHint: "Part of an address",
	count_one: "{{count}} subscriber",
	count_other: "{{count}} subscribers",
	states: { confirmed: "On the list", unconfirmed: "To be confirmed" },
	languages: "Languages",
	export: "Save the list as CSV",
	columns: { email: "E-mail address", language: "Language", subscribedOn: "Since", remove: "Remove" },
	none: {
		confirmed: "Nobody has subscribed yet. The form stands at the foot of every page.",
		unconfirmed: "Nobody has yet to confirm. Addresses wait here for {{keptForDays}} days.",
	},
	remove: "Remove…",
	removeNamed: "Remove {{email}}",
	deletionWords: "This address gets no more news. You can bring it back under Activity; do so only if its owner wants it.",
};
