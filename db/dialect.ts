import { setTimeout } from "node:timers/promises";
import type { Database, Statement } from "better-sqlite3";
import {
	type AbortableOperationOptions,
	CompiledQuery,
	type DatabaseConnection,
	type DialectAdapter,
	type Driver,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
} from "kysely";

interface SummitDialectConfig extends SqliteDialectConfig {
	database: Database;
	/** Called where the database cannot be read or written for a reason that may pass: a full disk, a lock. */
	onStorageDown?: () => void;
}

/**
 * SQLite whose transactions take the write lock at their start. Kysely's own begin without one: a transaction that reads
 * and then writes would fail where another process wrote between the two.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
	readonly #config: SummitDialectConfig;

	constructor(config: SummitDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): Driver {
		return new ImmediateSqliteDriver(this.#config);
	}

	override createAdapter(): DialectAdapter {
		return new ImmediateSqliteAdapter();
	}
}

/** The driver itself sees to it that one after the other uses the connection. */
class ImmediateSqliteAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

/** Milliseconds that a write waits for another process, and between two attempts. */
const PATIENCE = 5000;
const PAUSE = 10;
const PASSING_FAULTS = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

/**
 * SQLite waits for other processes by halting its own, with all who only want to read. Here a write that finds the
 * database locked gives the connection to others until its next attempt.
 */
class ImmediateSqliteDriver extends SqliteDriver {
	readonly #database: Database;
	readonly #onStorageDown: () => void;
	#lastTurn: Promise<void> = Promise.resolve();
	#endTurn = () => {};

	constructor({ onStorageDown = () => {}, ...config }: SummitDialectConfig) {
		super({ ...config, database: withKeptStatements(config.database) });
		this.#database = config.database;
		this.#onStorageDown = onStorageDown;
	}

	override async init(options?: AbortableOperationOptions): Promise<void> {
		await super.init(options);
		this.#database.pragma("busy_timeout = 0");
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		await this.#takeTurn();
		const connection = await super.acquireConnection();
		return {
			executeQuery: (query) => this.#patiently(() => connection.executeQuery(query)),
			streamQuery: (query, size) => connection.streamQuery(query, size),
		};
	}

	override async releaseConnection(): Promise<void> {
		this.#endTurn();
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	async #takeTurn(): Promise<void> {
		const turn = Promise.withResolvers<void>();
		const before = this.#lastTurn;
		this.#lastTurn = turn.promise;
		await before;
		this.#endTurn = turn.resolve;
	}

	async #patiently<Result>(run: () => Promise<Result>, giveUp = Date.now() + PATIENCE): Promise<Result> {
		try {
			return await run();
		} catch (cause) {
			const { code = "" } = cause as { code?: string };
			const isLocked = code === "SQLITE_BUSY" && !this.#database.inTransaction;
			if (!isLocked || Date.now() > giveUp) {
				if (PASSING_FAULTS.test(code)) this.#onStorageDown();
				throw cause;
			}
		}
		this.#endTurn();
		await setTimeout(PAUSE);
		await this.#takeTurn();
		return this.#patiently(run, giveUp);
	}
}

/** Far more than the site has; lists of values of each length have one of their own. */
const MOST_STATEMENTS = 500;

/** Kysely has each query prepared anew, and better-sqlite3 compiles a function for the rows of each. SQLite itself sees to it that they outlive a change of schema. */
function withKeptStatements(database: Database): SqliteDatabase {
	const statements = new Map<string, Statement>();
	return {
		prepare: (sql) => {
			const kept = statements.get(sql);
			if (kept) return kept;
			if (statements.size >= MOST_STATEMENTS) statements.clear();
			const statement = database.prepare(sql);
			statements.set(sql, statement);
			return statement;
		},
		close: () => database.close(),
	};
}
