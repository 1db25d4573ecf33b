import type { Generated } from "kysely";
import type { Flag, Json, Translated } from "./column-types.ts";

export interface MeetingSectorTable {
	id: Generated<number>;
	name: Translated;
	position: number;
}

/** A ticket's attendee who takes part. */
export interface MeetingProfileTable {
	ticket_id: number;
	languages: Json<string[]>;
	/** Ids, some of which may have been deleted. */
	sectors: Json<number[]>;
	offers: string;
	seeks: string;
	email: string | null;
	phone: string | null;
	shows_email: Flag;
	shows_phone: Flag;
	is_visible: Flag;
	created_at: string;
}

export interface MeetingWishTable {
	from_id: number;
	to_id: number;
	kind: "must" | "like" | "no";
}

/** Pairs that organizers lock or forbid. */
export interface MeetingRuleTable {
	one_id: number;
	other_id: number;
	kind: "lock" | "forbid";
}

export interface MeetingSessionTable {
	id: Generated<number>;
	/** Null after the session was deleted. */
	session_id: number | null;
	slot_minutes: number;
	pause_minutes: number;
}

export interface MeetingSlotTable {
	id: Generated<number>;
	meeting_session_id: number;
	/** From 1. */
	number: number;
	date: string;
	start_time: string;
	end_time: string;
	/** 0 if the session no longer has it. */
	is_open: Generated<Flag>;
}

export interface MeetingTableTable {
	id: Generated<number>;
	meeting_session_id: number;
	name: string;
	floor: string | null;
	position: number;
	is_open: Generated<Flag>;
}

/** Published; plans are in `meeting_plan`. */
export interface MeetingTable {
	id: Generated<number>;
	slot_id: number;
	table_id: number;
	/** The smaller ticket id. */
	one_id: number;
	other_id: number;
	state: "fixed" | "cancelled";
	/** Of the calendar entry. */
	sequence: Generated<number>;
	changed_at: string;
	/** Typed by the person who cannot come. */
	reason: string | null;
}

/** Filled by a trigger. */
export interface MeetingPersonTable {
	meeting_id: number;
	ticket_id: number;
	slot_id: number;
	state: MeetingTable["state"];
	missed_at: string | null;
	/** If this person could not come. */
	cancelled_at: string | null;
}

/** `freed`: the site asks the second person whether to meet the first, whose partner cannot come; `request`: the first person asks. */
export interface MeetingOfferTable {
	id: Generated<number>;
	slot_id: number;
	from_id: number;
	to_id: number;
	origin: "freed" | "request";
	state: "open" | "accepted" | "declined" | "lapsed";
	created_at: string;
	lapses_at: string;
}

/** The plan that organizers see before it is published; at most one row. */
export interface MeetingPlanTable {
	id: number;
	made_at: string;
	made_by: string;
	added: Json<object[]>;
	/** Ids of published meetings that are no longer possible. */
	removed: Json<number[]>;
}

export interface MeetingTables {
	meeting_sector: MeetingSectorTable;
	meeting_profile: MeetingProfileTable;
	meeting_wish: MeetingWishTable;
	meeting_rule: MeetingRuleTable;
	meeting_session: MeetingSessionTable;
	meeting_slot: MeetingSlotTable;
	meeting_table: MeetingTableTable;
	meeting: MeetingTable;
	meeting_person: MeetingPersonTable;
	meeting_offer: MeetingOfferTable;
	meeting_plan: MeetingPlanTable;
}
