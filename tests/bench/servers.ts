import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROGRAM } from "../support/program.ts";
import { freePort } from "../support/running-site.ts";
import type { Recorded } from "./recorded.ts";
import { SERVER_CORE } from "./tools.ts";

export const PUBLIC_ORIGIN = "https://summit.example";

const START_TIMEOUT_MS = 20_000;

export interface Server {
	origin: string;
	pid: number;
	stop: () => Promise<void>;
}

/** Runs as described in `docs/deploying.md`, with its log in a file. */
export async function startOurs(folder: string, environment: Record<string, string> = {}): Promise<Server & { databaseFile: string }> {
	const databaseFile = path.join(mkdtempSync(path.join(folder, "ours-")), "summit.db");
	const settings = {
		DATABASE_URL: `file:${databaseFile}`,
		TRUST_PROXY: "true",
		PUBLIC_ORIGIN,
		MALLOC_ARENA_MAX: "2",
		MALLOC_MMAP_THRESHOLD_: "131072",
		...environment,
	};
	const program = installed(folder);
	const server = await start(folder, () => [...program, "serve"], "/", settings);
	return { ...server, databaseFile };
}

/** A copy, as the page cache holds 40 MB more of a file that was just written. */
function installed(folder: string): string[] {
	const [file, ...words] = PROGRAM;
	if (words.length > 0) return PROGRAM;
	const copy = path.join(folder, path.basename(file));
	if (!existsSync(copy)) copyFileSync(file, copy);
	return [copy];
}

export async function startBare(recorded: Recorded[], folder: string): Promise<Server> {
	const file = path.join(folder, "recorded.json");
	writeFileSync(file, JSON.stringify(recorded));
	return start(folder, (port) => [process.execPath, new URL("bare-server.ts", import.meta.url).pathname, file, port], recorded[0]?.path ?? "/");
}

/** One worker, open file cache, no log. */
export async function startNginx(recorded: Recorded[], folder: string): Promise<Server> {
	const file = path.join(folder, "nginx.conf");
	return start(
		folder,
		(port) => {
			writeFileSync(file, nginxConfiguration(recorded, folder, port));
			return ["nginx", "-p", folder, "-e", "stderr", "-c", file];
		},
		recorded[0]?.path ?? "/",
	);
}

export async function startRemixServe(folder: string): Promise<Server> {
	const command = [process.execPath, "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
	return start(folder, (port) => [...command, port], "/", { DATABASE_URL: `file:${path.join(folder, "remix.db")}` });
}

async function start(folder: string, commandFor: (port: string) => string[], asked: string, environment: Record<string, string> = {}): Promise<Server> {
	const port = String(await freePort());
	const log = openSync(path.join(folder, `${port}.log`), "w");
	const server = spawn("taskset", ["-c", SERVER_CORE, ...commandFor(port)], {
		stdio: ["ignore", log, "inherit"],
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, NODE_ENV: "production", PORT: port, HOST: "127.0.0.1", ...environment },
	});
	const origin = `http://127.0.0.1:${port}`;
	const giveUp = Date.now() + START_TIMEOUT_MS;
	while (!(await fetch(origin + asked).catch(() => undefined))?.ok) {
		if (server.exitCode !== null || Date.now() > giveUp) throw new Error(`${server.spawnargs.join(" ")} does not answer.`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		origin,
		pid: server.pid as number,
		stop: () =>
			new Promise((resolve) => {
				server.once("exit", () => resolve());
				server.kill();
			}),
	};
}

function nginxConfiguration(recorded: Recorded[], folder: string, port: string): string {
	const ofType = ([name]: [string, string]) => name === "Content-Type" || name === "content-type";
	const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
	const locations = recorded.map(({ path: address, headers, body }) => {
		const type = headers.find(ofType)?.[1] ?? "";
		const added = headers.filter((header) => !ofType(header) && header[0] !== "Content-Length");
		return `location = ${address} {
			root ${folder};
			try_files /${path.basename(body)} =404;
			types { }
			default_type ${quoted(type)};
			${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n\t\t\t")}
		}`;
	});
	return `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	etag off;
	open_file_cache max=100;
	keepalive_requests 1000000000;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n\t")}
	server {
		listen 127.0.0.1:${port};
		${locations.join("\n\t\t")}
	}
}
`;
}
