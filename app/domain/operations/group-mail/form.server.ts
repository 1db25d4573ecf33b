import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { attendedTiers } from "#app/domain/sales/attendee/queries.server.ts";
import { newAttempt, readValues } from "#app/domain/sales/order/order-form.server.ts";
import { onOneLine, withPlainLines } from "#app/http/lines.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { formatInstant, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Audience, anyCanceled, GROUPS, type Recipient } from "./audience.server.ts";
import { GROUP_MAIL_LIMITS } from "./limits.ts";
import { fingerprintOf, firstSubject, languageOf, mailFor, type Words } from "./sending.server.ts";
import { type Unreached, unreachedView } from "./unreached.server.ts";

export type GroupMailValues = Record<string, string> & { group: string; tier: string; at: string; testTo: string; attempt: string };

export const emptyGroupMail = (group: string | null): GroupMailValues => ({
	group: GROUPS.find((one) => one === group) ?? GROUPS[0],
	tier: "",
	at: "",
	testTo: "",
	attempt: newAttempt(),
});

export function readGroupMail(form: FormData): GroupMailValues {
	const texts = LOCALES.flatMap((locale) => [`subject.${locale}`, `text.${locale}`]);
	const typed = ["group", "tier", "at", "testTo", ...texts].map((name) => [name, withPlainLines(String(form.get(name) ?? ""))]);
	return { ...Object.fromEntries(typed), attempt: readValues(form).attempt };
}

export const audienceOf = ({ group, tier }: GroupMailValues): Audience => ({
	group: GROUPS.find((one) => one === group) ?? GROUPS[0],
	tier: tier || undefined,
});

export function wordsOf(values: GroupMailValues): { words: Words; errors: Record<string, string> } {
	const words: Words = {};
	const errors: Record<string, string> = {};
	for (const locale of LOCALES) {
		const [subject, text] = [onOneLine(values[`subject.${locale}`] ?? "").trim(), (values[`text.${locale}`] ?? "").trim()];
		if (subject.length > GROUP_MAIL_LIMITS.subject) errors[`subject.${locale}`] = "tooLong";
		if (text.length > GROUP_MAIL_LIMITS.text) errors[`text.${locale}`] = "tooLong";
		if (text && !subject) errors[`subject.${locale}`] = "required";
		if (subject && !text) errors[`text.${locale}`] = "required";
		if (subject && text) words[locale] = { subject, text };
	}
	return { words, errors };
}

/** Reads a wall time of the event; undefined for now. */
export function sendTimeOf({ at }: GroupMailValues, event: SummitEvent): { sendAt?: Date; error?: "wrongTime" | "past" } {
	if (at === "") return {};
	try {
		const sendAt = new Date(Temporal.PlainDateTime.from(at).toZonedDateTime(event.timeZone).epochMilliseconds);
		return sendAt.getTime() > readClock() ? { sendAt } : { error: "past" };
	} catch {
		return { error: "wrongTime" };
	}
}

export async function groupMailView(event: SummitEvent, locale: Locale) {
	const text = textsOf("adminGroupMail", locale, {});
	const [tiers, isAnyCanceled] = [await attendedTiers(), await anyCanceled()];
	const t = translatorFor(locale);
	const scheduled = await db.selectFrom("scheduled_group_mail").selectAll().orderBy("send_at").execute();
	const sent = await db.selectFrom("group_mail").selectAll().orderBy("sent_at", "desc").limit(10).execute();
	return {
		noServer: env.smtp ? undefined : text.noServer,
		groups: GROUPS.filter((value) => value !== "canceled" || isAnyCanceled).map((value) => ({ value, label: text.groups[value] })),
		tiers: [{ value: "", label: text.allTiers }, ...[...tiers].map(([value, name]) => ({ value, label: translate(name, locale).text }))],
		languages: LOCALES.map((value) => ({ value, label: languageName(value, locale) })),
		scheduled: scheduled.map(({ attempt, words, audience, username, send_at }) => ({
			attempt,
			subject: firstSubject(JSON.parse(words)),
			words: t("adminGroupMail.scheduledFor", {
				group: text.groups[(JSON.parse(audience) as Audience).group],
				at: formatInstant(send_at, locale, event.timeZone),
				username,
			}),
		})),
		sent: sent.map(({ attempt, subject, username, recipients, sent_at }) => ({
			attempt,
			subject,
			words: t("adminGroupMail.sentBefore", { count: recipients, at: formatInstant(sent_at, locale, event.timeZone), username }),
		})),
	};
}
export type GroupMailView = Awaited<ReturnType<typeof groupMailView>>;

const MAX_SHOWN = 100;

export function previewOf(
	audience: Audience,
	words: Words,
	{ recipients, unreached, sendAt }: { recipients: readonly Recipient[]; unreached: readonly Unreached[]; sendAt?: Date },
	event: SummitEvent,
	locale: Locale,
) {
	const t = translatorFor(locale);
	const mails = LOCALES.flatMap((language) => {
		const readers = recipients.filter((one) => one.locale === language);
		const [first] = readers;
		if (!first) return [];
		const written = languageOf(language, words);
		return {
			language,
			title: t("adminGroupMail.readers", { count: readers.length, language: languageName(language, locale) }),
			fallback: written === language ? undefined : t("adminGroupMail.fallback", { language: languageName(language, locale) }),
			...mailFor(first, words, ["…"], { event, group: audience.group }),
		};
	});
	return {
		seen: fingerprintOf({ audience, words, recipients }),
		title: t("adminGroupMail.recipients", { count: recipients.length }),
		later: sendAt && t("adminGroupMail.later"),
		submit: sendAt
			? t("adminGroupMail.schedule", { count: recipients.length, at: formatInstant(sendAt.toISOString(), locale, event.timeZone) })
			: t("adminGroupMail.send", { count: recipients.length }),
		mails,
		names: recipients.slice(0, MAX_SHOWN).map(({ name, email }) => `${name}, ${email}`),
		more: recipients.length > MAX_SHOWN ? t("adminGroupMail.more", { count: recipients.length - MAX_SHOWN }) : undefined,
		unreached: unreachedView(unreached, locale),
	};
}
export type GroupMailPreview = ReturnType<typeof previewOf>;
