import { copyFileSync, mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { sql, visitorOf } from "../support/http.ts";
import { summit } from "../support/program.ts";
import { startSite } from "../support/running-site.ts";

const CLIENT_COUNT = 50;

const FORM = new URLSearchParams({ name: "Ana", email: "ana@example.com", subject: "Slow", message: "Typed on a train." }).toString();

test.concurrent("told to stop under fifty open connections, it answers every request that was sent, reports not ready, and ends cleanly", async () => {
	const site = await startSite();
	const clients = Array.from({ length: CLIENT_COUNT }, () => new Client(site));
	const first = await Promise.all(clients.map((client) => client.ask("GET /api/tickets")));
	expect(first.map((answer) => answer?.status)).toEqual(Array(CLIENT_COUNT).fill(200));

	const slow = new Client(site);
	const rest = new Promise<string>((resolve) => setTimeout(resolve, 2000, FORM));
	const posted = slow.ask("POST /contact", `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM.length}\r\n`, rest);
	await new Promise((resolve) => setTimeout(resolve, 200));

	const ended = site.end("SIGTERM");
	const afterSignal = clients.map(async (client, index) => {
		await new Promise((resolve) => setTimeout(resolve, index * 10));
		return client.ask(index % 2 === 0 ? "GET /api/tickets" : "GET /es/agenda", "Accept-Encoding: identity\r\n");
	});
	await expect.poll(async () => (await new Client(site).ask("GET /readyz"))?.status, { interval: 10 }).toBe(503);

	const answers = await Promise.all(afterSignal);
	expect(answers.map((answer) => answer?.status)).toEqual(Array(CLIENT_COUNT).fill(200));
	expect(answers.slice(-10).every((answer) => answer?.headers.includes("Connection: close"))).toBe(true);
	expect((await posted)?.status).toBe(303);
	expect(await ended).toBe(0);
	expect([...clients, slow].filter((client) => client.isReset)).toEqual([]);
	expect(sql(site, "SELECT subject FROM contact_message")).toEqual([{ subject: "Slow" }]);
	await site.stop();
});

test.concurrent("an unfinished request does not keep it from ending", async () => {
	const site = await startSite();
	const stuck = new Client(site);
	stuck.ask("POST /contact", "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n", new Promise(() => {}));
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(await site.end("SIGTERM")).toBe(0);
	await site.stop();
});

test.concurrent("a stopped site leaves one file beside the secret's, with every row; and so does every command", async () => {
	const site = await startSite();
	const folder = path.dirname(site.databaseFile);
	const left = () => readdirSync(folder).filter((name) => name.startsWith("summit.db"));
	const answer = await visitorOf(site).post("/contact", { name: "Ana", email: "ana@example.com", subject: "Last", message: "Just before it stopped." });
	expect(answer.status).toBe(303);
	expect(left()).toEqual(["summit.db", "summit.db-shm", "summit.db-wal", "summit.db.secret"]);
	expect(await site.end("SIGTERM")).toBe(0);
	expect(left()).toEqual(["summit.db", "summit.db.secret"]);

	const environment = { DATABASE_URL: `file:${site.databaseFile}` };
	expect((await summit(["user", "add", "bea", "--generate"], { environment })).code).toBe(0);
	expect(left()).toEqual(["summit.db", "summit.db.secret"]);

	const copy = path.join(mkdtempSync(path.join(folder, "copy-")), "copy.db");
	copyFileSync(site.databaseFile, copy);
	const sqlite = new SQLite(copy, { readonly: true });
	const column = (statement: string) => sqlite.prepare(statement).pluck().all();
	expect([column("SELECT subject FROM contact_message"), column("SELECT username FROM user ORDER BY username")]).toEqual([["Last"], ["bea", "organizer"]]);
	sqlite.close();
	await site.stop();
});
