import type { Resource } from "~/admin/resource";
import { dateOfDay } from "~/domain/event/days.server";
import { getEvent } from "~/domain/event/queries.server";
import { listSpeakers, listSpeakersById } from "~/domain/speaker/queries.server";
import { findWorkshop, listWorkshops } from "~/domain/workshop/queries.server";
import { formatWeekday } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { type AgendaSession, deleteSession, findSession, insertSession, listSessions, updateSession } from "./queries.server";
import { AGENDA_DAYS, SESSION_TYPES, sessionSchema, TRACKS, type WrittenSession } from "./schema";
import { fullSessionView } from "./view.server";

/** A session, in a list with what its speakers are called. */
type ListedSession = WrittenSession & Partial<Pick<AgendaSession, "speakers">>;

/** How organisers edit the agenda. */
export const sessionResource: Resource<ListedSession> = {
	noun: "session",
	section: "agenda",
	texts: "editSession",
	schema: sessionSchema,
	exchanged: true,
	nameOf: ({ title }) => title.en,
	publicPath: ({ day, id }) => `/agenda?day=${day}#${id}`,
	row: ({ day, startTime, endTime, location, type, speakers = [] }, locale) => ({
		day: textsOf("editSession", locale, { day }).day,
		time: `${startTime}–${endTime}`,
		room: translate(location, locale),
		type: textsOf("labels", locale, {}).sessionType[type],
		speakers: speakers.map(({ name }) => name).join(", "),
	}),
	list: (on) => listSessions({}, on),
	find: findSession,
	insert: insertSession,
	update: updateSession,
	remove: deleteSession,
	choices: async (locale) => {
		const labels = textsOf("labels", locale, {});
		const event = await getEvent();
		return {
			day: AGENDA_DAYS.map((day) => ({
				value: String(day),
				label: textsOf("editSession", locale, { day, date: formatWeekday(dateOfDay(event, day), locale) }).dayWithDate,
			})),
			type: SESSION_TYPES.map((value) => ({ value, label: labels.sessionType[value] })),
			track: TRACKS.map((value) => ({ value, label: labels.track[value] })),
			speakerIds: (await listSpeakers()).map(({ id, name, company }) => ({ value: id, label: `${name}, ${company}` })),
			workshopId: (await listWorkshops()).map(({ id, title }) => ({ value: id, label: translate(title, locale).text })),
		};
	},
	/** Speakers and workshops can be deleted while a form is open that names them. */
	check: async ({ speakerIds, workshopId }, trx) => {
		const known = new Set((await listSpeakers(trx)).map(({ id }) => id));
		return {
			...(!speakerIds.every((id) => known.has(id)) && { speakerIds: "choice" }),
			...(workshopId !== undefined && !(await findWorkshop(workshopId, trx)) && { workshopId: "choice" }),
		};
	},
	preview: async (session, locale) => fullSessionView({ ...session, speakers: await listSpeakersById(session.speakerIds) }, locale),
};
