/** The offline page and notice of the service worker. */
export const offline = {
	/** For dates. */
	language: "en-US",
	title: "No connection",
	copyFrom: "No connection. This copy of the page is from {{time}}.",
	without: {
		grid: "The grid needs a connection: this is the list.",
		filters: "Filters, searches and other time zones need a connection: this is the whole page.",
	},
	again: "Try again",
	home: "Home",
	lead: "We couldn’t reach the site, and this page isn’t saved on your device.",
	readable: "What you can read without a connection",
	nothing: "Once you have opened the agenda with a connection, you can read it without one too, and the speakers, the workshops and the venue.",
};
