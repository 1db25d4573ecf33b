import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatClock, formatDayInSentence, formatPrice, withZone } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

/** Undefined without an account. @param total cents, or the missing part of them */
export function transferRows({ bankHolder, bankName, bankAccount, bankCode }: SalesSettings, { code, total }: { code: string; total: number }, locale: Locale) {
	if (!bankAccount) return [];
	const { rows, copy } = textsOf("order", locale, {}).transfer;
	const all = [
		{ term: rows.amount, value: formatPrice(total, locale), copy: { words: (total / 100).toFixed(2), button: copy.amount } },
		{ term: rows.reference, value: code, copy: { words: code, button: copy.reference } },
		{ term: rows.account, value: bankAccount, copy: { words: accountNumber(bankAccount), button: copy.account } },
		{ term: rows.holder, value: bankHolder },
		{ term: rows.bank, value: bankName },
		{ term: rows.bankCode, value: bankCode },
	];
	return all.flatMap(({ term, value, copy }) => (value ? [{ term, value, copy }] : []));
}

/** As bank forms take it: `CLABE 000 680 0123` becomes `0006800123`. */
const accountNumber = (bankAccount: string) => bankAccount.replace(/^\p{L}{4,}[\s:]+/u, "").replace(/\s/g, "");

export const bankLines = (...args: Parameters<typeof transferRows>) =>
	transferRows(...args)
		.map(({ term, value }) => `${term}: ${value}`)
		.join("\n");

/**
 * Returns `Wednesday, November 19, 2025`; with the time if earlier than midnight: `Wednesday, November 19, 2025, 11:00 (GMT-6)`.
 * @param formatDay for a day outside a sentence
 */
export function dueWords(event: Pick<SummitEvent, "timeZone">, expiresAt: string, locale: Locale, formatDay = formatDayInSentence): string {
	const day = dayAt(event, new Date(Date.parse(expiresAt) - 1).toISOString());
	const words = formatDay(day, locale);
	const isWhole = endOfDay(event, day).epochMilliseconds === Date.parse(expiresAt);
	return isWhole ? words : `${words}, ${withZone(formatClock, expiresAt, locale, event.timeZone)}`;
}
