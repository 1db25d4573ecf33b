import type { Choice } from "#app/admin/resource.ts";
import { allDays, dateOfDay, dayOfDate, isWithin } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatWeekday } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

/** @param own current value, which may lie outside the summit */
export async function dayChoices(locale: Locale, by: "day" | "date", own: string | undefined): Promise<Choice[]> {
	const event = await getEvent();
	const ownDay = own && (by === "day" ? Number(own) : dayOfDate(event, own));
	const days = [...new Set([...allDays(event), ...(ownDay ? [ownDay] : [])])];
	return [
		...days.map((day) => {
			const date = dateOfDay(event, day);
			const { dayWithDate, dayOutside } = textsOf("editSession", locale, { day, date: formatWeekday(date, locale) });
			return { value: by === "day" ? String(day) : date, label: isWithin(event, date) ? dayWithDate : dayOutside };
		}),
		{ value: "", label: textsOf("labels", locale, {}).notScheduled },
	];
}
