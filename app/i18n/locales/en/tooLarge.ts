/** The answer to a form that is larger than its page takes. */
export const tooLarge = {
	title: "Too much at once",
	words: "This is more than {{most}}, the most that this form takes. Choose a smaller file or shorten the text, and send it again.",
};
