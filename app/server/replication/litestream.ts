import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isSea } from "node:sea";
import { env, VARIABLES, WrongConfiguration } from "#app/runtime/env.server.ts";

const VERSION_TIMEOUT_MS = 10_000;
/** Other versions have other logs and other files. */
const KNOWN_VERSION = /^v0\.3\./;

export interface Replica {
	url: string;
	/** Milliseconds within which deleted data leaves it. */
	retentionMs: number;
}

/** @throws WrongConfiguration */
export function findLitestream(): string {
	const program = env.litestreamProgram ?? installedProgram();
	if (program === undefined)
		throw new WrongConfiguration("A replica needs Litestream 0.3: install npm's @flydotio/litestream, or name the program in LITESTREAM_BINARY.");
	const { stdout = "", error } = spawnSync(program, ["version"], { encoding: "utf8", timeout: VERSION_TIMEOUT_MS });
	if (error || !KNOWN_VERSION.test(stdout ?? ""))
		throw new WrongConfiguration(`${program} cannot be used as Litestream 0.3: ${error?.message ?? `'version' answers '${stdout.trim()}'`}.`);
	return program;
}

function installedProgram(): string | undefined {
	if (isSea()) return undefined;
	try {
		return createRequire(import.meta.url).resolve(`@flydotio/litestream-${process.platform}-${process.arch}/litestream`);
	} catch {
		return undefined;
	}
}

/** Starts replicating. In a group of its own, so that Ctrl+C does not end it before the last write. */
export function startLitestream(program: string, database: string, replica: Replica): ChildProcess {
	const config = writeConfig(database, replica);
	return spawn(program, ["replicate", "-config", config], { detached: true, stdio: ["ignore", "pipe", "pipe"], env: environmentOf(replica) });
}

/**
 * Writes the newest state of a replica to a new file.
 * @param timeout in milliseconds; 0 for none, as a large one takes long
 * @returns false if there is no replica yet
 * @throws ReplicaUnreadable
 */
export async function fetchReplica(program: string, url: string, target: string, timeout = 0): Promise<boolean> {
	const replica = { url, retentionMs: 0 };
	mkdirSync(path.dirname(target), { recursive: true });
	const config = writeConfig(target, replica);
	const words = ["restore", "-config", config, "-if-replica-exists", "-o", target, path.resolve(target)];
	const failure = await new Promise<string | undefined>((resolve) => {
		execFile(program, words, { env: environmentOf(replica), timeout, killSignal: "SIGKILL" }, (cause, out, errors) => {
			if (cause?.killed) resolve(`no answer within ${timeout / 1000} s`);
			else resolve(cause ? (reasonIn(out + errors) ?? cause.message) : undefined);
		});
	});
	for (const left of [config, `${target}.tmp`, `${target}.tmp-wal`, `${target}.tmp-shm`]) rmSync(left, { force: true });
	if (failure !== undefined) throw new ReplicaUnreadable(`The replica cannot be read: ${failure}.`);
	return existsSync(target);
}

export class ReplicaUnreadable extends Error {}

/** Returns the error in a line of Litestream's log, or in several. */
export function reasonIn(log: string): string | undefined {
	const text = log.match(/"error":("(?:[^"\\]|\\.)*")/)?.[1];
	return text === undefined ? undefined : (JSON.parse(text) as string).replaceAll(/\s+/g, " ").replace(/\.$/, "");
}

export const configFileOf = (database: string) => `${database}.litestream.yml`;

/**
 * Deleted data stays for up to a quarter of the retention until Litestream begins anew, then for two thirds in the former generation, and a twelfth
 * until that is deleted.
 */
export const restartAfterErasureMs = ({ retentionMs }: Replica) => retentionMs / 4;

function writeConfig(database: string, { url, retentionMs }: Replica): string {
	const key = new URL(url).searchParams.get("key");
	const milliseconds = (part: number) => `${Math.ceil(retentionMs * part)}ms`;
	const config = {
		// The site reads the log; a killed site's Litestream ends when it cannot write it.
		logging: { level: "debug", type: "json" },
		dbs: [
			{
				path: path.resolve(database),
				"monitor-interval": "500ms",
				replicas: [
					{
						// The address can contain a password, so it is in the environment.
						url: "$REPLICA_URL",
						...(key !== null && { "key-path": key }),
						"sync-interval": "500ms",
						...(retentionMs > 0 && { retention: milliseconds(2 / 3), "retention-check-interval": milliseconds(1 / 12) }),
					},
				],
			},
		],
	};
	const file = configFileOf(database);
	// JSON is YAML, too.
	writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
	return file;
}

function environmentOf({ url }: Replica): NodeJS.ProcessEnv {
	const others = Object.entries(process.env).filter(([name]) => !VARIABLES.includes(name));
	return { ...(Object.fromEntries(others) as NodeJS.ProcessEnv), REPLICA_URL: url.replace(/\?.*/, "") };
}
