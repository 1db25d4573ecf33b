import { type FileHandle, open } from "node:fs/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import {
	type AbortableOperationOptions,
	CompiledQuery,
	createQueryId,
	type DatabaseConnection,
	type DialectAdapter,
	type Driver,
	OperationNodeTransformer,
	type QueryId,
	SelectQueryNode,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type TableNode,
} from "kysely";

interface SummitDialectConfig extends SqliteDialectConfig {
	database: Database;
	/** Called when the database is temporarily unavailable: a full disk, a lock. */
	onStorageDown?: () => void;
	onQuery?: (tables: readonly string[]) => void;
}

/** Takes the write lock when a transaction starts. Kysely's deferred transactions fail if another process writes between their read and write. */
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

class ImmediateSqliteAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

const LOCK_TIMEOUT_MS = 5000;
const RETRY_DELAY_MS = 3;
const TEMPORARY_ERRORS = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

/**
 * SQLite waits for locks and the disk by blocking the process. This driver lets readers use the connection between attempts and during commits,
 * which a worker thread syncs to disk as `synchronous=FULL` would.
 */
class ImmediateSqliteDriver extends SqliteDriver {
	readonly #database: Database;
	readonly #onStorageDown: () => void;
	readonly #onQuery: (tables: readonly string[]) => void;
	readonly #tablesOf = rememberedBySql(tablesOf);
	readonly #reachDisk = shared(() => this.#writeLog());
	#lastTurn: Promise<void> = Promise.resolve();
	#holder: DatabaseConnection | undefined;
	#endTurn = () => {};
	/** When a write of this process last had the lock, so that writes queued behind it do not time out. */
	#lastThrough = 0;
	#hasLog = false;
	#log: FileHandle | undefined;

	constructor({ onStorageDown = () => {}, onQuery = () => {}, ...config }: SummitDialectConfig) {
		super({ ...config, database: withKeptStatements(config.database) });
		this.#database = config.database;
		this.#onStorageDown = onStorageDown;
		this.#onQuery = onQuery;
	}

	override async init(options?: AbortableOperationOptions): Promise<void> {
		await super.init(options);
		this.#database.pragma("busy_timeout = 0");
		this.#hasLog = this.#database.pragma("journal_mode", { simple: true }) === "wal";
		if (this.#hasLog) this.#database.pragma("synchronous = NORMAL");
	}

	override async destroy(): Promise<void> {
		await this.#log?.close();
		await super.destroy();
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		const mine: DatabaseConnection = {
			executeQuery: async (query) => {
				this.#onQuery(this.#tablesOf(query));
				if (this.#holder !== mine) await this.#takeTurn(mine);
				const result = await this.#patiently(mine, () => connection.executeQuery<never>(query));
				if (this.#hasLog && !this.#database.inTransaction && !isReading(query)) {
					// Not at once: queued writes would overtake pending reads.
					const released = setImmediate().then(() => this.#release(mine));
					await this.#orNoteFault(Promise.all([this.#reachDisk(), released]));
				}
				return result;
			},
			streamQuery: (query, size) => {
				this.#onQuery(this.#tablesOf(query));
				return connection.streamQuery(query, size);
			},
		};
		await this.#takeTurn(mine);
		return mine;
	}

	override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
		this.#release(connection);
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	/**
	 * On a full disk SQLite has rolled back by itself; a second rollback would hide the error. After a failed commit the open transaction belongs to
	 * somebody else.
	 */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#holder === connection && this.#database.inTransaction) await super.rollbackTransaction(connection);
	}

	async #writeLog(): Promise<void> {
		this.#log ??= await open(`${this.#database.name}-wal`);
		await this.#log.datasync();
	}

	async #orNoteFault(written: Promise<unknown>): Promise<void> {
		try {
			await written;
		} catch (cause) {
			this.#onStorageDown();
			throw cause;
		}
	}

	async #takeTurn(connection: DatabaseConnection): Promise<void> {
		const turn = Promise.withResolvers<void>();
		const before = this.#lastTurn;
		this.#lastTurn = turn.promise;
		await before;
		this.#holder = connection;
		this.#endTurn = turn.resolve;
	}

	#release(connection: DatabaseConnection | undefined): void {
		if (!connection || this.#holder !== connection) return;
		this.#holder = undefined;
		this.#endTurn();
	}

	async #patiently<Result>(connection: DatabaseConnection, run: () => Promise<Result>, since = Date.now()): Promise<Result> {
		try {
			const result = await run();
			if (this.#database.inTransaction) this.#lastThrough = Date.now();
			return result;
		} catch (cause) {
			const { code = "" } = cause as { code?: string };
			const isLocked = code === "SQLITE_BUSY" && !this.#database.inTransaction;
			if (!isLocked || Date.now() > Math.max(since, this.#lastThrough) + LOCK_TIMEOUT_MS) {
				if (TEMPORARY_ERRORS.test(code)) this.#onStorageDown();
				throw cause;
			}
		}
		this.#release(connection);
		await setTimeout(RETRY_DELAY_MS);
		await this.#takeTurn(connection);
		return this.#patiently(connection, run, since);
	}
}

function shared(run: () => Promise<void>): () => Promise<void> {
	let last: Promise<void> = Promise.resolve();
	let next: Promise<void> | undefined;
	return () => {
		next ??= last.then(() => {
			next = undefined;
			const running = run();
			last = running.catch(() => {});
			return running;
		});
		return next;
	};
}

const MAX_STATEMENTS = 500;

function rememberedBySql<Query extends { sql: string }, Result>(make: (query: Query) => Result): (query: Query) => Result {
	const made = new Map<string, Result>();
	return (query) => {
		const known = made.get(query.sql);
		if (known !== undefined) return known;
		if (made.size >= MAX_STATEMENTS) made.clear();
		const result = make(query);
		made.set(query.sql, result);
		return result;
	};
}

/**
 * Kysely prepares each query anew, which makes better-sqlite3 compile a function for its rows. SQLite re-prepares statements after schema changes.
 */
function withKeptStatements(database: Database): SqliteDatabase {
	const prepare = rememberedBySql(({ sql }) => database.prepare(sql));
	return { prepare: (sql) => prepare({ sql }), close: () => database.close() };
}

function isReading({ query, sql }: CompiledQuery): boolean {
	return SelectQueryNode.is(query) || /^select\b/i.test(sql);
}

function tablesOf({ query }: CompiledQuery): string[] {
	const finder = new TableFinder();
	finder.transformNode(query, createQueryId());
	return [...finder.tables];
}

class TableFinder extends OperationNodeTransformer {
	readonly tables = new Set<string>();

	protected override transformTable(node: TableNode, queryId: QueryId): TableNode {
		this.tables.add(node.table.identifier.name);
		return super.transformTable(node, queryId);
	}
}
