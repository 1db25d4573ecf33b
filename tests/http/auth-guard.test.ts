import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

const EDITOR = { username: "guard-editor", password: PASSWORD };

beforeAll(() => addUser(site, EDITOR.username));

describe("the guard", () => {
	test.each([
		["/admin", "/admin/login"],
		["/admin/speakers?q=a", "/admin/login?redirectTo=%2Fadmin%2Fspeakers%3Fq%3Da"],
		["/admin/a/b", "/admin/login?redirectTo=%2Fadmin%2Fa%2Fb"],
	])("%s leads to the login", async (path, login) => {
		for (const headers of [undefined, { Cookie: "session=made-up" }]) {
			const response = await get(path, headers);
			expect([...redirectOf(response), response.headers.get("cache-control")]).toEqual([302, login, "no-store"]);
		}
	});

	test("the data of a page is guarded as the page is", async () => {
		for (const path of ["/admin.data", "/admin/speakers.data", "/admin.data?_routes=routes%2Fadmin%2Fdashboard"]) {
			const response = await get(path);
			expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 202, "no-store"]);
			expect(await response.text()).toContain("/admin/login");
		}
	});

	test("an unknown section is a 404 inside the admin's frame", async () => {
		const headers = { Cookie: await signIn(site, EDITOR) };
		for (const path of ["/admin/nothing", "/admin/about", "/admin/about/programme-announced", "/admin/agenda.ics", "/admin/a/b/c"]) {
			const { response, document } = await page(path, headers);
			const shown = [response.status, response.headers.get("cache-control"), document.title, ...texts(document, "h1"), ...texts(document, "header p")];
			expect([path, ...shown]).toEqual([path, 404, "no-store", "404 Page Not Found | LATAM Nordics Summit 2025", "404 Page Not Found", "Logged in as editor"]);
		}
	});

	test("the frame shows area and role, links to the website, and logs out by a form", async () => {
		const { document } = await page("/admin", { Cookie: await signIn(site) });
		expect(texts(document, "header a")).toEqual(["Admin", "View Website"]);
		expect(texts(document, "header p")).toEqual(["Logged in as admin"]);
		expect(document.querySelector("header form")?.getAttribute("action")).toBe("/admin/logout");
		expect(texts(document, "header form button")).toEqual(["Logout"]);
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
	});
});

describe("a session", () => {
	test("ends on the server at logout, and the login page says so once", async () => {
		const Cookie = await signIn(site, EDITOR);
		const response = await post("/admin/logout", {}, { Cookie });
		expect(redirectOf(response)).toEqual([303, "/admin/login"]);
		// Not the storage, which holds the visitor's theme and scroll positions.
		expect(response.headers.get("clear-site-data")).toBe('"cache"');
		expect(response.headers.getSetCookie()).toEqual([
			"session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
			"toast=signedOut; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
		]);
		expect(await statusOf(site, Cookie)).toEqual({ authenticated: false, role: null });
		expect(redirectOf(await get("/admin", { Cookie }))).toEqual([302, "/admin/login"]);
		const { document } = await page("/admin/login", { Cookie: "toast=signedOut" });
		expect(texts(document, "[role=status] p")).toEqual(["Logged out", "See you soon."]);
	});

	test("does not end by a GET", async () => {
		const Cookie = await signIn(site, EDITOR);
		expect(redirectOf(await get("/admin/logout", { Cookie }))).toEqual([303, "/admin"]);
		expect(await statusOf(site, Cookie)).toEqual({ authenticated: true, role: "editor" });
	});

	test.each([
		[
			"idle",
			"UPDATE login_session SET created_at = '2025-01-01T00:00:00.000Z', last_seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 minutes') WHERE user_id = ?",
		],
		["old", "UPDATE login_session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE user_id = ?"],
		["its user's, who was disabled,", "UPDATE user SET disabled = 1 WHERE id = ?"],
		["its user's, who was deleted,", "DELETE FROM user WHERE id = ?"],
	])("that is %s is rejected", async (name, statement) => {
		await addUser(site, name);
		const Cookie = await signIn(site, { username: name, password: PASSWORD });
		expect(await statusOf(site, Cookie)).toEqual({ authenticated: true, role: "editor" });
		sql(site, statement, name);
		expect(redirectOf(await get("/admin", { Cookie }))).toEqual([302, "/admin/login"]);
	});

	test("forged cookies of any shape are rejected", async () => {
		for (const value of ["", "x", "%00", "'; DROP TABLE user; --", "é".repeat(40), "x".repeat(6000)])
			expect((await get("/api/auth/status", { Cookie: `session=${encodeURIComponent(value)}` })).status).toBe(200);
	});
});
