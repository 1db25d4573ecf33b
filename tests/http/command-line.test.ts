import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, PASSWORD, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const siteFile = site.databaseFile;
const { get, post } = visitorOf(site);

const folder = mkdtempSync(path.join(tmpdir(), "summit-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
	code: number;
	out: string;
	error: string;
}

interface Setting {
	input?: string;
	databaseFile?: string;
}

const npmRunSummit = (words: string[], setting?: Setting) => run("npm", ["run", "--silent", "summit", "--", ...words], setting);
const admin = (words: string[], setting?: Setting) => run(process.execPath, ["app/server/summit.ts", ...words], setting);

function run(program: string, words: string[], { input = "", databaseFile = path.join(folder, "summit.db") }: Setting = {}): Promise<Outcome> {
	return new Promise((resolve) => {
		const env = { ...process.env, DATABASE_URL: `file:${databaseFile}` };
		const child = execFile(program, words, { env }, (failure, out, error) => {
			resolve({ code: failure ? Number(failure.code) : 0, out, error });
		});
		child.stdin?.end(input);
	});
}

describe("on a new database, from the sources alone", () => {
	beforeAll(async () => {
		expect((await npmRunSummit(["migrate"])).code).toBe(0);
		expect(await admin(["user", "list"])).toEqual({
			code: 0,
			out: "There are no users yet. 'user add' creates an administrator, as does the first start of the site.\n",
			error: "",
		});
		expect(await admin(["user", "add", "Ana", "--role", "editor"], { input: `${PASSWORD}\n` })).toEqual({
			code: 1,
			out: "",
			error: "The first user has to be an administrator: omit --role.\n",
		});
		expect(await admin(["user", "add", "Ana"], { input: `${PASSWORD}\n` })).toEqual({
			code: 0,
			out: "ana was added, as admin.\n",
			error: "",
		});
	});

	test("users are added, disabled, enabled and listed", async () => {
		expect(await admin(["user", "add", "berta", "--role", "messages,editor", "--generate"])).toEqual({
			code: 0,
			out: expect.stringMatching(
				/^berta was added, as editor, messages\.\nThis password is shown only once and has to be changed at the first sign-in: [\w-]{24}\n$/,
			),
			error: "",
		});
		expect((await admin(["user", "disable", "BERTA"])).out).toBe("berta is disabled, and every session has ended.\n");
		expect((await admin(["user", "list"])).out).toBe(
			"ana    admin            active    password  never seen\nberta  editor,messages  disabled  password  never seen\n",
		);
		expect((await admin(["user", "enable", "berta"])).out).toBe("berta can sign in again.\n");
		const sqlite = new SQLite(path.join(folder, "summit.db"));
		sqlite.exec("UPDATE user SET until = iif(username = 'berta', '2199-11-21T23:30:00.000Z', NULL)");
		sqlite.close();
		expect((await admin(["user", "list"])).out).toBe(
			"ana    admin            active                                 password  never seen\nberta  editor,messages  active until 2199-11-21T23:30:00.000Z  password  never seen\n",
		);
	});

	test("npm passes arguments and exit codes through", async () => {
		expect(await npmRunSummit(["user", "add", "dora", "--role", "admin", "--generate"])).toMatchObject({ code: 0, error: "" });
		expect((await npmRunSummit(["user", "add", "dora", "--generate"])).code).toBe(1);
		expect((await npmRunSummit(["user", "add", "dora", "--role", "king"])).code).toBe(2);
		expect((await admin(["user", "disable", "dora"])).code).toBe(0);
	});
});

test("changes made while the site runs take effect at once", async () => {
	const databaseFile = siteFile;
	const credentials = await addUser(site, "command-user");
	const session = await signIn(site, credentials);
	const fresh = "typed on a terminal";
	expect(await npmRunSummit(["user", "password", "command-user"], { databaseFile, input: fresh })).toEqual({
		code: 0,
		out: "command-user has a new password, and every session has ended.\n",
		error: "",
	});
	expect([(await statusOf(site, session)).authenticated, (await post("/admin/login", credentials)).status]).toEqual([false, 401]);
	const again = await signIn(site, { ...credentials, password: fresh });
	await admin(["user", "disable", "command-user"], { databaseFile });
	expect([(await statusOf(site, again)).authenticated, (await post("/admin/login", { ...credentials, password: fresh })).status]).toEqual([false, 401]);
});

test("two-step verification can be required, released and reset for a lost phone from the command line", async () => {
	const databaseFile = siteFile;
	const credentials = await addUser(site, "command-required");
	sql(site, "UPDATE user SET totp_secret = 'JBSWY3DPEHPK3PXP' WHERE id = 'command-required'");
	expect((await admin(["user", "require-second-factor", "on"], { databaseFile })).out).toBe("Two-step verification is now required for everyone.\n");
	const lost = await admin(["user", "password", "command-required", "--without-second-factor"], { databaseFile, input: "typed on a terminal" });
	expect([lost.code, lost.out]).toEqual([0, "command-required has a new password, and every session has ended.\nTwo-step verification is off.\n"]);
	const led = async () => {
		const Cookie = await signIn(site, { ...credentials, password: "typed on a terminal" });
		const { status, headers } = await get("/admin", { Cookie });
		return [status, headers.get("location")];
	};
	expect(await led()).toEqual([302, "/admin/account/second-factor"]);
	expect((await admin(["user", "require-second-factor", "off"], { databaseFile })).out).toBe("Two-step verification is now optional.\n");
	expect(await led()).toEqual([200, null]);
});
