import type { Generated } from "kysely";
import type { Flag, Json, Timestamp } from "./column-types.ts";

export interface RecordTables {
	contact_message: ContactMessageTable;
	subscriber: SubscriberTable;
	mail: MailTable;
	change: ChangeTable;
	retention: RetentionTable;
	setting: SettingTable;
	search_entry: SearchEntryTable;
	search_stale: SearchStaleTable;
	entity_revision: EntityRevisionTable;
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
	/** These three: ISO instants in UTC. */
	read_at: string | null;
	answered_at: string | null;
	archived_at: string | null;
}

export interface SubscriberTable {
	id: Generated<number>;
	email: string;
	locale: string;
	created_at: Timestamp;
	/** ISO instant in UTC; null while unconfirmed. */
	confirmed_at: string | null;
	key: string | null;
}

export interface MailTable {
	id: Generated<number>;
	recipient: string;
	subject: string;
	body: string;
	headers: Generated<Json<Record<string, string>>>;
	created_at: Timestamp;
	/** These three: ISO instants in UTC. */
	sent_at: string | null;
	/** Null once sent, or if a person must act. */
	next_attempt_at: string | null;
	/** Lease of the process that is sending it. */
	claimed_until: string | null;
	attempts: Generated<number>;
	last_error: string | null;
	/** 1 if it has private links: its body is emptied once it was sent. */
	is_private: Generated<Flag>;
	/** Language of the HTML version; null for plain text only. */
	locale: string | null;
	/** Rendered when it is sent. */
	attachments: Generated<Json<object[]>>;
	about: Generated<Json<number[]>>;
}

/** `before` is null for a creation, `after` for a deletion. */
export interface ChangeTable {
	id: Generated<number>;
	/** Changes of one batch are undone together. */
	batch: string;
	at: Timestamp;
	username: string;
	entity_type: string;
	entity_id: string;
	name: string;
	before: Json<object> | null;
	after: Json<object> | null;
	/** The batch undone by this one. */
	undoes: string | null;
}

/** Retention periods, in one row; 0 keeps data until somebody deletes it. */
export interface RetentionTable {
	id: number;
	message_days: number;
	mail_days: number;
	activity_days: number;
	/** After the last day of the summit. */
	order_days: Generated<number>;
	/** After the end of the year in which the invoice was issued. */
	invoice_years: Generated<number>;
}

export interface SettingTable {
	key: string;
	value: string;
}

/** Never updated: deleted and inserted again. */
export interface SearchEntryTable {
	/** Encodes the kind and the languages. */
	id: number;
	entity_type: string;
	entity_id: string;
	kind: string;
	/** Such as `en sv`. */
	locales: string;
	/** Without language. */
	path: string;
	/** Day of publication; empty for always, null for a draft. */
	visible_from: string | null;
	name: string;
	/** These two are set if they differ from the visitor's language. */
	name_lang: string | null;
	folded_name: string;
	text_lang: string | null;
	folded_text: string;
	text: string;
}

/** Changes that the search index must apply, recorded by triggers. */
export interface SearchStaleTable {
	entity_type: string;
	/** `*` for all. */
	entity_id: string;
}

/** Revision and last change of each entity with an address, also after deletion. Maintained by triggers. */
export interface EntityRevisionTable {
	/** A session that is a workshop counts as a workshop only. */
	entity_type: string;
	entity_id: string;
	/** Counts changes, also of referenced entities; never decreases. */
	revision: Generated<number>;
	changed_at: string;
	/** Permanent UID in calendars. */
	uid: string | null;
	/** The last public state of a session with announced dates. */
	shown: Json<{ title: object; date: string; startTime: string; endTime: string }> | null;
}

/** Every address that was ever public. Maintained by triggers. */
export interface AddressTable {
	/** The highest id of a path is its last entity. */
	id: Generated<number>;
	path: string;
	entity_type: string;
	entity_id: string;
	/** The day from which it is public; empty for always. */
	since: string;
}

/** Permanent ids in schedule files. Maintained by triggers. */
export interface ScheduleNumberTable {
	number: Generated<number>;
	entity_type: string;
	entity_id: string;
	guid: string;
}
