import type { Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { formatChoices, readWords } from "#app/domain/content/rich-text/text.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import {
	deleteArticle,
	findArticle,
	findArticleWithSlug,
	findPublishedArticle,
	insertArticle,
	listMentioning,
	listNews,
	listPublishedNews,
	listPublishedSlugs,
	outlineNews,
	updateArticle,
} from "./queries.server.ts";
import { missingOfArticle, NEWS_CATEGORIES, type NewsArticle, newsArticleSchema } from "./schema.ts";
import { articleShareModel } from "./share-picture.server.ts";
import { type NewsState, newsState } from "./state.ts";
import { articleEntry, articleView, newsJson } from "./view.server.ts";

const COLORS: Record<NewsState, BadgeColor> = { draft: "grey", scheduled: "gold", published: "green" };

const today = async () => todayAt(await getEvent());

const missingErrors = (article: Pick<NewsArticle, "content">) => Object.fromEntries(missingOfArticle(article).map((control) => [control, "required"]));

/** Publication is not part of the form: see `publication.server.ts`. */
export const newsResource: Resource<NewsArticle> = {
	entityType: "article",
	section: "news",
	texts: "editArticle",
	schema: newsArticleSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: async (article) => (newsState(article, await today()) === "published" ? `/news/${article.slug}` : undefined),
	pages: async () => (await listPublishedSlugs(await today())).map(({ slug, publishedAt }) => ({ path: `/news/${slug}`, publishedOn: publishedAt })),
	entityPages: {
		below: "/news",
		sharePicture: async (slug, locale) => {
			const event = await getEvent();
			const article = await findPublishedArticle(slug, todayAt(event));
			return article && articleShareModel(article, event, locale);
		},
	},
	api: {
		name: "news",
		summary: "The articles that are out, the newest first.",
		entry: articleEntry,
		leftOut: [],
		answer: async (_, locale) => (await listPublishedNews(await today())).map((article) => newsJson(article, locale)),
	},
	figure: undefined,
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
	check: async ({ id, slug, content, format, draft }, trx) => ({
		...(content && !(draft ?? (await findArticle(id, trx))?.draft ?? true) && missingErrors({ content })),
		...(slug !== undefined && (await findArticleWithSlug({ id, slug }, trx)) && { slug: "taken" }),
		...(await textErrors({ content }, format, trx)),
	}),
	insert: insertArticle,
	update: updateArticle,
	missing: missingOfArticle,
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

export function stateBadge(article: NewsArticle, today: string, locale: Locale) {
	const state = newsState(article, today);
	return {
		text: translatorFor(locale)(`editArticle.states.${state}`, { date: formatDate(article.publishedAt, locale) }),
		color: COLORS[state],
		sortBy: article.publishedAt,
	};
}
