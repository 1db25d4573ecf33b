import type { Room } from "~/domain/program/room/schema";
import type { AgendaItem } from "~/domain/program/session/schema";
import type { Speaker } from "~/domain/program/speaker/schema";
import type { ListedWorkshop } from "~/domain/program/workshop/queries.server";

/** The sessions and workshops, with what they refer to. */
export interface Programme {
	speakers: Speaker[];
	sessions: AgendaItem[];
	workshops: ListedWorkshop[];
	rooms: Room[];
}
