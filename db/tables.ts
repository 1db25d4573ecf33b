import type { Generated } from "kysely";
import type { Flag, Json, TextFormat, Timestamp, Translated } from "./column-types.ts";
import type { OrderTables } from "./order-tables.ts";

/** Every table of the database, as its rows are. */
export interface Tables extends OrderTables {
	event: EventTable;
	speaker: SpeakerTable;
	room: RoomTable;
	session: SessionTable;
	session_speaker: SessionSpeakerTable;
	workshop: WorkshopTable;
	ticket_tier: TicketTierTable;
	partner: PartnerTable;
	news_article: NewsArticleTable;
	region: RegionTable;
	faq_entry: FaqEntryTable;
	legal_page: LegalPageTable;
	page_text: PageTextTable;
	contact_message: ContactMessageTable;
	subscriber: SubscriberTable;
	rate_limit: RateLimitTable;
	user: UserTable;
	user_role: UserRoleTable;
	invitation: InvitationTable;
	login_session: LoginSessionTable;
	login_attempt: LoginAttemptTable;
	setting: SettingTable;
	change: ChangeTable;
	picture: PictureTable;
	picture_file: PictureFileTable;
	mail: MailTable;
	recovery_code: RecoveryCodeTable;
	retention: RetentionTable;
	search_entry: SearchEntryTable;
	search_stale: SearchStaleTable;
	trace: TraceTable;
	address: AddressTable;
	schedule_number: ScheduleNumberTable;
}

export interface EventTable {
	id: string;
	name: string;
	tagline: Translated;
	start_date: string;
	end_date: string;
	dates_announced: Flag;
	phase: "dates" | "before";
	next_date: string | null;
	album_url: string | null;
	time_zone: string;
	venue: string | null;
	address: string | null;
	city: string;
	country: string;
	venue_description: Translated | null;
	directions: Translated | null;
	map_url: string | null;
	airport_minutes: number;
	claimed_countries: number;
	claimed_attendees: number;
	claimed_speakers: number;
	claimed_days: number;
	claims_announced: Flag;
	group_minimum: number;
	early_bird_until: string;
	email: string | null;
	phone: string | null;
	social_links: Json<{ network: string; url: string }[]>;
	copyright_from: number;
	image: string | null;
	practical: Translated | null;
	city_map: string | null;
	sales: "here" | "elsewhere" | "contact";
	/** Where `sales` is elsewhere. */
	shop_url: string | null;
	/** Tickets in all; nothing where only tiers are limited. */
	capacity: number | null;
	/** Percent. */
	group_discount: number;
}

export interface SpeakerTable {
	id: string;
	name: string;
	title: Translated;
	company: string;
	country: string;
	category: string;
	bio: Translated;
	photo: string | null;
	featured: Flag;
	/** Sort key among the featured, lowest first. */
	featured_order: Generated<number>;
	format: TextFormat;
	/** Visitors see no draft. */
	status: Generated<"published" | "draft">;
	website: string | null;
	linkedin: string | null;
}

export interface RoomTable {
	id: string;
	name: Translated;
	places: number | null;
	floor: Translated | null;
	/** What is not known is not said: 0. */
	step_free: Flag;
	hearing_loop: Flag;
	order: number;
}

/** One session of the programme. */
export interface SessionTable {
	id: Generated<number>;
	/** Its name on the agenda, in addresses and the API; nothing where it is not on the agenda. */
	agenda_id: string | null;
	/** Missing together, these three, as long as it is not scheduled. */
	date: string | null;
	start_time: string | null;
	end_time: string | null;
	/** How long it will last, of one that is not scheduled. */
	duration_minutes: number | null;
	title: Translated;
	/** What the agenda says of it; with an empty English one that is told by its title alone. */
	description: Translated;
	room_id: string | null;
	type: string;
	track: string | null;
	status: Generated<"draft" | "published" | "cancelled">;
	/** Of its description, and of its workshop's. */
	format: TextFormat;
	/** In which it is held; nothing where nobody has said. */
	language: string | null;
	recording_url: string | null;
	slides_url: string | null;
	links: Generated<Json<string[]>>;
}

export interface SessionSpeakerTable {
	session_id: number;
	speaker_id: string;
	position: number;
}

/** What only those sessions have that are workshops. */
export interface WorkshopTable {
	id: string;
	session_id: number;
	/** What its own page says. */
	description: Translated;
	image: string | null;
	category: string;
	level: string;
	price: number;
	max_attendees: number;
	/** What it said otherwise than the agenda before the two became one, until somebody has looked at it. */
	former: Json<object> | null;
}

export interface TicketTierTable {
	id: string;
	name: Translated;
	description: Translated;
	price: number;
	features: Json<string[]>;
	not_included: Json<string[]>;
	featured: Flag;
	available: Flag;
	order: number;
	status: Generated<"published" | "draft">;
	/** Nothing where it is unlimited. */
	capacity: number | null;
	/** The first and the last day on which it is sold. */
	sale_start: string | null;
	sale_end: string | null;
	most_per_order: number | null;
	early_bird_price: number | null;
	/** Whoever has it shows on arrival that it is theirs to have, such as a student card. */
	at_door: Flag;
}

