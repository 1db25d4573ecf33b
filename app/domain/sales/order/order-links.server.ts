import { z } from "zod";
import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import { requiredEmail } from "#app/http/field-schemas.ts";
import { countAgainstMailbox } from "#app/http/rate-limit.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsFor, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { emailBuyer, orderPath } from "./email-buyer.server.ts";
import { recordOrderEvent } from "./history.server.ts";
import { countMail, hasBeenPaid } from "./mail-limit.server.ts";
import { addOrderSecret } from "./secrets.server.ts";

export const orderLinkSchema = z.object({ email: requiredEmail });

const MAX_LINKS = 100;

/** Sends new links to all orders of an address in one email, if there are any. */
export async function sendOrderLinks(email: string): Promise<void> {
	const now = new Date(readClock());
	const { allowed } = countAgainstMailbox("orderLink", email);
	if (!allowed) return;
	await db.transaction().execute(async (trx) => {
		const orders = await trx
			.selectFrom("order")
			.select(["id", "code", "name", "email", "locale", "created_at", "total", "paid_at"])
			.where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()))
			.orderBy("id", "desc")
			.limit(MAX_LINKS)
			.execute();
		for (const { id } of orders) await recordOrderEvent(trx, id, "linkSent", { actor: "buyer", now, details: {} });
		const [latest, ...others] = orders.map((order) => ({ ...order, locale: order.locale as Locale, paidAt: order.paid_at ?? undefined }));
		if (latest && others.length === 0) await emailBuyer(trx, "link", { orderId: latest.id, now });
		else if (latest) await mailLinks(trx, [latest, ...others], now);
	});
}

interface LinkedOrder {
	id: number;
	code: string;
	name: string;
	email: string;
	locale: Locale;
	created_at: string;
	total: number;
	paidAt?: string;
}

async function mailLinks(trx: Database, orders: [LinkedOrder, ...LinkedOrder[]], now: Date): Promise<void> {
	const [latest] = orders;
	const { name, email, locale } = latest;
	if (!(await countMail(trx, orders.find(hasBeenPaid) ?? latest, email, now)).allowed) return;
	const event = await getEvent(trx);
	const lines: string[] = [];
	for (const order of orders) {
		const link = mailLink(locale, orderPath(order, await addOrderSecret(trx, order.id, now)));
		lines.push(translatorFor(locale)("orderMails.links.line", { code: order.code, date: formatDate(dayAt(event, order.created_at), locale), link }));
	}
	const { links } = textsFor("orderMails", ["links"], locale, { eventName: event.name, orders: lines.join("\n") });
	const body = `${greetingFor(locale, name, hasBeenPaid(latest))}\n\n${links.body}\n\n${mailEnding(event, locale)}\n`;
	await queueMail(trx, { to: email, subject: links.subject, body, isPrivate: true, about: orders.map(({ id }) => id), locale });
}
