export const session = {
	factsTitle: "At a glance",
	facts: {
		when: "When",
		where: "Where",
		date: "Date",
		time: "Time",
		duration: "Duration",
		location: "Room",
		track: "Track",
		language: "Language",
	},
	cancelled: "This session has been canceled.",
	speakers: "With",
	afterwards: { title: "After the session", recording: "Recording", slides: "Slides" },
	neighbors: { title: "Around this session", previous: "Previous session", next: "Next session" },
};
