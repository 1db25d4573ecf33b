import type { Block, DocumentModel, Entry, Timetable } from "#app/documents/model.ts";
import { dateOfDay, dayName, offsetName } from "#app/domain/content/event/days.server.ts";
import { documentFrame, type Page } from "#app/domain/content/event/document.server.ts";
import { readLead } from "#app/domain/content/rich-text/text.server.ts";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import { type AgendaSession, listDays, listSessions } from "#app/domain/program/session/queries.server.ts";
import type { SessionType } from "#app/domain/program/session/schema.ts";
import { pathOf, sessionView } from "#app/domain/program/session/view.server.ts";
import { gridOf, minutesOf } from "#app/domain/program/timetable/grid.ts";
import { pagesOfGrid } from "#app/domain/program/timetable/grid-pages.ts";
import { groupByTimeOfDay } from "#app/domain/program/timetable/times-of-day.ts";
import { formatList } from "#app/i18n/format.server.ts";
import { translate } from "#app/i18n/translated.ts";

/** Maximum number of rooms, or of simultaneous sessions in one room, beside each other on a page. */
const MAX_LANES = 4;
const LOOKS: Record<SessionType, Timetable["boxes"][number]["look"]> = {
	Keynote: "strong",
	Ceremony: "strong",
	Break: "quiet",
	Panel: "plain",
	Workshop: "plain",
	Networking: "plain",
};

export async function agendaDocument(page: Page): Promise<DocumentModel> {
	const { event, locale, texts, t, addressOf } = page;
	const [days, sessions] = await Promise.all([listDays(), listSessions()]);
	const { title, parts } = texts("agenda");
	const { agenda: text } = texts("documents");
	const { noRoom } = texts("agendaViews").grid;
	const planned = days.map((day) => {
		const date = dateOfDay(event, day);
		return { day, name: dayName(event, date, locale), label: texts("agenda", { day }).day, sessions: sessions.filter((session) => session.day === day) };
	});
	const zones = new Set(days.map((day) => offsetName(event, dateOfDay(event, day), "12:00", locale)));
	const overview = planned.map(({ day, name, label, sessions }): Entry => {
		const times = {
			from: sessions[0]?.startTime ?? "",
			to:
				sessions
					.map(({ endTime }) => endTime)
					.sort()
					.at(-1) ?? "",
		};
		const count = t("counts.sessions", { count: sessions.length });
		return {
			label: name === label ? undefined : label,
			title: { text: name, href: sessions.length > 0 ? `#day-${day}` : undefined },
			note: { text: sessions.length > 0 ? texts("documents", { ...times, sessions: count }).agenda.hours : texts("agenda", { day }).empty.day },
		};
	});
	const blocks: Block[] = [
		{ kind: "section", title: { text: text.days } },
		{ kind: "entries", entries: overview },
		...venueOf(page),
		{ kind: "heading", title: { text: text.reading } },
		{ kind: "paragraph", text: { text: text.key } },
		{ kind: "paragraph", text: { text: texts("documents", { zone: formatList([...zones], locale) }).agenda.zone } },
		{ kind: "paragraph", text: { text: text.online, href: addressOf("/agenda") } },
	];
	const rooms = await listRooms();
	for (const { day, name, label, sessions } of planned) {
		if (sessions.length === 0) continue;
		blocks.push({ kind: "section", title: { text: name }, eyebrow: name === label ? undefined : label, name: `day-${day}`, newPage: true });
		const used = rooms.filter(({ id }) => sessions.some(({ roomId }) => roomId === id));
		const grid = gridOf(sessions, used);
		// Distributes them evenly, rather than leaving one alone on the last page.
		const lanes = Math.ceil(grid.lanes / Math.ceil(grid.lanes / MAX_LANES));
		for (const part of pagesOfGrid(grid, { lanes, entries: Number.POSITIVE_INFINITY })) {
			blocks.push({
				kind: "timetable",
				alt: texts("documents", { day: name }).agenda.timetable,
				...hoursOf(sessions),
				rooms: part.rooms.map(({ room, lanes }) => ({ name: room ? translate(room.name, locale) : { text: noRoom }, lanes })),
				boxes: part.entries.map(({ session, lane }) => boxOf(session, lane, page)),
			});
		}
		for (const { part, sessions: inPart } of groupByTimeOfDay(sessions)) {
			blocks.push({ kind: "heading", title: { text: parts[part] } }, { kind: "entries", entries: inPart.map((session) => entryOf(session, page)) });
		}
	}
	return documentFrame(page, { title, subject: text.subject, cover: { height: "low" }, blocks });
}

function venueOf({ event: { venue, address, city, mapUrl }, texts }: Page): Block[] {
	const { agenda: text } = texts("documents");
	if (!venue || !address) return [];
	const facts = [
		{ term: text.where, value: { text: venue, href: mapUrl } },
		{ term: text.address, value: { text: `${address}, ${city}` } },
	];
	return [{ kind: "facts", facts }];
}

function hoursOf(sessions: AgendaSession[]) {
	return {
		firstHour: Math.floor(Math.min(...sessions.map(({ startTime }) => minutesOf(startTime))) / 60),
		lastHour: Math.ceil(Math.max(...sessions.map(({ endTime }) => minutesOf(endTime))) / 60),
	};
}

function boxOf(session: AgendaSession, lane: number, { locale, texts, addressOf }: Page): Timetable["boxes"][number] {
	const { startTime, endTime, status, type } = session;
	return {
		lane,
		start: minutesOf(startTime),
		end: minutesOf(endTime),
		time: `${startTime}–${endTime}`,
		title: { ...translate(session.title, locale), href: addressOf(pathOf(session)) },
		mark: status === "cancelled" ? texts("labels").sessionStatus.cancelled : undefined,
		look: LOOKS[type],
	};
}

function entryOf(session: AgendaSession, { locale, addressOf }: Page): Entry {
	const { startTime, endTime, title, room, type, track, cancelled, path } = sessionView(session, locale);
	const words = session.description && readLead(session.description, session.format, locale);
	const people = session.speakers.map(({ name, company }) => [name, company].filter(Boolean).join(", ")).join("; ");
	return {
		label: `${startTime}–${endTime}`,
		title: { ...title, href: addressOf(path) },
		mark: cancelled,
		note: { text: [room?.text, type, track?.name, people].filter(Boolean).join(" · ") },
		text: words?.text ? words : undefined,
	};
}
