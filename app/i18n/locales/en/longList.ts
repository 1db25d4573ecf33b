/** Shared by the long lists: messages, subscribers, mail. */
export const longList = {
	search: "Search",
	find: "Search",
	clear: "Show all",
	noneFound: "Nothing matches the search.",
	states: "Filter",
	more: "More filters",
	position: "Page {{current}} of {{count}}",
	previous: "Newer",
	next: "Older",
	back: "To the list",
	working: "One moment…",
};
