import type { NewsArticle } from "./schema.ts";

export type NewsState = "draft" | "scheduled" | "published";

/** @param today the calendar day at the event's place; ISO dates compare as text */
export function newsState({ draft, publishedAt }: Pick<NewsArticle, "draft" | "publishedAt">, today: string): NewsState {
	if (draft) return "draft";
	return publishedAt > today ? "scheduled" : "published";
}
