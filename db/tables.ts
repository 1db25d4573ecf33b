import type { Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { Flag, Json, TextFormat, Translated } from "./column-types.ts";
import type { MeetingTables } from "./meeting-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PictureTables } from "./picture-tables.ts";
import type { RecordTables } from "./record-tables.ts";

export interface Tables extends AccountTables, MeetingTables, OrderTables, PictureTables, RecordTables {
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
	film_url: string | null;
	time_zone: string;
	venue: string | null;
	address: string | null;
	city: string | null;
	country: string | null;
	venue_description: Translated | null;
	directions: Translated | null;
	map_url: string | null;
	airport_minutes: number | null;
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
	/** The other shop if `sales` is elsewhere. */
	shop_url: string | null;
	/** Null if only tiers are limited. */
	capacity: number | null;
	group_discount: number;
	status: Generated<"scheduled" | "postponed" | "cancelled">;
	/** Whole US dollars. */
	platinum_from: number | null;
	gold_from: number | null;
	silver_from: number | null;
	supporting_from: number | null;
	institutional_from: number | null;
	sponsor_contact: string | null;
	sponsor_email: string | null;
	audience_picture: string | null;
}

export interface SpeakerTable {
	id: string;
	name: string;
	title: Translated;
	company: string;
	/** Empty only in drafts. */
	country: string;
	/** Empty only in drafts. */
	category: string;
	bio: Translated;
	photo: string | null;
	featured: Flag;
	featured_order: Generated<number>;
	format: TextFormat;
	status: Generated<"published" | "draft">;
	website: string | null;
	linkedin: string | null;
}

export interface RoomTable {
	id: string;
	name: Translated;
	places: number | null;
	floor: Translated | null;
	/** 0 also if unknown. */
	step_free: Flag;
	hearing_loop: Flag;
	order: number;
}

export interface SessionTable {
	id: Generated<number>;
	/** Public id on the agenda; null if it is not on the agenda. */
	agenda_id: string | null;
	/** These three are null together while it is not scheduled. */
	date: string | null;
	start_time: string | null;
	end_time: string | null;
	/** Only if it is not scheduled. */
	duration_minutes: number | null;
	title: Translated;
	/** Empty in English if the title says everything. */
	description: Translated;
	room_id: string | null;
	/** Empty only in drafts. */
	type: string;
	track: string | null;
	status: Generated<"draft" | "published" | "cancelled">;
	format: TextFormat;
	/** Null if unknown. */
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

export interface WorkshopTable {
	id: string;
	session_id: number;
	description: Translated;
	image: string | null;
	/** Empty only in drafts, as is the level. */
	category: string;
	level: string;
	/** Null only in drafts. */
	price: number | null;
	/** Null only in drafts. */
	max_attendees: number | null;
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
	/** Null if unlimited. */
	capacity: number | null;
	sale_start: string | null;
	sale_end: string | null;
	most_per_order: number | null;
	early_bird_price: number | null;
	/** 1 if a proof is checked on arrival, such as a student card. */
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
	/** Such as `about/story/first`. */
	key: string;
	/** Only the languages that differ from the original. */
	text: Json<{ en?: string; es?: string; sv?: string; stale?: ("es" | "sv")[] }>;
}
