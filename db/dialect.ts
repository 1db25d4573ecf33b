import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";

interface SummitDialectConfig extends SqliteDialectConfig {
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
}

const PASSING_FAULTS = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

class ImmediateSqliteDriver extends SqliteDriver {
	readonly #onStorageDown: () => void;

	constructor({ onStorageDown = () => {}, ...config }: SummitDialectConfig) {
		super(config);
		this.#onStorageDown = onStorageDown;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		return {
			executeQuery: async (query) => {
				try {
					return await connection.executeQuery(query);
				} catch (cause) {
					if (PASSING_FAULTS.test((cause as { code?: string }).code ?? "")) this.#onStorageDown();
					throw cause;
				}
			},
			streamQuery: (query, size) => connection.streamQuery(query, size),
		};
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}
}
