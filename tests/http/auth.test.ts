import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../app/auth/password.server";
import { ADMIN } from "../support/running-site";
import { database, get, page, parse, postForm, signIn, texts } from "../support/site";

const PASSWORD = "aqueduct under aurora";
const EDITOR = { username: "editor", password: PASSWORD };
const write = (sql: string, ...values: unknown[]) => {
	const sqlite = database();
	sqlite.prepare(sql).run(...values);
	sqlite.close();
};

beforeAll(async () => {
	const hash = await hashPassword(PASSWORD);
	for (const username of ["editor", "guessed", "retired", "api-guessed"])
		write("INSERT INTO user (id, username, password_hash, role) VALUES (?, ?, ?, 'editor')", username, username, hash);
	write("UPDATE user SET disabled = 1 WHERE username = 'retired'");
});

const redirect = (response: Response) => [response.status, response.headers.get("location")];
const status = async (cookie: string) => (await get("/api/auth/status", { headers: { Cookie: cookie } })).json();
let callers = 0;
let origin = "";
beforeAll(async () => {
	({ origin } = new URL((await get("/robots.txt")).url));
});
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) => {
	callers += 1;
	return get(path, {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: { Origin: origin, "Content-Type": "application/json", "X-Forwarded-For": `10.77.0.${callers}`, ...headers },
	});
};

