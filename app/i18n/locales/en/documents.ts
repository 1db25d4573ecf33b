/** The words of documents to take along (PDF) that no page has, and of the links to them. */
export const documents = {
	page: "Page {page} of {pages}",
	failed: "We could not make this document just now. Please try again in a minute.",
	yes: "yes",
	no: "no",
	agenda: {
		link: "Download the agenda (PDF)",
		file: "agenda",
		subject: "All days of {{eventName}} by room and by time.",
		days: "The days",
		hours: "{{sessions}}, {{from}}–{{to}}",
		reading: "How to read the days",
		key: "Each day has a page by room, to scale, and a list by time. A bar marks keynotes and ceremonies, gray marks breaks, and a canceled session is struck out.",
		zone: "All times are local time in {{city}}: {{zone}}.",
		online: "The agenda on the website, with what has changed since",
		timetable: "{{day}} by room and hour. The list by time has the same sessions.",
		noRoom: "Room to be announced",
		where: "Where",
		address: "Address",
	},
};
