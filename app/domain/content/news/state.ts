import type { NewsArticle } from "./schema.ts";

export type NewsState = "draft" | "scheduled" | "published";

/** @param today ISO date at the venue */
export function newsState({ draft, publishedAt }: Pick<NewsArticle, "draft" | "publishedAt">, today: string): NewsState {
	if (draft) return "draft";
	return publishedAt > today ? "scheduled" : "published";
}
