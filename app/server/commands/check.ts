import { existsSync, statSync } from "node:fs";
import { env } from "#app/runtime/env.server.ts";
import { folderFault } from "#app/server/replication/check-replica.ts";
import { findLitestream } from "#app/server/replication/litestream.ts";
import { connect } from "#db/connection.server.ts";
import { NEWEST_SCHEMA, schemaOf, schemaRefusal } from "#db/migrate.ts";
import { secretFileOf } from "#db/site-secret.ts";
import { faultsOf, missingParts } from "#db/soundness.ts";
import { lockedFactors } from "./locked-factors.ts";
import { CommandFailed, type Terminal } from "./terminal.ts";

const OTHER_USERS_MODE = 0o077;

/** Reports unfinished content without failing. @throws CommandFailed, WrongConfiguration */
export async function checkSite({ print }: Terminal): Promise<void> {
	if (env.replica) findLitestream();
	print(`Configuration: sound.\n${notesOn(env)}`);
	const isCurrent = checkDatabase(env.databaseFile, print);
	// Opens the database as the site does, which would migrate an older schema.
	if (isCurrent) print(`${await lockedFactors()}${await contentProblems()}`);
}

function notesOn({ replica, publicOrigin, smtp, sessionSecret, databaseFile }: typeof env): string {
	const secretFile = secretFileOf(databaseFile);
	const fault = replica && folderFault(replica.url);
	const rights = statSync(secretFile, { throwIfNoEntry: false })?.mode ?? 0;
	return [
		publicOrigin ? "" : "  PUBLIC_ORIGIN is not set: the sitemap, calendars and previews name whatever host a request named.\n",
		sessionSecret ? "" : `  SESSION_SECRET is not set: the site keeps its own secret in ${secretFile}. It belongs to the backup, kept apart from it.\n`,
		rights & OTHER_USERS_MODE ? `  ${secretFile} can be read by other users of this machine: chmod 600 it.\n` : "",
		fault ? `  REPLICA_URL cannot be used at the moment: ${fault}\n` : "",
		smtp ? "" : "  SMTP_URL is not set: emails wait in the outbox.\n",
	].join("");
}

/** Returns true if the schema is current. @throws CommandFailed if the file is not sound */
function checkDatabase(file: string, print: Terminal["print"]): boolean {
	if (!existsSync(file)) throw new CommandFailed(`Database: none at ${file}. The first start creates it.`);
	const journal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
	const sqlite = connect(file);
	const version = schemaOf(sqlite);
	const faults = faultsOf(sqlite);
	const refusal = schemaRefusal(version);
	if (refusal) faults.unshift(refusal);
	else faults.push(...missingParts(sqlite, version).map((part) => `It has no ${part}.`));
	sqlite.close();
	if (faults.length > 0) throw new CommandFailed(`Database: ${file} is not sound.\n  ${faults.join("\n  ")}`);
	const waits = version < NEWEST_SCHEMA ? `, the next start brings it to ${NEWEST_SCHEMA}` : "";
	print(`Database: ${file} is sound, schema ${version}${waits}.\n`);
	if (journal > 0) {
		print(`  ${file}-wal exists (${journal} bytes): the site is running, or was killed. A copy of ${file} alone would be incomplete.\n`);
	}
	return version === NEWEST_SCHEMA;
}

async function contentProblems(): Promise<string> {
	const [{ loadContent }, { runChecks }, { problemGroups }] = await Promise.all([
		import("#app/domain/operations/dashboard/content.server.ts"),
		import("#app/domain/operations/dashboard/checks/all.server.ts"),
		import("#app/domain/program/checks/view.server.ts"),
	]);
	const groups = problemGroups(runChecks(await loadContent()), "en");
	if (groups.length === 0) return "Content: nothing contradicts itself or is unfinished.\n";
	const lines = groups.flatMap(({ title, severity, problems }) => [
		`  ${severity}: ${title}`,
		...problems.map(({ sentence, path }) => `    ${sentence.map(({ text }) => text).join("")} (${path})`),
	]);
	return `Content:\n${lines.join("\n")}\n`;
}
