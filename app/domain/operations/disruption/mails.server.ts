import type { Database } from "#app/admin/changes.server.ts";
import type { DisruptedStatus, SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { orderPath } from "#app/domain/sales/order/email-buyer.server.ts";
import { hasBeenPaid } from "#app/domain/sales/order/mail-limit.server.ts";
import { addOrderSecret } from "#app/domain/sales/order/secrets.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { Affected } from "./affected.server.ts";

export type Words = Record<Locale, { subject: string; text: string }>;

interface DisruptionMail {
	to: DisruptedStatus;
	words: Words;
	amount: number | undefined;
	event: SummitEvent;
	now: Date;
}

export async function emailAffected(trx: Database, order: Affected, { to, words, amount, event, now }: DisruptionMail): Promise<void> {
	const { isPaid, isUsed, total, expiresAt } = order;
	const { cancelDays } = await getSalesSettings(trx);
	const isInQuestion = !isPaid && (await unmatchedMoney(order, trx)) !== undefined;
	for (const { name, email, locale, ticket } of order.recipients) {
		const t = translatorFor(locale);
		const { your, why } = textsOf("groupMail", locale, {});
		const due = expiresAt ? dueWords(event, expiresAt, locale) : "";
		const back = amount && t("disruptionMails.back", { amount: formatPrice(amount, locale) });
		const ofPaid =
			to === "postponed"
				? [
						[t("disruptionMails.paid"), amount !== undefined && cancelDays !== undefined && t(`disruptionMails.${amount > 0 ? "orCancel" : "orCancelFree"}`)]
							.filter(Boolean)
							.join(" "),
					]
				: [back, isUsed && total > 0 && t("disruptionMails.used")];
		const means = isPaid ? ofPaid : [t(`disruptionMails.${isInQuestion ? "inQuestion" : "unpaid"}.${to}`, { due })];
		const ofTicket = to === "postponed" && `${your.tickets}\n${mailLink(locale, `/t/${ticket}`)}`;
		const link = ticket ? ofTicket : `${your.orders}\n${mailLink(locale, orderPath(order, await addOrderSecret(trx, order.id, now)))}`;
		const { subject, text } = words[locale];
		const parts = [
			greetingFor(locale, name, hasBeenPaid(order)),
			text,
			...(ticket ? [] : means),
			link,
			ticket ? why : t("disruptionMails.why"),
			mailEnding(event, locale),
		];
		await queueMail(trx, { to: email, subject, body: `${parts.filter(Boolean).join("\n\n")}\n`, isPrivate: true, about: [order.id], locale });
	}
}
