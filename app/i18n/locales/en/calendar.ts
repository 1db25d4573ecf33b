export const calendar = {
	add: "Add to calendar",
	whole: "Whole summit",
	one: "The summit as one entry",
	download: "Download (.ics)",
	subscribe: "Subscribe",
	ticket: "Your ticket: {{link}}",
	hint: "A subscription updates automatically.",
};
