import SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { summit } from "../support/program";
import { ADMIN, startSite } from "../support/running-site";

const TOKEN = "a token of some length";
const site = await startSite({ METRICS_TOKEN: TOKEN, LOG_LEVEL: "info" });
afterAll(site.stop);

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", headers, ...init });

test("health, readiness and figures", async () => {
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

test("there is a figure for whatever one would be woken up for", async () => {
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

test("what a visitor does wrong is no warning; what the site does wrong is an error, with the id of its request", async () => {
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

test("the log names each request, and where its answer came from", async () => {
	await ask("/regions");
	const id = (await ask("/regions")).headers.get("x-request-id");
	await expect.poll(() => site.log()).toContain(`"${id}"`);
	const line = site
		.log()
		.split("\n")
		.find((one) => one.includes(`"${id}"`));
	expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", url: "/regions", status: 200, cache: "hit", msg: "request" });
});
