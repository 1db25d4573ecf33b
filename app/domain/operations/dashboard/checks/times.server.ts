import { isSkippedByClockChange, isWithin } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import type { Problem } from "#app/domain/program/checks/problem.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import type { SessionStatus } from "#app/domain/program/session/schema.ts";
import type { Translated } from "#app/i18n/translated.ts";

/** Finds impossible times. The database rejects an end before the start; an import may bring one. */
export function checkTimes({ event, ...content }: Pick<Content, "event" | "sessions" | "workshops">): Problem[] {
	const [sessions, workshops] = [content.sessions.filter(isScheduled), content.workshops.filter(isScheduled)];
	const dates = new Set([...sessions, ...workshops].map(({ date }) => date));
	const outside = new Set([...dates].filter((date) => !isWithin(event, date)));
	const clockChanges = new Set([...dates].filter((date) => Temporal.PlainDate.from(date).toZonedDateTime(event.timeZone).hoursInDay !== 24));
	return [
		...sessions
			.filter(({ startTime, endTime }) => endTime <= startTime)
			.map((session): Problem => {
				const { title, startTime, endTime } = session;
				return { kind: "endsBeforeStart", path: editorPathOf.session(session), values: { title, start: startTime, end: endTime } };
			}),
		...sessions
			.filter(({ date }) => clockChanges.has(date))
			.flatMap((session) => timesLeftOut(event, session, [session.startTime, session.endTime], editorPathOf.session(session))),
		...workshops
			.filter(({ offAgenda, date }) => offAgenda && clockChanges.has(date))
			.flatMap((workshop) => timesLeftOut(event, workshop, [workshop.startTime], editorPathOf.workshop(workshop))),
		...sessions.filter(({ date }) => outside.has(date)).map((session) => outsideEvent(event, session, editorPathOf.session(session))),
		...workshops
			.filter(({ offAgenda, date }) => offAgenda && outside.has(date))
			.map((workshop) => outsideEvent(event, workshop, editorPathOf.workshop(workshop))),
	];
}

export function checkDatesAnnounced({ event, sessions, workshops }: Pick<Content, "event" | "sessions" | "workshops">): Problem[] {
	const dated = [...sessions, ...workshops.filter(({ offAgenda }) => offAgenda)].filter(({ date, status }) => date !== undefined && status !== "draft");
	if (event.datesAnnounced || dated.length === 0) return [];
	return [{ kind: "datesNotAnnounced", path: editorPathOf.dates(), count: dated.length, values: {} }];
}

export function checkUnscheduled({ sessions, workshops }: Pick<Content, "sessions" | "workshops">): Problem[] {
	const waits = ({ date, status }: { date?: string; status: SessionStatus }) => date === undefined && status !== "cancelled";
	const found = [
		...sessions.filter(waits).map((session) => ({ ...session, path: editorPathOf.session(session) })),
		...workshops.filter((workshop) => workshop.offAgenda && waits(workshop)).map((workshop) => ({ ...workshop, path: editorPathOf.workshop(workshop) })),
	];
	return found.map(({ path, title }): Problem => ({ kind: "notScheduled", path, values: { title } }));
}

function timesLeftOut(event: SummitEvent, { title, date }: { title: Translated; date: string }, times: string[], path: string): Problem[] {
	return times
		.filter((time) => isSkippedByClockChange(event, date, time))
		.map((time) => ({ kind: "timeLeftOut", path, values: { title, date: { isoDate: date }, time } }));
}

function outsideEvent({ startDate, endDate }: SummitEvent, { title, date }: { title: Translated; date: string }, path: string): Problem {
	return { kind: "outsideEvent", path, values: { title, date: { isoDate: date }, start: { isoDate: startDate }, end: { isoDate: endDate } } };
}
