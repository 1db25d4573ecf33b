import { longList } from "#app/admin/long-list.server.ts";
import type { Right } from "#app/auth/rights.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { getRetention } from "#app/domain/people/retention/queries.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { daysWords } from "#app/i18n/duration.server.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { withOrigin } from "./links.ts";
import { countMails, listMails } from "./queries.server.ts";
import { MAIL_STATES, mailState, type OutboxMail } from "./schema.ts";

interface Reader {
	locale: Locale;
	rights: readonly Right[];
}

/** Only users who see orders may know who ordered. */
export const readsPrivate = (rights: readonly Right[]) => rights.includes("seeOrders");

export async function outboxView(url: URL, { timeZone }: SummitEvent, { locale, rights }: Reader) {
	const text = textsOf("adminMail", locale, { time: daysWords((await getRetention()).mailDays, locale) });
	const state = chosenOf(url, "state", MAIL_STATES) ?? "all";
	const counts = await countMails(readsPrivate(rights));
	const pages = pagesOf(url, counts[state]);
	const mails = await listMails(state === "all" ? undefined : state, pages, readsPrivate(rights));
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			count: translatorFor(locale)("adminMail.count", { count: counts[state] }),
			none: text.none,
			pages,
			states: (["all", ...MAIL_STATES] as const).map((option) => ({ state: option, label: text.states[option], count: counts[option] })),
			state,
			isEmpty: mails.length === 0,
		}),
		text: { columns: text.columns, sendAll: text.sendAll, sending: text.sending },
		noServer: env.smtp ? undefined : text.noServer,
		canSendAll: env.smtp !== undefined && counts.waiting + counts.failed > 0,
		mails: mails.map((mail) => ({
			path: `/admin/mail/${mail.id}`,
			to: mail.to,
			subject: mail.subject,
			createdAt: { iso: mail.createdAt, text: formatInstant(mail.createdAt, locale, timeZone) },
			state: mailState(mail),
			stateWords: text.state[mailState(mail)],
			lastError: mail.lastError,
		})),
	};
}

export function mailView(mail: OutboxMail, { timeZone }: SummitEvent, { locale, origin }: { locale: Locale; origin: string }) {
	const { body, headers } = withOrigin(mail, origin);
	const { facts, state, sendNow, sending, remove, noServer, forgotten, attachments } = textsOf("adminMail", locale, {});
	const isForgotten = mail.isPrivate && mail.sentAt !== undefined;
	const at = (instant: string | undefined) => instant && formatInstant(instant, locale, timeZone);
	const shown = [
		{ label: facts.to, value: mail.to },
		{ label: facts.createdAt, value: at(mail.createdAt) },
		{ label: facts.sentAt, value: at(mail.sentAt) },
		{ label: facts.attempts, value: mail.attempts > 0 ? String(mail.attempts) : undefined },
		{ label: facts.lastError, value: mail.lastError },
		{ label: facts.nextAttemptAt, value: env.smtp && mail.attempts > 0 ? at(mail.nextAttemptAt) : undefined },
		...Object.entries(headers).map(([label, value]) => ({ label, value })),
	];
	return {
		text: { sendNow, sending, remove, attachments: attachments.heading, back: textsOf("longList", locale, {}).back },
		subject: mail.subject,
		body: isForgotten ? forgotten : body,
		attachments: isForgotten
			? []
			: mail.attachments.map(({ kind }, index) => ({ to: `/admin/mail/${mail.id}/attachments/${index}`, label: attachments[kind] })),
		state: mailState(mail),
		stateWords: state[mailState(mail)],
		facts: shown.filter((fact): fact is { label: string; value: string } => fact.value !== undefined),
		noServer: env.smtp || mail.sentAt ? undefined : noServer,
		canSend: env.smtp !== undefined && !mail.sentAt,
	};
}
