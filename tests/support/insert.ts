import type { Room } from "~/domain/program/room/schema";
import type { AgendaItem } from "~/domain/program/session/schema";
import type { Speaker } from "~/domain/program/speaker/schema";
import { insert } from "../../seeds/insert";
import { ana, hall, keynote } from "./content";
import { databaseOf } from "./http";
import type { RunningSite } from "./running-site";

/** Puts a speaker into a site's database: Ana, but for what is told. */
export const addSpeaker = (site: RunningSite, speaker: Partial<Speaker> = {}) => place(site, "speaker", { ...ana, ...speaker });

/** The same with a room: the main hall. */
export const addRoom = (site: RunningSite, room: Partial<Room> = {}) => place(site, "room", { ...hall, ...room });

/** The same with a session: the keynote, with no speakers. */
export function addSession(site: RunningSite, session: Partial<AgendaItem> = {}): void {
	const { id, day: _, speakerIds: __, ...rest } = { ...keynote, ...session };
	place(site, "session", { agendaId: id, ...rest });
}

function place(site: RunningSite, table: string, entity: object): void {
	const sqlite = databaseOf(site);
	insert(sqlite, table, entity);
	sqlite.close();
}
