import { eventFacts, fillFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { ruleFacts } from "#app/domain/sales/cancellation/rule-facts.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { LegalPage } from "./schema.ts";
import { linked, parseLegalText } from "./sections.server.ts";

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
