import type { Shown } from "#app/domain/program/calendar/calendar-entries.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { workshopLine } from "#app/domain/program/workshop/view.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface DeletedSession {
	id: string;
	shown?: Shown;
}

export async function listPublicSessions() {
	const [sessions, workshops] = await Promise.all([listSessions(), listWorkshops()]);
	return [...sessions, ...workshops.filter(({ offAgenda }) => offAgenda).map(workshopLine)];
}

/** Each has the id by which it was chosen, which may be a former one. */
export async function findChosen(ids: readonly string[]) {
	const seen = ids.length > 0 ? await listPublicSessions() : [];
	const byId = new Map(seen.map((session) => [session.id, session]));
	const missing = ids.filter((id) => !byId.has(id));
	const former = await findDeleted(missing);
	for (const { id, workshopId } of former) {
		const now = workshopId && seen.find((session) => session.workshopId === workshopId);
		if (now) byId.set(id, { ...now, id });
	}
	return {
		sessions: ids.flatMap((id) => byId.get(id) ?? []).sort((one, other) => startOf(one).localeCompare(startOf(other))),
		gone: ids.filter((id) => !byId.has(id)).map((id): DeletedSession => ({ id, shown: former.findLast((one) => one.id === id)?.shown })),
	};
}

async function findDeleted(ids: readonly string[]) {
	if (ids.length === 0) return [];
	const pathOf = new Map(ids.map((id) => [`/agenda/${id}`, id]));
	const rows = await db
		.selectFrom("entity_revision")
		.leftJoin("address", (join) =>
			join.onRef("address.entity_type", "=", "entity_revision.entity_type").onRef("address.entity_id", "=", "entity_revision.entity_id"),
		)
		.select(["entity_revision.entity_type", "entity_revision.entity_id", "uid", "shown", "path"])
		.where("entity_revision.entity_type", "in", ["session", "workshop"])
		.where(({ or, eb }) => or([eb("uid", "in", [...ids]), eb("path", "in", [...pathOf.keys()])]))
		.orderBy("address.id")
		.execute();
	return rows.map(({ entity_type: entityType, entity_id, uid, shown, path }) => ({
		id: pathOf.get(path ?? "") ?? (uid as string),
		workshopId: entityType === "workshop" ? entity_id : undefined,
		shown: shown === null ? undefined : (JSON.parse(shown) as Shown),
	}));
}

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;
