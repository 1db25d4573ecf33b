import type { NewsArticle } from "./schema";

export const NEWS_STATES = ["draft", "scheduled", "published"] as const;
export type NewsState = (typeof NEWS_STATES)[number];

/** @param today the calendar day at the event's place; ISO dates compare as text */
export function newsState({ draft, publishedAt }: Pick<NewsArticle, "draft" | "publishedAt">, today: string): NewsState {
	if (draft) return "draft";
	return publishedAt > today ? "scheduled" : "published";
}
