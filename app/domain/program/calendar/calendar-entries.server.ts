import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { type AgendaSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { pathOf } from "#app/domain/program/session/view.server.ts";
import { listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { listWorkshops, speakersOf } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

/** A session that is no longer public has only its title and time. */
export interface CalendarEntry
	extends Pick<AgendaSession, "title" | "date" | "startTime" | "endTime" | "workshopId">,
		Partial<Pick<AgendaSession, "description" | "format" | "room" | "type" | "speakers">> {
	id?: string;
	/** Permanent and the same in every language. */
	uid: string;
	revision: number;
	changedAt: Temporal.Instant;
	isCancelled: boolean;
	path: string;
}

/** Returns the agenda, workshops outside it and, as cancelled, sessions that were public once. Returns nothing before the dates are announced. */
export async function listEntries(): Promise<CalendarEntry[]> {
	const event = await getEvent();
	if (!event.datesAnnounced) return [];
	const sessions = await listSessions();
	const onAgenda = new Set(sessions.map(({ workshopId }) => workshopId));
	const workshops = await Promise.all(
		(await listWorkshops())
			.filter(({ id }) => !onAgenda.has(id))
			.map(async ({ summary = { en: "" }, ...workshop }) => ({
				...workshop,
				id: undefined,
				workshopId: workshop.id,
				description: summary,
				type: "Workshop" as const,
				endTime: endTime(workshop),
				speakers: (await listSpeakersById(speakersOf(workshop))).filter(({ status }) => status !== "draft"),
			})),
	);
	const revisions = await listRevisions();
	const seen = [...sessions, ...workshops].flatMap((session) => {
		const key = keyOf(session);
		const revision = revisions.get(key);
		revisions.delete(key);
		return revision
			? [{ ...session, ...revision.entry, id: session.id, path: pathOf({ ...session, id: session.id ?? "" }), isCancelled: session.status === "cancelled" }]
			: [];
	});
	const earliest = Temporal.PlainDate.from(event.startDate).subtract({ years: 1 }).toString();
	// Older entries belong to an earlier event.
	const gone = [...revisions.values()].map(({ entry, shown }) => ({ ...entry, ...shown, isCancelled: true })).filter(({ date }) => date > earliest);
	return [...seen, ...gone];
}

/** @param ids current or former ids */
export async function listAgendaEntries({ date, ids }: { date?: string; ids?: readonly string[] } = {}): Promise<CalendarEntry[]> {
	const entries = await listEntries();
	const isAsked = ({ id, uid }: CalendarEntry) => (ids ? ids.includes(id ?? uid) || ids.includes(uid) : id !== undefined);
	return entries.filter((entry) => isAsked(entry) && (date ?? entry.date) === entry.date);
}

export interface Shown {
	title: Translated;
	date: string;
	startTime: string;
	endTime: string;
}

const keyOf = ({ id, workshopId }: { id?: string; workshopId?: string }) => (workshopId === undefined ? `session ${id}` : `workshop ${workshopId}`);

async function listRevisions() {
	const rows = await db
		.selectFrom("entity_revision")
		.selectAll()
		.where("entity_type", "in", ["session", "workshop"])
		.where("uid", "is not", null)
		.where("shown", "is not", null)
		.orderBy("entity_type")
		.orderBy("entity_id")
		.$narrowType<{ uid: string; shown: string }>()
		.execute();
	return new Map(
		rows.map(({ entity_type: entityType, entity_id, revision, changed_at, uid, shown }) => {
			const name = entityType === "workshop" ? { id: uid, workshopId: entity_id } : { id: entity_id };
			const entry = { ...name, uid, revision, changedAt: Temporal.Instant.from(changed_at), path: pathOf(name) };
			return [`${entityType} ${entity_id}`, { entry, shown: JSON.parse(shown) as Shown }];
		}),
	);
}
