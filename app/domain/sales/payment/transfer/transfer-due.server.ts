import type { Database } from "~/admin/changes.server";
import { followsDates } from "~/domain/content/event/phase.server";
import { getEvent } from "~/domain/content/event/queries.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { moneyInQuestion } from "~/domain/sales/order/in-question.server";
import type { Order, OrderLine } from "~/domain/sales/order/queries.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { endOfDay } from "~/domain/sales/order/stock.server";
import { beginningOf, notAfter } from "~/domain/sales/registration/order/beginning.server";
import { listTiers } from "~/domain/sales/tier/queries.server";
import type { Tier } from "~/domain/sales/tier/schema";

interface Bought {
	event?: SummitEvent;
	tiers?: readonly Pick<Tier, "saleEnd">[];
	lines?: readonly Pick<OrderLine, "kind" | "itemId">[];
}

const DAY = 24 * 60 * 60_000;

/** Until when a transfer has to arrive, as an ISO instant: so many days, and never longer than what is bought is sold, or past a workshop's beginning. */
export async function transferDue(trx: Database, { event: known, tiers = [], lines = [] }: Bought, now: Date): Promise<string> {
	const [event, { transferDays }] = await Promise.all([known ?? getEvent(trx), getSalesSettings(trx)]);
	const day = Temporal.Instant.fromEpochMilliseconds(now.getTime() + transferDays * DAY)
		.toZonedDateTimeISO(event.timeZone)
		.toPlainDate()
		.toString();
	const last = [day, ...tiers.flatMap(({ saleEnd }) => saleEnd ?? []), ...(followsDates(event) ? [event.endDate] : [])].sort()[0];
	return notAfter(new Date(endOfDay(event, last as string).epochMilliseconds).toISOString(), await beginningOf(lines, trx));
}

/**
 * Until when an order that waits for a card could be paid by transfer instead; nothing without an account, or once what it holds
 * is sold no more, or while money that came for it is in question.
 */
export async function insteadByTransfer(trx: Database, order: Order, now: Date): Promise<string | undefined> {
	if (await moneyInQuestion(order, trx)) return undefined;
	const [tiers, { bankAccount }] = await Promise.all([listTiers({ drafts: true }, trx), getSalesSettings(trx)]);
	const bought = { tiers: tiers.filter(({ id }) => order.lines.some(({ itemId }) => itemId === id)), lines: order.lines };
	const until = bankAccount === undefined ? undefined : await transferDue(trx, bought, now);
	return until && until > now.toISOString() ? until : undefined;
}
