import { followsDates } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { hasCome } from "#app/runtime/clock.server.ts";
import { shareOf } from "./shares.ts";

type Dated = Pick<SummitEvent, "phase" | "datesAnnounced" | "held" | "startDate" | "timeZone">;

/** The last day on which something may be done, so many days before the first one; nothing while that is not settled. */
export const lastDayBefore = (event: Dated, days: number): string | undefined =>
	followsDates(event) ? Temporal.PlainDate.from(event.startDate).subtract({ days }).toString() : undefined;

function isOverBy(event: Dated, days: number): boolean {
	const day = lastDayBefore(event, days);
	return day !== undefined && hasCome(endOfDay(event, day));
}

/** Whether buyers may cancel by themselves what they have paid. */
export const mayCancel = (event: Dated, { cancelDays }: Pick<SalesSettings, "cancelDays">) => cancelDays !== undefined && !isOverBy(event, cancelDays);

/** Whether buyers and attendees may change who comes. */
export const mayRename = (event: Dated, { namesDays }: Pick<SalesSettings, "namesDays">) => namesDays === undefined || !isOverBy(event, namesDays);

/** What can be canceled of a paid order: all that neither is canceled yet nor was used. */
export const cancellable = ({ state, lines }: Pick<Order, "state" | "lines">) =>
	state === "paid" ? lines.filter(({ cancelledAt, ticket }) => !cancelledAt && !ticket?.arrivedAt) : [];

/** How much of its price goes back for what a buyer cancels: all of it while nobody knows when the summit takes place. */
export const percentBack = ({ held }: Pick<SummitEvent, "held">, { cancelPercent }: Pick<SalesSettings, "cancelPercent">) =>
	held === "postponed" ? 100 : cancelPercent;

/** What goes back to a buyer who cancels these, in cents. */
export const buyersRefund = (lines: readonly Pick<OrderLine, "gross">[], percent: number) => lines.reduce((sum, { gross }) => sum + shareOf(gross, percent), 0);
