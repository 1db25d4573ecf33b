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

/** Without SMTP, addresses are not confirmed by email. */
const confirmsByMail = env.smtp !== undefined;

/** The same text for new and existing subscribers. */
export function thanksFor(locale: Locale): string {
	const { done, toConfirm } = textsOf("newsletter", locale, {});
	return confirmsByMail ? toConfirm : done;
}

/** Robots get the same answer as people. @returns the refusal, if any */
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

/** Adds an address in lower case, or emails a confirmation link. An existing one stays unchanged, and the caller cannot tell. */
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
