import { eventFacts, fillFacts } from "~/domain/content/event/facts.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { ruleFacts } from "~/domain/sales/cancellation/rule-facts.server";
import type { SalesSettings } from "~/domain/sales/order/settings";
import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { LegalPage } from "./schema";
import { linked, parseLegalText } from "./sections.server";

/** A legal page worded in a language, with the facts of the event and of its sale filled in. The organizers' address, or what stands for it, is a link. */
export function legalView(page: LegalPage, locale: Locale, { event, settings }: { event: SummitEvent; settings: SalesSettings }) {
	const body = translate(page.body, locale);
	const summary = translate(page.summary, locale);
	const facts = { ...eventFacts(event, locale), ...ruleFacts(settings, locale) };
	const contact = event.email ? `mailto:${event.email}` : "/contact";
	return {
		title: translate(page.title, locale),
		summary: { ...summary, text: fillFacts(summary.text, facts) },
		lang: body.lang,
		sections: parseLegalText(body.text, page.format, facts).map((section) => ({ ...section, blocks: linked(section.blocks, facts.email, contact) })),
		updated: translatorFor(locale)("legal.updatedOn", { date: formatDate(page.updatedOn, locale) }),
	};
}
