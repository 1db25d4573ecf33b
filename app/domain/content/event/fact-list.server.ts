import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { inBraces } from "./fact-names.ts";
import { eventFacts } from "./facts.server.ts";
import { getEvent } from "./queries.server.ts";

/** @param more facts in addition to the event's */
export async function factList(locale: Locale, more: Record<string, string> = {}) {
	const { names, ...text } = textsOf("editEvent", locale, {}).placeholders;
	const facts = Object.entries({ ...eventFacts(await getEvent(), locale), ...more });
	return { text, facts: facts.map(([name, value]) => ({ written: inBraces(name), means: names[name as keyof typeof names], reads: String(value) })) };
}
