import { getEvent } from "~/domain/content/event/queries.server";
import { todayAt } from "~/domain/content/event/today.server";
import { type Locale, localePath } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { stateBadge } from "./admin.server";
import { findPreviewKey } from "./preview-key.server";
import type { NewsArticle } from "./schema";
import { newsState } from "./state";

export type PublicationView = Awaited<ReturnType<typeof publicationView>>;

/** Whether an article is out, what can be done about it, and where it can be read until then. */
export async function publicationView(article: NewsArticle, origin: string, locale: Locale) {
	const today = todayAt(await getEvent());
	const state = newsState(article, today);
	const key = state === "published" ? undefined : await findPreviewKey(article.id);
	const text = textsOf("editArticle", locale, {}).publication;
	return {
		text,
		id: article.id,
		name: article.title.en,
		state,
		badge: stateBadge(article, today, locale),
		words: text.words[state],
		actions: actionsFor(article, today, locale),
		preview: key && origin + localePath(locale, `/news/preview/${key}`),
	};
}

/** The buttons that an article has, by what they do. A draft dated today has no choice of days. */
export function actionsFor(article: NewsArticle, today: string, locale: Locale) {
	const { publication: text } = textsOf("editArticle", locale, {});
	const state = newsState(article, today);
	const dated = { date: formatDate(article.publishedAt, locale) };
	const onDate = article.publishedAt > today ? "schedule" : "publishOn";
	return {
		id: article.id,
		name: article.title.en,
		now: state === "published" ? undefined : text.publish,
		onDate: state === "draft" && article.publishedAt !== today ? translatorFor(locale)(`editArticle.publication.${onDate}`, dated) : undefined,
		withdraw: state === "draft" ? undefined : text.withdraw,
	};
}
export type PublicationActions = ReturnType<typeof actionsFor>;
