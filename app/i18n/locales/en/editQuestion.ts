export const editQuestion = {
	title: "FAQ",
	lead: "What visitors ask most often, in the order in which the tickets page answers it.",
	one: "Question",
	add: "Add New Question",
	columns: { answer: "Answer" },
	fields: { question: "Question", answer: "Answer", order: "Position" },
	hints: { answer: "Do not type dates, places or numbers of the summit by hand: use their names, and they stay right. The list below shows how." },
};
