import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { getAssetKeys, getRawAsset, isSea } from "node:sea";
import SQLite, { type Database } from "better-sqlite3";

/** Opens a SQLite file. Every connection must be made here, as the executable embeds the native library. */
export function openSqlite(file: string, options: SQLite.Options = {}): Database {
	if (!isSea()) return new SQLite(file, options);
	addon ??= unpackAddon(path.dirname(file));
	// The types allow only a path.
	return new SQLite(file, { ...options, nativeBinding: addon as string });
}

let addon: unknown;

/**
 * Writes the embedded native library to a folder from which it can be loaded, if it is not there. Its bytes are compared at every start.
 * @returns the value of better-sqlite3's `nativeBinding`
 */
function unpackAddon(dataFolder: string): unknown {
	const name = getAssetKeys().find((key) => key.endsWith(".node")) as string;
	const bytes = Buffer.from(getRawAsset(name));
	const faults: string[] = [];
	for (const folder of [path.resolve(dataFolder, ".cache"), path.join(tmpdir(), `summit-${process.getuid?.()}`)]) {
		try {
			const file = path.join(ownFolder(folder), name);
			if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
				const draft = `${file}.${process.pid}`;
				writeFileSync(draft, bytes, { mode: 0o600 });
				renameSync(draft, file);
			}
			return createRequire(process.execPath)(file);
		} catch (cause) {
			// Read-only, owned by another user, or mounted noexec.
			faults.push((cause as Error).message);
		}
	}
	throw new Error(`SQLite cannot be started from any folder:\n${faults.join("\n")}`);
}

/** @throws if others could replace files in the folder */
function ownFolder(folder: string): string {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const { mode, uid } = lstatSync(folder);
	if (uid !== process.getuid?.() || (mode & 0o077) !== 0) throw new Error(`${folder} is not this user's alone.`);
	return folder;
}
