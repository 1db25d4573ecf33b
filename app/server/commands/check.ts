import { existsSync } from "node:fs";
import type { env } from "~/env.server";
import { connect } from "../../../db/connection.server";
import { NEWEST_SCHEMA, schemaOf } from "../../../db/migrate";
import { faultsOf, missingParts } from "../../../db/soundness";
import { CommandFailed, type Terminal } from "./terminal";

/** Looks at configuration, database and content. What is unfinished in the content is told, but is no failure. @throws CommandFailed */
export async function checkSite({ print }: Terminal): Promise<void> {
	const { env } = await import("~/env.server");
	print(`Configuration: sound.\n${notesOn(env)}`);
	const isCurrent = checkDatabase(env.databaseFile, print);
	// Asked as the site asks it, which brings the schema up to date.
	if (isCurrent) print(await contentFindings());
}

function notesOn({ publicOrigin, smtp }: typeof env): string {
	return [
		publicOrigin ? "" : "  PUBLIC_ORIGIN is not set: links in mails and feeds name whatever host a request named.\n",
		smtp ? "" : "  SMTP_URL is not set: mail waits in the outbox.\n",
	].join("");
}

/** Whether it has the schema that this program works with. @throws CommandFailed where it is not sound */
function checkDatabase(file: string, print: Terminal["print"]): boolean {
	if (!existsSync(file)) throw new CommandFailed(`Database: there is none at ${file}. The first start makes it.`);
	const sqlite = connect(file);
	const version = schemaOf(sqlite);
	const faults = faultsOf(sqlite);
	if (version > NEWEST_SCHEMA) faults.unshift(`It has schema ${version}, this program knows ${NEWEST_SCHEMA}.`);
	else faults.push(...missingParts(sqlite, version).map((part) => `It has no ${part}.`));
	sqlite.close();
	if (faults.length > 0) throw new CommandFailed(`Database: ${file} is not sound.\n  ${faults.join("\n  ")}`);
	const waits = version < NEWEST_SCHEMA ? `, the next start brings it to ${NEWEST_SCHEMA}` : "";
	print(`Database: ${file} is sound, schema ${version}${waits}.\n`);
	return version === NEWEST_SCHEMA;
}

async function contentFindings(): Promise<string> {
	const [{ loadContent }, { listFindings }, { findingGroups }] = await Promise.all([
		import("~/domain/overview/content.server"),
		import("~/domain/overview/findings/all.server"),
		import("~/domain/overview/findings/view.server"),
	]);
	const groups = findingGroups(listFindings(await loadContent()), "en");
	if (groups.length === 0) return "Content: nothing contradicts itself or is unfinished.\n";
	const lines = groups.flatMap(({ title, severity, findings }) => [
		`  ${severity}: ${title}`,
		...findings.map(({ sentence, path }) => `    ${sentence.map(({ text }) => text).join("")} (${path})`),
	]);
	return `Content:\n${lines.join("\n")}\n`;
}
