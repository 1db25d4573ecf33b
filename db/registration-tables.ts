import type { Generated } from "kysely";
import type { Json } from "./column-types.ts";

export interface WorkshopRegistrationTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** `reserved` while the order of its line is unpaid. */
	state: "reserved" | "registered" | "cancelled";
	/** Null if it is free. */
	line_id: number | null;
	created_at: string;
	ended_at: string | null;
	/** Time and room of the workshop as last notified. */
	notified: Json<object>;
}

/** The waiting list of full workshops, in the order of ids. */
export interface WaitingEntryTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** The first entry of a group that wants its spots together; null for single and first entries. */
	request_id: number | null;
	state: "waiting" | "offered" | "accepted" | "lapsed" | "left";
	created_at: string;
	/** When an offer expires. */
	lapses_at: string | null;
}

export interface RegistrationTables {
	workshop_registration: WorkshopRegistrationTable;
	waiting_entry: WaitingEntryTable;
}
