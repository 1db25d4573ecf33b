import { existsSync, rmSync, statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { backUp } from "./backup.ts";
import { migrate, NEWEST_SCHEMA, schemaOf, schemaRefusal } from "./migrate.ts";
import { FileRefused } from "./soundness.ts";

export const BACKUP_RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** The backup failed, so the database was not changed. */
export class UpgradeStopped extends Error {
	override name = "UpgradeStopped";
}

const backupBeforeUpgrade = (file: string) => `${file}.before-upgrade`;

/**
 * Migrates to the newest schema. An older database is backed up beside itself first, replacing the backup of the last upgrade; an interrupted upgrade
 * keeps its first backup.
 * @returns the schema before
 * @throws SchemaRefused, UpgradeStopped
 */
export function upgrade(sqlite: Database, file: string): number {
	const version = schemaOf(sqlite);
	if (version > 0 && version < NEWEST_SCHEMA && !schemaRefusal(version)) {
		backUpBeforehand(file, version, isUnderWay(sqlite));
		sqlite.pragma(`application_id = ${UPGRADING_ID}`);
	}
	migrate(sqlite);
	if (isUnderWay(sqlite)) sqlite.pragma("application_id = 0");
	return version;
}

/** SQLite's `application_id` during an upgrade; otherwise 0. */
const UPGRADING_ID = 1;
const isUnderWay = (sqlite: Database) => sqlite.pragma("application_id", { simple: true }) === UPGRADING_ID;

function backUpBeforehand(file: string, version: number, isInterrupted: boolean): void {
	const target = backupBeforeUpgrade(file);
	try {
		// Another process may be further with the same upgrade, and have made the backup.
		if (!isInterrupted || !existsSync(target)) backUp(file, target, (schema) => schema === version);
	} catch (cause) {
		const reasons = [(cause as Error).message, ...(cause instanceof FileRefused ? cause.faults : [])];
		throw new UpgradeStopped(
			`${file} was not upgraded, since it could not be backed up to ${target}:\n  ${reasons.join("\n  ")}\nTo upgrade all the same: summit migrate --without-backup`,
		);
	}
	console.info(
		`${file} has schema ${version} and is brought to ${NEWEST_SCHEMA}. Before that it was backed up to ${target}, which is kept for ${BACKUP_RETENTION_DAYS} days.`,
	);
}

/** Deletes an expired backup from before the last upgrade. */
export function forgetBackupBeforeUpgrade(file: string, now = Date.now()): void {
	const backup = backupBeforeUpgrade(file);
	const made = statSync(backup, { throwIfNoEntry: false })?.mtimeMs;
	if (made !== undefined && now - made > BACKUP_RETENTION_DAYS * DAY_MS) rmSync(backup, { force: true });
}
