import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { countOf, isRegistrationOrder, type Order } from "./queries.server.ts";

const keptLines = ({ lines }: Order) => lines.filter(({ cancelledAt }) => !cancelledAt);

/** Leaves out what was canceled, unless nothing else is left. */
export function countKept(order: Order): number {
	const kept = keptLines(order);
	return countOf(kept.length > 0 ? kept : order.lines);
}

export function titleOf(order: Order, state: "reserved" | "paid" | "free" | "expired" | "cancelled", locale: Locale): string {
	const areRegistrations = isRegistrationOrder(order.lines) && (state === "reserved" || state === "paid");
	const [first] = keptLines(order);
	const values = { count: countKept(order), tier: first ? translate(first.name, locale).text : "" };
	return translatorFor(locale)(`${areRegistrations ? "registrationOrder" : "order"}.page.title.${state}`, values);
}

export function stepsOf(order: Order, isPaid: boolean, locale: Locale) {
	const { steps } = textsOf("order", locale, {}).page;
	const last = isRegistrationOrder(order.lines)
		? textsOf("registrationOrder", locale, {}).page.lastStep
		: translatorFor(locale)("order.page.steps.ticket", { count: countKept(order) });
	return [
		{ words: steps.reserved, isDone: true },
		{ words: steps.paid, isDone: isPaid },
		{ words: last, isDone: isPaid },
	];
}

export async function previewOf(order: Order, locale: Locale) {
	const tickets = keptLines(order).filter(({ ticket }) => ticket);
	const [first] = tickets;
	if (!first) return undefined;
	const tiers = await listTiers({ drafts: true });
	const groups = [...Map.groupBy(tickets, ({ itemId }) => itemId).values()];
	return {
		band: Math.max(
			0,
			tiers.findIndex(({ id }) => id === first.itemId),
		),
		tiers: groups.map(([one, ...others]) => {
			const name = one ? translate(one.name, locale).text : "";
			return tickets.length > 1 ? `${others.length + 1} × ${name}` : name;
		}),
		attendee: tickets.length === 1 ? first.ticket?.attendeeName : undefined,
		isStacked: tickets.length > 1,
	};
}
