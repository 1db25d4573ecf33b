/** Messages for content that could not be fetched (specification, section 8). */
export const failures = {
	workshops: "Failed to fetch workshops",
	agenda: "Failed to fetch agenda",
	agendaDay: "Failed to fetch day {{day}} agenda",
	organizers: "Failed to fetch organizers",
	gold: "Failed to fetch gold sponsors",
	silver: "Failed to fetch silver sponsors",
	speakers: "Failed to fetch speakers",
	news: "Failed to fetch news",
	regions: "Failed to fetch regions",
	search: "Failed to fetch search results",
	page: "Failed to fetch this page",
};
