import ical, { escape as escaped, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { vtimezone } from "#app/domain/content/event/vtimezone.server.ts";
import { PRODUCT } from "#app/domain/program/calendar/calendar.server.ts";
import { withoutControls } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { tableWords } from "./mails.server.ts";
import { participantsById } from "./participants.server.ts";
import { listMeetings, nameOf, partnerIn } from "./queries.server.ts";

/** Returns iCalendar with all meetings of a person; canceled ones replace the entries that were saved earlier. */
export async function meetingsCalendar(ticketId: number, locale: Locale): Promise<string | undefined> {
	const [event, meetings, people] = [await getEvent(), await listMeetings(undefined, { of: ticketId }), await participantsById()];
	if (meetings.length === 0) return undefined;
	const text = textsOf("meetings", locale, {});
	const calendar = ical({ name: escaped(withoutControls(text.title), false), prodId: PRODUCT, scale: "GREGORIAN", method: ICalCalendarMethod.PUBLISH });
	const timed = meetings.map((meeting) => ({ ...meeting, ...instantsOf(event, meeting.slot) }));
	for (const { id, sequence, changedAt, state, table, start, end, ...meeting } of timed) {
		const partner = people.get(partnerIn(meeting, ticketId));
		calendar.createEvent({
			id: `meeting-${id}@${event.id}`,
			sequence,
			stamp: Temporal.Instant.from(changedAt),
			lastModified: Temporal.Instant.from(changedAt),
			start,
			end,
			timezone: event.timeZone,
			summary: withoutControls(partner ? translatorFor(locale)("meetings.with", { person: nameOf(partner) }) : text.withNobody),
			description: partner?.seeks ? withoutControls(`${text.seeks}: ${partner.seeks}`) : null,
			location: withoutControls([tableWords(table, locale), event.venue].filter(Boolean).join(", ")),
			status: state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		});
	}
	const [first, ...others] = timed.flatMap(({ start, end }) => [start, end]).sort(Temporal.Instant.compare);
	const zone = first ? `\r\n${vtimezone(event.timeZone, first, others.at(-1) ?? first)}` : "";
	return `${calendar}\r\n`.replace("\r\nBEGIN:VEVENT\r\n", `${zone}$&`);
}
