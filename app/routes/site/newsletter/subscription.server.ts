import type { ActionFunctionArgs } from "@remix-run/node";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import { confirmationMail } from "#app/domain/people/newsletter/confirmation-mail.server.ts";
import { saveSubscriber } from "#app/domain/people/newsletter/queries.server.ts";
import { deleteUnconfirmed } from "#app/domain/people/newsletter/removal.server.ts";
import { subscriptionSchema } from "#app/domain/people/newsletter/schema.ts";
import { isFromRobot, parseForm, readForm, refuse, refuseForNow } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { countAgainstLimit, countAgainstMailbox } from "#app/http/rate-limit.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";

/** Whether an address is on the list only once its owner has followed a link that was mailed there. */
const confirmsByMail = env.smtp !== undefined;

/** What is said to who subscribed, whether the address was on the list or not. */
export function thanksFor(locale: Locale): string {
	const { done, toConfirm } = textsOf("newsletter", locale, {});
	return confirmsByMail ? toConfirm : done;
}

/** Subscribes by a form that was sent; robots are told nothing else. @returns the refusal, if it was refused */
export async function answerSubscription({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	if (isFromRobot(form)) return undefined;
	const { value, values, refusal } = parseForm(subscriptionSchema, form);
	if (refusal) return refuse(context, refusal);
	const allowance = countAgainstLimit("newsletter", request);
	if (!allowance.allowed) return refuseForNow(context, values, allowance);
	await subscribe(value.email, locale);
	return undefined;
}

/**
 * Puts an address, in lower case, on the list, or mails it a link that does. One that is on the list already stays as it
 * is, and who asks cannot tell.
 */
async function subscribe(email: string, locale: Locale): Promise<void> {
	if (!confirmsByMail) {
		await saveSubscriber(db, { email, locale }, true);
		return;
	}
	await deleteUnconfirmed();
	const event = await getEvent();
	const { allowed } = countAgainstMailbox("newsletter", email);
	await db.transaction().execute(async (trx) => {
		const subscriber = await saveSubscriber(trx, { email, locale }, false);
		if (allowed && !subscriber.confirmedAt) await queueMail(trx, confirmationMail(subscriber, event));
	});
}
