import type { EventStatus, SummitEvent } from "#app/domain/content/event/schema.ts";
import { wordsOf } from "#app/domain/operations/group-mail/form.server.ts";
import { unreachedView } from "#app/domain/operations/group-mail/unreached.server.ts";
import { withPlainLines } from "#app/http/lines.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { formatPrice, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { listAffected, refundAmounts } from "./affected.server.ts";
import { countAffectedOrders } from "./affected-orders.server.ts";
import { FROM } from "./disruption.server.ts";
import type { Words } from "./mails.server.ts";

export type DisruptionStep = keyof typeof FROM;

export const stepOf = (name: string | undefined, { status }: SummitEvent): DisruptionStep | undefined => stepsFrom(status).find((step) => step === name);

const stepsFrom = (status: EventStatus) => (Object.keys(FROM) as DisruptionStep[]).filter((step) => FROM[step].includes(status));

export const stepLinks = ({ status }: SummitEvent, locale: Locale) =>
	stepsFrom(status).map((step) => ({ to: `/admin/settings/event/disruption/${step}`, words: textsOf("adminDisruption", locale, {}).steps[step].link }));

export async function progressText(locale: Locale): Promise<string | undefined> {
	const count = await countAffectedOrders();
	return count > 0 ? translatorFor(locale)("adminDisruption.left", { count }) : undefined;
}

export async function disruptionView(step: DisruptionStep, event: SummitEvent, locale: Locale) {
	const [affected, back] = [await listAffected(), await refundAmounts()];
	const t = translatorFor(locale);
	const [paid, unpaid] = [affected.filter(({ isPaid }) => isPaid).length, affected.filter(({ isPaid }) => !isPaid).length];
	const amount = formatPrice(
		[...back.values()].reduce((sum, cents) => sum + cents, 0),
		locale,
	);
	const { steps, recipients, confirmHint, ...text } = textsOf("adminDisruption", locale, {
		eventName: event.name,
		paid: t("adminDisruption.paid", { count: paid }),
		unpaid: t("adminDisruption.unpaid", { count: unpaid }),
		amount,
	});
	const mails = (language: Locale) => affected.flatMap((order) => order.recipients).filter(({ locale: its }) => its === language).length;
	const all = affected.flatMap((order) => order.recipients).length;
	const unreached = affected.flatMap(({ unreached: name, code }) => (name === undefined ? [] : { name, code }));
	const { confirm } = textsOf("adminOrders", locale, {}).refund;
	return {
		step,
		text: { ...text, ...steps[step], confirm: step === "cancelled" ? confirm : { ...confirm, hint: confirmHint } },
		recipients: {
			title: recipients,
			words: t("adminDisruption.mails", { count: all }),
			languages: LOCALES.map((language) => t("adminDisruption.inLanguage", { count: mails(language), language: languageName(language, locale) })),
			unreached: unreachedView(unreached, locale),
			noServer: env.smtp ? undefined : textsOf("adminGroupMail", locale, {}).noServer,
		},
		languages: step === "scheduled" ? [] : LOCALES.map((value) => ({ value, label: languageName(value, locale) })),
		values: step === "scheduled" ? {} : prefilled(step, event),
	};
}
export type DisruptionView = Awaited<ReturnType<typeof disruptionView>>;

const prefilled = (step: Exclude<DisruptionStep, "scheduled">, { name: eventName }: SummitEvent): Record<string, string> =>
	Object.fromEntries(
		LOCALES.flatMap((locale) => {
			const { subject, text } = textsOf("disruptionMails", locale, { eventName })[step];
			return [
				[`subject.${locale}`, subject],
				[`text.${locale}`, text],
			];
		}),
	);

/** Every language needs a subject and a text. */
export function readWords(form: FormData): { values: Record<string, string>; words: Words; errors: Record<string, string> } {
	const names = LOCALES.flatMap((locale) => [`subject.${locale}`, `text.${locale}`]);
	const values = Object.fromEntries(names.map((name) => [name, withPlainLines(String(form.get(name) ?? ""))]));
	const { words, errors } = wordsOf(values as Parameters<typeof wordsOf>[0]);
	const missing = names.filter((name) => !values[name]?.trim()).map((name) => [name, "required"]);
	return { values, words: words as Words, errors: { ...errors, ...Object.fromEntries(missing) } };
}
