import type { Cart } from "#app/domain/sales/order/create.server.ts";
import { TOGETHER_FROM } from "#app/domain/sales/order/limits.ts";
import {
	type AttendeeValues,
	NO_ATTENDEE,
	type OrderValues,
	readCart,
	readShown,
	readValues,
	ticketsIn,
	workshopsOf,
} from "#app/domain/sales/order/order-form.server.ts";
import { readPastedList } from "#app/domain/sales/order/pasted-attendees.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { keptAttendees } from "./kept-attendees.server.ts";
import type { WorkshopChoice } from "./workshop-choice.server.ts";

/** Reads the order form: attendees in the order of the wanted tickets, with those of the pasted list. */
export async function readTypedOrder(form: FormData, workshops: readonly WorkshopChoice[], locale: Locale) {
	const { numbers, code } = readCart(form);
	const tickets = ticketsIn(numbers, await listTiers());
	const shown = readShown(form);
	const isTogetherNow = shown && shown.length < TOGETHER_FROM && tickets.length >= TOGETHER_FROM;
	const typed = isTogetherNow ? chosenTogether(readValues(form), shown.length) : readValues(form);
	const attendees = shown ? keptAttendees(typed.attendees, shown, tickets) : typed.attendees;
	const numbered = [...new Set([...typed.numbered, ...workshops.map(({ id }) => id)])];
	const limits = { count: tickets.length, workshopIds: numbered };
	const values = withPastedList(chosenSingly({ ...typed, attendees, numbered }, tickets.length), limits, locale);
	const cart: Cart = { numbers, code, workshops: workshopsOf(values, tickets.length) };
	/** @param shown tier ids of the tickets that a form shows */
	const attendeesFor = (shown: readonly string[]) => keptAttendees(values.attendees, tickets, shown);
	return { values, cart, attendeesFor };
}

/** Few tickets have no workshops chosen for all: each keeps them as its own. */
function chosenSingly(values: OrderValues, count: number): OrderValues {
	if (count >= TOGETHER_FROM || values.everyone.length === 0) return values;
	const attendees = Array.from({ length: Math.max(count, values.attendees.length) }, (_, index) => {
		const attendee = values.attendees[index] ?? NO_ATTENDEE;
		return index >= count || attendee.hasOwn || attendee.workshops.length > 0 ? attendee : { ...attendee, workshops: values.everyone };
	});
	return { ...values, attendees, everyone: [] };
}

/** The choice of most of the few tickets becomes that for all; the others keep their own. */
function chosenTogether(values: OrderValues, count: number): OrderValues {
	const few = Array.from({ length: count }, (_, index) => values.attendees[index] ?? NO_ATTENDEE);
	const keyOf = ({ workshops }: AttendeeValues) => workshops.join(" ");
	const [shared] = [...Map.groupBy(few, keyOf).values()].find((group) => group.length * 2 > count) ?? [];
	if (!shared || shared.workshops.length === 0) return values;
	const chosen = few.map((attendee) => (keyOf(attendee) === keyOf(shared) ? { ...attendee, workshops: [] } : { ...attendee, hasOwn: true }));
	return { ...values, attendees: [...chosen, ...values.attendees.slice(count)], everyone: shared.workshops };
}

function withPastedList(values: OrderValues, limits: Parameters<typeof readPastedList>[1], locale: Locale): OrderValues {
	if (!values.pasted.trim()) return values;
	const list = readPastedList(values.pasted, limits);
	if ("wrong" in list) {
		const wordsOf = ({ line, why, cell }: (typeof list.wrong)[number]) => textsOf("order", locale, { line, cell: cell.slice(0, 60) }).attendees.wrongLine[why];
		return { ...values, pastedProblems: list.wrong.map(wordsOf) };
	}
	const attendees = [...list.attendees, ...values.attendees.slice(list.attendees.length)];
	const taken = translatorFor(locale)("order.attendees.taken", { count: list.attendees.length });
	return { ...values, attendees, pasted: "", filledIn: values.pasted, taken, attendingMyself: false, namesLater: false };
}
