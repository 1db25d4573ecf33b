import type { EventFacts } from "~/domain/event/fact-names";
import { fillFacts } from "~/domain/event/facts.server";
import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { parseLegalText } from "./blocks";
import type { LegalPage } from "./schema";

/** A legal page worded in a language, with the event's facts filled in. */
export function legalView(page: LegalPage, locale: Locale, facts: EventFacts & { email: string }) {
	const body = translate(page.body, locale);
	const summary = translate(page.summary, locale);
	return {
		title: translate(page.title, locale),
		summary: { ...summary, text: fillFacts(summary.text, facts) },
		lang: body.lang,
		email: facts.email,
		sections: parseLegalText(fillFacts(body.text, facts)),
		updated: translatorFor(locale)("legal.updatedOn", { date: formatDate(page.updatedOn, locale) }),
	};
}
