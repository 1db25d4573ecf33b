import { getEvent } from "~/domain/content/event/queries.server";
import { queueMail } from "~/domain/people/mail/outbox.server";
import { confirmationMail } from "~/domain/people/newsletter/confirmation-mail.server";
import { saveSubscriber } from "~/domain/people/newsletter/queries.server";
import { forgetUnconfirmed } from "~/domain/people/newsletter/removal.server";
import { countAgainstMailbox } from "~/http/rate-limit.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { db } from "~/runtime/database.server";
import { env } from "~/runtime/env.server";

/** Whether an address is on the list only once its owner has followed a link that was mailed there. */
const confirmsByMail = env.smtp !== undefined;

/** What is said to who subscribed, whether the address was on the list or not. */
export function thanksFor(locale: Locale): string {
	const { done, toConfirm } = textsOf("newsletter", locale, {});
	return confirmsByMail ? toConfirm : done;
}

/**
 * Puts an address, in lower case, on the list, or mails it a link that does. One that is on the list already stays as it
 * is, and who asks cannot tell.
 */
export async function subscribe(email: string, locale: Locale): Promise<void> {
	if (!confirmsByMail) {
		await saveSubscriber(db, { email, locale }, true);
		return;
	}
	await forgetUnconfirmed();
	const event = await getEvent();
	const { allowed } = countAgainstMailbox("newsletter", email);
	await db.transaction().execute(async (trx) => {
		const subscriber = await saveSubscriber(trx, { email, locale }, false);
		if (allowed && !subscriber.confirmedAt) await queueMail(trx, confirmationMail(subscriber, event));
	});
}
