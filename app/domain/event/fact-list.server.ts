import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { eventFacts } from "./facts.server";
import { getEvent } from "./queries.server";

/** What texts can name, each as it is written and as it reads now; for the editors of such texts. */
export async function factList(locale: Locale) {
	const facts = Object.entries(eventFacts(await getEvent(), locale));
	return { text: textsOf("editEvent", locale, {}).facts, facts: facts.map(([name, value]) => ({ written: `{{${name}}}`, reads: String(value) })) };
}
