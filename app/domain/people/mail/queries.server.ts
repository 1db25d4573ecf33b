import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import type { MailTable } from "#db/record-tables.ts";
import type { Tables } from "#db/tables.ts";
import type { MailState, NewMail, OutboxMail } from "./schema.ts";

export async function insertMail(trx: Database, mail: NewMail, now = new Date()): Promise<void> {
	const { to, subject, body, headers = {}, isPrivate = false, about = [], locale = null, attachments = [] } = mail;
	await trx
		.insertInto("mail")
		.values({
			recipient: to,
			subject,
			body,
			headers: JSON.stringify(headers),
			is_private: isPrivate ? 1 : 0,
			about: JSON.stringify(about),
			locale,
			attachments: JSON.stringify(attachments),
			created_at: now.toISOString(),
			next_attempt_at: now.toISOString(),
		})
		.execute();
}

/**
 * Claims the mail due longest, or the given one, until an instant, in case this process crashes. One statement, so that only one process gets it.
 * Without `id`, skips people to whom another mail is being sent: theirs arrive in order.
 */
export async function claimMail(now: Date, until: Date, id?: string): Promise<OutboxMail | undefined> {
	const isFree = (row: ExpressionBuilder<Tables, "mail">) =>
		row.and([
			row("sent_at", "is", null),
			row.or([row("claimed_until", "is", null), row("claimed_until", "<=", now.toISOString())]),
			id === undefined ? row("next_attempt_at", "<=", now.toISOString()) : row("id", "=", Number(id)),
		]);
	const isInTurn = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "mail">) =>
		not(
			exists(
				selectFrom("mail as other")
					.select("other.id")
					.whereRef("other.recipient", "=", "mail.recipient")
					.where("other.sent_at", "is", null)
					.where("other.claimed_until", ">", now.toISOString()),
			),
		);
	const row = await db
		.updateTable("mail")
		.set((mail) => ({ claimed_until: until.toISOString(), attempts: id === undefined ? mail("attempts", "+", 1) : 1 }))
		.where("id", "=", ({ selectFrom }) =>
			selectFrom("mail")
				.select("id")
				.where(isFree)
				.$if(id === undefined, (mails) => mails.where(isInTurn))
				.orderBy("next_attempt_at")
				.orderBy("id")
				.limit(1),
		)
		.where(isFree)
		.returningAll()
		.executeTakeFirst();
	return row && toMail(row);
}

export async function recordSent(id: string, now: Date): Promise<void> {
	await db
		.updateTable("mail")
		.set(({ eb, ref }) => ({
			sent_at: now.toISOString(),
			next_attempt_at: null,
			claimed_until: null,
			last_error: null,
			body: eb.case().when("is_private", "=", 1).then("").else(ref("body")).end(),
		}))
		.where("id", "=", Number(id))
		.execute();
}

/** @param next time of the next attempt; without it, the mail waits for a person */
export async function recordFailure(id: string, error: string, next: Date | undefined): Promise<void> {
	await db
		.updateTable("mail")
		.set({ last_error: error, next_attempt_at: next?.toISOString() ?? null, claimed_until: null })
		.where("id", "=", Number(id))
		.execute();
}

/** Mails scheduled for later stay so. */
export async function makeAllDue(now: Date): Promise<number> {
	const due = { attempts: 0, next_attempt_at: now.toISOString() };
	const isScheduled = (row: ExpressionBuilder<Tables, "mail">) => row.and([row("attempts", "=", 0), row("next_attempt_at", ">", now.toISOString())]);
	const { numUpdatedRows } = await db
		.updateTable("mail")
		.set(due)
		.where("sent_at", "is", null)
		.where((row) => row.not(isScheduled(row)))
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}

export async function listMails(state: MailState | undefined, { limit, offset }: Page, readsPrivate = true): Promise<OutboxMail[]> {
	let query = db.selectFrom("mail").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).offset(offset);
	if (state) query = query.where(isIn(state));
	if (!readsPrivate) query = query.where("is_private", "=", 0);
	return (await query.execute()).map(toMail);
}

export async function countMails(readsPrivate = true): Promise<Record<MailState | "all", number>> {
	return db
		.selectFrom("mail")
		.$if(!readsPrivate, (mails) => mails.where("is_private", "=", 0))
		.select(({ fn }) => [
			fn.countAll<number>().as("all"),
			fn.countAll<number>().filterWhere(isIn("waiting")).as("waiting"),
			fn.countAll<number>().filterWhere(isIn("failed")).as("failed"),
			fn.countAll<number>().filterWhere(isIn("sent")).as("sent"),
		])
		.executeTakeFirstOrThrow();
}

export async function findMail(id: string): Promise<OutboxMail | undefined> {
	const row = await db.selectFrom("mail").selectAll().where("id", "=", Number(id)).executeTakeFirst();
	return row && toMail(row);
}

export async function deleteMail(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("mail").where("id", "=", Number(id)).execute();
}

/** Deletes the mails to an address, sent or not, whose headers contain the subscriber's key. */
export async function deleteMailsHolding(trx: Database, { to, key }: { to: string; key: string }): Promise<void> {
	await trx
		.deleteFrom("mail")
		.where("recipient", "=", to)
		.where(({ fn, eb, val }) => eb(fn<number>("instr", ["headers", val(key)]), ">", 0))
		.execute();
}

/** Deletes mails about an order. Those to `people` without a recorded order are deleted if they were sent, or contain its code. */
export async function deleteMailsAbout(trx: Database, { orderId, code, people }: { orderId: number; code: string; people: string[] }): Promise<void> {
	await trx
		.deleteFrom("mail")
		.where(({ and, or, eb, fn, val }) =>
			or([
				sql<boolean>`${orderId} IN (SELECT value FROM json_each(about))`,
				and([
					eb("about", "=", "[]"),
					eb("is_private", "=", 1),
					eb("recipient", "in", people),
					or([eb("sent_at", "is not", null), eb(fn<number>("instr", ["body", val(code)]), ">", 0)]),
				]),
			]),
		)
		.execute();
}

export async function countMailsBefore(instant: Date): Promise<number> {
	const { count } = await db
		.selectFrom("mail")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(isBefore(instant))
		.executeTakeFirstOrThrow();
	return count;
}

export async function deleteMailsBefore(trx: Database, instant: Date): Promise<void> {
	await trx.deleteFrom("mail").where(isBefore(instant)).execute();
}

const isBefore =
	(instant: Date) =>
	({ eb, fn }: ExpressionBuilder<Tables, "mail">) =>
		eb(fn.coalesce("sent_at", "created_at"), "<", instant.toISOString());

const isIn = (state: MailState) => (row: ExpressionBuilder<Tables, "mail">) =>
	state === "sent"
		? row("sent_at", "is not", null)
		: row.and([row("sent_at", "is", null), row("next_attempt_at", state === "waiting" ? "is not" : "is", null)]);

function toMail(row: Selectable<MailTable>): OutboxMail {
	return {
		id: String(row.id),
		to: row.recipient,
		subject: row.subject,
		body: row.body,
		headers: JSON.parse(row.headers),
		isPrivate: row.is_private === 1,
		locale: (row.locale as Locale | null) ?? undefined,
		attachments: JSON.parse(row.attachments),
		createdAt: row.created_at,
		sentAt: row.sent_at ?? undefined,
		attempts: row.attempts,
		lastError: row.last_error ?? undefined,
		nextAttemptAt: row.next_attempt_at ?? undefined,
	};
}
