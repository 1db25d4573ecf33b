import { countSubscribers, countSubscribersByLocale } from "#app/domain/people/newsletter/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { languageName } from "#app/i18n/format.server.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";

const RECENT_DAYS = 7;

/** Without addresses. */
export async function newsletterSummary(locale: Locale, now = Date.now()) {
	const t = translatorFor(locale);
	const [count, recent, byLocale] = await Promise.all([
		countSubscribers(),
		countSubscribers({ since: new Date(now - RECENT_DAYS * 24 * 60 * 60_000) }),
		countSubscribersByLocale(),
	]);
	return {
		count: t("dashboard.newsletter.count", { count }),
		recent: recent > 0 ? t("dashboard.newsletter.recent", { count: recent }) : undefined,
		languages: byLocale.map((part) => ({ label: languageName(part.locale, locale), count: part.count })),
	};
}
