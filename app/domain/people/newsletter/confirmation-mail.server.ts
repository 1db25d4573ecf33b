import { eventFacts } from "~/domain/content/event/facts.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { mailLink } from "~/domain/people/mail/links";
import type { NewMail } from "~/domain/people/mail/schema";
import { textsOf } from "~/i18n/texts.server";
import { UNCONFIRMED_DAYS } from "./queries.server";
import type { Subscriber } from "./schema";

/** The mail by which an address is confirmed, in the reader's language. */
export function confirmationMail(subscriber: Subscriber, event: SummitEvent): NewMail {
	const { email, locale, key } = subscriber;
	const confirm = mailLink(locale, `/newsletter/confirm?key=${key}`);
	const leave = mailLink(locale, unsubscribePath(subscriber));
	const { subject, body } = textsOf("mails", locale, { ...eventFacts(event, locale), confirm, leave, keptForDays: UNCONFIRMED_DAYS }).confirmation;
	return { to: email, subject, body, headers: unsubscribeHeaders(leave) };
}

/** Returns the path, without a language, where a reader leaves the list by one click. */
export const unsubscribePath = ({ key }: Subscriber) => `/newsletter/unsubscribe?key=${key}`;

/** Gives mail programs a button of their own to leave the list (RFC 2369 and RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
	return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
