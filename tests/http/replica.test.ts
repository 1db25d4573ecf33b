import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { replicaFileOf } from "#db/replica-state.ts";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { summit } from "../support/program.ts";
import { LITESTREAM, litestreamOf, placeForReplica, replicated } from "../support/replica.ts";
import { startSite } from "../support/running-site.ts";

const TOKEN = "a token of some length";
const RETENTION_MS = 4000;
const place = placeForReplica();
afterAll(place.remove);

describe.runIf(LITESTREAM)("a replicated site", () => {
	test("is restored on an empty machine with all that was written before it stopped, and without what was erased", async () => {
		const site = await startSite({ ...place.environment, REPLICA_RETENTION: `${RETENTION_MS / 1000}s`, METRICS_TOKEN: TOKEN });
		const write = (subject: string) => visitorOf(site).post("/contact", { name: "Ana", email: "ana@example.com", subject, message: "Is there a lift?" });
		expect((await write("First")).status).toBe(303);
		// Random, so that it is in the compressed files as it is.
		const vanishing = randomBytes(24).toString("base64url");
		expect((await write(vanishing)).status).toBe(303);
		await replicated(site);
		const filesWith = (words: string) =>
			[...filesBelow(place.fileIn("replica")), `${site.databaseFile}-wal`].filter((file) => readFileSync(file).includes(words));
		expect(filesWith(vanishing).length).toBeGreaterThan(1);
		const figures = await (await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
		expect(Number(/^replica_lag_seconds (.*)$/m.exec(figures)?.[1])).toBeLessThan(RETENTION_MS / 1000);

		const privacy = parse(await (await visitorOf(site).get("/privacy")).text());
		expect(texts(privacy, "section[aria-labelledby=kept-times] dd")).toContain(`Deleted data leaves it within ${RETENTION_MS / 1000} seconds.`);
		const organizer = await organizerOf(site);
		const [message] = sql(site, "SELECT id FROM contact_message WHERE subject = ?", vanishing);
		expect((await organizer.post(`/admin/messages/${message?.id}/delete`)).status).toBe(303);
		await expect.poll(() => filesWith(vanishing), { timeout: 2 * RETENTION_MS }).toEqual([]);

		const killed = litestreamOf(site);
		process.kill(killed, "SIGKILL");
		expect((await write("While Litestream is down")).status).toBe(303);
		await expect.poll(() => litestreamOf(site) || killed, { timeout: 5000 }).not.toBe(killed);
		expect(await (await fetch(`${site.origin}/readyz`)).text()).toBe("ready");
		expect((await write("Last")).status).toBe(303);
		expect(await site.end("SIGTERM")).toBe(0);
		const left = readdirSync(path.dirname(site.databaseFile)).filter((name) => name.startsWith("summit.db"));
		expect(left).toEqual(["summit.db", "summit.db.replicated", "summit.db.secret"]);

		const empty = { DATABASE_URL: `file:${place.fileIn("new/summit.db")}`, ...place.environment };
		expect(await summit(["serve"], { environment: empty })).toEqual({
			code: 2,
			out: "",
			error: `There is no database at ${place.fileIn("new/summit.db")}, but a replica at REPLICA_URL: run 'summit restore --from' with that address, or set another one for a new site.\n`,
		});
		const restored = await place.restore("elsewhere");
		expect([restored.code, restored.error, restored.out.split("\n")[0]]).toEqual([
			0,
			"",
			`${restored.databaseFile} was restored. Everyone has to sign in again.`,
		]);
		const sqlite = new SQLite(restored.databaseFile);
		expect(sqlite.prepare("SELECT subject FROM contact_message ORDER BY id").pluck().all()).toEqual(["First", "While Litestream is down", "Last"]);
		sqlite.close();
		await site.stop();
	});

	test("starts although its replica is gone, and says in the log, to monitoring and on the dashboard how far it is behind", async () => {
		const site = await startSite({ ...place.environment, REPLICA_URL: "file:///proc/none/replica", LOG_LEVEL: "warn" });
		await expect.poll(site.log).toMatch(/"reason":"[^"]*\/proc\/none[^"]*","msg":"Litestream cannot replicate"/);
		const hourAgo = Date.now() / 1000 - 3601;
		utimesSync(replicaFileOf(site.databaseFile), hourAgo, hourAgo);
		const ready = await fetch(`${site.origin}/readyz`);
		expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(/^ready, but the replica is 36\d\d s behind$/)]);
		const dashboard = parse(await (await (await organizerOf(site)).get("/admin")).text());
		const words = "The copy of the database in another place is 1 hour behind. If this continues, tell your server admin.";
		expect(texts(dashboard, "main p")).toContain(words);
		await site.stop();
	});
});

function filesBelow(folder: string): string[] {
	const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
	return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
