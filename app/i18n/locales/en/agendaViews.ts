/** How the agenda is narrowed and drawn. */
export const agendaViews = {
	views: { label: "View", list: "List", grid: "Grid" },
	filters: {
		room: "Room",
		allRooms: "All rooms",
		language: "Language",
		allLanguages: "All languages",
		speaker: "Speaker",
		allSpeakers: "All speakers",
	},
	grid: { label: "Agenda as a grid", rooms: "Rooms", caption: "{{day}}: rooms side by side, times from top to bottom", noRoom: "Room to be announced" },
};
