import { createHash } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import { orderPath } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { addOrderSecret } from "#app/domain/sales/order/secrets.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { type Audience, type Recipient, recipientsOf } from "./audience.server.ts";

const INTERVAL_MS = 30_000;

export type Words = Partial<Record<Locale, { subject: string; text: string }>>;

export interface GroupMail {
	audience: Audience;
	words: Words;
	/** Id of the form, so that a form submitted twice sends once. */
	attempt: string;
	/** Fingerprint of what the organizer saw, from `fingerprintOf`. */
	seen: string;
	username: string;
	/** Now, if undefined. */
	sendAt?: Date;
}

/** Returns recipients' languages for which there is no text, not even an English one. */
export const wordless = (words: Words, recipients: readonly Recipient[]): Locale[] =>
	LOCALES.filter((locale) => recipients.some((one) => one.locale === locale) && languageOf(locale, words) === undefined);

/** Sends a group mail now or schedules it. Returns false if text or recipients differ from what the organizer saw. */
export function sendGroupMail({ audience, words, attempt, seen, username, sendAt }: GroupMail): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (await isKnown(trx, attempt)) return true;
		const recipients = await recipientsOf(audience, trx);
		if (recipients.length === 0 || seen !== fingerprintOf({ audience, words, recipients }) || wordless(words, recipients).length > 0) return false;
		if (!sendAt) await queueAll(trx, { audience, words, attempt, username }, recipients);
		else
			await trx
				.insertInto("scheduled_group_mail")
				.values({ attempt, username, audience: JSON.stringify(audience), words: JSON.stringify(words), send_at: sendAt.toISOString() })
				.execute();
		return true;
	});
}

async function isKnown(trx: Database, attempt: string): Promise<boolean> {
	const find = (table: "group_mail" | "scheduled_group_mail") => trx.selectFrom(table).select("attempt").where("attempt", "=", attempt).executeTakeFirst();
	return (await find("group_mail")) !== undefined || (await find("scheduled_group_mail")) !== undefined;
}

/** Sends each scheduled group mail whose time has come to those who belong to its audience now. */
export async function sendDueGroupMails(): Promise<void> {
	while (await db.transaction().execute(sendOneDue));
}

export const startScheduledGroupMails = (): Interval => startInterval(INTERVAL_MS, sendDueGroupMails);

async function sendOneDue(trx: Database): Promise<boolean> {
	const due = await trx
		.selectFrom("scheduled_group_mail")
		.selectAll()
		.where("send_at", "<=", new Date(readClock()).toISOString())
		.orderBy("send_at")
		.limit(1)
		.executeTakeFirst();
	if (!due) return false;
	await cancelScheduled(due.attempt, trx);
	const [audience, words] = [JSON.parse(due.audience) as Audience, JSON.parse(due.words) as Words];
	const recipients = await recipientsOf(audience, trx);
	if (recipients.length > 0) await queueAll(trx, { audience, words, attempt: due.attempt, username: due.username }, recipients);
	return true;
}

export async function cancelScheduled(attempt: string, on: Database = db): Promise<void> {
	await on.deleteFrom("scheduled_group_mail").where("attempt", "=", attempt).execute();
}

/** Queues one mail for each recipient. */
async function queueAll(
	trx: Database,
	{ audience, words, attempt, username }: Pick<GroupMail, "audience" | "words" | "attempt" | "username">,
	recipients: readonly Recipient[],
): Promise<void> {
	const now = new Date(readClock());
	const event = await getEvent(trx);
	for (const recipient of recipients) {
		const links = [];
		for (const order of recipient.orders) links.push(mailLink(order.locale, orderPath(order, await addOrderSecret(trx, order.id, now))));
		for (const secret of recipient.tickets) links.push(mailLink(recipient.locale, `/t/${secret}`));
		await queueMail(trx, {
			to: recipient.email,
			...mailFor(recipient, words, links, { event, group: audience.group }),
			isPrivate: true,
			about: recipient.about,
			locale: recipient.locale,
		});
	}
	const subject = firstSubject(words);
	for (const id of new Set(recipients.flatMap(({ about }) => about)))
		await recordOrderEvent(trx, id, "groupMailSent", { actor: { username }, now, details: { subject } });
	await trx
		.insertInto("group_mail")
		.values({ attempt, username, audience: JSON.stringify(audience), subject, recipients: recipients.length, sent_at: now.toISOString() })
		.execute();
}

export const firstSubject = (words: Words): string => Object.values(words)[0]?.subject ?? "";

/** Sends each written language to one address, with links left out. */
export async function sendTest(to: string, words: Words, group: Audience["group"]): Promise<void> {
	const event = await getEvent();
	for (const locale of LOCALES) {
		if (!words[locale]) continue;
		const mail = mailFor({ name: "…", hasBeenPaid: true, locale, orders: [], tickets: ["…"] }, words, ["…"], { event, group });
		await queueMail(db, { to, ...mail, locale });
	}
}

export const fingerprintOf = ({ audience, words, recipients }: Pick<GroupMail, "audience" | "words"> & { recipients: readonly Recipient[] }) =>
	createHash("sha256")
		.update(JSON.stringify([audience, words, recipients]))
		.digest("base64url");

export function mailFor(
	recipient: Pick<Recipient, "name" | "hasBeenPaid" | "locale" | "orders" | "tickets">,
	words: Words,
	links: readonly string[],
	{ event, group }: { event: SummitEvent; group: Audience["group"] },
) {
	const { locale, name, hasBeenPaid, orders, tickets } = recipient;
	const { subject, text } = wordsIn(locale, words) ?? { subject: "", text: "" };
	const greeting = greetingFor(locale, name, hasBeenPaid);
	const { your, why, whyCanceled, whyUnpaid } = textsOf("groupMail", locale, {});
	const heading = tickets.length === 0 ? your.orders : orders.length === 0 ? your.tickets : your.both;
	const holds = orders.length + tickets.length > 0 ? [`${heading}\n${links.join("\n")}`] : [];
	return {
		subject,
		body: [greeting, text, ...holds, group === "canceled" ? whyCanceled : group === "unpaid" ? whyUnpaid : why, `${mailEnding(event, locale)}\n`].join("\n\n"),
	};
}

export const languageOf = (locale: Locale, words: Words): Locale | undefined => [locale, DEFAULT_LOCALE].find((one) => words[one]);
/** Falls back on any language, for somebody who joined after a mail was scheduled. */
const wordsIn = (locale: Locale, words: Words) => words[languageOf(locale, words) ?? locale] ?? Object.values(words)[0];
