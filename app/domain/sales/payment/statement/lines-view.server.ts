import { longList } from "#app/admin/long-list.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatMoney } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { countLines, countUnassigned, LINE_STATES, listLines, type StoredLine } from "./lines.server.ts";

const LINES = "/admin/payments";
const MAX_NEWEST = 10;

interface Reader {
	event: SummitEvent;
	locale: Locale;
}

/** Parses an address such as `?state=dismissed&q=ana&page=2`. */
export async function linesView(url: URL, { event, locale }: Reader) {
	const q = searchedText(url);
	const state = chosenOf(url, "state", LINE_STATES) ?? "unassigned";
	const { lines: text } = textsOf("adminStatement", locale, {});
	const counts = await countLines(q);
	const pages = pagesOf(url, counts[state]);
	const lines = await listLines({ state, q }, pages);
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			count: translatorFor(locale)("adminStatement.lines.count", { count: counts[state] }),
			none: text.none[state],
			pages,
			states: LINE_STATES.map((option) => ({ state: option, label: text.states[option], count: counts[option] })),
			state,
			search: { q, hint: text.searchHint },
			isEmpty: lines.length === 0,
		}),
		text,
		lines: lines.map((line) => lineRow(line, { event, locale })),
	};
}

export async function unassignedView({ event, locale }: Reader) {
	const count = await countUnassigned();
	if (count === 0) return undefined;
	const { lines: text } = textsOf("adminStatement", locale, {});
	const lines = await listLines({ state: "unassigned", q: "" }, { limit: MAX_NEWEST, offset: 0 });
	return {
		title: translatorFor(locale)("adminStatement.lines.unassigned", { count }),
		text,
		all: count > lines.length ? { to: LINES, words: text.all } : undefined,
		lines: lines.map((line) => lineRow(line, { event, locale })),
	};
}

export const amountWords = (cents: number | undefined, currency: string, locale: Locale) =>
	cents === undefined ? textsOf("adminStatement", locale, {}).lines.unread : formatMoney(cents, currency, locale);

const amountOf = ({ amount, currency = "USD" }: StoredLine, locale: Locale) => amountWords(amount, currency, locale);

function lineRow(line: StoredLine, { event, locale }: Reader) {
	const { id, state, date, name, reference, order, dismissed } = line;
	const values = dismissed && { at: formatInstant(dismissed.at, locale, event.timeZone), by: dismissed.by };
	const { steps, dismissedBy } = textsOf("adminStatement", locale, { at: "", by: "", ...values }).lines;
	return {
		id,
		amount: amountOf(line, locale),
		date: date ?? "–",
		name: name ?? "–",
		reference: reference ?? "–",
		order: order === undefined ? undefined : { code: order, path: `/admin/orders/${order}` },
		dismissed: dismissed && { reason: dismissed.reason, words: dismissedBy },
		steps: state === "unassigned" ? (["assign", "dismiss"] as const).map((step) => ({ path: `${LINES}/lines/${id}/${step}`, words: steps[step] })) : [],
	};
}
export type LineRow = ReturnType<typeof lineRow>;

export function lineStepView<Step extends "assign" | "dismiss">(line: StoredLine, step: Step, locale: Locale) {
	const text = textsOf("adminStatement", locale, { currency: line.currency ?? "USD" }).lines;
	return {
		text: { ...text[step], busy: text.busy, cancel: text.cancel, back: text.back },
		refused: line.state === "unassigned" ? undefined : text.gone,
		said: [amountOf(line, locale), line.date, line.name, line.reference].filter(Boolean).join(" · "),
		asksAmount: line.amount === undefined,
		errorTexts: { ...textsOf("editor", locale, {}).errors, ...text.errors },
		failure: { title: text.errors.title, words: text.gone },
		back: LINES,
	};
}
