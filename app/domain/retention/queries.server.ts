import { countChangesBefore, type Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { countMessagesBefore } from "~/domain/contact/queries.server";
import { countMailsBefore } from "~/domain/mail/queries.server";
import { limitsOf } from "./due";
import type { Retention } from "./schema";

export async function getRetention(on: Database = db): Promise<Retention> {
	const row = await on.selectFrom("retention").selectAll().executeTakeFirstOrThrow();
	return { messageDays: row.message_days, mailDays: row.mail_days, activityDays: row.activity_days };
}

export async function updateRetention(trx: Database, { messageDays, mailDays, activityDays }: Retention): Promise<void> {
	await trx.updateTable("retention").set({ message_days: messageDays, mail_days: mailDays, activity_days: activityDays }).execute();
}

/** How much is older now than it may become: what saving these would delete. */
export async function countOverdue(retention: Retention, now: Date): Promise<Record<keyof Retention, number>> {
	const { messages, mails, changes } = limitsOf(retention, now);
	return {
		messageDays: messages ? await countMessagesBefore(messages) : 0,
		mailDays: mails ? await countMailsBefore(mails) : 0,
		activityDays: changes ? await countChangesBefore(changes) : 0,
	};
}
