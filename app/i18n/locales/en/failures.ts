/** What a page says that could not fetch its content (specification, section 8). */
export const failures = {
	workshops: "Failed to fetch workshops",
	agenda: "Failed to fetch agenda",
	agendaDay1: "Failed to fetch day 1 agenda",
	agendaDay2: "Failed to fetch day 2 agenda",
	organizers: "Failed to fetch organizers",
	gold: "Failed to fetch gold sponsors",
	silver: "Failed to fetch silver sponsors",
};
