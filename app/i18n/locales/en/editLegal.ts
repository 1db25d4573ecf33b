export const editLegal = {
	title: "Legal texts",
	one: "Legal text",
	columns: { address: "Address", updatedOn: "Last changed" },
	fields: { title: "Title", summary: "Summary", body: "Text", updatedOn: "Last changed on" },
	hints: {
		summary: "One or two sentences: for the head of the page and for search engines.",
		body: "A blank line parts paragraphs. A line that begins with ## and a space is a heading; lines that begin with - and a space are a list. The facts below can be named.",
		updatedOn: "Stands at the foot of the page. Set it anew when the meaning of the text changes.",
	},
};
