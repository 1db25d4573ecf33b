import { createReadStream, existsSync, realpathSync, rmSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { env } from "#app/runtime/env.server.ts";
import { backUp, noteBackup } from "#db/backup.ts";
import { draftOf } from "#db/draft.ts";
import { secretFileOf } from "#db/site-secret.ts";
import { failOnRefusedFile, requireDatabase } from "./refusals.ts";
import { CommandFailed, type Terminal } from "./terminal.ts";

interface BackupArguments {
	/** `-` for standard output. */
	FILE: string;
	force?: boolean;
}

/** @throws CommandFailed */
export async function backUpDatabase({ FILE, force }: BackupArguments, { print }: Terminal): Promise<void> {
	const { databaseFile } = env;
	requireDatabase(databaseFile);
	if (FILE === "-") {
		await writeBackupToStdout(databaseFile);
		process.stderr.write(secretNote());
		return note(databaseFile);
	}
	if (existsSync(FILE)) {
		if (realpathSync(FILE) === realpathSync(databaseFile)) throw new CommandFailed("A database can't be a backup of itself. Choose another file.");
		if (!force) throw new CommandFailed(`${FILE} exists. Use --force to replace it.`);
	}
	failOnRefusedFile(() => backUp(databaseFile, FILE));
	print(`${databaseFile} was backed up to ${FILE}: ${statSync(FILE).size} bytes, sound.\n${secretNote()}`);
	note(databaseFile);
}

function secretNote(): string {
	const file = secretFileOf(env.databaseFile);
	const name = env.sessionSecret === undefined && existsSync(file) ? file : "SESSION_SECRET";
	return `${name} is not in it, and without it second factors cannot be used: keep a copy of it apart from the backup.\n`;
}

function note(databaseFile: string): void {
	try {
		noteBackup(databaseFile);
	} catch (cause) {
		process.stderr.write(`When it was made could not be noted in the database: ${(cause as Error).message}\n`);
	}
}

async function writeBackupToStdout(databaseFile: string): Promise<void> {
	const whole = draftOf(databaseFile);
	try {
		failOnRefusedFile(() => backUp(databaseFile, whole));
		await pipeline(createReadStream(whole), process.stdout, { end: false });
	} finally {
		rmSync(whole, { force: true });
	}
}
