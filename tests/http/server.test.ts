import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/client";
import { summit } from "../support/program";
import { ADMIN, type RunningSite, startSite } from "../support/running-site";

const TOKEN = "a token of some length";
let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ METRICS_TOKEN: TOKEN, LOG_LEVEL: "info" });
});
afterAll(() => site.stop());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
	fetch(site.origin + path, { redirect: "manual", headers: { "Accept-Encoding": "identity", ...headers }, ...init });

/** Asks until the answer comes in the encoding, which is made after the first answer. */
async function encoded(path: string, encoding: string): Promise<{ etag: string | null; bytes: Buffer }> {
	const client = new Client(site);
	for (;;) {
		const { headers = "", body = Buffer.of() } = (await client.ask(`GET ${path}`, `Accept-Encoding: ${encoding}\r\n`)) ?? {};
		if (headers.includes(`Content-Encoding: ${encoding}`)) return { etag: /ETag: (\S+)/.exec(headers)?.[1] ?? null, bytes: body };
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

describe("pages from memory", () => {
	test("a page comes in three encodings, each with a strong tag of its own and the same words", async () => {
		const page = await ask("/agenda");
		const html = Buffer.from(await page.arrayBuffer());
		const [zipped, brotli] = [await encoded("/agenda", "gzip"), await encoded("/agenda", "br")];
		expect(gunzipSync(zipped.bytes).equals(html)).toBe(true);
		expect(brotliDecompressSync(brotli.bytes).equals(html)).toBe(true);
		expect(new Set([page.headers.get("etag"), zipped.etag, brotli.etag]).size).toBe(3);
		for (const tag of [page.headers.get("etag"), zipped.etag, brotli.etag]) expect(tag).toMatch(/^"[\w-]{22}(-gzip|-br)?"$/);
		expect([page.headers.get("cache-control"), page.headers.get("vary")]).toEqual(["no-cache", "Accept-Encoding"]);
	});

	test("who has a page is told so without it, whatever the encoding of the copy", async () => {
		const etag = (await ask("/venue")).headers.get("etag") ?? "";
		for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const again = await ask("/venue", { "If-None-Match": tag });
			expect([tag, again.status, await again.text(), again.headers.get("etag")]).toEqual([tag, 304, "", etag]);
		}
		expect((await ask("/venue", { "If-None-Match": '"other"' })).status).toBe(200);
	});

	test("tags outlive a restart, and a change elsewhere", async () => {
		const paths = ["/", "/es/workshops", "/sv/news", "/api/speakers", "/es/news?q=wind"];
		const tags = async (origin: string) =>
			Promise.all(paths.map(async (path) => (await fetch(origin + path, { headers: { Host: "example" } })).headers.get("etag")));
		const port = new URL(site.origin).port;
		const before = await tags(site.origin);
		const other = await startSite({ PUBLIC_ORIGIN: `http://127.0.0.1:${port}` });
		expect(await tags(other.origin)).toEqual(before);
		const database = new SQLite(other.databaseFile);
		database.prepare('UPDATE faq_entry SET "order" = "order" + 100').run();
		database.close();
		expect(await tags(other.origin)).toEqual(before);
		await other.stop();
	});

	test("a write of another process shows on the very next request", async () => {
		const database = new SQLite(site.databaseFile);
		const rename = database.prepare("UPDATE speaker SET company = ? WHERE id = 'aino-virtanen'");
		const original = database.prepare("SELECT company FROM speaker WHERE id = 'aino-virtanen'").pluck().get() as string;
		for (let round = 1; round <= 50; round++) {
			rename.run(`Company ${round}`);
			const [page, json] = await Promise.all([ask("/es/speakers"), ask("/api/speakers")]);
			expect(await page.text()).toContain(`Company ${round}<`);
			expect(await json.text()).toContain(`"Company ${round}"`);
		}
		rename.run(original);
		database.close();
	});

	test("the theme of who has no JavaScript has pages of its own; what else a cookie says has none", async () => {
		const [light, dark, odd] = await Promise.all(["theme=light", "theme=dark", "theme=<b>; x=1"].map((Cookie) => ask("/about", { Cookie })));
		expect(await dark?.text()).toContain('data-theme="dark"');
		expect(await light?.text()).toContain('data-theme="light"');
		expect(odd?.headers.get("etag")).toBe((await ask("/about")).headers.get("etag"));
	});

	test("unknown parameters make no new page, known ones in any order the same", async () => {
		const tags = await Promise.all(["/agenda?day=2&type=Panel", "/agenda?type=Panel&utm=x&day=2"].map(async (path) => (await ask(path)).headers.get("etag")));
		expect(tags[0]).toBe(tags[1]);
		expect((await ask("/agenda?utm=<script>")).headers.get("etag")).toBe((await ask("/agenda")).headers.get("etag"));
	});

	test("a parameter that another page reads, or that names no route, makes no new page", async () => {
		const tagOf = async (path: string) => (await ask(path)).headers.get("etag");
		expect(await tagOf("/?q=a&page=7&tab=x")).toBe(await tagOf("/"));
		expect(await tagOf("/api/agenda?q=a&type=b")).toBe(await tagOf("/api/agenda"));
		expect(await tagOf("/speakers.data?_routes=x,root,y")).toBe(await tagOf("/speakers.data?_routes=root"));
		expect(await tagOf("/news?q=vind")).not.toBe(await tagOf("/news"));
	});

	test("what is for one reader is never kept, nor what leads nowhere", async () => {
		for (const path of ["/admin/login", "/admin", "/api/auth/status", "/newsletter/unsubscribe?key=x", "/nothing", "/news/nothing"]) {
			const answer = await ask(path);
			expect([path, answer.headers.get("etag")]).toEqual([path, null]);
		}
		const signedIn = await ask("/about", { Cookie: "session=made-up" });
		expect(signedIn.headers.get("etag")).toBeNull();
		expect((await ask("/about", { Cookie: "toast=saved" })).headers.get("etag")).toBeNull();
	});

	test("HEAD says what GET says, without the body", async () => {
		const [get, head] = await Promise.all([ask("/tickets"), ask("/tickets", {}, { method: "HEAD" })]);
		const told = ({ headers, status }: Response) => [status, headers.get("etag"), headers.get("content-length"), headers.get("content-type")];
		expect(told(head)).toEqual(told(get));
		expect(await head.text()).toBe("");
	});

	test("the home page still asks who prefers another language", async () => {
		expect((await ask("/", { "Accept-Language": "es-MX,es;q=0.9" })).headers.get("location")).toBe("/es");
		expect((await ask("/", { "Accept-Language": "en-GB" })).status).toBe(200);
		for (const header of ["es;q=0", "es;q=0, *", "de, en;q=0.5, es;q=0.4", "es;q=0.3, en;q=0.7", ","])
			expect([header, (await ask("/", { "Accept-Language": header })).status]).toEqual([header, 200]);
		expect((await ask("/", { "Accept-Language": "en;q=0.1, sv-FI;q=0.2" })).headers.get("location")).toBe("/sv");
		expect((await ask("/", { "Accept-Language": "es", "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
	});
});

describe("files", () => {
	test("hashed ones may be kept for ever, others an hour, ranges are served", async () => {
		const script = /\/assets\/[^" ]+\.js/.exec(await (await ask("/")).text())?.[0] ?? "/assets/none";
		const hashed = await ask(script);
		expect([hashed.status, hashed.headers.get("cache-control"), hashed.headers.get("content-type")]).toEqual([
			200,
			"public, max-age=31536000, immutable",
			"text/javascript; charset=utf-8",
		]);
		expect(brotliDecompressSync((await encoded(script, "br")).bytes).equals(Buffer.from(await hashed.arrayBuffer()))).toBe(true);
		expect((await ask("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
		const range = await ask("/images/about-960.webp", { Range: "bytes=10-19" });
		expect([range.status, range.headers.get("content-length"), range.headers.get("content-range")?.split("/")[0]]).toEqual([206, "10", "bytes 10-19"]);
		expect((await ask("/images/about-960.webp", { Range: "bytes=99999999-" })).status).toBe(416);
		expect((await ask("/images/%2e%2e/%2e%2e/package.json")).status).toBe(404);
	});
});

describe("headers", () => {
	test("every page has the same policy, which allows the site's own inline scripts", async () => {
		const policies = new Set<string | null>();
		for (const path of ["/", "/es/agenda?day=2", "/sv/contact", "/nothing", "/admin/login"]) {
			const page = await ask(path);
			const html = await page.text();
			const inline = [...html.matchAll(/<script(?![^>]*(?:src=|json"))[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
			const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
			const policy = page.headers.get("content-security-policy") ?? "";
			const directive = policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";
			expect([path, directive.split(" ").slice(2).sort()]).toEqual([path, hashes.sort()]);
			expect(html).not.toMatch(/\sstyle="/);
			policies.add(policy);
		}
		expect(policies.size).toBe(1);
	});

	test("every answer carries its id and tells browsers not to guess", async () => {
		for (const path of ["/", "/api/tickets", "/favicon.svg", "/nothing", "/admin", "/%"]) {
			const { headers } = await ask(path);
			const told = ["x-content-type-options", "referrer-policy", "cross-origin-opener-policy", "x-powered-by", "strict-transport-security"].map((name) =>
				headers.get(name),
			);
			expect([path, ...told]).toEqual([path, "nosniff", "strict-origin-when-cross-origin", "same-origin", null, null]);
			expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
		}
	});

	test("what only those who signed in may see is kept and listed nowhere, however its address is spelt", async () => {
		const paths = [
			"/admin",
			"/ADMIN/login",
			"/%61dmin/speakers",
			"/admin%2Fspeakers",
			"//admin",
			"/x/../admin",
			"/./admin/nothing",
			"/Api/Auth/status",
			"/api//auth/login",
		];
		for (const path of [...paths, "/admin/login.data", "/admin/speakers.csv", "/api/auth/nothing"]) {
			// By hand: `fetch` would mend the spelling.
			const { headers = "" } = (await new Client(site).ask(`GET ${path}`)) ?? {};
			expect([path, /^cache-control: (.*)$/im.exec(headers)?.[1], /^x-robots-tag: (.*)$/im.exec(headers)?.[1]]).toEqual([path, "no-store", "noindex"]);
		}
	});

	test("what can only be read says so, and carries the headers of all answers", async () => {
		const metrics = { Authorization: `Bearer ${TOKEN}` };
		for (const path of ["/favicon.svg", "/healthz", "/readyz?x", "/metrics", "/about"]) {
			const written = await ask(path, { ...metrics, Origin: site.origin }, { method: "POST", body: "a" });
			expect([path, written.status, written.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
			for (const { headers } of [written, await ask(path, metrics)])
				expect([path, headers.get("x-content-type-options"), headers.get("cross-origin-opener-policy")]).toEqual([path, "nosniff", "same-origin"]);
		}
		expect((await ask("/favicon.svg", {}, { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
	});

	test("every answer says whether it may be kept, and nothing that can change is kept unasked", async () => {
		const paths = [
			"/",
			"/agenda",
			"/agenda?lng=sv",
			"/api/speakers",
			"/agenda.ics",
			"/sitemap.xml",
			"/robots.txt",
			"/nothing",
			"/api/none",
			"/agenda.data",
			"/api/auth/status",
		];
		const kept = await Promise.all(paths.map(async (path) => (await ask(path)).headers.get("cache-control")));
		expect(kept).toEqual([...Array(10).fill("no-cache"), "no-store"]);
	});

	test("behind https, browsers come back by https alone", async () => {
		const secure = await startSite({ PUBLIC_ORIGIN: "https://summit.example" });
		expect((await fetch(secure.origin)).headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
		await secure.stop();
	});
});

describe("operations", () => {
	test("health, readiness and figures", async () => {
		expect([await (await ask("/healthz")).text(), await (await ask("/readyz")).text()]).toEqual(["ok", "ready"]);
		expect((await ask("/metrics")).status).toBe(401);
		const read = async () => (await ask("/metrics", { Authorization: `Bearer ${TOKEN}` })).text();
		const hits = (figures: string) => Number(/^http_requests_total\{status="200",cache="hit"\} (\d+)$/m.exec(figures)?.[1]);
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
			await expect.poll(() => lines().some(({ msg }) => msg === "request"), { timeout: 5000 }).toBe(true);
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
		await expect.poll(() => site.log(), { timeout: 5000 }).toContain(`"${id}"`);
		const line = site
			.log()
			.split("\n")
			.find((one) => one.includes(`"${id}"`));
		expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", url: "/regions", status: 200, cache: "hit", msg: "request" });
	});
});

test("every parameter that a public page or call reads is named by a route", async () => {
	const { globSync, readFileSync } = await import("node:fs");
	const files = globSync(["app/routes/{site,api}/**/*.{ts,tsx}", "app/domain/**/*.server.ts", "app/http/{query,locale,api,pages}.server.ts"]);
	const sources = files.map((file) => readFileSync(file, "utf8"));
	const namesIn = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = ""]) => name));
	const named = namesIn(/handle: RouteHandle = \{[^}]*query: \[(.*?)\]/g).flatMap((list) => list.split(", ").map((name) => name.slice(1, -1)));
	const read = namesIn(/(?:cho(?:sen|ice)Of\(url, |allowedOf\(url, |searchParams\.(?:get|has)\()"(\w+)"/g);
	// Addresses with a key are for one reader and never kept, those with a check, a page or a state belong to the admin area.
	expect([...new Set(read)].filter((name) => !["check", "key", "page", "state", ...named].includes(name))).toEqual([]);
});
