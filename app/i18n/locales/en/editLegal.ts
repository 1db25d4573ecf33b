export const editLegal = {
	title: "Legal texts",
	one: "Legal text",
	columns: { address: "Address", updatedOn: "Last updated" },
	fields: { title: "Title", summary: "Summary", format: "Formatting", body: "Text", updatedOn: "Last updated on" },
	hints: {
		summary: "One or two sentences for the top of the page and for search engines.",
		format: "Markdown has headings, lists, links and more; plain text only headings with ## and lists with -.",
		body: "Headings divide the page and are listed beside it. You can use the placeholders below.",
		updatedOn: "Shown at the bottom of the page. Update it when the meaning of the text changes.",
	},
	/** In the form of a page that ends with such a list. */
	appendixNote:
		"At its end, the site itself lists how long it keeps what (privacy), or what it stores in browsers (cookies), so the list is always true. The text above need not repeat it.",
};
