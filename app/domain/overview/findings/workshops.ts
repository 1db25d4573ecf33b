import type { AgendaItem } from "~/domain/agenda/schema";
import type { Workshop } from "~/domain/workshop/schema";
import { endTime } from "~/domain/workshop/time";
import type { Content } from "../content.server";
import type { Finding, WorkshopAspect } from "./finding";
import { placeOf } from "./places";

/** Workshops without a speaker or without a place in the agenda, and sessions that announce a workshop otherwise than it is, or none. */
export function findWorkshopTroubles({ sessions, workshops }: Pick<Content, "sessions" | "workshops">): Finding[] {
	const byId = new Map(workshops.map((workshop) => [workshop.id, workshop]));
	const announced = new Set(sessions.map(({ workshopId }) => workshopId));
	return [
		...sessions.flatMap((session) => announcementTrouble(session, byId) ?? []),
		...workshops
			.filter(({ speakerId }) => speakerId === undefined)
			.map((workshop): Finding => ({ kind: "workshopWithoutSpeaker", path: placeOf.workshop(workshop), values: { title: workshop.title } })),
		...workshops
			.filter(({ id }) => !announced.has(id))
			.map((workshop): Finding => ({ kind: "workshopNotInAgenda", path: placeOf.workshop(workshop), values: { title: workshop.title } })),
	];
}

function announcementTrouble(session: AgendaItem, workshops: Map<string, Workshop>): Finding | undefined {
	const { title, type, workshopId } = session;
	const path = placeOf.session(session);
	if (workshopId === undefined) return type === "Workshop" ? { kind: "workshopUnnamed", path, values: { title } } : undefined;
	const workshop = workshops.get(workshopId);
	if (!workshop) return { kind: "workshopUnknown", path, values: { title, id: workshopId } };
	const aspects = differencesOf(session, workshop);
	return aspects.length > 0 ? { kind: "workshopDiffers", path, values: { title, aspects: { aspects } } } : undefined;
}

function differencesOf(session: AgendaItem, workshop: Workshop): WorkshopAspect[] {
	const differs: Record<WorkshopAspect, boolean> = {
		date: session.date !== workshop.date,
		startTime: session.startTime !== workshop.startTime,
		endTime: session.endTime !== endTime(workshop),
		room: (["en", "es", "sv"] as const).some((locale) => (session.location[locale] ?? "") !== (workshop.location[locale] ?? "")),
		speaker: workshop.speakerId === undefined ? session.speakerIds.length > 0 : !session.speakerIds.includes(workshop.speakerId),
	};
	return (Object.keys(differs) as WorkshopAspect[]).filter((aspect) => differs[aspect]);
}
