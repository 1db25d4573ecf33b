import { hash } from "node:crypto";
import { allDays, dateOfDay, instantsOf, offsetInstant, offsetSpan } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { readWords } from "#app/domain/content/rich-text/text.server.ts";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import { type AgendaSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { pathOf } from "#app/domain/program/session/view.server.ts";
import { hostOf } from "#app/http/host.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

/** JSON format of frab and pretalx (c3voc.de/wiki/schedule). */
export type ScheduleFile = Awaited<ReturnType<typeof scheduleFile>>;
export type ScheduleEvent = ReturnType<typeof eventOf>;

interface Reader {
	event: SummitEvent;
	locale: Locale;
	addressOf: (path: string) => string;
}

/** Requires announced dates. The same content has the same version. */
export async function scheduleFile(reader: Reader) {
	const { event, locale, addressOf } = reader;
	const [sessions, rooms, calls] = await Promise.all([listSessions(), listRooms(), listCalls()]);
	const days = allDays(event);
	const { track } = textsOf("labels", locale, {});
	const acronym = event.id.replaceAll("-", "_");
	const conference = {
		acronym,
		title: event.name,
		start: event.startDate,
		end: event.endDate,
		daysCount: days.length,
		timeslot_duration: "00:05",
		time_zone_name: event.timeZone,
		url: addressOf("/agenda"),
		tracks: Object.entries(track).map(([slug, name]) => ({ name, slug })),
		rooms: rooms.map((room) => ({
			name: translate(room.name, locale).text,
			guid: calls(`room ${room.id}`).guid,
			description: room.floor ? translate(room.floor, locale).text : null,
			capacity: room.places ?? null,
		})),
		days: days.map((day) => {
			const date = dateOfDay(event, day);
			const ofDay = sessions.filter((session) => session.date === date);
			const events = ofDay.map((session) => eventOf(session, acronym, calls, reader));
			return {
				index: day,
				date,
				day_start: offsetInstant(event, date, ofDay.map(({ startTime }) => startTime).sort()[0] ?? "00:00"),
				day_end: offsetInstant(
					event,
					date,
					ofDay
						.map(({ endTime }) => endTime)
						.sort()
						.at(-1) ?? "23:59",
				),
				rooms: Object.fromEntries(Map.groupBy(events, ({ room }) => room)),
			};
		}),
	};
	const version = hash("sha256", JSON.stringify(conference)).slice(0, 12);
	return { schedule: { version, base_url: addressOf("/"), conference } };
}

/** The format has no canceled sessions, so the title says it. */
function eventOf(session: AgendaSession, acronym: string, calls: Calls, { event, locale, addressOf }: Reader) {
	const { sessionType, sessionStatus, track } = textsOf("labels", locale, {});
	const { noRoom } = textsOf("agendaViews", locale, {}).grid;
	const { recording, slides } = textsOf("session", locale, {}).afterwards;
	const { number, guid } = calls(session.workshopId === undefined ? `session ${session.id}` : `workshop ${session.workshopId}`);
	const { start, end } = instantsOf(event, session);
	const date = offsetSpan(event, session).startDate;
	const title = translate(session.title, locale).text;
	return {
		id: number,
		guid,
		date,
		start: date.slice(11, 16),
		duration: hoursAndMinutes(start.until(end).total("minutes")),
		room: session.room ? translate(session.room.name, locale).text : noRoom,
		slug: `${acronym}-${number}`,
		url: addressOf(pathOf(session)),
		title: session.status === "cancelled" ? `${sessionStatus.cancelled}: ${title}` : title,
		subtitle: null,
		track: session.track ? track[session.track] : null,
		type: sessionType[session.type],
		language: session.language ?? null,
		abstract: readWords(session.description, session.format, locale).text,
		persons: session.speakers.map(({ id, name }) => ({ ...identity(calls(`speaker ${id}`)), name, url: addressOf(`/speakers/${id}`) })),
		links: [
			...(session.recordingUrl ? [{ type: "media", url: session.recordingUrl, title: recording }] : []),
			...session.links.map((url) => ({ type: "web", url, title: hostOf(url) })),
		],
		attachments: session.slidesUrl ? [{ type: "slides", url: session.slidesUrl, title: slides }] : [],
	};
}

type Calls = Awaited<ReturnType<typeof listCalls>>;

const identity = ({ number, guid }: ReturnType<Calls>) => ({ id: number, guid });

async function listCalls() {
	const rows = await db.selectFrom("schedule_number").selectAll().execute();
	const calls = new Map(rows.map((row) => [`${row.entity_type} ${row.entity_id}`, row]));
	return (name: string) => {
		const call = calls.get(name);
		if (!call) throw new Error(`The schedule has no number of ${name}.`);
		return call;
	};
}

const hoursAndMinutes = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
