import type { Database } from "~/admin/changes.server";
import { getEvent } from "~/domain/event/queries.server";
import { listTiers } from "~/domain/tier/queries.server";
import type { Tier } from "~/domain/tier/schema";
import type { Order } from "./queries.server";
import { getSalesSettings } from "./settings.server";
import { endOfDay } from "./stock.server";

const DAY = 24 * 60 * 60_000;

/** Until when a transfer has to arrive, as an ISO instant: so many days, and never longer than what is bought is sold. */
export async function transferDue(trx: Database, tiers: readonly Pick<Tier, "saleEnd">[], now: Date): Promise<string> {
	const [event, { transferDays }] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
	const day = Temporal.Instant.fromEpochMilliseconds(now.getTime() + transferDays * DAY)
		.toZonedDateTimeISO(event.timeZone)
		.toPlainDate()
		.toString();
	const last = [day, ...tiers.flatMap(({ saleEnd }) => saleEnd ?? []), ...(event.phase === "dates" && event.datesAnnounced ? [event.endDate] : [])].sort()[0];
	return new Date(endOfDay(event, last as string).epochMilliseconds).toISOString();
}

/** Until when an order that waits for a card could be paid by transfer instead; nothing without an account, or once what it holds is sold no more. */
export async function insteadByTransfer(trx: Database, order: Order, now: Date): Promise<string | undefined> {
	const [tiers, { bankAccount }] = await Promise.all([listTiers({ drafts: true }, trx), getSalesSettings(trx)]);
	const bought = tiers.filter(({ id }) => order.lines.some(({ itemId }) => itemId === id));
	const until = bankAccount === undefined ? undefined : await transferDue(trx, bought, now);
	return until && until > now.toISOString() ? until : undefined;
}
