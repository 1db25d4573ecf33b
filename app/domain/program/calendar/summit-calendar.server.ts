import ical, { escape as escaped } from "ical-generator";
import { lastDate } from "#app/domain/content/event/days.server.ts";
import { markerOf } from "#app/domain/content/event/directions.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { withoutControls } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { locationText, PRODUCT, STATUS } from "./calendar.server.ts";

interface Asked {
	event: SummitEvent;
	locale: Locale;
	/** Of the page that it links to, without language. */
	path?: string;
	uid?: string;
	addressOf: (path: string) => string;
}

/** Returns one entry of whole days, or nothing before the dates are announced. Its UID never changes, so importing again replaces it. */
export async function summitCalendarOf({ event, locale, path = "/", uid = "summit", addressOf }: Asked): Promise<string | undefined> {
	if (!event.datesAnnounced) return undefined;
	const last = await db
		.selectFrom("entity_revision")
		.select(["revision", "changed_at"])
		.where("entity_type", "=", "event")
		.where("entity_id", "=", event.id)
		.executeTakeFirst();
	const calendar = ical({ name: escaped(withoutControls(event.name), false), prodId: PRODUCT, scale: "GREGORIAN" });
	const changedAt = last && Temporal.Instant.from(last.changed_at);
	calendar.createEvent({
		id: `${uid}@${event.id}`,
		sequence: last?.revision ?? 0,
		stamp: changedAt,
		lastModified: changedAt,
		allDay: true,
		start: Temporal.PlainDate.from(event.startDate),
		end: Temporal.PlainDate.from(lastDate(event)).add({ days: 1 }),
		summary: withoutControls(event.name),
		description: withoutControls(translate(event.tagline, locale).text),
		location: { title: withoutControls(locationText(event, undefined, locale)), geo: markerOf(event) },
		status: STATUS[event.status],
		url: addressOf(path),
	});
	return `${calendar}\r\n`;
}
