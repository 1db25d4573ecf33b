import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser, PASSWORD, sql, statusOf, visitorOf } from "../support/http.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, post, postJson, send } = visitorOf(site);

const EDITOR = { username: "api-editor", password: PASSWORD };

beforeAll(async () => {
	for (const username of [EDITOR.username, "api-guessed", "api-retired"]) await addUser(site, username);
	sql(site, "UPDATE user SET disabled = 1 WHERE username = 'api-retired'");
});

test("signs in, returns the user, and signs out", async () => {
	const response = await postJson("/api/auth/login", ADMIN);
	expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, { authenticated: true, role: "admin" }, "no-store"]);
	const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const now = await get("/api/auth/status", { Cookie });
	expect([await now.json(), now.headers.get("cache-control")]).toEqual([{ authenticated: true, role: "admin" }, "no-store"]);

	const out = await postJson("/api/auth/logout", "", { Cookie });
	expect([out.status, await out.json(), out.headers.get("cache-control")]).toEqual([200, { authenticated: false, role: null }, "no-store"]);
	expect([out, response, now].map(({ headers }) => headers.get("clear-site-data"))).toEqual(['"cache"', null, null]);
	expect(out.headers.getSetCookie()).toEqual(["session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
	expect(await statusOf(site, Cookie)).toEqual({ authenticated: false, role: null });
});

test.each([
	[{ password: "x" }, 400, "Username is required"],
	[{ username: " ", password: "" }, 400, "Username is required"],
	[{ username: "api-editor" }, 400, "Password is required"],
	[{ username: "api-editor", password: 3 }, 400, "Password is required"],
	[{ username: "api-editor", password: "x".repeat(257) }, 400, "No password is this long"],
	[{ username: "x".repeat(301), password: "x" }, 400, "No username is this long"],
	[[], 400, "Username is required"],
	["null", 400, "Username is required"],
	["{", 400, "The body is no JSON."],
	[{ username: "unknown-by-api", password: "x" }, 401, "Invalid username or password"],
	[{ username: "api-editor", password: "wrong" }, 401, "Invalid username or password"],
	[{ username: "api-retired", password: PASSWORD }, 401, "Invalid username or password"],
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

test("accepts only JSON, and only POST", async () => {
	expect((await postJson("/api/auth/login", EDITOR, { "Content-Type": "application/json; charset=utf-8" })).status).toBe(200);
	expect((await post("/api/auth/login", EDITOR)).status).toBe(415);
	expect((await postJson("/api/auth/login", EDITOR, { "Content-Type": "text/plain" })).status).toBe(415);
	for (const path of ["/api/auth/login", "/api/auth/logout"]) {
		const response = await get(path);
		expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
	}
});

test("a program signs in and out by JSON without an Origin header", async () => {
	const ask = (path: string, headers: Record<string, string> = {}) =>
		send(path, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...headers },
			body: path.endsWith("login") ? JSON.stringify(EDITOR) : undefined,
		});
	const login = await ask("/api/auth/login", { Cookie: "session=expired" });
	const Cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	expect([login.status, await statusOf(site, Cookie)]).toEqual([200, { authenticated: true, role: "editor" }]);
	const refused: Record<string, string>[] = [{ Origin: "null" }, { "Sec-Fetch-Site": "none" }, { "Content-Type": "text/plain" }];
	for (const headers of refused)
		for (const path of ["/api/auth/login", "/api/auth/logout"])
			expect([path, headers, (await ask(path, { ...headers, Cookie })).status]).toEqual([path, headers, 403]);
	const out = await ask("/api/auth/logout", { Cookie });
	expect([out.status, await out.json(), await statusOf(site, Cookie)]).toEqual([
		200,
		{ authenticated: false, role: null },
		{ authenticated: false, role: null },
	]);
});

test("shares the throttle with the form", async () => {
	const form = () => post("/admin/login", { username: "api-guessed", password: "x" });
	const call = () => postJson("/api/auth/login", { username: "API-guessed ", password: "x" });
	for (const attempt of [form, call, form, call, form]) expect((await attempt()).status).toBe(401);
	const refused = await postJson("/api/auth/login", { username: "api-guessed", password: PASSWORD });
	expect([refused.status, await refused.text()]).toEqual([429, "Too many failed attempts. Please try again in 1 minute."]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20);
});
