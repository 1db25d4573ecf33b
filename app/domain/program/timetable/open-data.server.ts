import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

/** Media type of conference schedules (IANA). */
export const SCHEDULE_XML = "application/vnd.c3voc.schedule+xml";

export function openData({ datesAnnounced }: Pick<SummitEvent, "datesAnnounced">, locale: Locale) {
	const { label, calendar, table, schedule, all } = textsOf("openData", locale, {});
	const csv = { name: table, type: "text/csv", to: "/agenda.csv" };
	if (!datesAnnounced) return { label, all, files: [csv] };
	return {
		label,
		all,
		files: [
			{ name: calendar, type: "text/calendar", to: "/agenda.ics" },
			csv,
			{ name: schedule.json, type: "application/json", to: "/schedule.json" },
			{ name: schedule.xml, type: SCHEDULE_XML, to: "/schedule.xml" },
		],
	};
}
