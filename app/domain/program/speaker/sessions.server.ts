import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";

import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatWeekdayHeading } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

export type SpeakersSessions = Awaited<ReturnType<typeof loadSessionsOf>>;

export async function loadSessionsOf(speakerId: string, locale: Locale) {
	const [sessions, workshops] = await Promise.all([listSessions({ speakerId, drafts: true }), listWorkshops({ speakerId, drafts: true })]);
	const { sessionType, sessionStatus, notScheduled } = textsOf("labels", locale, {});
	const offAgenda = workshops
		.filter((workshop) => workshop.offAgenda)
		.map((workshop) => ({
			...workshop,
			type: "Workshop" as const,
			endTime: isScheduled(workshop) ? endTime(workshop) : "",
			path: editorPathOf.workshop(workshop),
		}));
	const all = [...sessions.map((session) => ({ ...session, path: editorPathOf.session(session) })), ...offAgenda];
	return {
		text: textsOf("editSpeaker", locale, {}).sessions,
		entries: all
			.sort((one, other) => startOf(one).localeCompare(startOf(other)))
			.map(({ path, title, date, startTime, endTime: end, type, status }) => ({
				path,
				title: translate(title, locale),
				when: date ? `${formatWeekdayHeading(date, locale)}, ${startTime}–${end}` : notScheduled,
				type: sessionType[type],
				status: status === "published" ? undefined : sessionStatus[status],
			})),
	};
}

const startOf = ({ date = "", startTime = "" }: { date?: string; startTime?: string }) => `${date} ${startTime}`;
