import { createReadStream, existsSync, realpathSync, rmSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { env } from "~/env.server";
import { backUp } from "../../../db/backup";
import { refusalsFailTheCommand } from "./refusals";
import { CommandFailed, type Terminal } from "./terminal";

interface BackupWords {
	/** `-` for standard output. */
	FILE: string;
	force?: boolean;
}

/** Writes the whole site into one file. @throws CommandFailed */
export async function backUpDatabase({ FILE, force }: BackupWords, { print }: Terminal): Promise<void> {
	const { databaseFile } = env;
	if (!existsSync(databaseFile)) throw new CommandFailed(`There is no database at ${databaseFile}.`);
	if (FILE === "-") return pour(databaseFile);
	if (existsSync(FILE)) {
		if (realpathSync(FILE) === realpathSync(databaseFile)) throw new CommandFailed("A database is no backup of itself: name another file.");
		if (!force) throw new CommandFailed(`${FILE} exists. Say --force to replace it.`);
	}
	refusalsFailTheCommand(() => backUp(databaseFile, FILE));
	print(`${databaseFile} was backed up to ${FILE}: ${statSync(FILE).size} bytes, sound.\n`);
}

/** Out of a container, where no other place can be written. */
async function pour(databaseFile: string): Promise<void> {
	const whole = `${databaseFile}.backup-${process.pid}`;
	try {
		refusalsFailTheCommand(() => backUp(databaseFile, whole));
		await pipeline(createReadStream(whole), process.stdout, { end: false });
	} finally {
		rmSync(whole, { force: true });
	}
}
