import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

/** By which apps for conferences know a schedule in XML (IANA). */
export const SCHEDULE_XML = "application/vnd.c3voc.schedule+xml";

/** The agenda in the forms that programs read, with their addresses without language: nothing that needs a date before there is one. */
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
