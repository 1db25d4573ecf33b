import type { Database } from "#app/admin/changes.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { overlap } from "#app/domain/program/timetable/clashes.ts";
import type { ListedWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { workshopsOf } from "./order/calendar.server.ts";
import { listRegisteredWorkshops } from "./queries.server.ts";

interface Registered {
	ticketId: number;
	workshop: ListedWorkshop;
}

/** Returns a text for each other workshop of the same ticket at the same time. */
export function clashesOf({ ticketId, workshop }: Registered, registered: readonly Registered[], locale: Locale): string[] {
	return registered.flatMap((other) =>
		other.ticketId === ticketId && other.workshop.id !== workshop.id && doOverlap(other.workshop, workshop)
			? textsOf("registrations", locale, { other: translate(other.workshop.title, locale).text }).page.clash
			: [],
	);
}

const doOverlap = (one: ListedWorkshop, other: ListedWorkshop) =>
	isScheduled(one) && isScheduled(other) && overlap({ ...one, endTime: endTime(one) }, { ...other, endTime: endTime(other) });

/** Returns the clashes of an order's attendees by workshop id, also with workshops of other orders. */
export async function clashesOfOrder(lines: readonly OrderLine[], on: Database, locale: Locale): Promise<Map<string, string[]>> {
	const tickets = new Set(lines.flatMap(({ ticket, registersTicket }) => ticket?.id ?? registersTicket ?? []));
	const rows = await listRegisteredWorkshops([...tickets], on);
	const workshops = await workshopsOf(rows, on);
	const registered = rows.flatMap(({ ticketId, itemId }) => workshops.filter(({ id }) => id === itemId).map((workshop) => ({ ticketId, workshop })));
	const clashes = Map.groupBy(registered, ({ workshop }) => workshop.id);
	return new Map([...clashes].map(([id, theirs]) => [id, [...new Set(theirs.flatMap((one) => clashesOf(one, registered, locale)))]]));
}
