import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENVIRONMENT, PROGRAM } from "./program.ts";
import { placeSummit } from "./summit/place.ts";

/** Milliseconds after which a site that does not answer is given up. */
const LONGEST_START = 50_000;

/** The first administrator of every site that tests start. */
export const ADMIN = { username: "organizer", password: "aqueduct under aurora" };

export interface RunningSite {
	origin: string;
	databaseFile: string;
	/** Of the process. */
	pid: number;
	/** Everything that the server printed so far. */
	log: () => string;
	/** Sends the process a signal and waits for its end; gives its exit code, or nothing where the signal killed it. The database stays. */
	end: (signal?: NodeJS.Signals) => Promise<number | null>;
	/** Kills it, which spares the second of its last call, and deletes its database. */
	stop: () => Promise<void>;
}

/** What stops each site that this process has started, from its first moment. */
const started = new Map<ChildProcess, () => Promise<void>>();
process.once("exit", () => {
	for (const server of started.keys()) server.kill("SIGKILL");
});

/** Stops every site that this process has started, those included that have not answered yet. */
export async function stopSites(): Promise<void> {
	await Promise.all([...started.values()].map((stop) => stop()));
}

/** What `npm start` runs, or the executable. */
export const COMMAND = [...PROGRAM, "serve"];

/**
 * Starts the built site on a free port with a fresh database, unless told another; `npm run build` must have run. A new one holds
 * the tests' own summit; with `SAMPLE_CONTENT` it begins as that says: with the sample, or empty.
 */
export async function startSite(environment: Record<string, string | undefined> = {}, command = COMMAND): Promise<RunningSite> {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-site-"));
	const databaseFile = environment.DATABASE_URL?.replace("file:", "") ?? path.join(folder, "summit.db");
	const isSummit = !existsSync(databaseFile) && environment.SAMPLE_CONTENT === undefined;
	const begun = isSummit && !environment.DATABASE_URL && process.env.BEGUN_DATABASE;
	if (begun) copyFileSync(begun, databaseFile);
	const port = environment.PORT ?? String(await freePort());
	const origin = `http://127.0.0.1:${port}`;
	const [program = "", ...words] = command;
	const server = spawn(program, words, {
		cwd: folder,
		env: {
			...ENVIRONMENT,
			PORT: port,
			HOST: "127.0.0.1",
			DATABASE_URL: `file:${databaseFile}`,
			TRUST_PROXY: "true",
			ADMIN_USERNAME: ADMIN.username,
			ADMIN_PASSWORD: ADMIN.password,
			// Whoever sends mail must say where its links lead.
			...(environment.SMTP_URL && { PUBLIC_ORIGIN: origin }),
			...environment,
		},
	});
	let log = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk));
	const end = (signal?: NodeJS.Signals) =>
		new Promise<number | null>((resolve) => {
			if (server.exitCode !== null || server.signalCode !== null) return resolve(server.exitCode);
			server.once("exit", resolve);
			server.kill(signal);
		});
	const stop = async () => {
		await end("SIGKILL");
		rmSync(folder, { recursive: true, force: true });
		started.delete(server);
	};
	started.set(server, stop);
	await answering(origin, server, () => log);
	if (isSummit && !begun) placeSummit(databaseFile);
	return { origin, databaseFile, pid: server.pid as number, log: () => log, end, stop };
}

async function answering(origin: string, server: ChildProcess, log: () => string): Promise<void> {
	const giveUp = Date.now() + LONGEST_START;
	while (Date.now() < giveUp && server.exitCode === null && server.signalCode === null) {
		const answer = await fetch(`${origin}/api/speakers`).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	server.kill();
	throw new Error(`The site did not start:\n${log()}`);
}

/**
 * Returns a port at random on which nothing listens. It is below those that the system gives to connections by itself, of which
 * one could take it before it is used.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(10_000, 32_768);
	const probe = createServer().listen(port, "127.0.0.1");
	const isFree = await once(probe, "listening").then(
		() => true,
		() => false,
	);
	if (!isFree) return freePort();
	probe.close();
	await once(probe, "close");
	return port;
}
