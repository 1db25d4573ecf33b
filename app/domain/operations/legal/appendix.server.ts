import { INVITATION_DAYS } from "#app/auth/invitations.server.ts";
import { MAX_SESSION_MS } from "#app/auth/login-sessions.server.ts";
import { ATTEMPT_LIFETIME_SECONDS as ATTEMPTS_COUNT } from "#app/auth/throttle.server.ts";
import { RETENTION_DAYS as PICTURE_DAYS } from "#app/domain/content/picture/queries.server.ts";
import { MEETING_DAYS } from "#app/domain/meetings/upkeep.server.ts";
import { HOUSEKEEPING_MINUTES } from "#app/domain/operations/retention/housekeeping.server.ts";
import { UNCONFIRMED_DAYS } from "#app/domain/people/newsletter/queries.server.ts";
import { getRetention } from "#app/domain/people/retention/queries.server.ts";
import { DISMISSED_DAYS } from "#app/domain/sales/payment/statement/lines.server.ts";
import { WINDOW_SECONDS } from "#app/http/rate-limit.server.ts";
import { COOKIES, type CookieName, STORAGE_KEYS } from "#app/http/stored-in-browser.ts";
import type { Locale } from "#app/i18n/config.ts";
import { daysWords, durationWords } from "#app/i18n/duration.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { BACKUP_RETENTION_DAYS as BACKUP_DAYS } from "#db/upgrade.ts";
import type { LegalPageId } from "./schema.ts";

/** Text that the site adds to a legal page, independent of what organizers write. */
export interface Appendix {
	/** Anchor, the same in every language. */
	id: string;
	heading: string;
	lead: string;
	/** `isName`: a literal name, not translated. */
	entries: { term: string; words: string; isName?: true }[];
	closing: string;
}

export async function appendixOf(page: LegalPageId, locale: Locale): Promise<Appendix | undefined> {
	if (page === "privacy") return keptTimes(locale);
	return page === "cookies" ? storedNames(locale) : undefined;
}

/** Taken from the values that the deletion itself uses. */
async function keptTimes(locale: Locale): Promise<Appendix> {
	const { messageDays, mailDays, activityDays, orderDays, invoiceYears } = await getRetention();
	const { heading, terms, kept } = textsOf("legal", locale, {}).retention;
	const t = translatorFor(locale);
	const entry = (term: keyof typeof terms, time: string | undefined, words: keyof typeof kept = term) => ({
		term: terms[term],
		words: time === undefined ? kept[words] : t(`legal.retention.kept.${words}`, { time }),
	});
	const settable = (term: "messages" | "activity" | "orders", days: number) =>
		days === 0 ? entry(term, undefined, `${term}WithoutEnd`) : entry(term, daysWords(days, locale));
	return {
		id: "kept-times",
		heading,
		lead: t("legal.retention.lead", { time: durationWords(HOUSEKEEPING_MINUTES * 60, locale) }),
		entries: [
			settable("messages", messageDays),
			entry("subscription", daysWords(UNCONFIRMED_DAYS, locale)),
			settable("orders", orderDays),
			entry("meetings", daysWords(MEETING_DAYS, locale)),
			entry("transfers", daysWords(DISMISSED_DAYS, locale)),
			entry("invoices", daysWords(invoiceYears * 365, locale)),
			entry("mails", daysWords(mailDays, locale)),
			entry("forms", durationWords(WINDOW_SECONDS, locale)),
			entry("attempts", durationWords(ATTEMPTS_COUNT, locale)),
			entry("sessions", durationWords(MAX_SESSION_MS / 1000, locale)),
			entry("invitations", daysWords(INVITATION_DAYS, locale)),
			settable("activity", activityDays),
			entry("pictures", daysWords(PICTURE_DAYS, locale)),
			...(env.replica ? [entry("replica", durationWords(env.replica.retentionMs / 1000, locale))] : []),
			entry("backup", daysWords(BACKUP_DAYS, locale)),
			entry("log", undefined),
		],
		closing: textsOf("legal", locale, {}).retention.closing,
	};
}

function storedNames(locale: Locale): Appendix {
	const { heading, lead, closing } = textsOf("legal", locale, {}).storage;
	const t = translatorFor(locale);
	const lifetimeOf = (name: string) => {
		const { seconds = MAX_SESSION_MS / 1000 }: { seconds?: number } = COOKIES[name as CookieName] ?? {};
		return durationWords(seconds, locale);
	};
	const names = [...(Object.keys(COOKIES) as CookieName[]), ...STORAGE_KEYS];
	return {
		id: "stored-names",
		heading,
		lead,
		entries: names.map((name) => ({ term: name, isName: true as const, words: t(`legal.storage.items.${name}`, { time: lifetimeOf(name) }) })),
		closing,
	};
}
