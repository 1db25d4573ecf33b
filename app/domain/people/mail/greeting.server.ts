import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";

/** Returns a name as it stands in a mail: no mail program makes a link of it. */
export const unlinked = (name: string) => name.replaceAll(".", ".\u2060");

/** Returns how a mail begins: with the name that was typed only once money has come, since before that anybody can have typed it for anybody. */
export const greetingFor = (locale: Locale, name: string, hasBeenPaid: boolean) =>
	hasBeenPaid ? translatorFor(locale)("orderMails.greeting", { name: unlinked(name) }) : translatorFor(locale)("orderMails.greetingUnnamed");
