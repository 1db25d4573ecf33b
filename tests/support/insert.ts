import type { Room } from "#app/domain/program/room/schema.ts";
import type { AgendaItem } from "#app/domain/program/session/schema.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import { insert } from "../../seeds/insert.ts";
import { ana, hall, keynote } from "./content.ts";
import { databaseOf } from "./http.ts";
import type { RunningSite } from "./running-site.ts";

export const addSpeaker = (site: RunningSite, speaker: Partial<Speaker> = {}) => place(site, "speaker", { ...ana, ...speaker });

export const addRoom = (site: RunningSite, room: Partial<Room> = {}) => place(site, "room", { ...hall, ...room });

export function addSession(site: RunningSite, session: Partial<AgendaItem> = {}): void {
	const { id, day: _, speakerIds: __, ...rest } = { ...keynote, ...session };
	place(site, "session", { agendaId: id, ...rest });
}

function place(site: RunningSite, table: string, entity: object): void {
	const sqlite = databaseOf(site);
	insert(sqlite, table, entity);
	sqlite.close();
}
