export const calendar = {
	add: "Add to calendar",
	whole: "Whole summit",
	download: "Download (.ics)",
	subscribe: "Subscribe",
	hint: "A subscription follows changes by itself.",
};
