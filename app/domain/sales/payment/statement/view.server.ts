import type { Question } from "#app/admin/resource.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatMoney, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { Assigned, ImportedLine, LineOutcome } from "./apply.server.ts";
import { type Columns, MEANINGS } from "./columns.ts";
import { amountWords } from "./lines-view.server.ts";
import type { Statement } from "./reading.server.ts";

const GROUPS = {
	attention: ["wrongAmount", "wrongCurrency", "unknown", "several", "unreadable", "listed"],
	refund: ["refundLate", "refundCancelled", "refundTwice"],
	paid: ["paid", "paidAfterEnd"],
	nothing: ["recorded", "taken", "dismissed", "outgoing"],
} as const satisfies Record<string, readonly LineOutcome[]>;
type Group = keyof typeof GROUPS;

const CHANGES: readonly LineOutcome[] = [...GROUPS.paid, ...GROUPS.refund, "wrongAmount", "wrongCurrency", "recorded", "unknown", "several", "unreadable"];

const MAX_SHOWN = 300;

export function outcomeView(lines: readonly ImportedLine[], { isDone, namesCurrency, locale }: { isDone: boolean; namesCurrency: boolean; locale: Locale }) {
	const t = translatorFor(locale);
	const text = textsOf("adminStatement", locale, {});
	const groups = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
		const all = lines.filter(({ outcome }) => (GROUPS[group] as readonly LineOutcome[]).includes(outcome));
		if (all.length === 0) return [];
		return {
			group,
			title: group === "paid" && !isDone ? text.expected.group : text.groups[group],
			count: t(`adminStatement.${isDone ? "countsDone" : "counts"}.${group}`, { count: all.length }),
			lines: all.slice(0, MAX_SHOWN).map((line) => lineView(line, { isDone, locale })),
			more: all.length > MAX_SHOWN ? t("adminStatement.more", { count: all.length - MAX_SHOWN }) : undefined,
		};
	});
	return {
		title: isDone ? text.result.done : text.result.preview,
		noCurrency: namesCurrency ? undefined : text.noCurrency,
		canApply: !isDone && lines.some(({ outcome }) => CHANGES.includes(outcome)),
		groups,
	};
}
export type OutcomeView = ReturnType<typeof outcomeView>;

function lineView(line: ImportedLine, { isDone, locale }: { isDone: boolean; locale: Locale }) {
	const { order } = line;
	const { outcome, expected } = textsOf("adminStatement", locale, { total: order ? formatPrice(order.total, locale) : "" });
	return {
		line: line.line,
		number: textsOf("adminStatement", locale, { line: line.line }).line,
		amount: amountWords(line.cents, line.currency, locale),
		said: [line.date, line.name, line.reference].filter(Boolean).join(" · "),
		words: !isDone && (line.outcome === "paid" || line.outcome === "paidAfterEnd") ? expected[line.outcome] : outcome[line.outcome],
		order: order && { code: order.code, name: order.name, path: `/admin/orders/${order.code}` },
	};
}

export function assignQuestion({ outcome, order, amount, currency, key }: Assigned, locale: Locale): Question {
	const values = { total: formatPrice(order.total, locale), amount: formatMoney(amount, currency, locale), code: order.code, name: order.name };
	const { ask, expected, outcome: words } = textsOf("adminStatement", locale, values);
	return { key, ...ask, words: outcome === "paid" || outcome === "paidAfterEnd" ? expected[outcome] : words[outcome] };
}

type Asked = Extract<Statement, { asked: object }>["asked"];

export function questionView({ columns, sample, found }: Asked, chosen: Columns, locale: Locale) {
	const text = textsOf("adminStatement", locale, {});
	return {
		sample,
		options: columns.map((cell, index) => ({
			value: String(index),
			label: textsOf("adminStatement", locale, { number: index + 1, cell: cell.slice(0, 40) }).columns.option,
		})),
		controls: MEANINGS.map((meaning) => ({
			name: `column.${meaning}`,
			label: text.meanings[meaning],
			value: String((chosen[meaning] ?? found[meaning])?.[0] ?? ""),
		})),
	};
}
export type QuestionView = ReturnType<typeof questionView>;
