import { logChanges } from "#app/admin/changes.server.ts";
import { changeOf } from "#app/admin/writing.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { newsResource } from "./admin.server.ts";
import { findArticle, updateArticle } from "./queries.server.ts";
import type { NewsArticle } from "./schema.ts";
import { type NewsState, newsState } from "./state.ts";

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
