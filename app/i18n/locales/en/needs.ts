/** The form for dietary and accessibility needs. */
export const needs = {
	summary: "Food and accessibility",
	words: "Tell us if we should prepare for something. Only the organizers see it. Once saved, it isn’t shown here again.",
	kept: "Details are already saved for this ticket. Anything you enter replaces them.",
	forget: "Delete the saved details",
	diet: "Food",
	dietHint: "For example, vegetarian or an allergy.",
	access: "Accessibility",
	accessHint: "For example, if you use a wheelchair or need a seat at the front.",
	save: "Save",
	done: "Saved.",
	busy: "One moment…",
};
