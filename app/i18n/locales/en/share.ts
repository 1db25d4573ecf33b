export const share = {
	titles: {
		article: "Share this article",
		session: "Share this session",
		workshop: "Share this workshop",
		speaker: "Share this page",
	},
	button: "Share",
	mail: "Email",
	copied: "Link copied.",
	copyFailed: "Copy this address:",
};
