import { logChanges } from "~/admin/changes.server";
import { changeOf } from "~/admin/writing.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { todayAt } from "~/domain/content/event/today.server";
import { db } from "~/runtime/database.server";
import { newsResource } from "./admin.server";
import { findArticle, updateArticle } from "./queries.server";
import type { NewsArticle } from "./schema";
import { type NewsState, newsState } from "./state";

/** When an article comes out: at once, under today's date, or on the date that it has. */
export type PublishedWhen = "now" | "onDate";

/** Takes an article out of the drafts; logged. What became of it, or nothing where there is no such article. */
export async function publishArticle(id: string, when: PublishedWhen, username: string): Promise<NewsState | undefined> {
	const today = todayAt(await getEvent());
	const article = await change(id, username, (before) => ({ ...before, draft: false, publishedAt: when === "now" ? today : before.publishedAt }));
	return article && newsState(article, today);
}

/** Makes an article a draft again; logged. False where there is no such article. */
export async function withdrawArticle(id: string, username: string): Promise<boolean> {
	return (await change(id, username, (before) => ({ ...before, draft: true }))) !== undefined;
}

/** A second click changes nothing and leaves no trace. */
function change(id: string, username: string, changed: (before: NewsArticle) => NewsArticle): Promise<NewsArticle | undefined> {
	return db.transaction().execute(async (trx) => {
		const before = await findArticle(id, trx);
		if (!before) return undefined;
		const after = changed(before);
		if (after.draft === before.draft && after.publishedAt === before.publishedAt) return after;
		await updateArticle(trx, after);
		await logChanges(trx, [changeOf(newsResource, before, after)], { username });
		return after;
	});
}
