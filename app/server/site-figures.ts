import { Gauge, type Registry } from "prom-client";
import type { StorageFigures } from "#db/storage-figures.ts";

const METRIC_HELP = {
	database_readable: "1 while the database can be read, else 0.",
	mail_waiting: "Emails in the outbox that will be tried, or tried again, by themselves.",
	mail_failed: "Emails in the outbox that wait for a person.",
	mail_oldest_waiting_seconds: "For how long the oldest email has waited that is to be sent; 0 where none is.",
	backup_last_success_timestamp_seconds: "When 'summit backup' last made a backup; 0 where it never did.",
	replica_lag_seconds: "How long ago the replica was last complete; 0 without a replica.",
	database_bytes: "Size of the database file.",
	database_wal_bytes: "Size of the database's journal.",
	disk_free_bytes: "What the site may still write to the disk of its database.",
};
type Name = keyof typeof METRIC_HELP;

export function registerSiteFigures(registry: Registry, storage: StorageFigures, replicaLag: () => number, now = Date.now): void {
	let read: Record<Name, number> | undefined;
	for (const name of Object.keys(METRIC_HELP) as Name[]) {
		new Gauge({
			name,
			help: METRIC_HELP[name],
			registers: [registry],
			collect() {
				read ??= { ...readAll(storage, now()), replica_lag_seconds: replicaLag() / 1000 };
				this.set(read[name]);
				queueMicrotask(() => {
					read = undefined;
				});
			},
		});
	}
}

function readAll(storage: StorageFigures, now: number): Record<Exclude<Name, "replica_lag_seconds">, number> {
	const rows = storage.rows();
	return {
		database_readable: rows ? 1 : 0,
		mail_waiting: rows?.mailsWaiting ?? 0,
		mail_failed: rows?.mailsFailed ?? 0,
		mail_oldest_waiting_seconds: rows?.waitingSince ? (now - Date.parse(rows.waitingSince)) / 1000 : 0,
		backup_last_success_timestamp_seconds: rows?.lastBackup ? Date.parse(rows.lastBackup) / 1000 : 0,
		database_bytes: storage.size,
		database_wal_bytes: storage.journalSize,
		disk_free_bytes: storage.freeDisk,
	};
}
