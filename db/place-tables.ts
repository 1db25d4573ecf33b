import type { Generated } from "kysely";
import type { Json } from "./column-types.ts";

/** One ticket's place in one workshop. */
export interface PlaceTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** Held while the order of its line is not paid. */
	state: "held" | "taken" | "givenBack";
	/** By which it is paid; nothing where it costs nothing. */
	line_id: number | null;
	created_at: string;
	ended_at: string | null;
	/** When and where the workshop is, as its holder was told last. */
	told: Json<object>;
}

/** That a ticket waits for a place in a full workshop, in the order of their numbers. */
export interface WaitingEntryTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** The first entry of those that want their places together; nothing of one by itself, and of the first. */
	request_id: number | null;
	state: "waiting" | "offered" | "accepted" | "lapsed" | "left";
	created_at: string;
	/** Until then an offer holds its place. */
	lapses_at: string | null;
}

export interface PlaceTables {
	place: PlaceTable;
	waiting_entry: WaitingEntryTable;
}
