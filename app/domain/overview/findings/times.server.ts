import type { SummitEvent } from "~/domain/event/schema";
import type { Translated } from "~/i18n/translated";
import type { Content } from "../content.server";
import type { Finding } from "./finding";
import { placeOf } from "./places";

/** Sessions and workshops at times that cannot be. The database refuses an end before the start; an import may bring one. */
export function findImpossibleTimes({ event, sessions, workshops }: Pick<Content, "event" | "sessions" | "workshops">): Finding[] {
	return [
		...sessions
			.filter(({ startTime, endTime }) => endTime <= startTime)
			.map((session): Finding => {
				const { title, startTime, endTime } = session;
				return { kind: "endsBeforeStart", path: placeOf.session(session), values: { title, start: startTime, end: endTime } };
			}),
		...sessions.filter((session) => isOutside(event, session)).map((session) => outside(event, session, placeOf.session(session))),
		...workshops.filter((workshop) => workshop.offAgenda && isOutside(event, workshop)).map((workshop) => outside(event, workshop, placeOf.workshop(workshop))),
	];
}

/** ISO dates compare as text. */
const isOutside = ({ startDate, endDate }: SummitEvent, { date }: { date: string }) => date < startDate || date > endDate;

function outside({ startDate, endDate }: SummitEvent, { title, date }: { title: Translated; date: string }, path: string): Finding {
	return { kind: "outsideEvent", path, values: { title, date: { isoDate: date }, start: { isoDate: startDate }, end: { isoDate: endDate } } };
}
