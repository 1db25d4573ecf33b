import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { ADMIN, COMMAND, type RunningSite, startSite } from "../support/running-site.ts";

const message = (subject: string) => ({ name: "Ana", email: "ana@example.com", subject, message: "Is there a lift?" });
const subjects = (site: RunningSite) => sql(site, "SELECT subject FROM contact_message ORDER BY id").map(({ subject }) => subject);

async function readings(visitor: Visitor, word: string): Promise<number[]> {
	const answers = await Promise.all(["/", `/speakers?q=${word}`, "/es/agenda", "/api/tickets", "/readyz"].map((path) => visitor.get(path)));
	return answers.map(({ status }) => status);
}

/** A file system of a few megabytes; undefined if it cannot be mounted. */
function smallDisk(): string | undefined {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-disk-"));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], { stdio: "ignore" });
		return folder;
	} catch {
		rmdirSync(folder);
		return undefined;
	}
}

describe("without disk space pages are still served, and writes succeed again once there is space", () => {
	const disk = smallDisk();
	afterAll(() => {
		if (!disk) return;
		execFileSync("umount", ["--lazy", disk]);
		rmdirSync(disk);
	});

	async function follow(site: RunningSite, fill: () => void, free: () => void) {
		const [visitor, organizer] = [visitorOf(site), await organizerOf(site)];
		expect((await visitor.post("/contact", message("before"))).status).toBe(303);
		fill();
		const refused = await visitor.post("/contact", message("meanwhile"));
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
		expect((await visitor.post("/newsletter", { email: "ana@example.com" })).status).toBe(503);
		expect((await organizer.post("/admin/faq/new", { version: "v", "question.en": "Why?", "answer.en": "So." })).status).toBe(503);
		expect(await readings(visitor, "meanwhile")).toEqual([200, 200, 200, 200, 200]);
		expect((await organizer.get("/admin")).status).toBe(200);
		free();
		expect((await visitor.post("/contact", message("after"))).status).toBe(303);
		expect(await readings(visitor, "after")).toEqual([200, 200, 200, 200, 200]);
		expect(subjects(site)).toEqual(["before", "after"]);
		expect(sql(site, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
	}

	test("the process is at its file size limit", async () => {
		const site = await startSite();
		const limit = (bytes: string) => execFileSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}:`]);
		await follow(
			site,
			() => limit("4096"),
			() => limit("unlimited"),
		);
		await site.stop();
	});

	test.runIf(disk)("the disk is full", async () => {
		const site = await startSite({ DATABASE_URL: `file:${disk}/summit.db` });
		const filling = path.join(disk as string, "filling");
		await follow(
			site,
			() => {
				// Free space inside the WAL file would still accept writes.
				sql(site, "PRAGMA wal_checkpoint(TRUNCATE)");
				execFileSync("sh", ["-c", `cat /dev/zero > ${filling} 2> /dev/null || true`]);
			},
			() => execFileSync("rm", [filling]),
		);
		await site.stop();
	});
});

describe("an unwritable log stops nothing", () => {
	test.each([
		["a full disk", 'exec "$@" > /dev/full'],
		["nobody who reads it", 'exec "$@" > >(true)'],
	])("%s", async (_, shell) => {
		const site = await startSite({ LOG_LEVEL: "info" }, ["bash", "-c", shell, "bash", ...COMMAND]);
		const visitor = visitorOf(site);
		for (let round = 0; round < 200; round++) expect((await visitor.get("/api/tickets")).status).toBe(200);
		expect((await visitor.post("/contact", message("unheard"))).status).toBe(303);
		await site.stop();
	});
});

describe("while another process locks the database", () => {
	let site: RunningSite;
	let other: SQLite.Database;
	beforeAll(async () => {
		site = await startSite();
		other = new SQLite(site.databaseFile);
	});
	afterAll(async () => {
		other.close();
		await site.stop();
	});

	test("a write waits for the lock, and is retried later if it times out, including the first sign-in", async () => {
		const visitor = visitorOf(site);
		other.exec("BEGIN EXCLUSIVE");
		const [signIn, refused] = await Promise.all([visitor.post("/admin/login", ADMIN), visitor.post("/contact", message("meanwhile"))]);
		expect([signIn.status, refused.status, refused.headers.get("retry-after")]).toEqual([503, 503, "10"]);
		const waiting = visitor.post("/contact", message("patient"));
		await new Promise((resolve) => setTimeout(resolve, 500));
		other.exec("COMMIT");
		expect((await waiting).status).toBe(303);
		expect((await visitor.post("/admin/login", ADMIN)).status).toBe(303);
		expect(subjects(site)).toEqual(["patient"]);
	});

	test("reads do not wait for writes", async () => {
		const visitor = visitorOf(site);
		await readings(visitor, "known");
		other.exec("BEGIN EXCLUSIVE");
		let isAnswered = false;
		const writing = visitor.post("/contact", message("late")).then(({ status }) => {
			isAnswered = true;
			return status;
		});
		await new Promise((resolve) => setTimeout(resolve, 100));
		// A write is given up after five seconds.
		for (let round = 0; round < 3; round++) expect(await readings(visitor, "known")).toEqual([200, 200, 200, 200, 200]);
		expect(isAnswered).toBe(false);
		other.exec("COMMIT");
		expect(await writing).toBe(303);
	});
});
