import type { Resource } from "~/admin/resource";
import { getEvent } from "~/domain/content/event/queries.server";
import { todayAt } from "~/domain/content/event/today.server";
import { storeUploads } from "~/domain/content/picture/upload.server";
import { pictureChoices } from "~/domain/content/picture/view.server";
import { textErrors } from "~/domain/content/rich-text/check.server";
import { formatChoices, readWords } from "~/domain/content/rich-text/text.server";
import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { BadgeColour } from "~/ui/badge";
import {
	deleteArticle,
	findArticle,
	findArticleInTheWay,
	insertArticle,
	listMentioning,
	listNews,
	listPublishedNews,
	listPublishedSlugs,
	outlineNews,
	updateArticle,
} from "./queries.server";
import { NEWS_CATEGORIES, type NewsArticle, newsArticleSchema } from "./schema";
import { type NewsState, newsState } from "./state";
import { articleEntry, articleView, newsJson } from "./view.server";

const COLOURS: Record<NewsState, BadgeColour> = { draft: "grey", scheduled: "gold", published: "green" };

const today = async () => todayAt(await getEvent());

/** How organizers edit news. Whether an article is out is no matter of its form: see `publication.server.ts`. */
export const newsResource: Resource<NewsArticle> = {
	noun: "article",
	section: "news",
	texts: "editArticle",
	schema: newsArticleSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: async (article) => (newsState(article, await today()) === "published" ? `/news/${article.slug}` : undefined),
	pages: async () => (await listPublishedSlugs(await today())).map(({ slug, publishedAt }) => ({ path: `/news/${slug}`, publishedOn: publishedAt })),
	api: {
		name: "news",
		summary: "The articles that are out, the newest first.",
		entry: articleEntry,
		answer: async (_, locale) => (await listPublishedNews(await today())).map((article) => newsJson(article, locale)),
	},
	figure: "articles",
	row: (article, locale) => {
		const { yes, no } = textsOf("editor", locale, {}).list;
		const { newsCategory } = textsOf("labels", locale, {});
		return { category: newsCategory[article.category], author: article.author, featured: article.featured ? yes : no };
	},
	list: listNews,
	outline: outlineNews,
	mentioning: listMentioning,
	statuses: async (locale) => {
		const date = await today();
		const { draft, scheduled, published } = textsOf("editArticle", locale, {}).tabs;
		return { labels: { draft, scheduled, published }, of: (article) => newsState(article, date), fieldsFor: (status) => ({ draft: status === "draft" }) };
	},
	find: findArticle,
	complete: async (article) => ({ ...article, draft: true }),
	check: async ({ id, slug, content, format }, trx) => ({
		...(slug !== undefined && (await findArticleInTheWay({ id, slug }, trx)) && { slug: "taken" }),
		...(await textErrors({ content }, format, trx)),
	}),
	insert: insertArticle,
	update: updateArticle,
	remove: deleteArticle,
	choices: async (locale) => {
		const { newsCategory } = textsOf("labels", locale, {});
		return {
			category: NEWS_CATEGORIES.map((value) => ({ value, label: newsCategory[value] })),
			format: formatChoices(locale),
			image: await pictureChoices("scene", locale),
		};
	},
	takeFiles: storeUploads,
	searched: async ({ slug, draft, publishedAt, title, content, format }) => ({
		kind: "news",
		path: `/news/${slug}`,
		visibleFrom: draft ? undefined : publishedAt,
		words: (locale) => ({ name: translate(title, locale), text: readWords(content, format, locale) }),
	}),
	preview: async (article, locale) => articleView(article, locale),
};

/** Whether an article is out, as a badge says it. */
export function stateBadge(article: NewsArticle, today: string, locale: Locale) {
	const state = newsState(article, today);
	return {
		text: translatorFor(locale)(`editArticle.states.${state}`, { date: formatDate(article.publishedAt, locale) }),
		colour: COLOURS[state],
		sortBy: article.publishedAt,
	};
}
