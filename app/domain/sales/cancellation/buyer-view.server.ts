import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { countOf, isRegistrationOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { formatDate, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { linesNotStarted } from "./lines-not-started.server.ts";
import { registrationsLost } from "./registrations-lost.server.ts";
import { refundedOf } from "./retained-money.server.ts";
import { buyersRefund, cancellable, lastDayBefore, mayCancel, mayRename, percentBack } from "./rules.server.ts";
import { groupByTicket, withWorkshops } from "./with-workshops.server.ts";

/** Undefined if nothing can or could be canceled. */
export async function cancellationSection(order: Order, event: SummitEvent, { locale, address }: { locale: Locale; address: string }) {
	const settings = await getSalesSettings();
	const { cancelDays } = settings;
	const percent = percentBack(event, settings);
	const day = cancelDays === undefined ? undefined : lastDayBefore(event, cancelDays);
	const left = await linesNotStarted(cancellable(order), event);
	if (cancelDays === undefined || left.length === 0) return undefined;
	const { section, mixed, registrations } = textsOf("cancellation", locale, { percent, date: day ? formatDate(day, locale) : "", count: countOf(left) });
	const text = { ...section, ...(isMixed(left) && mixed.section), ...(isRegistrationOrder(order.lines) && registrations.section) };
	const isOpen = mayCancel(event, settings);
	const isFree = order.lines.every(({ gross, cancelledAt }) => gross === 0 || cancelledAt);
	const goesBack = isFree ? text.free : percent === 0 ? text.nothing : text.back;
	const openWords = `${day ? text.until : text.always} ${goesBack}`;
	const overWords = [text.over, mayRename(event, settings) && !isRegistrationOrder(order.lines) && text.reassign].filter(Boolean).join(" ");
	return { text, words: isOpen ? openWords : overWords, to: isOpen ? localePath(locale, `${address}/cancel`) : undefined };
}
export type CancellationSectionView = NonNullable<Awaited<ReturnType<typeof cancellationSection>>>;

export async function cancelView(order: Order, event: SummitEvent, { chosen, locale }: { chosen: readonly number[]; locale: Locale }) {
	const settings = await getSalesSettings();
	const lines = mayCancel(event, settings) ? await linesNotStarted(cancellable(order), event) : [];
	const kept = await withWorkshops(
		order,
		lines.filter(({ id }) => chosen.includes(id) || lines.length === 1),
		event,
	);
	const percent = percentBack(event, settings);
	const back = await refundedOf(order.id, buyersRefund(kept, percent));
	const cost = kept.reduce((sum, { gross }) => sum + gross, 0);
	const amount = formatPrice(back, locale);
	const areRegistrations = isRegistrationOrder(kept.length > 0 ? kept : order.lines);
	const { page, mixed, registrations } = textsOf("cancellation", locale, { amount, eventName: event.name, count: countOf(lines) });
	const choice = async (line: OrderLine, ticket?: OrderLine) => {
		const goesBack = await refundedOf(order.id, buyersRefund([line], percent));
		const { nothingBack, back: words } = textsOf("cancellation", locale, { amount: formatPrice(goesBack, locale) }).page;
		return {
			id: line.id,
			label: ticket ? translate(line.name, locale).text : lineLabel(order, line, locale),
			back: goesBack > 0 ? words : nothingBack,
			lost: await registrationsLost(order, [line], event, { locale }),
		};
	};
	const text = { ...page, ...(isMixed(lines) && mixed.page), ...(areRegistrations && registrations.page) };
	return {
		text,
		withTicket: mixed.withTicket,
		lead: isMixed(kept)
			? mixed.lead
			: translatorFor(locale)(areRegistrations ? "cancellation.registrations.page.lead" : "cancellation.page.lead", { count: countOf(kept) }),
		findOrder: textsOf("registrations", locale, {}).page.findOrder,
		choices: await groupByTicket(lines, choice),
		chosen: await groupByTicket(kept, choice),
		canChoose: lines.length > 1,
		/** Cents. */
		expected: back,
		sums: [
			{ term: text.paid, amount: formatPrice(cost, locale) },
			{ term: text.refund, amount },
		],
		submit: back > 0 ? text.submit : text.submitNothing,
	};
}

const isMixed = (lines: readonly OrderLine[]) => new Set(lines.map(({ kind }) => kind)).size > 1;

export function lineLabel(order: Pick<Order, "lines">, { id, name, ticket, registersTicket }: OrderLine, locale: Locale): string {
	const { lines } = order;
	const words = translate(name, locale).text;
	const tickets = lines.filter((line) => line.ticket);
	const registered = tickets.length > 1 ? tickets.find((line) => line.ticket?.id === registersTicket) : undefined;
	if (registered) return `${words} (${lineLabel(order, registered, locale)})`;
	if (!ticket) return words;
	const number = lines.findIndex((line) => line.id === id) + 1;
	return [textsOf("cancellation", locale, { number, tier: words }).page.ticket, ticket.attendeeName].filter(Boolean).join(", ");
}
