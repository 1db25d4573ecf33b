import { rmSync } from "node:fs";
import { request } from "node:http";
import SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { summit } from "../support/program.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const TOKEN = "a token of some length";
const site = await startSite({ METRICS_TOKEN: TOKEN, LOG_LEVEL: "info" });
afterAll(site.stop);

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", headers, ...init });

test("serves health, readiness and metrics", async () => {
	expect([await (await ask("/healthz")).text(), await (await ask("/readyz")).text()]).toEqual(["ok", "ready"]);
	expect((await ask("/metrics")).status).toBe(401);
	const read = async () => (await ask("/metrics", { Authorization: `Bearer ${TOKEN}` })).text();
	const hits = (figures: string) => Number(/^http_requests_total\{status="200",cache="hit"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
	await ask("/partners");
	const before = await read();
	for (let count = 0; count < 3; count++) await ask("/partners");
	const after = await read();
	expect(hits(after)).toBe(hits(before) + 3);
	expect(after).toMatch(/^http_request_seconds_count\{status="200",cache="miss"\} [1-9]\d*$/m);
	expect(after).toMatch(/^page_cache_bytes [1-9]\d*$/m);
});

test("there is a metric for every alert condition", async () => {
	const rows = (statement: string) => {
		const database = new SQLite(site.databaseFile);
		database.exec(statement);
		database.close();
	};
	const read = async () => {
		const text = await (await ask("/metrics", { Authorization: `Bearer ${TOKEN}` })).text();
		return (name: string) =>
			Number(
				text
					.split("\n")
					.find((line) => line.startsWith(`${name} `))
					?.slice(name.length + 1),
			);
	};
	const names = ["database_readable", "mail_waiting", "mail_failed", "mail_oldest_waiting_seconds", "backup_last_success_timestamp_seconds"];
	const before = await read();
	expect(names.map(before)).toEqual([1, 0, 0, 0, 0]);
	for (const name of ["database_bytes", "disk_free_bytes", "nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"]) {
		expect([name, before(name) > 0]).toEqual([name, true]);
	}

	const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
	rows(`INSERT INTO mail (recipient, subject, body, created_at, next_attempt_at, sent_at) VALUES
		('a@example.com', '', '', '${hourAgo}', '${hourAgo}', NULL), ('b@example.com', '', '', '${hourAgo}', NULL, NULL), ('c@example.com', '', '', '${hourAgo}', NULL, '${hourAgo}')`);
	const attempts = [{ username: "nobody", password: "wrong" }, ADMIN];
	const answers = await Promise.all(
		attempts.map((credentials) =>
			ask("/api/auth/login", { "Content-Type": "application/json", Origin: site.origin }, { method: "POST", body: JSON.stringify(credentials) }),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual([401, 200]);
	const backedUp = await summit(["backup", `${site.databaseFile}.copy`], { environment: { DATABASE_URL: `file:${site.databaseFile}` } });
	expect(backedUp.code).toBe(0);

	const after = await read();
	const [readable, waiting, failed, oldest = 0, backup = 0] = names.map(after);
	expect([readable, waiting, failed, after('sign_ins_total{status="401"}'), after('sign_ins_total{status="200"}')]).toEqual([1, 1, 1, 1, 1]);
	expect([oldest >= 3600 && oldest < 3700, Math.abs(backup - Date.now() / 1000) < 60, after("database_wal_bytes") > 0]).toEqual([true, true, true]);
});

test("visitors' errors are no warnings; the site's errors are logged as errors with the request id", async () => {
	const linesOf = async (id: string | null) => {
		const lines = () =>
			site
				.log()
				.split("\n")
				.filter((line) => line.includes(`"${id}"`))
				.map((line) => JSON.parse(line));
		await expect.poll(() => lines().some(({ msg }) => msg === "request")).toBe(true);
		return lines().map(({ level, status, msg }) => [level, status ?? msg]);
	};
	for (const [path, status] of [
		["/nothing", 404],
		["/api/none", 404],
		["/%", 400],
		["/admin/speakers", 302],
	] as const) {
		const answer = await ask(path);
		expect([path, answer.status, await linesOf(answer.headers.get("x-request-id"))]).toEqual([path, status, [[30, status]]]);
	}
	const database = new SQLite(site.databaseFile);
	database.exec("ALTER TABLE partner RENAME TO away");
	const broken = await ask("/api/partners?page=broken");
	database.exec("ALTER TABLE away RENAME TO partner");
	database.close();
	expect([broken.status, await linesOf(broken.headers.get("x-request-id"))]).toEqual([
		500,
		[
			[50, expect.stringContaining("no such table: partner")],
			[50, 500],
		],
	]);
});

test("the log names each request and whether its answer was cached", async () => {
	await ask("/regions");
	const id = (await ask("/regions")).headers.get("x-request-id");
	await expect.poll(() => site.log()).toContain(`"${id}"`);
	const line = site
		.log()
		.split("\n")
		.find((one) => one.includes(`"${id}"`));
	expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", url: "/regions", status: 200, cache: "hit", msg: "request" });
});

test("no spelling of an address and no search term puts a secret or a name into the log", async () => {
	const secret = "SECRETofATicket123456789";
	const paths = [`//t//${secret}`, `/t/./${secret}`, `/es//t//${secret}`, `/%74/${secret}`, `/t/%2e/${secret}`, `/T/${secret}`, `/t//${secret}.data`];
	const more = [`/orders/K7RWXH3M/${secret}//payment.pdf`, `/news/preview//${secret}`, `/admin/t/${secret}`, `/t/%zz${secret}`, `/t/\\${secret}`, `/${secret}`];
	const asked = [
		`/t/${secret}?x=${secret}`,
		`/${secret}?${secret}`,
		`/newsletter/confirm?Key=${secret}`,
		`/admin/attendees?q=${secret}`,
		`/search?q=${secret}`,
	];
	for (const path of [...paths, ...more, ...asked]) for (const method of ["GET", "POST"]) await send(path, method);
	await send("/agenda/none-of-these", "GET");
	await expect.poll(site.log).toContain('"url":"/agenda/:id"');
	expect(site.log()).not.toContain(secret);
	expect(site.log()).toContain('"url":"/admin/attendees"');
});

/** Sends the address unchanged: `fetch` would normalize it. */
function send(path: string, method: string): Promise<void> {
	return new Promise((resolve, reject) => {
		request(site.origin, { path, method, headers: { Origin: site.origin } }, (answer) => answer.resume().on("end", resolve))
			.on("error", reject)
			.end();
	});
}

test("behind an untrusted proxy, the log gives a hint with the first request", async () => {
	const untrusting = await startSite({ TRUST_PROXY: undefined, LOG_LEVEL: "warn" });
	for (let count = 0; count < 2; count++) await fetch(untrusting.origin, { headers: { "X-Forwarded-For": "192.0.2.1" } });
	const hint = "A request came with X-Forwarded-For, and TRUST_PROXY is not true: behind a proxy all visitors count as one, and share the limits of one.";
	await expect.poll(() => linesOf(untrusting.log())).toEqual([[40, hint]]);
	await untrusting.stop();
});

test("debug logs more than info, and no secrets", async () => {
	const secret = "0123456789abcdef0123456789abcdef";
	const debugged = await startSite({ LOG_LEVEL: "debug", SESSION_SECRET: secret });
	await expect.poll(() => linesOf(debugged.log()).filter(([level]) => level === 20)).toContainEqual([20, "What had become too old was deleted."]);
	expect(debugged.log()).toMatch(/"variables":\[[^\]]*"SESSION_SECRET"[^\]]*\],"msg":"configured"/);
	expect(debugged.log()).not.toContain(secret);
	await debugged.stop();
});

test("deleting the database while the site runs makes it unready, and is logged", async () => {
	const bereft = await startSite({ LOG_LEVEL: "warn" });
	rmSync(bereft.databaseFile);
	const answer = await fetch(`${bereft.origin}/readyz`);
	expect([answer.status, await answer.text()]).toEqual([503, "the database file was deleted or replaced"]);
	await expect.poll(() => linesOf(bereft.log())).toEqual([[50, expect.stringContaining("was deleted or replaced while the site runs")]]);
	await bereft.stop();
});

function linesOf(log: string): [level: number, words: string][] {
	return log.split("\n").flatMap((line) => {
		if (!line.startsWith("{")) return [];
		const { level, msg } = JSON.parse(line);
		return [[level, msg]];
	});
}
