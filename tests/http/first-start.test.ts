import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { type RunningSite, startSite } from "../support/running-site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-first-"));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (environment: Record<string, string | undefined> = {}) =>
	startSite({ DATABASE_URL: `file:${folder}/summit.db`, ADMIN_USERNAME: undefined, ADMIN_PASSWORD: undefined, ...environment });
const login = (site: RunningSite, credentials: object, origin = site.origin) =>
	fetch(`${site.origin}/api/auth/login`, {
		method: "POST",
		headers: { Origin: origin, "Content-Type": "application/json" },
		body: JSON.stringify(credentials),
	});
const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? "";

test("the first start prints a password, once; sessions and the throttle survive a restart", async () => {
	const first = await start();
	const password = first.log().match(/username: admin\s+password: (\S+)/)?.[1];
	const signedIn = await login(first, { username: "admin", password });
	expect(signedIn.status).toBe(200);
	const admin = await fetch(`${first.origin}/admin`, { redirect: "manual", headers: { Cookie: cookieOf(signedIn).split(";")[0] ?? "" } });
	expect([admin.status, admin.headers.get("location")]).toEqual([302, "/admin/account"]);
	for (let number = 1; number <= 5; number++) expect((await login(first, { username: "guessed", password: "x" })).status).toBe(401);
	await first.stop();

	const second = await start();
	expect(second.log()).not.toContain("password:");
	expect((await login(second, { username: "guessed", password: "x" })).status).toBe(429);
	const status = await fetch(`${second.origin}/api/auth/status`, { headers: { Cookie: cookieOf(signedIn).split(";")[0] ?? "" } });
	expect(await status.json()).toEqual({ authenticated: true, role: "admin" });
	await second.stop();

	const third = await start({ SESSION_SECRET: "another secret, of 32 bytes and more", PUBLIC_ORIGIN: "https://summit.example" });
	const secure = await login(third, { username: "admin", password }, "https://summit.example");
	expect(cookieOf(secure)).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
	const old = cookieOf(signedIn).split(";")[0]?.replace("session=", "__Host-session=") ?? "";
	expect(await (await fetch(`${third.origin}/api/auth/status`, { headers: { Cookie: old } })).json()).toEqual({ authenticated: false, role: null });
	await third.stop();
});

test.each([
	[{ ADMIN_PASSWORD: "too short" }, "ADMIN_PASSWORD needs at least 15 characters"],
	[{ ADMIN_PASSWORD: "summit-admin-2025", ADMIN_USERNAME: "admin" }, "ADMIN_PASSWORD is made of words of this site, event or user"],
	[{ ADMIN_PASSWORD: "x1y2".repeat(65) }, "ADMIN_PASSWORD may have at most 256 characters"],
])(
	"a configuration of %o stops the start and says why",
	async (environment, words) => {
		await expect(start({ DATABASE_URL: `file:${folder}/refused.db`, ...environment }).then((site) => site.stop())).rejects.toThrow(words);
	},
	30_000,
);
