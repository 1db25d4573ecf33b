import type { Database } from "#app/admin/changes.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { beginningOf, notAfter } from "#app/domain/sales/registration/order/beginning.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";

interface Bought {
	event?: SummitEvent;
	tiers?: readonly Pick<Tier, "saleEnd">[];
	lines?: readonly Pick<OrderLine, "kind" | "itemId">[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns an ISO instant, never after the end of sale or the start of a workshop. */
export async function transferDue(trx: Database, { event: known, tiers = [], lines = [] }: Bought, now: Date): Promise<string> {
	const [event, { transferDays }] = await Promise.all([known ?? getEvent(trx), getSalesSettings(trx)]);
	const day = Temporal.Instant.fromEpochMilliseconds(now.getTime() + transferDays * DAY_MS)
		.toZonedDateTimeISO(event.timeZone)
		.toPlainDate()
		.toString();
	const last = [day, ...tiers.flatMap(({ saleEnd }) => saleEnd ?? []), ...(followsDates(event) ? [event.endDate] : [])].sort()[0];
	return notAfter(new Date(endOfDay(event, last as string).epochMilliseconds).toISOString(), await beginningOf(lines, trx));
}

/** Undefined without a bank account, after the end of sale, or while money needs a decision. */
export async function switchToTransfer(trx: Database, order: Order, now: Date): Promise<string | undefined> {
	if (await unmatchedMoney(order, trx)) return undefined;
	const [tiers, { bankAccount }] = await Promise.all([listTiers({ drafts: true }, trx), getSalesSettings(trx)]);
	const bought = { tiers: tiers.filter(({ id }) => order.lines.some(({ itemId }) => itemId === id)), lines: order.lines };
	const until = bankAccount === undefined ? undefined : await transferDue(trx, bought, now);
	return until && until > now.toISOString() ? until : undefined;
}
