import type { Database } from "#app/admin/changes.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { overlap } from "#app/domain/program/timetable/clashes.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { isLive } from "#app/domain/sales/registration/availability.server.ts";
import { foldText } from "#app/i18n/search.ts";
import type { Person } from "./participants.server.ts";
import type { Slot } from "./slots.server.ts";

interface Time {
	date: string;
	startTime: string;
	endTime: string;
}

/**
 * Returns the ids of slots in which people cannot meet anybody: those of their workshops, of sessions in which somebody of their name speaks, as
 * tickets do not say who is a speaker, and those for
 * which they canceled a meeting or did not come.
 * @param asking a person who asks for a meeting, which may be at a time for which they canceled another
 */
export async function listUnavailable(
	people: readonly Pick<Person, "id" | "name">[],
	slots: readonly Slot[],
	{ asking, now }: { asking?: number; now: Date },
	on: Database,
) {
	const [sessions, workshops] = [await listSessions({}, on), await listWorkshops({ drafts: true }, on)];
	const timeOf = new Map(workshops.filter(isScheduled).map((workshop) => [workshop.id, { ...workshop, endTime: endTime(workshop) } as Time]));
	const busy = new Map<number, Time[]>();
	const registrations = await on
		.selectFrom("workshop_registration")
		.select(["ticket_id", "workshop_id"])
		.where("ticket_id", "in", (profiles) => profiles.selectFrom("meeting_profile").select("meeting_profile.ticket_id"))
		.where(isLive(now))
		.execute();
	const add = (id: number, time: Time | undefined) => {
		if (time) busy.set(id, [...(busy.get(id) ?? []), time]);
	};
	for (const { ticket_id, workshop_id } of registrations) add(ticket_id, timeOf.get(workshop_id));
	const absences = await on
		.selectFrom("meeting_person")
		.select(["ticket_id", "slot_id", "missed_at"])
		.where((row) => row.or([row("cancelled_at", "is not", null), row("missed_at", "is not", null)]))
		.execute();
	const givenUp = new Set(
		absences.filter(({ ticket_id, missed_at }) => missed_at || ticket_id !== asking).map(({ ticket_id, slot_id }) => `${ticket_id} ${slot_id}`),
	);
	const speaking = new Map<string, Time[]>();
	const talks = [
		...sessions.filter(({ status }) => status === "published").flatMap((session) => session.speakers.map(({ name }) => ({ name, time: session as Time }))),
		...workshops.flatMap(({ id, leader }) => (leader ? [{ name: leader.name, time: timeOf.get(id) }] : [])),
	];
	for (const { name, time } of talks) if (time) speaking.set(foldText(name), [...(speaking.get(foldText(name)) ?? []), time]);
	for (const { id, name } of people) if (name) for (const time of speaking.get(foldText(name)) ?? []) add(id, time);
	const isBusy = (id: number, slot: Slot) => givenUp.has(`${id} ${slot.id}`) || busy.get(id)?.some((time) => overlap(time, slot));
	return new Map(people.map(({ id }) => [id, slots.filter((slot) => isBusy(id, slot)).map((slot) => slot.id)]));
}
