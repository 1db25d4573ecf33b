export const adminSubscribers = {
	meta: { title: "Subscribers | {{eventName}}" },
	title: "Subscribers",
	searchHint: "Part of an address",
	count_one: "{{count}} subscriber",
	count_other: "{{count}} subscribers",
	states: { confirmed: "Subscribed", unconfirmed: "To be confirmed" },
	languages: "Languages",
	export: "Save the list as CSV",
	columns: { email: "Email address", language: "Language", subscribedOn: "Since", remove: "Remove" },
	none: {
		confirmed: "Nobody has subscribed yet. The form is at the bottom of every page.",
		unconfirmed: "Nobody is waiting to confirm. Addresses wait here for {{keptForDays}} days.",
	},
	remove: "Remove…",
	removeNamed: "Remove {{email}}",
	deletionWords: "The address and the emails to it are deleted permanently. Activity only shows that a subscriber was removed.",
};
