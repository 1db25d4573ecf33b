import { encode } from "uqr";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { tierView } from "#app/domain/sales/tier/view.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { formatInstant, withZone } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

/** Quiet zone in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4;

export async function ticketView(secret: string, event: SummitEvent, { locale, origin }: { locale: Locale; origin: string }) {
	const row = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["ticket.id", "attendee_name", "company", "job_title", "country", "checked_in_at", "item_id", "order_line.name"])
		.select(({ fn }) => fn.coalesce("paid_at", "created_at").as("paid_at"))
		.where("secret", "=", secret)
		.where("order_line.cancelled_at", "is", null)
		.executeTakeFirst();
	if (!row) return undefined;
	const tiers = await listTiers({ drafts: true });
	const tier = tiers.find(({ id }) => id === row.item_id);
	const when = row.checked_in_at ? withZone(formatInstant, row.checked_in_at, locale, event.timeZone) : "";
	const { ticket: text, idCheck } = textsOf("order", locale, { eventName: event.name, when });
	return {
		id: row.id,
		text,
		qr: qrCode(`${origin}${localePath(locale, `/t/${secret}`)}`),
		paidAt: row.paid_at,
		attendee: row.attendee_name ?? undefined,
		details: { name: row.attendee_name ?? "", company: row.company ?? "", jobTitle: row.job_title ?? "", country: row.country ?? "" },
		band: tier ? tiers.indexOf(tier) : 0,
		tier: translate(JSON.parse(row.name), locale).text,
		features: tier ? tierView(tier, locale).features : [],
		idCheck: tier?.atDoor ? idCheck : undefined,
		arrived: row.checked_in_at ? text.arrived : undefined,
	};
}

export type TicketView = NonNullable<Awaited<ReturnType<typeof ticketView>>>;

export function qrCode(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE_MODULES });
	return { path: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(""), size };
}
