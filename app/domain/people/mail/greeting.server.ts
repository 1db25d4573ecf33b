import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";

/** Keeps mail programs from turning a name into a link. */
export const unlinked = (name: string) => name.replaceAll(".", ".\u2060");

/** Uses the name only after a payment, since before that anyone could have entered it for anyone. */
export const greetingFor = (locale: Locale, name: string, hasBeenPaid: boolean) =>
	hasBeenPaid && name !== "" ? translatorFor(locale)("orderMails.greeting", { name: unlinked(name) }) : translatorFor(locale)("orderMails.greetingUnnamed");
