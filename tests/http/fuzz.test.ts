import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance.ts";
import { oddRequest } from "../support/fuzz.ts";
import { visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";

const REQUESTS = times(240, 20_000);
const CONCURRENCY = 8;
const TIMEOUT_MS = 60_000;
/** Internals that no response may contain: stack traces, paths, SQL statements. */
const INNER = /\n\s+at \S+ ?\(|node:internal|node_modules|file:\/\/\/|\/tmp\/|SQLITE_|SqliteError|SELECT .* FROM|ZodError|[\\/]summit\.db/;

let site: RunningSite;
let cookie: string;
beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "error" });
	const answer = await visitorOf(site).post("/admin/login", ADMIN);
	cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});
afterAll(() => site.stop());

/** Returns undefined if the response never ends. */
function send(bytes: Buffer): Promise<string | undefined> {
	return new Promise((resolve) => {
		const socket = connect(Number(new URL(site.origin).port), "127.0.0.1").setEncoding("latin1");
		let received = "";
		socket.on("data", (chunk) => (received += chunk));
		socket.on("error", () => {});
		socket.once("close", () => resolve(received));
		socket.setTimeout(TIMEOUT_MS, () => {
			resolve(undefined);
			socket.destroy();
		});
		// The socket stays readable until the response has arrived.
		socket.end(bytes);
	});
}

test(`${REQUESTS} random requests get no 5xx, no internals, and always an answer`, { timeout: 1_800_000 }, async () => {
	const chance = chanceFromSeed();
	const statuses = new Map<string, number>();
	const failures: string[] = [];
	for (let sent = 0; sent < REQUESTS; sent += CONCURRENCY) {
		const requests = Array.from({ length: CONCURRENCY }, () => oddRequest(chance, site.origin, cookie));
		const answers = await Promise.all(requests.map(send));
		for (const [index, answer] of answers.entries()) {
			const status = answer === undefined ? "hang" : (/HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1] ?? "closed");
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
			const [inner] = INNER.exec(answer ?? "") ?? [];
			if (status === "hang" || status.startsWith("5") || inner) failures.push(`${requests[index]?.toString("latin1").slice(0, 1000)}\n=> ${status} ${inner}`);
		}
	}
	console.log(Object.fromEntries(statuses));
	expect(failures).toEqual([]);
	expect(site.log()).not.toMatch(/"level":50|Error/);
	expect((await visitorOf(site).get("/readyz")).status).toBe(200);
	// Half of the requests had this session.
	expect((await visitorOf(site, { Cookie: cookie }).get("/admin")).status).toBe(200);
});
