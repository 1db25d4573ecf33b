import type { Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { Flag, Json, TextFormat, Translated } from "./column-types.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PictureTables } from "./picture-tables.ts";
import type { RecordTables } from "./record-tables.ts";

/** Every table of the database, as its rows are. First what visitors read, and organizers write. */
export interface Tables extends AccountTables, OrderTables, PictureTables, RecordTables {
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
	/** Of all of it; nothing where it takes place. */
	held: "postponed" | "cancelled" | null;
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
