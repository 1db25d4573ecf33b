import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { addUser, PASSWORD, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { run, summit } from "../support/program.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, post } = visitorOf(site);
const onSite = (words: string[], input?: string) => summit(words, { environment: { DATABASE_URL: `file:${site.databaseFile}` }, input });

const folder = mkdtempSync(path.join(tmpdir(), "summit-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("npm runs commands from the sources alone, and passes arguments, input and exit codes through", async () => {
	const environment = { ...(process.env as Record<string, string>), DATABASE_URL: `file:${path.join(folder, "summit.db")}` };
	const npmRun = (words: string[], input?: string) => run(["npm", "run", "--silent", "summit", "--", ...words], { environment, input });
	expect((await npmRun(["migrate"])).code).toBe(0);
	const added = { code: 0, out: "ana was added, as admin.\n", error: "" };
	expect(await npmRun(["user", "add", "Ana"], `${PASSWORD}\n`)).toEqual(added);
	const again = { code: 1, out: "", error: "There is already a user with this name.\n" };
	expect(await npmRun(["user", "add", "ana", "--generate"])).toEqual(again);
	expect((await npmRun(["user", "add", "dora", "--role", "king"])).code).toBe(2);
});

test("changes made while the site runs take effect at once", async () => {
	const credentials = await addUser(site, "command-user");
	const session = await signIn(site, credentials);
	const fresh = "typed on a terminal";
	expect(await onSite(["user", "password", "command-user"], fresh)).toEqual({
		code: 0,
		out: "command-user has a new password, and every session has ended.\n",
		error: "",
	});
	expect([(await statusOf(site, session)).authenticated, (await post("/admin/login", credentials)).status]).toEqual([false, 401]);
	const again = await signIn(site, { ...credentials, password: fresh });
	await onSite(["user", "disable", "command-user"]);
	expect([(await statusOf(site, again)).authenticated, (await post("/admin/login", { ...credentials, password: fresh })).status]).toEqual([false, 401]);
});

test("two-step verification can be required, released and reset for a lost phone from the command line", async () => {
	const credentials = await addUser(site, "command-required");
	sql(site, "UPDATE user SET totp_secret = 'JBSWY3DPEHPK3PXP' WHERE id = 'command-required'");
	expect((await onSite(["user", "require-second-factor", "on"])).out).toBe("Two-step verification is now required for everyone.\n");
	const lost = await onSite(["user", "password", "command-required", "--without-second-factor"], "typed on a terminal");
	expect([lost.code, lost.out]).toEqual([0, "command-required has a new password, and every session has ended.\nTwo-step verification is off.\n"]);
	const led = async () => {
		const Cookie = await signIn(site, { ...credentials, password: "typed on a terminal" });
		const { status, headers } = await get("/admin", { Cookie });
		return [status, headers.get("location")];
	};
	expect(await led()).toEqual([302, "/admin/account/second-factor"]);
	expect((await onSite(["user", "require-second-factor", "off"])).out).toBe("Two-step verification is now optional.\n");
	expect(await led()).toEqual([200, null]);
});
