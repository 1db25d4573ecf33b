import { z } from "zod";
import type { Database } from "~/admin/changes.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { dayAt } from "~/domain/content/event/today.server";
import { mailEnding } from "~/domain/people/mail/ending.server";
import { greetingFor } from "~/domain/people/mail/greeting.server";
import { mailLink } from "~/domain/people/mail/links";
import { queueMail } from "~/domain/people/mail/outbox.server";
import { requiredEmail } from "~/http/field-schemas";
import { countAgainstMailbox } from "~/http/rate-limit.server";
import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { textsFor, translatorFor } from "~/i18n/texts.server";
import { readClock } from "~/runtime/clock.server";
import { db } from "~/runtime/database.server";
import { note } from "./ledger.server";
import { countMail, hasBeenPaid } from "./mail-limit.server";
import { addOrderSecret } from "./secrets.server";
import { orderPath, tellBuyer } from "./tell-buyer.server";

export const orderLinkSchema = z.object({ email: requiredEmail });

/** Orders in one mail. */
const MOST = 100;

/** Mails fresh links to all orders of an address, in one mail to that address; nothing where there are none. */
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
			.limit(MOST)
			.execute();
		for (const { id } of orders) await note(trx, id, "linkSent", { actor: "buyer", now, details: {} });
		const [latest, ...others] = orders.map((order) => ({ ...order, locale: order.locale as Locale, paidAt: order.paid_at ?? undefined }));
		if (latest && others.length === 0) await tellBuyer(trx, "link", { orderId: latest.id, now });
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

/** Written as the first of the orders was. */
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
