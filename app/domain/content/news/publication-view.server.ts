import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { stateBadge } from "./admin.server.ts";
import { findPreviewKey } from "./preview-key.server.ts";
import type { NewsArticle } from "./schema.ts";
import { newsState } from "./state.ts";

export type PublicationView = Awaited<ReturnType<typeof publicationView>>;

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
