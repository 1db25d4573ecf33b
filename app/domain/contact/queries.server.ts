import { db } from "~/database.server";
import type { Locale } from "~/i18n/config";
import type { ContactMessage } from "./schema";

/** The same words again within so long are a second click or a repeated request, not a second message. */
const SAME_MESSAGE_MINUTES = 60;

/** Keeps a message for the organisers. Sent twice, it is kept once; one statement decides, so that two at once cannot both be first. */
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

/** A message as a list names it. */
export interface ListedMessage {
	id: number;
	name: string;
	subject: string;
	/** The language of the page from which it was sent. */
	locale: Locale;
	/** ISO instant in UTC. */
	receivedAt: string;
}

/** The messages that came last, the newest first. */
export async function listLatestMessages(limit: number): Promise<ListedMessage[]> {
	const rows = await db
		.selectFrom("contact_message")
		.select(["id", "name", "subject", "locale", "created_at as receivedAt"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
	return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}

/** How many messages were received. */
export async function countMessages(): Promise<number> {
	const { count } = await db
		.selectFrom("contact_message")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}
