import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { ContactMessageTable } from "#db/record-tables.ts";
import type { Tables } from "#db/tables.ts";
import type { ContactMessage, Mark, MessageState, ReceivedMessage } from "./schema.ts";

const SAME_MESSAGE_MINUTES = 60;

/** Stores a repeated message once. A single statement decides, so that two requests at once cannot both be first. */
export async function saveContactMessage({ name, email, subject, message }: ContactMessage, locale: Locale): Promise<void> {
	const since = new Date(Date.now() - SAME_MESSAGE_MINUTES * 60_000).toISOString();
	const same = db
		.selectFrom("contact_message")
		.select("id")
		.where((row) => row.and({ name, email, subject, message }))
		.where("created_at", ">", since);
	const unlessSame = db
		.selectNoFrom(({ val }) => [val(name).as("name"), val(email).as("email"), val(subject).as("subject"), val(message).as("message"), val(locale).as("locale")])
		.where(({ not, exists }) => not(exists(same)));
	await db.insertInto("contact_message").columns(["name", "email", "subject", "message", "locale"]).expression(unlessSame).execute();
}

interface Filter {
	state?: MessageState;
	q?: string;
}

export async function listMessages({ state, q }: Filter = {}, page?: Page): Promise<ReceivedMessage[]> {
	let query = db.selectFrom("contact_message").selectAll().where(mentions(q)).orderBy("created_at", "desc").orderBy("id", "desc");
	if (state) query = query.where(isIn(state));
	if (page) query = query.limit(page.limit).offset(page.offset);
	return (await query.execute()).map(toMessage);
}

export async function countMessages(q?: string): Promise<Record<MessageState | "all" | "unread", number>> {
	const { countAll } = db.fn;
	return db
		.selectFrom("contact_message")
		.select((row) => [
			countAll<number>().as("all"),
			countAll<number>().filterWhere(isIn("inbox")).as("inbox"),
			countAll<number>()
				.filterWhere(row.and([isIn("inbox")(row), row("read_at", "is", null)]))
				.as("unread"),
			countAll<number>().filterWhere(isIn("answered")).as("answered"),
			countAll<number>().filterWhere(isIn("archived")).as("archived"),
		])
		.where(mentions(q))
		.executeTakeFirstOrThrow();
}

export async function countUnread(): Promise<number> {
	const { count } = await db
		.selectFrom("contact_message")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where((row) => row.and([isIn("inbox")(row), row("read_at", "is", null)]))
		.executeTakeFirstOrThrow();
	return count;
}

export async function findMessage(id: string, on: Database = db): Promise<ReceivedMessage | undefined> {
	const row = await on.selectFrom("contact_message").selectAll().where("id", "=", Number(id)).executeTakeFirst();
	return row && toMessage(row);
}

/** Answering or archiving a message also marks it as read. Returns false if there is no such message. */
export async function markMessage(id: string, mark: Mark, now = new Date()): Promise<boolean> {
	const at = now.toISOString();
	const { numUpdatedRows } = await db
		.updateTable("contact_message")
		.set(({ fn, val }) => {
			const read_at = fn.coalesce("read_at", val(at));
			const changes = {
				read: { read_at },
				unread: { read_at: null },
				answered: { read_at, answered_at: at, archived_at: null },
				archived: { read_at, archived_at: at },
				inbox: { answered_at: null, archived_at: null },
			};
			return changes[mark];
		})
		.where("id", "=", Number(id))
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0;
}

export async function deleteMessage(trx: Database, id: string): Promise<boolean> {
	const { numDeletedRows } = await trx.deleteFrom("contact_message").where("id", "=", Number(id)).executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

export async function countMessagesBefore(instant: Date): Promise<number> {
	const { count } = await db
		.selectFrom("contact_message")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("created_at", "<", instant.toISOString())
		.executeTakeFirstOrThrow();
	return count;
}

export async function deleteMessagesBefore(trx: Database, instant: Date): Promise<void> {
	await trx.deleteFrom("contact_message").where("created_at", "<", instant.toISOString()).execute();
}

type Row = ExpressionBuilder<Tables, "contact_message">;

const isIn = (state: MessageState) => (row: Row) => {
	if (state === "archived") return row("archived_at", "is not", null);
	return row.and([row("archived_at", "is", null), row("answered_at", state === "answered" ? "is not" : "is", null)]);
};

const mentions =
	(q = "") =>
	({ or, eb, fn, val }: Row) =>
		or((["name", "email", "subject", "message"] as const).map((column) => eb(fn<number>("instr", [fn("fold", [column]), val(fold(q))]), ">", 0)));

function toMessage(row: Selectable<ContactMessageTable>): ReceivedMessage {
	return {
		id: String(row.id),
		name: row.name,
		email: row.email,
		subject: row.subject,
		message: row.message,
		locale: row.locale as Locale,
		receivedAt: row.created_at,
		readAt: row.read_at ?? undefined,
		answeredAt: row.answered_at ?? undefined,
		archivedAt: row.archived_at ?? undefined,
	};
}
