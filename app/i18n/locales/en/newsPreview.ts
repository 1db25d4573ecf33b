/** For readers of an article that is not out yet. */
export const newsPreview = {
	title: "Preview",
	draft: "Draft: not published. This is how the article will look.",
	scheduled: "Not published yet: the article will appear on {{date}}.",
};
