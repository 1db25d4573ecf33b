import { logChanges } from "#app/admin/changes.server.ts";
import { changeOf } from "#app/admin/writing.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { newsResource } from "./admin.server.ts";
import { findArticle, updateArticle } from "./queries.server.ts";
import { missingOfArticle, type NewsArticle } from "./schema.ts";
import { type NewsState, newsState } from "./state.ts";

export type PublishedWhen = "now" | "onDate";

/** Returns the new state, or nothing if there is no such article; "incomplete" if it lacks what publishing needs. */
export async function publishArticle(id: string, when: PublishedWhen, username: string): Promise<NewsState | "incomplete" | undefined> {
	const today = todayAt(await getEvent());
	const known = await findArticle(id);
	if (known && missingOfArticle(known).length > 0) return "incomplete";
	const article = await change(id, username, (before) => ({ ...before, draft: false, publishedAt: when === "now" ? today : before.publishedAt }));
	return article && newsState(article, today);
}

export async function withdrawArticle(id: string, username: string): Promise<boolean> {
	return (await change(id, username, (before) => ({ ...before, draft: true }))) !== undefined;
}

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
