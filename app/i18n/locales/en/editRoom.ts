export const editRoom = {
	title: "Rooms",
	lead: "Where sessions and workshops take place. The timetable’s columns stand in this order.",
	one: "Room",
	add: "Add New Room",
	columns: { places: "Places", floor: "Floor", stepFree: "Step-free", hearingLoop: "Hearing loop" },
	fields: {
		name: "Name",
		places: "Places",
		floor: "Floor",
		stepFree: "Step-free access",
		hearingLoop: "Hearing loop",
		order: "Position",
	},
	hints: {
		places: "How many people it holds. A workshop that offers more is listed on the dashboard. Leave it empty if you do not know.",
		floor: "Where in the building it is, such as “Ground floor”.",
	},
};
