import type { Database, Statement } from "better-sqlite3";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** Tables from which public pages are rendered; triggers count their changes. A response that reads any other table is not cached. */
export const IS_PUBLIC = {
	event: true,
	speaker: true,
	room: true,
	session: true,
	session_speaker: true,
	workshop: true,
	ticket_tier: true,
	partner: true,
	news_article: true,
	region: true,
	faq_entry: true,
	legal_page: true,
	page_text: true,
	picture: true,
	picture_file: true,
	retention: true,
	search_entry: true,
	search_stale: true,
	entity_revision: true,
	address: true,
	schedule_number: true,
	sales_setting: true,
	stock_status: true,
	contact_message: false,
	subscriber: false,
	user: false,
	user_role: false,
	invitation: false,
	login_session: false,
	pending_sign_in: false,
	login_attempt: false,
	setting: false,
	change: false,
	mail: false,
	recovery_code: false,
	discount_code: false,
	order: false,
	order_line: false,
	ticket: false,
	revoked_secret: false,
	order_secret: false,
	order_event: false,
	payment: false,
	refund: false,
	difference: false,
	invoice: false,
	numbering: false,
	skipped_numbers: false,
	statement_line: false,
	group_mail: false,
	scheduled_group_mail: false,
	workshop_registration: false,
	waiting_entry: false,
	card_payment: false,
	card_refund: false,
	card_event: false,
	disruption: false,
	disruption_order: false,
	order_link_request: false,
	meeting_sector: false,
	meeting_profile: false,
	meeting_wish: false,
	meeting_rule: false,
	meeting_session: false,
	meeting_slot: false,
	meeting_table: false,
	meeting: false,
	meeting_person: false,
	meeting_offer: false,
	meeting_plan: false,
} as const satisfies Record<keyof Tables, boolean>;

export type PublicTable = { [Table in keyof Tables]: (typeof IS_PUBLIC)[Table] extends true ? Table : never }[keyof Tables];

/** The same object until a public table changes. */
export interface ContentState {
	versions: ReadonlyMap<string, number>;
}

export function isSame(tables: readonly string[], one: ContentState, other: ContentState): boolean {
	return one === other || tables.every((table) => one.versions.get(table) === other.versions.get(table));
}

/**
 * Detects whether public tables have changed, also by other processes: a separate connection sees every commit by `data_version`.
 * It checks once in each turn of the event loop, so that no response is older than a write acknowledged before its request.
 */
export class TableVersions {
	readonly #sqlite: Database;
	readonly #commits: Statement<[], number>;
	readonly #counts: Statement<[], [table: string, version: number]>;
	#seenCommits = -1;
	#state: ContentState = { versions: new Map() };
	#hasLooked = false;

	constructor(file: string) {
		this.#sqlite = openSqlite(file, { readonly: true });
		this.#commits = this.#sqlite.prepare<[], number>("PRAGMA data_version").pluck();
		this.#counts = this.#sqlite.prepare<[], [string, number]>("SELECT name, version FROM table_version").raw();
	}

	/** @throws if the database cannot be read */
	get current(): ContentState {
		if (!this.#hasLooked) this.#look();
		return this.#state;
	}

	close(): void {
		this.#sqlite.close();
	}

	#look(): void {
		const commits = this.#commits.get();
		if (commits !== this.#seenCommits) {
			this.#read();
			this.#seenCommits = commits as number;
		}
		this.#hasLooked = true;
		setImmediate(() => {
			this.#hasLooked = false;
		});
	}

	#read(): void {
		const state = { versions: new Map(this.#counts.all()) };
		if (!isSame([...state.versions.keys()], state, this.#state)) this.#state = state;
	}
}
