import type { SummitEvent } from "~/domain/event/schema";
import type { Translated } from "~/i18n/translated";
import type { Content } from "../content.server";
import { editorPathOf } from "./editor-paths";
import type { Problem } from "./problem";

/** Sessions and workshops at times that cannot be. The database refuses an end before the start; an import may bring one. */
export function checkTimes({ event, sessions, workshops }: Pick<Content, "event" | "sessions" | "workshops">): Problem[] {
	return [
		...sessions
			.filter(({ startTime, endTime }) => endTime <= startTime)
			.map((session): Problem => {
				const { title, startTime, endTime } = session;
				return { kind: "endsBeforeStart", path: editorPathOf.session(session), values: { title, start: startTime, end: endTime } };
			}),
		...sessions.filter((session) => isOutside(event, session)).map((session) => outside(event, session, editorPathOf.session(session))),
		...workshops
			.filter((workshop) => workshop.offAgenda && isOutside(event, workshop))
			.map((workshop) => outside(event, workshop, editorPathOf.workshop(workshop))),
	];
}

/** ISO dates compare as text. */
const isOutside = ({ startDate, endDate }: SummitEvent, { date }: { date: string }) => date < startDate || date > endDate;

function outside({ startDate, endDate }: SummitEvent, { title, date }: { title: Translated; date: string }, path: string): Problem {
	return { kind: "outsideEvent", path, values: { title, date: { isoDate: date }, start: { isoDate: startDate }, end: { isoDate: endDate } } };
}
