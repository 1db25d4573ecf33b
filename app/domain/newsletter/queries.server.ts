import { db } from "~/database.server";
import { LOCALES, type Locale } from "~/i18n/config";

/** Puts an address, in lower case, on the list. One that is on it already stays as it is. */
export async function subscribe(email: string, locale: Locale): Promise<void> {
	await db
		.insertInto("subscriber")
		.values({ email, locale })
		.onConflict((conflict) => conflict.column("email").doNothing())
		.execute();
}

/** How many subscribe, since an instant or in all. */
export async function countSubscribers(since?: Date): Promise<number> {
	let query = db.selectFrom("subscriber").select(({ fn }) => fn.countAll<number>().as("count"));
	if (since) query = query.where("created_at", ">=", since.toISOString());
	return (await query.executeTakeFirstOrThrow()).count;
}

/** How many subscribe in each language of the site. */
export async function countSubscribersByLocale(): Promise<{ locale: Locale; count: number }[]> {
	const rows = await db
		.selectFrom("subscriber")
		.select(({ fn }) => ["locale", fn.countAll<number>().as("count")])
		.groupBy("locale")
		.execute();
	return LOCALES.map((locale) => ({ locale, count: rows.find((row) => row.locale === locale)?.count ?? 0 }));
}
