import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENVIRONMENT, PROGRAM } from "./program.ts";
import { placeSummit } from "./summit/place.ts";

/** Whoever waits that long waits for a site that does not come: a busy machine is no reason to fail. */
const LONGEST_START = 60_000;

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
	await answering(origin, server, () => log);
	if (isSummit && !begun) placeSummit(databaseFile);
	const end = (signal?: NodeJS.Signals) =>
		new Promise<number | null>((resolve) => {
			if (server.exitCode !== null || server.signalCode !== null) return resolve(server.exitCode);
			server.once("exit", resolve);
			server.kill(signal);
		});
	return {
		origin,
		databaseFile,
		pid: server.pid as number,
		log: () => log,
		end,
		stop: async () => {
			await end("SIGKILL");
			rmSync(folder, { recursive: true });
		},
	};
}

async function answering(origin: string, server: ChildProcess, log: () => string): Promise<void> {
	const giveUp = Date.now() + LONGEST_START;
	while (Date.now() < giveUp && server.exitCode === null) {
		const answer = await fetch(`${origin}/api/speakers`).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	server.kill();
	throw new Error(`The site did not start:\n${log()}`);
}

export function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => resolve(port));
		});
	});
}
