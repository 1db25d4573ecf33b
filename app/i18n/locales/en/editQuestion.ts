export const editQuestion = {
	title: "FAQ",
	one: "Question",
	add: "Add New Question",
	columns: { answer: "Answer" },
	fields: { question: "Question", answer: "Answer", order: "Position" },
	hints: { answer: "For dates, places and numbers of the summit, use the placeholders below, so that they’re always up to date." },
};
