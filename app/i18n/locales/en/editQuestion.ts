export const editQuestion = {
	title: "Questions and answers",
	one: "Question",
	add: "Add a question",
	columns: { answer: "Answer" },
	fields: { question: "Question", answer: "Answer", order: "Place" },
	hints: { answer: "Write no dates, places or counts of the summit by hand: name them, and they stay right. The list below says how." },
};
