export const editRoom = {
	title: "Rooms",
	one: "Room",
	add: "Add New Room",
	columns: { places: "Capacity", floor: "Floor", stepFree: "Step-free", hearingLoop: "Hearing loop" },
	fields: {
		name: "Name",
		places: "Capacity",
		floor: "Floor",
		stepFree: "Step-free access",
		hearingLoop: "Hearing loop",
		order: "Position",
	},
	hints: {
		places: "How many people it holds. Workshops with more spots are listed on the dashboard. Leave it empty if you don’t know.",
		floor: "Such as “Ground floor”.",
	},
};
