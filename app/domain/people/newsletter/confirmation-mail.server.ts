import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import type { NewMail } from "#app/domain/people/mail/schema.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { UNCONFIRMED_DAYS } from "./queries.server.ts";
import type { Subscriber } from "./schema.ts";

export function confirmationMail(subscriber: Subscriber, event: SummitEvent): NewMail {
	const { email, locale, key } = subscriber;
	const confirm = mailLink(locale, `/newsletter/confirm?key=${key}`);
	const leave = mailLink(locale, unsubscribePath(subscriber));
	const { subject, body } = textsOf("mails", locale, { ...eventFacts(event, locale), confirm, leave, keptForDays: UNCONFIRMED_DAYS }).confirmation;
	return { to: email, subject, body, headers: unsubscribeHeaders(leave) };
}

export const unsubscribePath = ({ key }: Subscriber) => `/newsletter/unsubscribe?key=${key}`;

/** Lets mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
	return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
