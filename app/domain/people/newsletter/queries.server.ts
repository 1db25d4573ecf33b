import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { SubscriberTable } from "#db/record-tables.ts";
import type { Tables } from "#db/tables.ts";
import type { Subscriber, SubscriberState } from "./schema.ts";

export const UNCONFIRMED_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Confirmed subscribers stay unchanged; others start over. */
export async function saveSubscriber(on: Database, { email, locale }: Pick<Subscriber, "email" | "locale">, confirmed: boolean): Promise<Subscriber> {
	const now = new Date().toISOString();
	const anew = { locale, created_at: now, confirmed_at: confirmed ? now : null };
	await on
		.insertInto("subscriber")
		.values({ email, ...anew, key: randomBytes(16).toString("hex") })
		.onConflict((conflict) => conflict.column("email").doUpdateSet(anew).where("subscriber.confirmed_at", "is", null))
		.execute();
	return toSubscriber(await on.selectFrom("subscriber").selectAll().where("email", "=", email).executeTakeFirstOrThrow());
}

export async function findSubscriberByKey(key: string): Promise<Subscriber | undefined> {
	const row = await db.selectFrom("subscriber").selectAll().where("key", "=", key).executeTakeFirst();
	return row && toSubscriber(row);
}

export async function confirmSubscriber(key: string): Promise<void> {
	await db.updateTable("subscriber").set({ confirmed_at: new Date().toISOString() }).where("key", "=", key).where("confirmed_at", "is", null).execute();
}

export async function listOverdue(now: Date): Promise<Subscriber[]> {
	const rows = await db
		.selectFrom("subscriber")
		.selectAll()
		.where("confirmed_at", "is", null)
		.where("created_at", "<", new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString())
		.execute();
	return rows.map(toSubscriber);
}

export async function findSubscriber(id: string, on: Database = db): Promise<Subscriber | undefined> {
	const row = await on.selectFrom("subscriber").selectAll().where("id", "=", Number(id)).executeTakeFirst();
	return row && toSubscriber(row);
}

export async function deleteSubscriber(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("subscriber").where("id", "=", Number(id)).execute();
}

interface Filter {
	state?: SubscriberState;
	q?: string;
}

export async function listSubscribers(filter: Filter = {}, page?: Page): Promise<Subscriber[]> {
	let query = db.selectFrom("subscriber").selectAll().where(matches(filter)).orderBy("created_at", "desc").orderBy("id", "desc");
	if (page) query = query.limit(page.limit).offset(page.offset);
	return (await query.execute()).map(toSubscriber);
}

export async function countSubscribers({ since, ...filter }: Filter & { since?: Date } = {}): Promise<number> {
	let query = db
		.selectFrom("subscriber")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(matches(filter));
	if (since) query = query.where("created_at", ">=", since.toISOString());
	return (await query.executeTakeFirstOrThrow()).count;
}

export async function countSubscribersByLocale(): Promise<{ locale: Locale; count: number }[]> {
	const rows = await db
		.selectFrom("subscriber")
		.select(({ fn }) => ["locale", fn.countAll<number>().as("count")])
		.where(matches({}))
		.groupBy("locale")
		.execute();
	return LOCALES.map((locale) => ({ locale, count: rows.find((row) => row.locale === locale)?.count ?? 0 }));
}

const matches =
	({ state = "confirmed", q = "" }: Filter) =>
	(row: ExpressionBuilder<Tables, "subscriber">) =>
		row.and([
			row("confirmed_at", state === "confirmed" ? "is not" : "is", null),
			row(row.fn<number>("instr", [row.fn("fold", ["email"]), row.val(fold(q))]), ">", 0),
		]);

function toSubscriber(row: Selectable<SubscriberTable>): Subscriber {
	return {
		id: String(row.id),
		email: row.email,
		locale: row.locale as Locale,
		subscribedAt: row.created_at,
		confirmedAt: row.confirmed_at ?? undefined,
		key: row.key ?? "",
	};
}
