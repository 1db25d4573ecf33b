import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { parse } from "../support/html.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const TOKEN = "a token of some length";
let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ METRICS_TOKEN: TOKEN });
});
afterAll(() => site.stop());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
	fetch(site.origin + path, { redirect: "manual", headers: { "Accept-Encoding": "identity", ...headers }, ...init });

const tagOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).headers.get("etag");

async function encoded(path: string, encoding: string): Promise<{ etag: string | null; bytes: Buffer }> {
	const client = new Client(site);
	for (;;) {
		const { headers = "", body = Buffer.of() } = (await client.ask(`GET ${path}`, `Accept-Encoding: ${encoding}\r\n`)) ?? {};
		if (headers.includes(`Content-Encoding: ${encoding}`)) return { etag: /ETag: (\S+)/.exec(headers)?.[1] ?? null, bytes: body };
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

describe("cached pages", () => {
	test("a page has three encodings, each with a strong ETag of its own and the same content", async () => {
		const page = await ask("/agenda");
		const html = Buffer.from(await page.arrayBuffer());
		const [zipped, brotli] = [await encoded("/agenda", "gzip"), await encoded("/agenda", "br")];
		expect(gunzipSync(zipped.bytes).equals(html)).toBe(true);
		expect(brotliDecompressSync(brotli.bytes).equals(html)).toBe(true);
		expect(new Set([page.headers.get("etag"), zipped.etag, brotli.etag]).size).toBe(3);
		for (const tag of [page.headers.get("etag"), zipped.etag, brotli.etag]) expect(tag).toMatch(/^"[\w-]{22}(-gzip|-br)?"$/);
		expect([page.headers.get("cache-control"), page.headers.get("vary")]).toEqual(["no-cache", "Accept-Encoding"]);
	});

	test("a conditional request gets 304, whatever the encoding of the copy", async () => {
		const etag = (await ask("/venue")).headers.get("etag") ?? "";
		for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const again = await ask("/venue", { "If-None-Match": tag });
			expect([tag, again.status, await again.text(), again.headers.get("etag")]).toEqual([tag, 304, "", etag]);
		}
		expect((await ask("/venue", { "If-None-Match": '"other"' })).status).toBe(200);
	});

	test("ETags survive a restart and unrelated changes", async () => {
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

	test("a write of another process shows on the next request", async () => {
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

	test("pages vary by the theme of visitors without JavaScript, and by no other cookie", async () => {
		const [light, dark, odd] = await Promise.all(["theme=light", "theme=dark", "theme=<b>; x=1"].map((Cookie) => ask("/about", { Cookie })));
		expect(await dark?.text()).toContain('data-theme="dark"');
		expect(await light?.text()).toContain('data-theme="light"');
		expect(odd?.headers.get("etag")).toBe((await ask("/about")).headers.get("etag"));
	});

	test("unknown parameters create no new entry, known ones in any order the same", async () => {
		const tags = await Promise.all(["/agenda?day=2&type=Panel", "/agenda?type=Panel&utm=x&day=2"].map(async (path) => (await ask(path)).headers.get("etag")));
		expect(tags[0]).toBe(tags[1]);
		expect((await ask("/agenda?utm=<script>")).headers.get("etag")).toBe((await ask("/agenda")).headers.get("etag"));
	});

	test("a parameter of another page or an unknown route creates no new entry", async () => {
		expect(await tagOf("/?q=a&page=7&tab=x")).toBe(await tagOf("/"));
		expect(await tagOf("/api/agenda?q=a&type=b")).toBe(await tagOf("/api/agenda"));
		expect(await tagOf("/speakers.data?_routes=x,root,y")).toBe(await tagOf("/speakers.data?_routes=root"));
		expect(await tagOf("/news?q=vind")).not.toBe(await tagOf("/news"));
	});

	test("personal pages and missing articles are never cached", async () => {
		for (const path of ["/admin/login", "/admin", "/api/auth/status", "/newsletter/unsubscribe?key=x", "/news/nothing"]) {
			const answer = await ask(path);
			expect([path, answer.headers.get("etag")]).toEqual([path, null]);
		}
		const signedIn = await ask("/about", { Cookie: "session=made-up" });
		expect(signedIn.headers.get("etag")).toBeNull();
		expect((await ask("/about", { Cookie: "toast=saved" })).headers.get("etag")).toBeNull();
	});

	test("one 404 page in each language and theme serves all unknown addresses, without scripts", async () => {
		const lost = await ask("/nothing");
		const document = parse(await lost.text());
		expect([lost.status, document.querySelector("script[type='application/json']")]).toEqual([404, null]);
		expect([...document.querySelectorAll("header nav a[hreflang]")].map((link) => link.getAttribute("href"))).toEqual(["/", "/es", "/sv"]);
		expect(document.querySelector("main form[role=search]")?.getAttribute("action")).toBe("/search");
		const tag = lost.headers.get("etag");
		expect(tag).not.toBeNull();
		for (const path of ["/nothing/at?all=1", "/404", "/xx/agenda", "/nothing?lng=es"])
			expect([path, (await ask(path)).headers.get("etag")]).toEqual([path, tag]);
		const again = await ask("/nothing", { "If-None-Match": tag ?? "" });
		expect([again.status, (await again.text()).length > 1000]).toEqual([404, true]);
		const others = await Promise.all([tagOf("/es/nothing"), tagOf("/sv/nothing"), tagOf("/nothing", { Cookie: "theme=dark" })]);
		expect(new Set([tag, ...others, null]).size).toBe(5);
	});

	test("HEAD has the headers of GET, without the body", async () => {
		const [get, head] = await Promise.all([ask("/tickets"), ask("/tickets", {}, { method: "HEAD" })]);
		const told = ({ headers, status }: Response) => [status, headers.get("etag"), headers.get("content-length"), headers.get("content-type")];
		expect(told(head)).toEqual(told(get));
		expect(await head.text()).toBe("");
	});

	test("the home page still negotiates the language", async () => {
		expect((await ask("/", { "Accept-Language": "es-MX,es;q=0.9" })).headers.get("location")).toBe("/es");
		expect((await ask("/", { "Accept-Language": "en-GB" })).status).toBe(200);
		for (const header of ["es;q=0", "es;q=0, *", "de, en;q=0.5, es;q=0.4", "es;q=0.3, en;q=0.7", ","])
			expect([header, (await ask("/", { "Accept-Language": header })).status]).toEqual([header, 200]);
		expect((await ask("/", { "Accept-Language": "en;q=0.1, sv-FI;q=0.2" })).headers.get("location")).toBe("/sv");
		expect((await ask("/", { "Accept-Language": "es", "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
	});
});

describe("files", () => {
	test("hashed ones are cached for good, others for an hour, and ranges are served", async () => {
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
		for (const path of ["/", "/es/agenda?day=2", "/sv/contact", "/news/nothing", "/admin/login"]) {
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

	test("every answer carries its id and nosniff", async () => {
		for (const path of ["/", "/api/tickets", "/favicon.svg", "/nothing", "/admin", "/%"]) {
			const { headers } = await ask(path);
			const told = ["x-content-type-options", "referrer-policy", "cross-origin-opener-policy", "x-powered-by", "strict-transport-security"].map((name) =>
				headers.get(name),
			);
			expect([path, ...told]).toEqual([path, "nosniff", "strict-origin-when-cross-origin", "same-origin", null, null]);
			expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
		}
	});

	test("admin pages are neither cached nor indexed, in any spelling of the address", async () => {
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
			// `fetch` would normalize the address.
			const { headers = "" } = (await new Client(site).ask(`GET ${path}`)) ?? {};
			expect([path, /^cache-control: (.*)$/im.exec(headers)?.[1], /^x-robots-tag: (.*)$/im.exec(headers)?.[1]]).toEqual([path, "no-store", "noindex"]);
		}
	});

	test("read-only addresses answer 405 with the usual headers", async () => {
		const metrics = { Authorization: `Bearer ${TOKEN}` };
		for (const path of ["/favicon.svg", "/healthz", "/readyz?x", "/metrics", "/about"]) {
			const written = await ask(path, { ...metrics, Origin: site.origin }, { method: "POST", body: "a" });
			expect([path, written.status, written.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
			for (const { headers } of [written, await ask(path, metrics)])
				expect([path, headers.get("x-content-type-options"), headers.get("cross-origin-opener-policy")]).toEqual([path, "nosniff", "same-origin"]);
		}
		expect((await ask("/favicon.svg", {}, { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
	});

	test("every answer has Cache-Control, and changeable content is always revalidated", async () => {
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

	test("behind https, HSTS is sent", async () => {
		const secure = await startSite({ PUBLIC_ORIGIN: "https://summit.example" });
		expect((await fetch(secure.origin)).headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
		await secure.stop();
	});
});

test("every parameter that a public page or call reads is declared by a route", async () => {
	const { globSync, readFileSync } = await import("node:fs");
	const files = globSync(["app/routes/{site,api}/**/*.{ts,tsx}", "app/domain/**/*.server.ts", "app/http/{query,locale,api,pages}.server.ts"]);
	const sources = files.map((file) => readFileSync(file, "utf8"));
	const namesIn = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = ""]) => name));
	const named = namesIn(/export const facts = \{[^}]*query: \[(.*?)\]/g).flatMap((list) => list.split(", ").map((name) => name.slice(1, -1)));
	const read = namesIn(/(?:cho(?:sen|ice)Of\(url, |allowedOf\(url, |searchParams\.(?:get|has)\()"(\w+)"/g);
	// These belong to private pages, which are never cached.
	expect([...new Set(read)].filter((name) => !["check", "key", "method", "page", "state", ...named].includes(name))).toEqual([]);
});
