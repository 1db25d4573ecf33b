import ical, { escape as escaped, ICalEventStatus } from "ical-generator";
import { instantsOf } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import { readWords } from "~/domain/rich-text/text.server";
import { withoutControls } from "~/http/lines";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { AgendaSession } from "./queries.server";
import { pathOf } from "./view.server";

interface Calendar {
	event: SummitEvent;
	sessions: AgendaSession[];
	locale: Locale;
	addressOf: (path: string) => string;
	stamp: Temporal.Instant;
}

/**
 * The agenda as iCalendar (RFC 5545). Times are UTC instants, so that no time zone table need travel along. An
 * entry's UID is the same in every language: importing again replaces and never doubles.
 */
export function calendarOf({ event, sessions, locale, addressOf, stamp }: Calendar): string {
	const calendar = ical({ name: escaped(withoutControls(event.name), false), prodId: "//LATAM Nordics Summit//Agenda//EN", scale: "GREGORIAN" });
	for (const session of sessions) {
		const text = (value: AgendaSession["title"]) => translate(value, locale).text;
		const speakers = session.speakers.map(({ name, company }) => `${name}, ${company}`);
		calendar.createEvent({
			id: `${session.id}@${event.id}`,
			stamp,
			...instantsOf(event, session),
			summary: withoutControls(text(session.title)),
			description: withoutControls([readWords(session.description, session.format, locale).text, ...speakers].join("\n")),
			location: withoutControls([session.room && text(session.room.name), event.venue, event.address, event.city].filter(Boolean).join(", ")),
			categories: [{ name: textsOf("labels", locale, {}).sessionType[session.type] }],
			status: session.status === "cancelled" ? ICalEventStatus.CANCELLED : null,
			url: addressOf(pathOf(session)),
		});
	}
	return `${calendar}\r\n`;
}
