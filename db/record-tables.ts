import type { Generated } from "kysely";
import type { Flag, Json, Timestamp } from "./column-types.ts";

/** What people send, and what the site notes for itself. */
export interface RecordTables {
	contact_message: ContactMessageTable;
	subscriber: SubscriberTable;
	mail: MailTable;
	change: ChangeTable;
	retention: RetentionTable;
	setting: SettingTable;
	search_entry: SearchEntryTable;
	search_stale: SearchStaleTable;
	trace: TraceTable;
	address: AddressTable;
	schedule_number: ScheduleNumberTable;
}

export interface ContactMessageTable {
	id: Generated<number>;
	name: string;
	email: string;
	subject: string;
	message: string;
	locale: string;
	created_at: Timestamp;
	/** ISO instants in UTC, these three. */
	read_at: string | null;
	answered_at: string | null;
	archived_at: string | null;
}

export interface SubscriberTable {
	id: Generated<number>;
	email: string;
	locale: string;
	created_at: Timestamp;
	/** ISO instant in UTC; nothing while the address is not confirmed. */
	confirmed_at: string | null;
	/** Unguessable part of the addresses that confirm and unsubscribe. */
	key: string | null;
}

export interface MailTable {
	id: Generated<number>;
	recipient: string;
	subject: string;
	body: string;
	headers: Generated<Json<Record<string, string>>>;
	created_at: Timestamp;
	/** ISO instants in UTC, these three. */
	sent_at: string | null;
	/** Nothing once it was sent, or where it waits for a person. */
	next_attempt_at: string | null;
	/** Until then it belongs to whoever is sending it. */
	claimed_until: string | null;
	attempts: Generated<number>;
	last_error: string | null;
	/** 1 where its links open what is its reader's alone: its body is emptied once it was sent. */
	is_private: Generated<Flag>;
	/** In which it goes as HTML, too; nothing where it is plain text alone. */
	locale: string | null;
	/** What is made and goes with it when it is sent. */
	attachments: Generated<Json<object[]>>;
	/** Numbers of the orders that it is about. */
	about: Generated<Json<number[]>>;
}

/** One change of one entity: nothing before a creation, nothing after a deletion. */
export interface ChangeTable {
	id: Generated<number>;
	/** What was done together, and is undone together. */
	batch: string;
	at: Timestamp;
	username: string;
	noun: string;
	entity_id: string;
	/** What the entity was called. */
	name: string;
	before: Json<object> | null;
	after: Json<object> | null;
	/** The batch that this one took back. */
	undoes: string | null;
}

/** The one row of how long the site keeps what; 0 is until somebody deletes it. */
export interface RetentionTable {
	id: number;
	message_days: number;
	mail_days: number;
	activity_days: number;
	/** After the last day of the summit. */
	order_days: Generated<number>;
	/** After the end of the year in which an invoice was issued. */
	invoice_years: Generated<number>;
}

/** What the site keeps for itself, such as the secret that it made. */
export interface SettingTable {
	key: string;
	value: string;
}

/** What the search finds of one entity in the languages in which that is the same. Never updated: made anew. */
export interface SearchEntryTable {
	/** Says its kind and its languages. */
	id: number;
	/** As the log of changes calls it. */
	noun: string;
	entity_id: string;
	kind: string;
	/** Those in which it is found, such as `en sv`. */
	locales: string;
	/** Without language. */
	path: string;
	/** The day from which visitors find it; empty for always, nothing of a draft. */
	visible_from: string | null;
	name: string;
	/** Where it is not the visitor's language, these two. */
	name_lang: string | null;
	folded_name: string;
	text_lang: string | null;
	folded_text: string;
	text: string;
}

/** What changed since the index was told of it, noted by triggers: whoever writes, the index knows. */
export interface SearchStaleTable {
	noun: string;
	/** `*` for all of the noun. */
	entity_id: string;
}

/** What stays known of each thing that has an address, whether or not it still is there. Kept by triggers. */
export interface TraceTable {
	/** As the log of changes calls it. A session that is a workshop is known as such alone. */
	noun: string;
	entity_id: string;
	/** How often it, or what it shows of others, was changed: never falls. */
	revision: Generated<number>;
	/** ISO instant in UTC of the last change. */
	changed_at: string;
	/** What calendars call a session, for ever; nothing as long as none could hold it. */
	uid: string | null;
	/** Of a session what visitors last saw of it, with announced dates. */
	shown: Json<{ title: object; date: string; startTime: string; endTime: string }> | null;
}

/** Every address at which visitors found something, also those that lead nowhere any more. Kept by triggers. */
export interface AddressTable {
	/** Of those with one path, the highest is of what was there last. */
	id: Generated<number>;
	/** Without language. */
	path: string;
	noun: string;
	entity_id: string;
	/** The day from which it is public; empty for always. */
	since: string;
}

/** What schedule files call a thing by, for ever. Kept by triggers. */
export interface ScheduleNumberTable {
	number: Generated<number>;
	/** Of its trace, as is `entity_id`. */
	noun: string;
	entity_id: string;
	/** A UUID. */
	guid: string;
}
