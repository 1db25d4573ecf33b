import type { Room } from "#app/domain/program/room/schema.ts";
import type { AgendaItem } from "#app/domain/program/session/schema.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import type { ListedWorkshop } from "#app/domain/program/workshop/queries.server.ts";

export interface Program {
	speakers: Speaker[];
	sessions: AgendaItem[];
	workshops: ListedWorkshop[];
	rooms: Room[];
}
