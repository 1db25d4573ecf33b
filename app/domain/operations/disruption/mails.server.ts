import type { Database } from "~/admin/changes.server";
import type { Held, SummitEvent } from "~/domain/content/event/schema";
import { mailEnding } from "~/domain/people/mail/ending.server";
import { greetingFor } from "~/domain/people/mail/greeting.server";
import { mailLink } from "~/domain/people/mail/links";
import { queueMail } from "~/domain/people/mail/outbox.server";
import { moneyInQuestion } from "~/domain/sales/order/in-question.server";
import { hasBeenPaid } from "~/domain/sales/order/mail-limit.server";
import { addOrderSecret } from "~/domain/sales/order/secrets.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { orderPath } from "~/domain/sales/order/tell-buyer.server";
import { dueWords } from "~/domain/sales/payment/transfer/transfer.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import type { Affected } from "./affected.server";

/** What is written to who is told, in each language. */
export type Words = Record<Locale, { subject: string; text: string }>;

interface Telling {
	to: Held;
	words: Words;
	/** Cents that go back of the order, or would; nothing where there is nothing to cancel. */
	amount: number | undefined;
	event: SummitEvent;
	now: Date;
}

/** Writes to who ordered and who comes by it, each in their language: what was written, what it means for the order, and its address. */
export async function tellAffected(trx: Database, order: Affected, { to, words, amount, event, now }: Telling): Promise<void> {
	const { isPaid, isUsed, total, expiresAt } = order;
	const { cancelDays } = await getSalesSettings(trx);
	const isInQuestion = !isPaid && (await moneyInQuestion(order, trx)) !== undefined;
	for (const { name, email, locale, ticket } of order.told) {
		const t = translatorFor(locale);
		const { your, why } = textsOf("groupMail", locale, {});
		const due = expiresAt ? dueWords(event, expiresAt, locale) : "";
		const back = amount && t("heldMails.back", { amount: formatPrice(amount, locale) });
		const ofPaid =
			to === "postponed"
				? [
						[t("heldMails.paid"), amount !== undefined && cancelDays !== undefined && t(`heldMails.${amount > 0 ? "orCancel" : "orCancelFree"}`)]
							.filter(Boolean)
							.join(" "),
					]
				: [back, isUsed && total > 0 && t("heldMails.used")];
		const means = isPaid ? ofPaid : [t(`heldMails.${isInQuestion ? "inQuestion" : "unpaid"}.${to}`, { due })];
		// Of a canceled ticket there is nothing left to open.
		const ofTicket = to === "postponed" && `${your.tickets}\n${mailLink(locale, `/t/${ticket}`)}`;
		const link = ticket ? ofTicket : `${your.orders}\n${mailLink(locale, orderPath(order, await addOrderSecret(trx, order.id, now)))}`;
		const { subject, text } = words[locale];
		const parts = [
			greetingFor(locale, name, hasBeenPaid(order)),
			text,
			...(ticket ? [] : means),
			link,
			ticket ? why : t("heldMails.why"),
			mailEnding(event, locale),
		];
		await queueMail(trx, { to: email, subject, body: `${parts.filter(Boolean).join("\n\n")}\n`, isPrivate: true, about: [order.id], locale });
	}
}
