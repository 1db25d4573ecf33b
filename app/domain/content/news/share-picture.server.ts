import type { SummitEvent } from "~/domain/content/event/schema";
import { shareFrame } from "~/domain/content/share-picture/frame.server";
import type { ShareModel } from "~/domain/content/share-picture/model";
import type { Locale } from "~/i18n/config";
import type { NewsArticle } from "./schema";
import { newsView } from "./view.server";

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
