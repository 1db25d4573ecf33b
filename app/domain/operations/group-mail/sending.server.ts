import { createHash } from "node:crypto";
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
import { type Audience, type Recipient, recipientsOf } from "./audience.server.ts";

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
	LOCALES.filter((locale) => recipients.some((one) => one.locale === locale) && wordsIn(locale, words) === undefined);

/** Queues one mail for each recipient, or none at all. Returns false if text or recipients differ from what the organizer saw. */
export function sendGroupMail({ audience, words, attempt, seen, username, sendAt }: GroupMail): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const before = await trx.selectFrom("group_mail").select("attempt").where("attempt", "=", attempt).executeTakeFirst();
		if (before) return true;
		const recipients = await recipientsOf(audience, trx);
		if (recipients.length === 0 || seen !== fingerprintOf({ audience, words, recipients }) || wordless(words, recipients).length > 0) return false;
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
				sendAt,
			});
		}
		const [first] = Object.values(words);
		for (const id of new Set(recipients.flatMap(({ about }) => about)))
			await recordOrderEvent(trx, id, "groupMailSent", { actor: { username }, now, details: { subject: first?.subject ?? "" } });
		await trx
			.insertInto("group_mail")
			.values({
				attempt,
				username,
				audience: JSON.stringify(audience),
				subject: first?.subject ?? "",
				recipients: recipients.length,
				sent_at: now.toISOString(),
			})
			.execute();
		return true;
	});
}

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
const wordsIn = (locale: Locale, words: Words) => words[languageOf(locale, words) ?? locale];
