import type { Database } from "#app/admin/changes.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { allDays, dateOfDay } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { formatChoices, readArticle, readWords } from "#app/domain/content/rich-text/text.server.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { findRoom } from "#app/domain/program/room/queries.server.ts";
import { roomChoices } from "#app/domain/program/room/view.server.ts";
import { listSpeakerNames, listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { speakerChoices } from "#app/domain/program/speaker/view.server.ts";
import { sessionClashes } from "#app/domain/program/timetable/clashes.server.ts";
import { dayChoices } from "#app/domain/program/timetable/day-choices.server.ts";
import { minutesOf } from "#app/domain/program/timetable/grid.ts";
import { findWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { getRegistrations } from "#app/domain/program/workshop/registrations.server.ts";
import { missingOfWorkshop } from "#app/domain/program/workshop/schema.ts";
import { allowedOf } from "#app/http/api.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { askBeforeCanceling, toastOfCanceled } from "./canceling.server.ts";
import { languageChoices } from "./language.server.ts";
import {
	deleteSession,
	findPublicSession,
	findSession,
	insertSession,
	listDays,
	listSessions,
	type ListedSession as SessionWithSpeakers,
	updateSession,
} from "./queries.server.ts";
import { dayNamed, isDraftWithoutTimes, missingOfSession, SESSION_STATUSES, SESSION_TYPES, sessionSchema, TRACKS, type WrittenSession } from "./schema.ts";
import { sessionShareModel } from "./share-picture.server.ts";
import { pathOf, STATUS_COLORS, sessionEntry, sessionJson, sessionRow } from "./view.server.ts";

type ListedSession = WrittenSession & Partial<Pick<SessionWithSpeakers, "speakers" | "room">>;

/** Only a new entry can become a workshop, and only one that is not on the agenda. */
async function canBe(session: WrittenSession | undefined, workshopId: string | undefined, trx: Database): Promise<boolean> {
	if (session || workshopId === undefined) return session?.workshopId === workshopId;
	return (await findWorkshop(workshopId, trx))?.offAgenda === true;
}

const isPublic = async ({ day, status }: WrittenSession, on?: Database) => status !== "draft" && day !== undefined && allDays(await getEvent(on)).includes(day);

async function askOfWorkshop({ day, startTime, endTime, roomId, status }: WrittenSession, { workshopId }: WrittenSession, locale: Locale, on?: Database) {
	const workshop = workshopId === undefined ? undefined : await findWorkshop(workshopId, on);
	if (!workshop) return undefined;
	const date = day === undefined ? undefined : dateOfDay(await getEvent(on), day);
	const durationMinutes = startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : workshop.durationMinutes;
	return getRegistrations().question({ ...workshop, date, startTime, durationMinutes, roomId, status }, workshop, locale, on);
}

const withoutLoneDay = (session: ListedSession): ListedSession => (isDraftWithoutTimes(session) ? { ...session, day: undefined } : session);

/** Workshops are edited as workshops; this reads and writes their part of the agenda, for CSV files and undo. */
export const sessionResource: Resource<ListedSession> = {
	entityType: "session",
	section: "agenda",
	texts: "editSession",
	schema: sessionSchema,
	importable: true,
	headings: {
		title: ["Name", "Session", "Talk", "Nombre", "Sesión", "Charla", "Namn", "Rubrik"],
		description: ["Abstract", "Summary", "Resumen", "Sammanfattning"],
		day: ["Date", "Fecha", "Datum"],
		startTime: ["Start", "Start time", "Inicio", "Hora de inicio", "Starttid"],
		endTime: ["End", "End time", "Fin", "Hora de fin", "Sluttid"],
		roomId: ["Location", "Place", "Lugar", "Lokal", "Plats"],
		speakerIds: ["Speakers", "Presenters", "Ponentes", "Talare"],
		type: ["Session type", "Kind", "Tipo de sesión", "Sort"],
	},
	nameOf: ({ title }) => title,
	publicPath: async (session) => ((await isPublic(session)) ? `/agenda/${session.id}` : undefined),
	pages: async () => (await listSessions()).filter(({ workshopId }) => workshopId === undefined).map((session) => ({ path: pathOf(session) })),
	entityPages: {
		below: "/agenda",
		sharePicture: async (id, locale) => {
			const session = await findPublicSession(id);
			if (!session || session.workshopId) return undefined;
			return sessionShareModel(session, await listSpeakersById(session.speakerIds), await getEvent(), locale);
		},
	},
	api: {
		name: "agenda",
		summary: "The sessions of the agenda, by day and time.",
		entry: sessionEntry,
		renamed: { roomId: "location" },
		leftOut: ["workshopId"],
		filter: { name: "day", about: "Only the sessions of this day of the summit, counted from 1.", values: async () => (await listDays()).map(String) },
		answer: async (url, locale) => {
			const days = await listDays();
			const sessions = await listSessions({ day: dayNamed(allowedOf(url, "day", days.map(String)), days) });
			const event = await getEvent();
			return sessions.map((session) => sessionJson(session, event, locale));
		},
	},
	figure: "sessions",
	row: ({ day, startTime, endTime, room, type, track, status, speakers = [] }, locale) => ({
		day: day === undefined ? textsOf("labels", locale, {}).notScheduled : textsOf("editSession", locale, { day }).day,
		time: day === undefined ? "" : `${startTime}–${endTime}`,
		room: room ? translate(room.name, locale) : "",
		type: textsOf("labels", locale, {}).sessionType[type] ?? "",
		track: track ? textsOf("labels", locale, {}).track[track] : "",
		speakers: speakers.map(({ name }) => name).join(", "),
		status: { text: textsOf("labels", locale, {}).sessionStatus[status], color: STATUS_COLORS[status] },
	}),
	editorPath: editorPathOf.session,
	list: (on) => listSessions({ drafts: true }, on),
	find: findSession,
	insert: insertSession,
	update: updateSession,
	missing: missingOfSession,
	remove: deleteSession,
	choices: async (locale, session) => {
		const labels = textsOf("labels", locale, {});
		return {
			day: await dayChoices(locale, "day", session?.day?.toString()),
			type: SESSION_TYPES.map((value) => ({ value, label: labels.sessionType[value] })),
			status: SESSION_STATUSES.map((value) => ({ value, label: labels.sessionStatus[value] })),
			track: TRACKS.map((value) => ({ value, label: labels.track[value] })),
			language: languageChoices(locale),
			roomId: await roomChoices(locale),
			format: formatChoices(locale),
			speakerIds: await speakerChoices(),
			workshopId: (await listWorkshops({ drafts: true })).map(({ id, title }) => ({ value: id, label: translate(title, locale).text })),
		};
	},
	/** Speakers and rooms may be deleted while the form is open. */
	check: async ({ id, day, roomId, speakerIds = [], type, workshopId, description, format, status }, trx) => {
		const known = new Set((await listSpeakerNames(trx)).map((speaker) => speaker.id));
		const wrongType = workshopId !== undefined && type !== undefined && type !== "Workshop";
		const session = await findSession(id, trx);
		const workshop = workshopId === undefined || status === "draft" ? undefined : await findWorkshop(workshopId, trx);
		const isNewWorkshop = workshopId === undefined && type === "Workshop" && session?.type !== "Workshop";
		const isDay = day === undefined || day === session?.day || allDays(await getEvent(trx)).includes(day);
		return {
			...(await textErrors({ description }, format, trx)),
			...(!isDay && { day: "choice" }),
			...(roomId !== undefined && !(await findRoom(roomId, trx)) && { roomId: "choice" }),
			...(!speakerIds.every((speaker) => known.has(speaker)) && { speakerIds: "choice" }),
			...(workshop && missingOfWorkshop(workshop).length > 0 && { status: "workshopIncomplete" }),
			...(isNewWorkshop && { type: "madeElsewhere" }),
			...(!(await canBe(session, workshopId, trx)) ? { workshopId: "choice" } : wrongType && { type: "typeOfWorkshop" }),
		};
	},
	complete: async (session) => withoutLoneDay(session),
	/** An unscheduled session keeps its duration. */
	adjust: async (changed, { startTime, endTime }) => {
		const after = withoutLoneDay(changed);
		return after.day === undefined && startTime && endTime ? { ...after, durationMinutes: minutesOf(endTime) - minutesOf(startTime) } : after;
	},
	attendeesQuestion: askOfWorkshop,
	question: askBeforeCanceling,
	savedAs: toastOfCanceled,
	clashes: sessionClashes,
	/** Workshops have search results of their own. */
	searched: async (session, on) => {
		const { id, title, description, format, track, speakerIds, workshopId } = session;
		if (workshopId !== undefined) return undefined;
		const names = (await listSpeakersById(speakerIds, on)).map(({ name }) => name);
		return {
			kind: "session",
			path: `/agenda/${id}`,
			visibleFrom: (await isPublic(session, on)) ? "" : undefined,
			words: (locale) => {
				const words = readWords(description, format, locale);
				const theme = track ? [textsOf("labels", locale, {}).track[track]] : [];
				return { name: translate(title, locale), text: { ...words, text: [...names, ...theme, words.text].join(" · ") } };
			},
		};
	},
	preview: async (session, locale) => {
		const room = session.roomId === undefined ? undefined : await findRoom(session.roomId);
		return {
			row: sessionRow({ ...session, room, speakers: await listSpeakersById(session.speakerIds) }, locale),
			article: readArticle(session.description, session.format, locale),
		};
	},
};
