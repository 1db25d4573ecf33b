export const share = {
	titles: {
		article: "Share this article",
		session: "Share this session",
		workshop: "Share this workshop",
		speaker: "Share this page",
		myAgenda: "Share this agenda",
	},
	button: "Share",
	mail: "Email",
	copied: "Link copied.",
	copyFailed: "Copy this link:",
};