export interface PartnerTable {
	id: string;
	name: string;
	logo: string;
	website: string;
	description: Translated;
	type: string;
	order: number;
	status: Generated<"published" | "draft">;
}

export interface NewsArticleTable {
	id: string;
	slug: string;
	title: Translated;
	content: Translated;
	image: string | null;
	published_at: string;
	author: string;
	category: string;
	featured: Flag;
	draft: Generated<Flag>;
	format: TextFormat;
	/** Unguessable part of the address at which a draft can be read. */
	preview_key: string | null;
}

export interface RegionTable {
	id: string;
	title: Translated;
	description: Translated;
	image: string;
	countries: Json<{ code: string; capital: { en: string }; population: number; image: string }[]>;
	industries: Json<{ en: string }[]>;
	facts: Json<{ figure: { en: string }; label: { en: string } }[]>;
}

export interface FaqEntryTable {
	id: string;
	question: Translated;
	answer: Translated;
	order: number;
}

export interface LegalPageTable {
	id: string;
	title: Translated;
	summary: Translated;
	body: Translated;
	format: TextFormat;
	updated_on: string;
}

export interface PageTextTable {
	/** Names a text of the interface, such as `about/story/first`. */
	key: string;
	/** In the languages in which organizers wrote another than the original. */
	text: Json<{ en?: string; es?: string; sv?: string; stale?: ("es" | "sv")[] }>;
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

export interface RateLimitTable {
	/** What is counted, and a hash of for whom. */
	key: string;
	hits: number;
	/** Seconds since 1970 at which the count starts anew. */
	resets_at: number;
}

/** Which seeds were ever placed, so that one that an organizer edited or deleted does not come back. */
export interface UserTable {
	id: string;
	/** Lower case. */
	username: string;
	/** Argon2id, as a PHC string. */
	password_hash: string;
	disabled: Generated<Flag>;
	created_at: Timestamp;
	/** ISO instant in UTC of a request with a session; written once a minute at most. */
	last_seen_at: string | null;
	/** 1 where the password is long enough only together with a second factor. */
	short_password: Generated<Flag>;
	/** Base32; nothing while the second factor is off. */
	totp_secret: string | null;
	/** The last time step that was used, so that a code counts once. */
	totp_last_step: Generated<number>;
	/** 1 where somebody else knows the password, too. */
	must_change_password: Generated<Flag>;
	/** ISO instant in UTC from which on the account is closed. */
	until: string | null;
}

export interface UserRoleTable {
	user_id: string;
	role: "admin" | "editor" | "messages";
}

/** Of whoever has not chosen a password yet. */
export interface InvitationTable {
	user_id: string;
	/** Nothing once it is withdrawn. */
	key_hash: string | null;
	email: string | null;
	/** ISO instant in UTC. */
	expires_at: string;
}

export interface LoginSessionTable {
	/** Hash of the reference that the browser holds. */
	id_hash: string;
	user_id: string;
	/** ISO instants in UTC, these three. */
	created_at: string;
	last_seen_at: string;
	expires_at: string;
	user_agent: string;
}

export interface LoginAttemptTable {
	/** Hash of the account or the address that is counted. */
	key: string;
	failures: number;
	/** Seconds since 1970, these two. */
	blocked_until: number;
	updated_at: number;
}

/** What the site keeps for itself, such as the secret that it made. */
export interface SettingTable {
	key: string;
	value: string;
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

export interface PictureTable {
	/** Hash of the picture and its focus: part of its addresses, which may therefore be kept for ever. */
	id: string;
	name: string;
	alt: Json<{ en?: string; es?: string; sv?: string }>;
	width: number;
	height: number;
	/** The point that no crop cuts away, from 0 (left, top) to 1. */
	focus_x: number;
	focus_y: number;
	created_at: Timestamp;
	/** ISO instant in UTC. From then on it is shown nowhere, but can be brought back. */
	deleted_at: string | null;
	/** The same picture with another focus, to which addresses lead on that somebody still knows. */
	replaced_by: string | null;
	/** Re-encoded, without metadata. The last column, so that reading the others never reads it. */
	original: Buffer;
}

export interface PictureFileTable {
	picture_id: string;
	/** Such as `960.avif`. */
	name: string;
	bytes: Buffer;
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
}

export interface RecoveryCodeTable {
	user_id: string;
	/** A PHC string; of a code without selector SHA-256. */
	code_hash: string;
	/** The first letters of the code. Codes from before schema 8 have none. */
	selector: string | null;
}

/** The one row of how many days the site keeps what; 0 is until somebody deletes it. */
export interface RetentionTable {
	id: number;
	message_days: number;
	mail_days: number;
	activity_days: number;
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
