import { z } from "zod";
import { offsetSpan } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { TimeNotes } from "#app/domain/content/event/zone.server.ts";
import { formatEntry, formatJson, readArticle } from "#app/domain/content/rich-text/text.server.ts";
import { portraitView } from "#app/domain/program/speaker/view.server.ts";
import { wallTime } from "#app/http/api.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { languageNote } from "#app/i18n/language-note.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import { pageFacts } from "./facts.server.ts";
import { languageLabel } from "./language.server.ts";
import { mediaEntry, mediaJson, mediaLinks } from "./media.server.ts";
import type { AgendaSession, ListedSession } from "./queries.server.ts";
import { type Media, SESSION_TYPES, type SessionStatus, type SessionType, TRACKS, type Track } from "./schema.ts";

const TRACK_COLORS: Record<Track, BadgeColor> = { business: "purple", technology: "blue", sustainability: "green" };

const COLORS: Record<SessionType, BadgeColor> = { Break: "grey", Keynote: "gold", Panel: "blue", Workshop: "blue", Networking: "blue", Ceremony: "blue" };

export const STATUS_COLORS: Record<SessionStatus, BadgeColor> = { published: "green", draft: "grey", cancelled: "gold" };

export const pathOf = ({ id, workshopId }: Pick<ListedSession, "id" | "workshopId">) =>
	workshopId === undefined ? `/agenda/${id}` : `/workshops/${workshopId}`;

/** `now` is set while the session runs, `day` among sessions of other days. */
export type SessionView = ReturnType<typeof sessionView> & { links?: ReturnType<typeof mediaLinks>; now?: string; day?: string };

type Shown<Session> = Session & { timeNotes?: TimeNotes };

export function sessionView(session: Shown<Omit<ListedSession, "date">>, locale: Locale) {
	const labels = textsOf("labels", locale, {});
	return {
		id: session.id,
		startTime: session.startTime,
		endTime: session.endTime,
		timeNotes: session.timeNotes,
		title: translate(session.title, locale),
		room: session.room && translate(session.room.name, locale),
		track: session.track && { name: labels.track[session.track], color: TRACK_COLORS[session.track] },
		language: session.language && languageLabel(session.language, locale),
		type: labels.sessionType[session.type],
		color: COLORS[session.type],
		path: pathOf(session),
		speakers: session.speakers.map((speaker) => ({ id: speaker.id, name: speaker.name, ...portraitView(speaker) })),
		...(session.status === "cancelled" && { cancelled: labels.sessionStatus.cancelled }),
	};
}

export function sessionRow(session: Shown<Omit<ListedSession, "date">>, locale: Locale): SessionView {
	const links = mediaLinks(session, locale);
	return { ...sessionView(session, locale), ...(links.length > 0 && { links }) };
}

export function sessionDetail(session: Shown<AgendaSession>, event: SummitEvent, locale: Locale) {
	const { facts } = textsOf("session", locale, {});
	const view = sessionView(session, locale);
	const article = readArticle(session.description, session.format, locale);
	return {
		...view,
		article,
		languageNote: languageNote(locale, view.title, article),
		facts: [...pageFacts(session, event, locale), ...(view.track ? [{ term: facts.track, lines: [{ text: view.track.name }] }] : [])],
		links: mediaLinks(session, locale),
	};
}

export function sessionListing(
	{ date, startTime, endTime, room, language, recordingUrl, slidesUrl }: Pick<AgendaSession, "date" | "startTime" | "endTime" | "room" | keyof Media>,
	event: SummitEvent,
	locale: Locale,
) {
	return {
		span: event.datesAnnounced ? offsetSpan(event, { date, startTime, endTime }) : undefined,
		room: room && translate(room.name, locale).text,
		language,
		recordingUrl,
		slidesUrl,
	};
}

export const statusEntry = { status: z.literal("cancelled").optional().describe("Present if the session is canceled.") };

/** Only canceled sessions have a status, so that other entries of the API stay as they were. */
export const statusJson = ({ status }: { status: SessionStatus }) => (status === "cancelled" ? { status } : {});

export const sessionEntry = z.object({
	id: z.string().describe("The page of the session is /agenda/{id}."),
	day: z.int().describe("Day of the summit, counted from 1."),
	date: z.iso.date().nullable().describe("Unknown before the dates are announced."),
	startTime: wallTime.describe("Local time at the venue."),
	endTime: wallTime.describe("Local time at the venue."),
	title: z.string().describe("In the requested language."),
	description: z.string().describe("Empty if the title is enough."),
	location: z.string().describe("Room; empty if none is set."),
	category: z.string().describe("Track in English, or General if there is none. The category of a workshop is in /api/workshops."),
	type: z.enum(SESSION_TYPES).describe("Type of session."),
	track: z.enum(TRACKS).nullable().describe("Null if the session belongs to no track, such as a break."),
	speakerIds: z.array(z.string()).describe("In the order in which they are shown."),
	...statusEntry,
	...formatEntry,
	...mediaEntry,
});

export function sessionJson(session: AgendaSession, event: Pick<SummitEvent, "datesAnnounced">, locale: Locale): z.output<typeof sessionEntry> {
	return {
		id: session.id,
		day: session.day,
		date: event.datesAnnounced ? session.date : null,
		startTime: session.startTime,
		endTime: session.endTime,
		title: translate(session.title, locale).text,
		description: session.description ? translate(session.description, locale).text : "",
		location: session.room ? translate(session.room.name, locale).text : "",
		category: session.track ? textsOf("labels", "en", {}).track[session.track] : "General",
		type: session.type,
		track: session.track ?? null,
		speakerIds: session.speakerIds,
		...statusJson(session),
		...formatJson(session.format),
		...mediaJson(session),
	};
}
