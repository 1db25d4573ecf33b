import type { Database, Statement } from "better-sqlite3";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/**
 * Whether public pages are made from a table. Triggers count the changes of those that they are made from; an answer made
 * from another one is never cached.
 */
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
	trace: true,
	address: true,
	schedule_number: true,
	sales_setting: true,
	stock_state: true,
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
	statement_line: false,
	group_mail: false,
	place: false,
	waiting_entry: false,
	card_payment: false,
	card_refund: false,
	card_event: false,
	holding: false,
	holding_order: false,
	order_link_request: false,
} as const satisfies Record<keyof Tables, boolean>;

/** One of those that public pages are made from. */
export type PublicTable = { [Table in keyof Tables]: (typeof IS_PUBLIC)[Table] extends true ? Table : never }[keyof Tables];

/** What public pages are made from, as it was at one moment. The same object until something of it changes. */
export interface ContentState {
	/** How often each public table was changed. */
	versions: ReadonlyMap<string, number>;
}

/** Whether an answer made from these tables is the same in both states. */
export function isSame(tables: readonly string[], one: ContentState, other: ContentState): boolean {
	return one === other || tables.every((table) => one.versions.get(table) === other.versions.get(table));
}

/**
 * Tells, exactly and at almost no cost, whether what visitors read has changed: in this process or in any other that
 * writes to the same file. A connection of its own sees every commit by SQLite's `data_version`; only then it reads the
 * counts.
 *
 * It looks once in each turn of the event loop: a request that the kernel had before that turn was sent before the look,
 * so no answer is older than a write that was acknowledged before the question.
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

	/** @throws where the database cannot be read */
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
