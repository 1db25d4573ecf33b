import { existsSync, rmSync, statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { backUp } from "./backup.ts";
import { migrate, NEWEST_SCHEMA, schemaOf, schemaRefusal } from "./migrate.ts";
import { FileRefused } from "./soundness.ts";

/** After these days the backup from before the last upgrade is deleted. */
export const KEPT_FOR_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/** The database could not be backed up, so it was left as it is. */
export class UpgradeStopped extends Error {
	override name = "UpgradeStopped";
}

/** Where the backup from before the last upgrade of a database stands. */
const backupBeforeUpgrade = (file: string) => `${file}.before-upgrade`;

/**
 * Brings a database to the newest schema. One of an older schema is backed up beside it first, in the place of the backup
 * that an earlier upgrade left. An upgrade that goes on where it was interrupted keeps the backup from before it began.
 *
 * @returns the schema that it had
 * @throws SchemaRefused, UpgradeStopped
 */
export function upgrade(sqlite: Database, file: string): number {
	const version = schemaOf(sqlite);
	if (version > 0 && version < NEWEST_SCHEMA && !schemaRefusal(version)) {
		backUpBeforehand(file, version, isUnderWay(sqlite));
		sqlite.pragma(`application_id = ${UNDER_WAY}`);
	}
	migrate(sqlite);
	if (isUnderWay(sqlite)) sqlite.pragma("application_id = 0");
	return version;
}

/** SQLite's `application_id` of a database between the first and the last step of an upgrade; otherwise it is 0. */
const UNDER_WAY = 1;
const isUnderWay = (sqlite: Database) => sqlite.pragma("application_id", { simple: true }) === UNDER_WAY;

function backUpBeforehand(file: string, version: number, isInterrupted: boolean): void {
	const target = backupBeforeUpgrade(file);
	try {
		// Another process may be upgrading too, and be further by now: then the backup is there.
		if (!isInterrupted || !existsSync(target)) backUp(file, target, (schema) => schema === version);
	} catch (cause) {
		const reasons = [(cause as Error).message, ...(cause instanceof FileRefused ? cause.faults : [])];
		throw new UpgradeStopped(
			`${file} was not upgraded, since it could not be backed up to ${target}:\n  ${reasons.join("\n  ")}\nTo upgrade all the same: summit migrate --without-backup`,
		);
	}
	console.info(
		`${file} has schema ${version} and is brought to ${NEWEST_SCHEMA}. Before that it was backed up to ${target}, which is kept for ${KEPT_FOR_DAYS} days.`,
	);
}

/** Deletes the backup from before the last upgrade once it is old. */
export function forgetBackupBeforeUpgrade(file: string, now = Date.now()): void {
	const backup = backupBeforeUpgrade(file);
	const made = statSync(backup, { throwIfNoEntry: false })?.mtimeMs;
	if (made !== undefined && now - made > KEPT_FOR_DAYS * DAY) rmSync(backup, { force: true });
}
