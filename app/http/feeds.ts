export const FEEDS = [
	["rss", "application/rss+xml"],
	["atom", "application/atom+xml"],
	["json", "application/feed+json"],
] as const;
export type FeedFormat = (typeof FEEDS)[number][0];
