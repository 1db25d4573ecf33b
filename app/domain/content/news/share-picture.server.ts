import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { shareFrame } from "#app/domain/content/share-picture/frame.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { NewsArticle } from "./schema.ts";
import { newsView } from "./view.server.ts";

export function articleShareModel(article: NewsArticle, event: SummitEvent, locale: Locale): ShareModel {
	const { slug, title, category, date, image } = newsView(article, locale);
	return {
		...shareFrame(event, locale, `/news/${slug}`),
		eyebrow: category.label,
		title: title.text,
		facts: [date],
		arch: image ? { picture: image, kind: "scene" } : undefined,
	};
}
