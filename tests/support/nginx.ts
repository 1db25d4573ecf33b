import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, type RunningSite } from "./running-site.ts";

const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx"];

export interface ProxyAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: Buffer;
}

export interface Nginx {
	ask: (target: string, init?: { method?: string; headers?: Record<string, string>; body?: URLSearchParams | FormData }) => Promise<ProxyAnswer>;
	/** Of the server that redirects to https. */
	plainOrigin: string;
	stop: () => Promise<void>;
}

/** Runs nginx with the configuration of docs/deploy, on free ports, in front of a site, or of two processes of one. */
export async function startNginx(site: RunningSite, second?: RunningSite): Promise<Nginx> {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-nginx-"));
	const [plain, secure] = [await freePort(), await freePort()];
	const inFolder = (name: string) => path.join(folder, name);
	const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=summit.example", "-keyout", inFolder("key.pem"), "-out", inFolder("chain.pem")];
	execFileSync("openssl", words, { stdio: "ignore" });
	const documented = readFileSync("docs/deploy/nginx.conf", "utf8")
		.replace("127.0.0.1:3000", new URL(site.origin).host)
		.replace(/# (server )127\.0\.0\.1:3001/, (line, word) => (second ? word + new URL(second.origin).host : line))
		.replace(/\tlisten \[::\].*\n/g, "")
		.replace("listen 80;", `listen 127.0.0.1:${plain};`)
		.replace("listen 443 ", `listen 127.0.0.1:${secure} `)
		.replace(/\S+fullchain\.pem/, inFolder("chain.pem"))
		.replace(/\S+privkey\.pem/, inFolder("key.pem"));
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${inFolder(name)};`).join("\n");
	writeFileSync(
		inFolder("nginx.conf"),
		`daemon off; pid ${inFolder("pid")}; ${process.getuid?.() === 0 ? "user root;" : ""}
		events {} error_log stderr crit; http { access_log off; ${temporary}\n${documented} }`,
	);
	const program = NGINX.find((file) => isThere(file)) as string;
	const nginx = spawn(program, ["-p", folder, "-e", "stderr", "-c", inFolder("nginx.conf")], { stdio: ["ignore", "ignore", "inherit"] });
	const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));

	const ask: Nginx["ask"] = async (target, { method = "GET", headers = {}, body } = {}) => {
		const sent = body && new Response(body);
		const bytes = sent && Buffer.from(await sent.arrayBuffer());
		const type: Record<string, string> =
			sent && bytes ? { "Content-Type": sent.headers.get("Content-Type") ?? "", "Content-Length": String(bytes.length) } : {};
		return new Promise((resolve, reject) => {
			const options = {
				host: "127.0.0.1",
				port: secure,
				path: target,
				method,
				rejectUnauthorized: false,
				headers: { Host: "summit.example", ...type, ...headers },
			};
			request(options, async (answer) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }))
				.on("error", reject)
				.end(bytes);
		});
	};
	for (let tries = 0; tries < 100; tries++) {
		if (await ask("/healthz").catch(() => undefined)) break;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		ask,
		plainOrigin: `http://127.0.0.1:${plain}`,
		stop: async () => {
			nginx.kill();
			await ended;
			rmSync(folder, { recursive: true });
		},
	};
}

function isThere(file: string): boolean {
	try {
		execFileSync(file, ["-v"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

export const hasNginx = NGINX.some(isThere);
