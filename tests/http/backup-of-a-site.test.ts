import { mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { signIn, sql, visitorOf } from "../support/http.ts";
import { summit } from "../support/program.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-live-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fileIn = (name: string) => path.join(folder, name);

test("a site is backed up while visitors write, stopped, broken, restored and started again", async () => {
	const site = await startSite({ DATABASE_URL: `file:${fileIn("live.db")}` });
	const port = new URL(site.origin).port;
	const live = (words: string[]) => summit(words, { cwd: folder, environment: { DATABASE_URL: `file:${fileIn("live.db")}`, PORT: port } });
	const visitor = visitorOf(site);
	const totp = new TOTP({ secret: Secret.fromBase32("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP") });
	const cookie = await signIn(site);
	sql(site, "UPDATE user SET totp_secret = ?", totp.secret.base32);
	expect((await visitorOf(site, { Cookie: cookie }).get("/admin/account")).status).toBe(200);

	let acknowledged = 0;
	let isWriting = true;
	const write = async () => {
		for (let number = 0; isWriting; number++) {
			const fields = { name: "Ana", email: `ana${number}@example.com`, subject: "General", message: `Message ${number}, long enough to be one.` };
			const answer = await visitor.post("/contact", fields, { Origin: site.origin, "X-Forwarded-For": `10.9.${number >> 8}.${number & 255}` });
			expect(answer.status).toBe(303);
			acknowledged += 1;
		}
	};
	const writing = write();
	const backups: { messages: number; before: number }[] = [];
	for (const name of ["first.db", "second.db", "third.db"]) {
		const before = acknowledged;
		expect(await live(["backup", name])).toMatchObject({ code: 0, error: "" });
		const copy = new SQLite(fileIn(name), { readonly: true });
		backups.push({ messages: copy.prepare<[], number>("SELECT count(*) FROM contact_message").pluck().get() as number, before });
		expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
		copy.close();
	}
	isWriting = false;
	await writing;
	// A backup contains everything acknowledged before it began.
	for (const { messages, before } of backups) expect(messages).toBeGreaterThanOrEqual(before);
	expect(backups[2]?.messages).toBeGreaterThan(backups[0]?.messages as number);

	expect(await live(["check", "--ready"])).toEqual({ code: 0, out: "ready\n", error: "" });
	expect(await live(["restore", "third.db"])).toEqual({ code: 1, out: "", error: "The site is running: stop it first.\nNothing was changed.\n" });
	await site.stop();
	expect(await live(["check", "--ready"])).toMatchObject({ code: 1, error: expect.stringContaining("Nothing answers at") });

	writeSync(openSync(fileIn("live.db"), "r+"), Buffer.alloc(8192, 0xff), 0, 8192, 0);
	expect((await live(["restore", "third.db"])).out).toMatch(
		/live\.db was restored\. .*\nThe previous database is kept as \S+live\.db\.before-restore-\S+\.\n$/,
	);
	const again = await startSite({ DATABASE_URL: `file:${fileIn("live.db")}` });
	const sqlite = new SQLite(fileIn("live.db"), { readonly: true });
	expect(sqlite.prepare("SELECT count(*) FROM contact_message").pluck().get()).toBe(backups[2]?.messages);
	sqlite.close();
	expect((await visitorOf(again).get("/contact")).status).toBe(200);

	// Backups contain no login sessions, but second factors.
	const session = { Cookie: cookie };
	expect((await visitorOf(again, session).get("/admin/account")).status).toBe(302);
	const confirm = (code: string) =>
		fetch(`${again.origin}/api/auth/login`, {
			method: "POST",
			headers: { Origin: again.origin, "Content-Type": "application/json" },
			body: JSON.stringify({ ...ADMIN, code }),
		});
	expect([(await confirm("000000")).status, (await confirm(totp.generate())).status]).toEqual([401, 200]);
	await again.stop();
});