describe("the login page", () => {
	test("asks for what the specification says, and stays out of caches and search engines", async () => {
		const { response, document } = await page("/admin/login");
		expect([response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex"]);
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
		expect(document.title).toBe("Sign in | LATAM Nordics Summit 2025");
		expect(texts(document, "#login label")).toEqual(["Username", "Password"]);
		expect(texts(document, "#login button")).toEqual(["Sign in"]);
		expect([...document.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Return to Website", "/"]]);
		expect(document.querySelector("#login-password")?.getAttribute("autocomplete")).toBe("current-password");
	});

	test("speaks the reader's language, chosen by link or by the browser", async () => {
		const { document } = await page("/admin/login", { headers: { "Accept-Language": "sv-SE" } });
		expect([document.documentElement.lang, ...texts(document, "h1")]).toEqual(["sv", "Logga in till administrationen"]);
		const chosen = await get("/admin/login?redirectTo=%2Fadmin%2Fx&lng=es");
		expect(redirect(chosen)).toEqual([302, "/admin/login?redirectTo=%2Fadmin%2Fx"]);
		const cookie = chosen.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect(texts((await page("/admin/login", { headers: { Cookie: cookie } })).document, "h1")).toEqual(["Acceso de administración"]);
	});

	test("says what is missing, keeps the name and never the password", async () => {
		const empty = await postForm("/admin/login", { username: " ", password: "" });
		const document = parse(await empty.text());
		expect([empty.status, document.title]).toEqual([400, "Error: Sign in | LATAM Nordics Summit 2025"]);
		expect(texts(document, "[role=alert] a")).toEqual(["Username is required", "Password is required"]);
		expect(["username", "password"].map((name) => document.getElementById(`login-${name}-error`)?.textContent)).toEqual([
			"Username is required",
			"Password is required",
		]);
		const half = await postForm("/admin/login", { username: "", password: "my secret of secrets" });
		const html = await half.text();
		expect([half.status, texts(parse(html), "[role=alert] a"), html.includes("my secret of secrets")]).toEqual([400, ["Username is required"], false]);
	});
});

describe("signing in by the form", () => {
	test("starts a session and leads to the dashboard, which says so once", async () => {
		const response = await postForm("/admin/login", ADMIN);
		expect(redirect(response)).toEqual([303, "/admin"]);
		expect(response.headers.get("cache-control")).toBe("no-store");
		const [session, toast] = response.headers.getSetCookie();
		expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
		expect(toast).toBe("toast=signedIn; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");

		const cookies = [session, toast].map((cookie) => cookie?.split(";")[0]).join("; ");
		const first = await page("/admin", { headers: { Cookie: cookies } });
		expect(first.response.headers.getSetCookie()).toEqual(["toast=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
		expect(texts(first.document, "[role=status] p")).toEqual(["Login successful", "Welcome to the admin area."]);
		const second = await page("/admin", { headers: { Cookie: session?.split(";")[0] ?? "" } });
		expect(texts(second.document, "[role=status] p")).toEqual([]);
		expect(second.response.headers.getSetCookie()).toEqual([]);
	});

	test("leads to the page that was asked for, and to no other site", async () => {
		const to = async (target: string) => redirect(await postForm(`/admin/login?redirectTo=${encodeURIComponent(target)}`, EDITOR));
		expect(await to("/admin/speakers?q=a&page=2")).toEqual([303, "/admin/speakers?q=a&page=2"]);
		for (const target of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/%09/evil.example", ""])
			expect([target, await to(target)]).toEqual([target, [303, "/admin"]]);
	});

	test("gives a new reference each time and ends the browser's old session", async () => {
		const old = await signIn(EDITOR);
		const response = await postForm("/admin/login", EDITOR, { headers: { Cookie: old } });
		const fresh = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect(fresh).not.toBe(old);
		expect([await status(old), await status(fresh)]).toEqual([
			{ authenticated: false, role: null },
			{ authenticated: true, role: "editor" },
		]);
		const planted = await postForm("/admin/login", EDITOR, { headers: { Cookie: "session=planted" } });
		expect(planted.headers.getSetCookie()[0]).not.toContain("planted");
	});

	test("whoever is signed in already is led on", async () => {
		const Cookie = await signIn(EDITOR);
		expect(redirect(await get("/admin/login?redirectTo=%2Fadmin%2Fx", { headers: { Cookie } }))).toEqual([303, "/admin/x"]);
	});

	test("answers a wrong password, an unknown and a disabled user alike", async () => {
		const tries = ["guessed", "unknown", "retired"].map((username) =>
			postForm("/admin/login", { username, password: `${PASSWORD}${username === "retired" ? "" : "!"}` }),
		);
		const answers = await Promise.all(
			tries.map(async (response, index) => {
				const { status, headers } = await response;
				const body = (await (await response).text()).replaceAll(["guessed", "unknown", "retired"][index] as string, "NAME");
				return { status, headers: [...headers].filter(([name]) => name !== "date" && name !== "etag" && name !== "content-length"), body };
			}),
		);
		expect(answers[0]?.status).toBe(401);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
		const document = parse(answers[0]?.body ?? "");
		expect([...texts(document, "[role=alert] h2"), ...texts(document, "[role=alert] p")]).toEqual(["Login failed", "Invalid username or password"]);
		expect(document.title).toBe("Error: Sign in | LATAM Nordics Summit 2025");
		expect(document.getElementById("login-username")?.getAttribute("value")).toBe("NAME");
		expect(answers[0]?.body).not.toContain(PASSWORD);
	});

	test.each([
		["an account", (number: number) => [{ username: "guessed-often", password: "x" }, `192.0.2.${number}`] as const],
		["an address", (number: number) => [{ username: `guess-${number}`, password: "x" }, "192.0.2.99"] as const],
	])("puts off whoever failed five times with %s", async (_, attempt) => {
		const send = (number: number) => {
			const [credentials, address] = attempt(number);
			return postForm("/admin/login", credentials, { headers: { "X-Forwarded-For": address } });
		};
		for (let number = 1; number <= 5; number++) expect((await send(number)).status).toBe(401);
		const response = await send(6);
		const document = parse(await response.text());
		expect([response.status, response.headers.get("cache-control")]).toEqual([429, "no-store"]);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(20);
		expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(30);
		expect(texts(document, "[role=alert] p")).toEqual(["Too many failed attempts. Please try again in 1 minute."]);
	});

	test.each<Record<string, string>>([{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }, { Origin: "" }])(
		"is refused from elsewhere: %o",
		async (headers) => {
			for (const path of ["/admin/login", "/admin/logout"]) {
				const response = await postForm(path, EDITOR, { headers });
				expect([response.status, response.headers.getSetCookie(), response.headers.get("cache-control")]).toEqual([403, [], "no-store"]);
			}
			expect((await postJson("/api/auth/login", EDITOR, headers)).status).toBe(403);
			expect((await postJson("/api/auth/logout", "", headers)).status).toBe(403);
		},
	);
});

describe("the guard", () => {
	test.each([
		["/admin", "/admin/login"],
		["/admin/speakers?q=a", "/admin/login?redirectTo=%2Fadmin%2Fspeakers%3Fq%3Da"],
		["/admin/a/b", "/admin/login?redirectTo=%2Fadmin%2Fa%2Fb"],
	])("%s leads to the login", async (path, login) => {
		for (const headers of [undefined, { Cookie: "session=made-up" }]) {
			const response = await get(path, { headers });
			expect([...redirect(response), response.headers.get("cache-control")]).toEqual([302, login, "no-store"]);
		}
	});

	test("writing needs a session too", async () => {
		for (const path of ["/admin/speakers", "/admin/a/b/c"]) expect((await postForm(path, {})).headers.get("location")).toMatch(/^\/admin\/login\?/);
		expect((await postForm("/admin", {})).status).toBe(405);
	});

	test("the values behind a page are guarded as the page is", async () => {
		for (const path of [
			"/admin.data",
			"/admin/speakers.data",
			"/admin.data?_routes=routes%2Fadmin%2Flayout",
			"/admin.data?_routes=routes%2Fadmin%2Fdashboard",
		]) {
			const response = await get(path);
			expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 202, "no-store"]);
			expect(await response.text()).toContain("/admin/login");
		}
	});

	test("an unknown section is a 404 inside the admin's frame", async () => {
		const headers = { Cookie: await signIn(EDITOR) };
		for (const path of ["/admin/nothing", "/admin/about", "/admin/news/programme-announced", "/admin/agenda.ics", "/admin/a/b/c"]) {
			const { response, document } = await page(path, { headers });
			const shown = [response.status, response.headers.get("cache-control"), document.title, ...texts(document, "h1"), ...texts(document, "header p")];
			expect([path, ...shown]).toEqual([path, 404, "no-store", "404 Page Not Found | LATAM Nordics Summit 2025", "404 Page Not Found", "Logged in as editor"]);
		}
	});

	test("the frame names area and role, leads to the website, and logs out by a form", async () => {
		const { document } = await page("/admin", { headers: { Cookie: await signIn() } });
		expect(texts(document, "header a")).toEqual(["Admin", "View Website"]);
		expect(texts(document, "header p")).toEqual(["Logged in as admin"]);
		expect(document.querySelector("header form")?.getAttribute("action")).toBe("/admin/logout");
		expect(texts(document, "header form button")).toEqual(["Logout"]);
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
	});
});

describe("a session", () => {
	test("is dead on the server after logging out, and the login page says so once", async () => {
		const Cookie = await signIn(EDITOR);
		const response = await postForm("/admin/logout", {}, { headers: { Cookie } });
		expect(redirect(response)).toEqual([303, "/admin/login"]);
		expect(response.headers.getSetCookie()).toEqual([
			"session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
			"toast=signedOut; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
		]);
		expect(await status(Cookie)).toEqual({ authenticated: false, role: null });
		expect(redirect(await get("/admin", { headers: { Cookie } }))).toEqual([302, "/admin/login"]);
		const { document } = await page("/admin/login", { headers: { Cookie: "toast=signedOut" } });
		expect(texts(document, "[role=status] p")).toEqual(["Logged out", "See you soon."]);
	});

	test("does not end by a GET", async () => {
		const Cookie = await signIn(EDITOR);
		expect(redirect(await get("/admin/logout", { headers: { Cookie } }))).toEqual([303, "/admin"]);
		expect(await status(Cookie)).toEqual({ authenticated: true, role: "editor" });
	});

	test.each([
		[
			"idle",
			"UPDATE session SET created_at = '2025-01-01T00:00:00.000Z', last_seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 minutes') WHERE user_id = ?",
		],
		["old", "UPDATE session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE user_id = ?"],
		["its user's, who was disabled,", "UPDATE user SET disabled = 1 WHERE id = ?"],
		["its user's, who was deleted,", "DELETE FROM user WHERE id = ?"],
	])("that is %s is none", async (name, sql) => {
		write("INSERT INTO user (id, username, password_hash, role) SELECT ?, ?, password_hash, 'editor' FROM user WHERE id = 'editor'", name, name.toLowerCase());
		const Cookie = await signIn({ username: name, password: PASSWORD });
		expect(await status(Cookie)).toEqual({ authenticated: true, role: "editor" });
		const sqlite = database();
		sqlite.pragma("foreign_keys = ON");
		sqlite.prepare(sql).run(name);
		sqlite.close();
		expect(redirect(await get("/admin", { headers: { Cookie } }))).toEqual([302, "/admin/login"]);
	});

	test("made-up cookies of any shape are nobody's", async () => {
		for (const value of ["", "x", "%00", "'; DROP TABLE user; --", "é".repeat(40), "x".repeat(6000)])
			expect((await get("/api/auth/status", { headers: { Cookie: `session=${encodeURIComponent(value)}` } })).status).toBe(200);
	});
});

describe("the API", () => {
	test("signs in, says who one is, and signs out", async () => {
		const response = await postJson("/api/auth/login", ADMIN);
		expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, { authenticated: true, role: "admin" }, "no-store"]);
		const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const now = await get("/api/auth/status", { headers: { Cookie } });
		expect([await now.json(), now.headers.get("cache-control")]).toEqual([{ authenticated: true, role: "admin" }, "no-store"]);

		const out = await postJson("/api/auth/logout", "", { Cookie });
		expect([out.status, await out.json(), out.headers.get("cache-control")]).toEqual([200, { authenticated: false, role: null }, "no-store"]);
		expect(out.headers.getSetCookie()).toEqual(["session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
		expect(await status(Cookie)).toEqual({ authenticated: false, role: null });
	});

	test.each([
		[{ password: "x" }, 400, "Username is required"],
		[{ username: " ", password: "" }, 400, "Username is required"],
		[{ username: "editor" }, 400, "Password is required"],
		[{ username: "editor", password: 3 }, 400, "Password is required"],
		[[], 400, "Username is required"],
		["null", 400, "Username is required"],
		["{", 400, "The body is no JSON."],
		[{ username: "unknown-by-api", password: "x" }, 401, "Invalid username or password"],
		[{ username: "editor", password: "wrong" }, 401, "Invalid username or password"],
		[{ username: "retired", password: PASSWORD }, 401, "Invalid username or password"],
	])("answers %j with %d %s", async (body, expected, words) => {
		const response = await postJson("/api/auth/login", body);
		expect([response.status, await response.text(), response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
			expected,
			words,
			"text/plain; charset=utf-8",
			"no-store",
		]);
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test("takes JSON alone, and POST alone", async () => {
		expect((await postJson("/api/auth/login", EDITOR, { "Content-Type": "application/json; charset=utf-8" })).status).toBe(200);
		expect((await postForm("/api/auth/login", EDITOR)).status).toBe(415);
		expect((await postJson("/api/auth/login", EDITOR, { "Content-Type": "text/plain" })).status).toBe(415);
		for (const path of ["/api/auth/login", "/api/auth/logout"]) {
			const response = await get(path);
			expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
		}
	});

	test("shares the throttle with the form", async () => {
		const form = () => postForm("/admin/login", { username: "api-guessed", password: "x" });
		const call = () => postJson("/api/auth/login", { username: "API-guessed ", password: "x" });
		for (const attempt of [form, call, form, call, form]) expect((await attempt()).status).toBe(401);
		const refused = await postJson("/api/auth/login", { username: "api-guessed", password: PASSWORD });
		expect([refused.status, await refused.text()]).toEqual([429, "Too many failed attempts. Please try again in 1 minute."]);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20);
	});
});
