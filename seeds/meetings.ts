/** Meeting slots of the sample's networking session on day 2. */
export const meetingSession = { agendaId: "business-matchmaking", slotMinutes: 20, pauseMinutes: 5 };

export const meetingSlots = [
	{ startTime: "16:00", endTime: "16:20" },
	{ startTime: "16:25", endTime: "16:45" },
	{ startTime: "16:50", endTime: "17:10" },
];

const TABLES = 40;
export const meetingTables = Array.from({ length: TABLES }, (_, index) => ({ name: String(index + 1), position: index }));
