/** The form for dietary and accessibility needs. */
export const needs = {
	summary: "Food and accessibility",
	words:
		"Only if you want us to prepare for it. The organizers alone see it, so that the kitchen and the rooms are ready, and what you save is not shown here again.",
	kept: "Something is saved for this ticket. What you enter replaces it.",
	forget: "Forget what was saved",
	diet: "Food",
	dietHint: "Such as vegetarian, or an allergy.",
	access: "Accessibility",
	accessHint: "Such as a wheelchair, or a seat at the front.",
	save: "Save",
	done: "Saved.",
	busy: "One moment…",
};
