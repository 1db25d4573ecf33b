import type { Database } from "better-sqlite3";
import * as baseline from "#db/migrations/0064-baseline.ts";
import * as differences from "#db/migrations/0065-differences.ts";
import * as unassignedLines from "#db/migrations/0066-unassigned-lines.ts";
import * as siteSecret from "#db/migrations/0067-site-secret.ts";
import * as noOrigins from "#db/migrations/0068-no-origins.ts";
import * as orderLinkRequests from "#db/migrations/0069-order-link-requests.ts";
import * as invoiceEmails from "#db/migrations/0070-invoice-emails.ts";
import * as standardNames from "#db/migrations/0071-standard-names.ts";
import * as sponsorship from "#db/migrations/0072-sponsorship.ts";
import * as film from "#db/migrations/0073-film.ts";
import * as attendees from "#db/migrations/0074-attendees.ts";
import * as meetings from "#db/migrations/0075-meetings.ts";
import * as skippedNumbers from "#db/migrations/0076-skipped-numbers.ts";
import * as givenUpSlots from "#db/migrations/0077-given-up-slots.ts";
import * as drafts from "#db/migrations/0078-drafts.ts";
import * as placeLater from "#db/migrations/0079-place-later.ts";
import * as scheduledGroupMails from "#db/migrations/0080-scheduled-group-mails.ts";

/** In order. Released migrations are frozen: append new ones. */
const MIGRATIONS: ({ sql: string } | { run(sqlite: Database): void })[] = [
	baseline,
	differences,
	unassignedLines,
	siteSecret,
	noOrigins,
	orderLinkRequests,
	invoiceEmails,
	standardNames,
	sponsorship,
	film,
	attendees,
	meetings,
	skippedNumbers,
	givenUpSlots,
	drafts,
	placeLater,
	scheduledGroupMails,
];
export const NEWEST_SCHEMA = baseline.SCHEMA + MIGRATIONS.length - 1;

export class SchemaRefused extends Error {
	override name = "SchemaRefused";
}

/** Returns SQLite's `user_version`: 0 for a new file, or another program's. */
export function schemaOf(sqlite: Database): number {
	return sqlite.pragma("user_version", { simple: true }) as number;
}

/** Returns the reason why this program cannot migrate a schema; undefined if it can. */
export function schemaRefusal(schema: number): string | undefined {
	if (schema > NEWEST_SCHEMA) {
		return `The database has schema ${schema}, this program knows ${NEWEST_SCHEMA}: open it with the newer program, or restore a backup made by this one.`;
	}
	return schema > 0 && schema < baseline.SCHEMA ? `The database has schema ${schema}. Open it once with version 0.1.0, then with this one.` : undefined;
}

/**
 * Migrates to `target`, each step in its own transaction; a new file in one, which saves a sync to disk for each step.
 * @returns the schema before
 * @throws SchemaRefused
 */
export function migrate(sqlite: Database, target = NEWEST_SCHEMA): number {
	const version = schemaOf(sqlite);
	const refusal = schemaRefusal(version);
	if (refusal) throw new SchemaRefused(refusal);
	const step = (from: number, to: number) =>
		sqlite
			.transaction(() => {
				if (schemaOf(sqlite) !== from) return;
				const migration = MIGRATIONS[to - baseline.SCHEMA]!;
				if ("sql" in migration) sqlite.exec(migration.sql);
				else migration.run(sqlite);
				sqlite.pragma(`user_version = ${to}`);
			})
			.immediate();
	const steps = () => {
		for (let from = version, to: number; from < target; from = to) {
			to = from === 0 ? baseline.SCHEMA : from + 1;
			step(from, to);
		}
	};
	if (version === 0) sqlite.transaction(steps).immediate();
	else steps();
	return version;
}
