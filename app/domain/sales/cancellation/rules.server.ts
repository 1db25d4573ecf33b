import { followsDates } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { isPast } from "#app/runtime/clock.server.ts";
import { shareOf } from "./shares.ts";

type Dated = Pick<SummitEvent, "phase" | "datesAnnounced" | "status" | "startDate" | "timeZone">;

/** Undefined while the first day is not settled. */
export const lastDayBefore = (event: Dated, days: number): string | undefined =>
	followsDates(event) ? Temporal.PlainDate.from(event.startDate).subtract({ days }).toString() : undefined;

function isOverBy(event: Dated, days: number): boolean {
	const day = lastDayBefore(event, days);
	return day !== undefined && isPast(endOfDay(event, day));
}

export const mayCancel = (event: Dated, { cancelDays }: Pick<SalesSettings, "cancelDays">) => cancelDays !== undefined && !isOverBy(event, cancelDays);

export const mayRename = (event: Dated, { namesDays }: Pick<SalesSettings, "namesDays">) => namesDays === undefined || !isOverBy(event, namesDays);

export const cancellable = ({ state, lines }: Pick<Order, "state" | "lines">) =>
	state === "paid" ? lines.filter(({ cancelledAt, ticket }) => !cancelledAt && !ticket?.arrivedAt) : [];

/** Buyers get a full refund while the event is postponed. */
export const percentBack = ({ status }: Pick<SummitEvent, "status">, { cancelPercent }: Pick<SalesSettings, "cancelPercent">) =>
	status === "postponed" ? 100 : cancelPercent;

export const buyersRefund = (lines: readonly Pick<OrderLine, "gross">[], percent: number) => lines.reduce((sum, { gross }) => sum + shareOf(gross, percent), 0);
