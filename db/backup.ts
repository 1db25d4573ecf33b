import { closeSync, openSync, rmSync } from "node:fs";
import { renameDurably } from "./durable.ts";
import { FileRefused, faultsOf } from "./soundness.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Writes the database as it is at this moment into one file, readable by this user alone, while others read and write.
 * SQLite's `VACUUM INTO` reads in one transaction; its online backup begins anew whenever another process writes. The
 * file gets its name when it is whole, checked and on the disk.
 *
 * @param target is replaced where it exists
 * @throws FileRefused where the database is broken, so that its backup would be
 */
export function backUp(source: string, target: string): void {
	const draft = `${target}.${process.pid}.part`;
	closeSync(openSync(draft, "wx", 0o600));
	try {
		const sqlite = openSqlite(source, { fileMustExist: true });
		try {
			sqlite.prepare("VACUUM INTO ?").run(draft);
		} finally {
			sqlite.close();
		}
		const copy = openSqlite(draft);
		const faults = faultsOf(copy);
		copy.close();
		if (faults.length > 0) throw new FileRefused("The database is broken.", faults);
		renameDurably(draft, target);
	} finally {
		rmSync(draft, { force: true });
	}
}
