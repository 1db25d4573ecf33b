/** The attendee’s details on the ticket page. */
export const attendeeDetails = {
	summary: "Your details",
	save: "Save",
	busy: "One moment…",
	done: "Saved.",
};
