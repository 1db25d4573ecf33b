import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { inBraces } from "./fact-names.ts";
import { eventFacts } from "./facts.server.ts";
import { getEvent } from "./queries.server.ts";

/**
 * What texts can name, each as it is written, what it is and as it reads now; for the editors of such texts.
 *
 * @param more facts beside those of the event
 */
export async function factList(locale: Locale, more: Record<string, string> = {}) {
	const { names, ...text } = textsOf("editEvent", locale, {}).facts;
	const facts = Object.entries({ ...eventFacts(await getEvent(), locale), ...more });
	return { text, facts: facts.map(([name, value]) => ({ written: inBraces(name), means: names[name as keyof typeof names], reads: String(value) })) };
}
