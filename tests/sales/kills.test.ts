import { expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance";
import { organizerOf, sql, visitorOf } from "../support/http";
import { type RunningSite, startSite } from "../support/running-site";
import { buy, PRICE, sellTickets } from "./buyers";
import { times } from "./scale";

/** Milliseconds that orders come and are paid at most before the process is killed. */
const LONGEST_SELLING = 1000;
const BUYERS = 6;

test("a process that is killed while it sells loses no order and no payment, and leaves none half done", async () => {
	const chance = chanceFromSeed();
	const rounds = times(3, 200);
	let site = await startSite();
	const { databaseFile } = site;
	sellTickets(site, 1_000_000);
	const started = [site];
	const { cookie = "" } = await organizerOf(site);
	let [ordered, paid] = [0, 0];
	for (let round = 0; round < rounds; round++) {
		const said = await sellUntilKilled(site, cookie, chance.below(LONGEST_SELLING));
		site = await startSite({ DATABASE_URL: `file:${databaseFile}` });
		started.push(site);
		const known = new Set(sql(site, `SELECT code FROM "order"`).map(({ code }) => code));
		const settled = new Set(sql(site, `SELECT code FROM "order" WHERE state = 'paid'`).map(({ code }) => code));
		expect([round, said.ordered.filter((code) => !known.has(code)), said.paid.filter((code) => !settled.has(code))]).toEqual([round, [], []]);
		expect([round, ...halfDone(site)]).toEqual([round, ...halfDone(site).map(() => 0)]);
		ordered += said.ordered.length;
		paid += said.paid.length;
	}
	console.log(`${rounds} kills: ${ordered} orders and ${paid} payments acknowledged, none lost, none half done`);
	expect(paid).toBeGreaterThan(0);
	for (const one of started.reverse()) await one.stop();
});

/** Orders come and are marked paid, one after the other for each buyer, until the process is killed; gives the codes of what was acknowledged. */
async function sellUntilKilled(site: RunningSite, cookie: string, after: number): Promise<{ ordered: string[]; paid: string[] }> {
	const said = { ordered: [] as string[], paid: [] as string[] };
	const organizer = visitorOf(site, { Cookie: cookie });
	const selling = Array.from({ length: BUYERS }, async () => {
		for (;;) {
			const answer = await buy(site).catch(() => undefined);
			const code = answer?.headers.get("location")?.split("/")[2];
			if (!answer || !code) return;
			said.ordered.push(code);
			const seen = sql(site, `SELECT max(id) AS seen FROM order_event WHERE order_id = (SELECT id FROM "order" WHERE code = ?)`, code)[0]?.seen;
			const marked = await organizer.post(`/admin/orders/${code}/payment`, { typed: String(PRICE / 100), seen: String(seen) }).catch(() => undefined);
			if (!marked) return;
			if (marked.status === 303) said.paid.push(code);
		}
	});
	await new Promise((resolve) => setTimeout(resolve, after));
	await site.end("SIGKILL");
	await Promise.all(selling);
	return said;
}

/** How many orders were left in the middle of something, by what it is; all of it must be none. */
function halfDone(site: RunningSite): number[] {
	const count = (query: string) => Number(sql(site, `SELECT count(*) AS count FROM ${query}`)[0]?.count);
	return [
		count(`"order" WHERE NOT EXISTS (SELECT 1 FROM order_line WHERE order_id = "order".id)`),
		count(`order_line WHERE kind = 'tier' AND NOT EXISTS (SELECT 1 FROM ticket WHERE line_id = order_line.id)`),
		count(`"order" WHERE state = 'paid' AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = "order".id AND state = 'confirmed')`),
		count(`payment JOIN "order" ON "order".id = order_id WHERE payment.state = 'confirmed' AND "order".state <> 'paid'`),
		count(`"order" WHERE state = 'paid' AND (SELECT count(*) FROM invoice WHERE order_id = "order".id) <> 1`),
		count(`ticket JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE "order".state = 'paid' AND secret IS NULL`),
		// Numbers without a gap end where there are so many.
		count("(SELECT count(*) AS issued, max(number) AS last FROM invoice WHERE kind = 'invoice') WHERE issued > 0 AND issued <> last"),
		count("pragma_integrity_check WHERE integrity_check <> 'ok'"),
	];
}
