import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENVIRONMENT, PROGRAM } from "./program.ts";
import { placeSummit } from "./summit/place.ts";

const START_TIMEOUT_MS = 100_000;

export const ADMIN = { username: "organizer", password: "aqueduct under aurora" };

export interface RunningSite {
	origin: string;
	databaseFile: string;
	pid: number;
	log: () => string;
	/** Sends a signal and waits for the exit code, null if the signal killed it. Keeps the database. */
	end: (signal?: NodeJS.Signals) => Promise<number | null>;
	/** Kills the process, as a graceful stop takes a second, and deletes its database. */
	stop: () => Promise<void>;
}

/** Registered at the start of each process, so that also unready sites are stopped. */
const started = new Map<ChildProcess, () => Promise<void>>();
process.once("exit", () => {
	for (const server of started.keys()) server.kill("SIGKILL");
});

/** Includes sites that have not answered yet. */
export async function stopSites(): Promise<void> {
	await Promise.all([...started.values()].map((stop) => stop()));
}

export const COMMAND = [...PROGRAM, "serve"];

/**
 * Starts the built site on a free port, with a new database unless given. It contains the tests' own summit, or what `SAMPLE_CONTENT` selects. Needs
 * `npm run build`.
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
			// Required to send mails with links.
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
	const giveUp = Date.now() + START_TIMEOUT_MS;
	while (Date.now() < giveUp && server.exitCode === null && server.signalCode === null) {
		const answer = await fetch(`${origin}/api/speakers`).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	server.kill();
	throw new Error(`The site did not start:\n${log()}`);
}

/** Returns a random free port below the ephemeral range, from which the system could take it meanwhile. */
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
