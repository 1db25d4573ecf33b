import { createWriteStream, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { env } from "~/env.server";
import { draftOf } from "../../../db/draft";
import { restore } from "../../../db/restore";
import { refusalsFailTheCommand } from "./refusals";
import { CommandFailed, type Terminal } from "./terminal";

/** Puts a backup, `-` for standard input, in the place of the database of a site that is stopped. @throws CommandFailed */
export async function restoreDatabase({ FILE }: { FILE: string }, { print }: Pick<Terminal, "print">): Promise<void> {
	const { databaseFile } = env;
	if (FILE === "-") return drain(databaseFile, print);
	if (!existsSync(FILE)) throw new CommandFailed(`There is no file ${FILE}.`);
	if (existsSync(databaseFile) && realpathSync(FILE) === realpathSync(databaseFile)) {
		throw new CommandFailed("This is the database itself: name a backup of it.");
	}
	const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
	const kept = refusalsFailTheCommand(() => restore(FILE, databaseFile, moment));
	print(`${databaseFile} was restored. Everyone has to sign in again.\n`);
	if (kept) print(`What was there before is kept as ${kept}.\n`);
	// What was paid since the backup was made stands at Stripe alone.
	if (env.stripe) await (await import("./payments")).comparePayments(undefined, { print });
}

async function drain(databaseFile: string, print: Terminal["print"]): Promise<void> {
	mkdirSync(path.dirname(databaseFile), { recursive: true });
	const arrived = draftOf(databaseFile);
	try {
		await pipeline(process.stdin, createWriteStream(arrived, { mode: 0o600 }));
		await restoreDatabase({ FILE: arrived }, { print });
	} finally {
		rmSync(arrived, { force: true });
	}
}
