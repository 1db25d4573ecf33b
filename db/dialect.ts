import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";

/**
 * SQLite whose transactions take the write lock at their start. Kysely's own begin without one: a transaction that reads
 * and then writes would fail where another process wrote between the two.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;

	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): Driver {
		return new ImmediateSqliteDriver(this.#config);
	}
}

class ImmediateSqliteDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}
}
