import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { readWords } from "#app/domain/content/rich-text/text.server.ts";
import type { AgendaSession } from "#app/domain/program/session/queries.server.ts";
import { pathOf } from "#app/domain/program/session/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

export function tableRow(session: AgendaSession, { event, locale, addressOf }: { event: SummitEvent; locale: Locale; addressOf: (path: string) => string }) {
	const { sessionType, sessionStatus, track } = textsOf("labels", locale, {});
	return {
		id: session.id,
		day: String(session.day),
		date: event.datesAnnounced ? session.date : "",
		startTime: session.startTime,
		endTime: session.endTime,
		timeZone: event.timeZone,
		title: translate(session.title, locale).text,
		description: readWords(session.description, session.format, locale).text,
		room: session.room ? translate(session.room.name, locale).text : "",
		type: sessionType[session.type],
		track: session.track ? track[session.track] : "",
		language: session.language ?? "",
		speakers: session.speakers.map(({ name, company }) => `${name} (${company})`).join("; "),
		status: sessionStatus[session.status],
		url: addressOf(pathOf(session)),
		recordingUrl: session.recordingUrl ?? "",
		slidesUrl: session.slidesUrl ?? "",
		links: session.links.join(" "),
	};
}

/** In English, as in the API: programs read them. */
export const TABLE_COLUMNS = [
	"id",
	"day",
	"date",
	"startTime",
	"endTime",
	"timeZone",
	"title",
	"description",
	"room",
	"type",
	"track",
	"language",
	"speakers",
	"status",
	"url",
	"recordingUrl",
	"slidesUrl",
	"links",
] as const satisfies (keyof ReturnType<typeof tableRow>)[];
